// SPDX-License-Identifier: GPL-3.0-or-later
// Features of the networks, which are the input of their last layer. Sets are learned from them (vision/set).
#pragma once

#include "vision/look/zoomed_pieces.h"

#include <opencv2/core.hpp>

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace reeve::vision {

/// Matrices with a row (32-bit float) for each place; empty if not requested.
struct BoardFeatures {
    cv::Mat terrain;             ///< hexes, mean of the views
    cv::Mat paths;               ///< paths, first look
    cv::Mat nearPaths;           ///< paths: the second look, then colours (crop_colors.h); 0 without a second look
    cv::Mat intersections;       ///< intersections, first look
    cv::Mat nearIntersections;   ///< intersections: Closeups, Near, colours, Closeups' kBoxRows (0 to 1), marks
                                 ///< (mark_rows.h); 0 without a second look
    cv::Mat hexes;               ///< figures on hexes: Places, then Figures
    cv::Mat harbors;             ///< coasts, in the order of harborPlaces()
    std::vector<bool> pathAgain; ///< by PathId: whether it got a second look
    std::vector<bool> intersectionAgain; ///< by IntersectionId: whether it got a second look
    std::vector<cv::Mat> closeCrops;     ///< by IntersectionId: the crop of Closeups (8-bit BGR, kClosePixels), not
                                         ///< mirrored
    std::optional<ZoomedPieces> zoomed;  ///< the intersections once more, enlarged
};

/// What learned sets request from the looks.
struct Attention {
    BoardFeatures* features = nullptr; ///< is filled; null: not requested
    bool marks = true;                 ///< whether nearIntersections has marks; else these columns are 0
    /// Whether a place gets a second look although the first one sees bare ground. Arguments: the place, its row of
    /// features, and the probability of bare ground (0 to 1) from the first look. May be empty.
    std::function<bool(std::size_t, const float*, float)> pathToo;
    std::function<bool(std::size_t, const float*, float)> intersectionToo;
};

} // namespace reeve::vision
