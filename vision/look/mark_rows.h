// SPDX-License-Identifier: GPL-3.0-or-later
// What is marked on a round or square piece, however it is turned: the networks keep little of the marks on a knight of
// an edition that they were not trained on.
#pragma once

#include <opencv2/core.hpp>

#include <array>
#include <optional>
#include <vector>

namespace reeve::vision {

/// Rings of 2 pixels around the piece's middle, and how many times around the lightness is measured along each.
inline constexpr int kMarkRings = 14;
inline constexpr int kMarkSwings = 6;
/// How many rings the groups Inner, Middle and Outer see.
inline constexpr std::array kMarkGroupRings{5, 7, 10};
/// Steps of lightness, red-green and yellow-blue of the colors on a piece's face.
inline constexpr int kFaceSteps = 5;
/// The columns of the groups in a row of marks, in their order: Inner, Middle, Outer, Colors, Face.
inline constexpr std::array<int, 5> kMarkColumns{
    kMarkGroupRings[0] * (kMarkSwings + 2), kMarkGroupRings[1] * (kMarkSwings + 2),
    kMarkGroupRings[2] * (kMarkSwings + 2), kMarkRings * 4, kFaceSteps* kFaceSteps* kFaceSteps};
inline constexpr int kAllMarkColumns =
    kMarkColumns[0] + kMarkColumns[1] + kMarkColumns[2] + kMarkColumns[3] + kMarkColumns[4];

/// One row for each crop of an intersection (8-bit BGR, kClosePixels). Inner, Middle, Outer: within 10, 14 and 20
/// pixels of the piece's middle, how strongly the lightness swings along each ring (none to six times around), against
/// its spread there. Colors: the mean red-green and yellow-blue of 14 rings. Face: the root of the share of each color
/// within 13 pixels of the middle. All values are 0 or more. `seen`: where a network sees a knight, for each crop or
/// none: then the row is the mean of those around the middle that is likely anyhow and the one that is likely there.
cv::Mat markRows(const std::vector<cv::Mat>& crops, const std::vector<std::optional<cv::Point2f>>& seen = {});

} // namespace reeve::vision
