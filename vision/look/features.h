// SPDX-License-Identifier: GPL-3.0-or-later
// What the networks make of a board before their last layer: what a set is learned from (vision/set).
#pragma once

#include <opencv2/core.hpp>

#include <cstddef>
#include <functional>
#include <vector>

namespace reeve::vision {

/// One row (32-bit float) for each place; empty where nobody asked for it.
struct BoardFeatures {
    cv::Mat terrain;           ///< hexes, mean of the views
    cv::Mat paths;             ///< paths at the first look
    cv::Mat nearPaths;         ///< paths at the nearer look and the colours there; 0 where there was none
    cv::Mat intersections;     ///< intersections at the first look
    cv::Mat nearIntersections; ///< intersections at the nearer looks, the colours and the marks there, side by side; 0
                               ///< where there was none
    cv::Mat hexes;             ///< hexes as places of figures, both looks side by side
    std::vector<bool> pathAgain;         ///< by PathId, which were looked at nearer
    std::vector<bool> intersectionAgain; ///< by IntersectionId, which were looked at nearer
    std::vector<cv::Mat> closeCrops;     ///< by IntersectionId, what was looked at there (8-bit BGR, kClosePixels), not
                                         ///< mirrored
};

/// What somebody who knows a set asks of the looks.
struct Attention {
    BoardFeatures* features = nullptr; ///< filled where it is set
    /// Whether a place is looked at nearer though the first look sees bare ground: the place, its row of features, and
    /// how likely the first look finds it bare.
    std::function<bool(std::size_t, const float*, float)> pathToo;
    std::function<bool(std::size_t, const float*, float)> intersectionToo;
};

} // namespace reeve::vision
