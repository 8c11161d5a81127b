// SPDX-License-Identifier: GPL-3.0-or-later
// What Closeups sees in crops of pieces, as learned sets compare it.
#pragma once

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

/// A row (32-bit float) for each crop.
struct PieceSeen {
    cv::Mat logits;   ///< of the crop itself
    cv::Mat features; ///< input of the last layer
    /// kBoxRows: the columns of each trait have length 0.5 around 0.5, since sets store no negative values.
    cv::Mat box;
    cv::Mat cells; ///< kCloseCells of the crop itself
};

/// Runs Closeups on two views of each piece (8-bit BGR, kClosePixels). Features and columns are the means of both,
/// since what differs between the two is no property of the piece. The two run in parallel. Thread-safe. Requires: as
/// many `mirrored` as `crops`, at least one.
PieceSeen seenBothWays(const std::vector<cv::Mat>& crops, const std::vector<cv::Mat>& mirrored);

/// Returns the mirror image of each crop.
std::vector<cv::Mat> flipped(const std::vector<cv::Mat>& crops);

} // namespace reeve::vision
