// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the trained networks of resources/models, which are compiled in.
#pragma once

#include <opencv2/dnn.hpp>

#include <cstdint>
#include <vector>

namespace reeve::vision {

/// Each is named like its file; in the order in which a reading runs them.
enum class Model : std::uint8_t {
    Places,   ///< first look at paths, intersections and hexes: 40 x 40 crops, outputs "path", "intersection" and
              ///< "hex" (columns: training/piece_nets.py)
    Tiles,    ///< terrain and token position: 64 x 64 crops of hexes, outputs "terrain" (n x 6) and "where" (n x 257)
    Closeups, ///< intersections, nearer: 96 x 96 crops, output "look" (columns of "intersection") and "box"
    Tokens,   ///< numbers: 48 x 48 token crops, output "number" (n x 11)
    Near,     ///< roads on paths and buildings on intersections, nearer: 48 x 48 crops, outputs "road" (columns of
              ///< "path") and "building" (kind and color as of "intersection")
    Figures,  ///< hexes, in more pixels: 80 x 80 crops, output "look": the robber (10 x 10 cells, nowhere) and the
              ///< merchant
    Table,    ///< the barbarians' track on the table: 320 x 320, output "track" (n x 1600, 40 x 40 cells)
    Spaces,   ///< its spaces and the ship: 192 x 192, output "spaces" (n x 23040: ten maps of 48 x 48 cells)
    Harbors,  ///< harbours: 64 x 64 crops of a coast, output "kind" (n x 7)
    Dice,     ///< dice: 48 x 48 crops of the table, outputs "face" (n x 11), "kind" (n x 3), "where" (n x 3)
};
inline constexpr int kModels = 10;

/// Starts to load the networks in the background; a call that needs one waits for it. Does nothing if they are loaded
/// or loading. The calling thread joins the loading when it ends.
void prepareNetworks();

/// Runs a network on 8-bit BGR crops of its input size. Returns one matrix for each of `outputs`, with a row (32-bit
/// float) for each crop. Thread-safe: a network is used by one thread at a time, and another copy is loaded if all are
/// in use. Requires: at least one crop.
std::vector<cv::Mat> lookForAll(Model model, const std::vector<cv::Mat>& crops, const std::vector<cv::String>& outputs);
/// An output of a network that sees one thing in each crop.
struct Head {
    Model model;
    const char* output;
    const char* features; ///< the output before its last layer, from which sets learn
};
inline constexpr Head kPathHead{Model::Places, "path", "onnx_node!/Flatten"};
inline constexpr Head kIntersectionHead{Model::Places, "intersection", "onnx_node!/Flatten_1"};
inline constexpr Head kHexHead{Model::Places, "hex", "onnx_node!/Flatten_2"};
inline constexpr Head kRoadHead{Model::Near, "road", "onnx_node!/Flatten"};
inline constexpr Head kBuildingHead{Model::Near, "building", "onnx_node!/Flatten_1"};
inline constexpr Head kPieceHead{Model::Closeups, "look", "onnx_node!/Flatten"};
inline constexpr Head kTerrainHead{Model::Tiles, "terrain", "onnx_node!/Flatten"};
inline constexpr Head kHarborHead{Model::Harbors, "kind", "onnx_node!/Flatten"};

/// Output of Figures after its convolutions: 72 maps of 10 x 10 cells.
inline constexpr const char* kFigureCells = "onnx_node!/body/body.17/Relu";

/// Output of Closeups after its convolutions: 96 maps of 6 x 6 cells; the features of kPieceHead are their means and
/// maxima.
inline constexpr const char* kCloseCells = "onnx_node!/body/body.17/Relu";
/// Output of Closeups for comparing pieces of one box: kBoxColumns columns for each of the traits level, active, wall
/// and metropolis. Two pieces are the more alike in a trait, the nearer their columns of it point in one direction.
inline constexpr const char* kBoxRows = "box";
inline constexpr int kBoxColumns = 24;
inline constexpr int kAllBoxColumns = 4 * kBoxColumns;

/// Returns the first 32 bits of the SHA-256 of a network's file: tells whether features were made by the same network.
std::uint32_t digestOf(Model model);
/// Returns the weights of the last layer ("look") of a network: a row (32-bit float) for each column of the output.
cv::Mat lastWeights(Model model);

/// lookForAll() for one output: a row for each crop.
cv::Mat lookAt(Model model, const std::vector<cv::Mat>& crops, const cv::String& output);
/// The same for a head. `features`, if given, receives a row of them for each crop.
cv::Mat lookAt(const Head& head, const std::vector<cv::Mat>& crops, cv::Mat* features = nullptr);

} // namespace reeve::vision
