// SPDX-License-Identifier: GPL-3.0-or-later
// The trained networks of resources/models, compiled in: the reader needs no files.
#pragma once

#include <opencv2/dnn.hpp>

#include <vector>

namespace reeve::vision {

/// Starts to load this thread's networks beside whatever it does next; the first question to one of them waits until all
/// are there. Does nothing where they are loaded or on their way.
void prepareNetworks();

/// Terrain and token position of 64 x 64 tiles. Outputs "terrain" (n x 6) and "where" (n x 257).
/// A network is not shared between threads: each one gets its own, loaded with all others at its first call.
cv::dnn::Net& tilesNetwork();

/// Numbers of 48 x 48 token crops. Output "number" (n x 11).
cv::dnn::Net& tokensNetwork();

/// Roads on paths, pieces on intersections, figures on hexes: 40 x 40 crops. Output "look", whose parts stand in
/// vision/training/piece_nets.py.
cv::dnn::Net& pathsNetwork();
cv::dnn::Net& spotsNetwork();
cv::dnn::Net& hexesNetwork();
/// Intersections once more: 96 x 96 crops, output as of spotsNetwork().
cv::dnn::Net& closeupsNetwork();
/// Buildings and roads once more: 48 x 48 crops, outputs "look" as the first of spotsNetwork() (kind and color) and as
/// of pathsNetwork().
cv::dnn::Net& buildingsNetwork();
cv::dnn::Net& roadsNetwork();
/// Hexes once more: 80 x 80 crops. Output "look" (n x 202): where the robber stands (10 x 10 cells, nowhere), and the
/// merchant.
cv::dnn::Net& figuresNetwork();

/// Harbours: 64 x 64 crops of a coast. Output "kind" (n x 7).
cv::dnn::Net& harborsNetwork();

/// The barbarians' ship on its track. The table around the board, 320 x 320: output "ship" (n x 1600, 40 x 40 cells). Around
/// a place, 192 x 192: output "spaces" (n x 23040: ten maps of 48 x 48 cells, no space, the eight spaces, the ship).
cv::dnn::Net& tableNetwork();
cv::dnn::Net& spacesNetwork();

/// What `network` says of 8-bit BGR crops of its size, one row (32-bit float) for each, for each of its `outputs`. They
/// are looked at a few at a time, which needs a fraction of the memory. Requires: at least one crop.
std::vector<cv::Mat> lookForAll(cv::dnn::Net& network, const std::vector<cv::Mat>& crops,
                                const std::vector<cv::String>& outputs);
/// The same of a network with one output.
cv::Mat lookAt(cv::dnn::Net& network, const std::vector<cv::Mat>& crops, const cv::String& output = "look");

} // namespace reeve::vision
