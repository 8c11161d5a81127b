// SPDX-License-Identifier: GPL-3.0-or-later
// The trained networks of resources/models, compiled in: the reader needs no files.
#pragma once

#include <opencv2/dnn.hpp>

#include <cstdint>
#include <vector>

namespace reeve::vision {

/// Each has the name of its file, in the order in which a reading asks them.
enum class Model : std::uint8_t {
    Spots,     ///< pieces on intersections: 40 x 40 crops, output "look", whose parts stand in training/piece_nets.py
    Tiles,     ///< terrain and token position: 64 x 64 crops of hexes, outputs "terrain" (n x 6) and "where" (n x 257)
    Closeups,  ///< intersections once more: 96 x 96 crops, output as of Spots
    Tokens,    ///< numbers: 48 x 48 token crops, output "number" (n x 11)
    Buildings, ///< intersections once more: 48 x 48 crops, output as the first of Spots (kind and color)
    Hexes,     ///< figures on hexes: 40 x 40 crops, output "look"
    Figures,   ///< hexes once more: 80 x 80 crops, output "look": where the robber stands (10 x 10 cells, nowhere), and
               ///< the merchant
    Table,     ///< the barbarians' track on the table: 320 x 320, output "track" (n x 1600, 40 x 40 cells)
    Spaces,    ///< its spaces and the ship: 192 x 192, output "spaces" (n x 23040: ten maps of 48 x 48 cells)
    Paths,     ///< roads on paths: 40 x 40 crops, output "look"
    Roads,     ///< paths once more: 48 x 48 crops, output as of Paths
    Harbors,   ///< harbours: 64 x 64 crops of a coast, output "kind" (n x 7)
};
inline constexpr int kModels = 12;

/// Starts to load the networks beside whatever the calling thread does next; whoever asks one of them waits until it is
/// there. Does nothing where they are loaded or on their way. The thread waits for them at its end.
void prepareNetworks();

/// What a network says of 8-bit BGR crops of its size, one row (32-bit float) for each, for each of its `outputs`. May
/// be called from several threads at once: each network is lent to one at a time, and loaded once more where all of its
/// kind are out. Requires: at least one crop.
std::vector<cv::Mat> lookForAll(Model model, const std::vector<cv::Mat>& crops, const std::vector<cv::String>& outputs);
/// The name of the output before the last layer of a network that sees one thing in each crop: all but Tokens, Figures,
/// Table and Spaces.
inline constexpr const char* kBeforeLast = "onnx_node!/Flatten";
/// The name of the output of Figures after its convolutions: 72 maps of 10 x 10 cells.
inline constexpr const char* kFigureCells = "onnx_node!/body/body.17/Relu";

/// The output after the convolutions of Closeups: 96 maps of 6 x 6 cells, whose means and greatest values are
/// kBeforeLast.
inline constexpr const char* kCloseCells = "onnx_node!/body/body.17/Relu";
/// The weights of the last layer ("look") of a network: a row (32-bit float) for each value of the output.
cv::Mat lastWeights(Model model);

/// What a network with one output makes of each crop: a row each.
cv::Mat lookAt(Model model, const std::vector<cv::Mat>& crops, const cv::String& output = "look");

} // namespace reeve::vision
