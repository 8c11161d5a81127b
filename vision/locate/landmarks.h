// SPDX-License-Identifier: GPL-3.0-or-later
// Points of the board plane at which the fit of an island is judged.
#pragma once

#include "vision/ground.h"

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

struct Landmarks {
    std::vector<cv::Point2f> land; ///< all over the island
    std::vector<cv::Point2f> ring; ///< water: just outside of the beach, all around the coast, and on hexes of the sea
    std::vector<cv::Point2f> border;   ///< on the sand-coloured rims of the paths
    std::vector<cv::Point2f> interior; ///< inside the printed pictures of the hexes
};

/// Few points of each kind, for the search.
Landmarks sparseLandmarks(const Ground& ground);
/// Many points of `border` and `interior`, for learning how sand looks in a picture.
Landmarks denseLandmarks(const Ground& ground);

} // namespace reeve::vision
