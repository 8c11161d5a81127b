// SPDX-License-Identifier: GPL-3.0-or-later
// Derives rough homographies of the island from the shapes of land and sea in a mask.
#pragma once

#include "vision/locate/lattice.h"
#include "vision/params.h"

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

struct IslandCandidate {
    cv::Matx33d boardToImage;
    double score = 0; ///< coastScore() with `sea`
    cv::Mat1f sea;    ///< the mask that gave it, smoothed, 0 to 1
};

/// Perspective of the starting homographies.
enum class Starts {
    Flat,  ///< no perspective; the search adds the tilt
    Steep, ///< near and tilted towards each of eight directions: more starts
};

/// Appends candidates with a score of at least `leastRoughScore`. `seaMask`: 255 for sea, else 0. Uses the blobs of the
/// land and the hulls of the sea, which outline the whole board.
void addCandidates(const cv::Mat1b& seaMask, const Lattice& lattice, const LocateParams& params, Starts starts,
                   std::vector<IslandCandidate>& candidates);

} // namespace reeve::vision
