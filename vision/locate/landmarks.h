// SPDX-License-Identifier: GPL-3.0-or-later
// Sample points on the board plane (hex sides) at which the fit of an island is scored.
#pragma once

#include "vision/ground.h"

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

struct Landmarks {
    std::vector<cv::Point2f> land;     ///< on the land
    std::vector<cv::Point2f> ring;     ///< on water: just outside the beach along the coast, and on hexes of the sea
    std::vector<cv::Point2f> border;   ///< on the sand-coloured rims of the paths
    std::vector<cv::Point2f> interior; ///< inside the printed pictures of the hexes
};

/// Few points of each kind, for the search.
Landmarks sparseLandmarks(const Ground& ground);
/// Many points of `border` and `interior`, for learning the colour of sand.
Landmarks denseLandmarks(const Ground& ground);

} // namespace reeve::vision
