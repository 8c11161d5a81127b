// SPDX-License-Identifier: GPL-3.0-or-later
// The table around the board, and squares of it as seen from above.
#pragma once

#include <opencv2/core.hpp>

namespace reeve::vision {

/// The part of a picture around the board, shrunk, from which squares are cut.
struct Table {
    cv::Mat picture;
    cv::Matx33d boardToPicture;
    cv::Scalar gain; ///< of each channel
};

/// Returns the table out to `reach` hex sides from the island's centre, with at most `side` pixels for each hex side.
Table tableAround(const cv::Mat& bgr, const cv::Matx33d& boardToImage, double reach, double side,
                  const cv::Scalar& gain = {1, 1, 1, 1});

/// Returns a square of the board plane (`half` hex sides from `at` to its edge), `pixels` wide; grey outside of the
/// picture.
cv::Mat cutPlane(const Table& table, cv::Point2d at, double half, int pixels);

} // namespace reeve::vision
