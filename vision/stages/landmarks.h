// SPDX-License-Identifier: GPL-3.0-or-later
// Points of the board plane at which the fit of an island is judged.
#pragma once

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

struct Landmarks {
    std::vector<cv::Point2f> land;     ///< all over the island
    std::vector<cv::Point2f> ring;     ///< water just outside of the beach, all around the coast
    std::vector<cv::Point2f> border;   ///< on the sand-coloured rims of the 72 paths
    std::vector<cv::Point2f> interior; ///< inside the printed pictures of the 19 hexes
};

/// Sparse sets for the search.
const Landmarks& landmarks();
/// Dense `border` and `interior` for learning how sand looks in this picture.
const Landmarks& denseLandmarks();

} // namespace reeve::vision
