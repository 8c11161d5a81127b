// SPDX-License-Identifier: GPL-3.0-or-later
// Rough places at which the island may lie, from the shapes of land and sea in a mask.
#pragma once

#include "vision/locate/lattice.h"
#include "vision/params.h"

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

struct IslandCandidate {
    cv::Matx33d boardToImage;
    double score = 0; ///< coastScore under the mask that gave it
    cv::Mat1f sea;    ///< that mask, softened
};

/// How the camera is thought to look at first.
enum class Starts {
    Flat,  ///< as if from far away: the search tilts the plane from there
    Steep, ///< near and tilted, every way: many more starts
};

/// Both the land (a blob that is not sea) and the whole board (sea and what it surrounds) are tried.
/// Only candidates of at least `leastRoughScore` are added to `candidates`.
void addCandidates(const cv::Mat1b& seaMask, const Lattice& lattice, const LocateParams& params, Starts starts,
                   std::vector<IslandCandidate>& candidates);

} // namespace reeve::vision
