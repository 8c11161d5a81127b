// SPDX-License-Identifier: GPL-3.0-or-later
// What is marked on a round or square piece, however it is turned: the networks keep little of the marks on a knight of
// an edition that they were not trained on.
#pragma once

#include <opencv2/core.hpp>

#include <array>
#include <vector>

namespace reeve::vision {

/// Groups of columns in a row of marks, in this order.
enum class MarkGroup { Inner, Middle, Outer, Colors };
inline constexpr std::size_t kMarkGroups = 4;
/// How many columns each group has.
inline constexpr std::array<int, kMarkGroups> kMarkColumns{5 * 8, 7 * 8, 10 * 8, 14 * 4};
inline constexpr int kAllMarkColumns = 5 * 8 + 7 * 8 + 10 * 8 + 14 * 4;

/// The middle of the roundest thing near the middle of an intersection's crop (pixels).
cv::Point2f pieceMiddle(const cv::Mat& crop);

/// One row for each crop of an intersection (8-bit BGR, kClosePixels). Inner, Middle, Outer: within 11, 14 and 20
/// pixels of the piece's middle, how strongly the lightness swings along each ring (none to six times around), against
/// its spread there. Colors: the mean red-green and yellow-blue of 14 rings. All values are 0 or more.
cv::Mat markRows(const std::vector<cv::Mat>& crops);

} // namespace reeve::vision
