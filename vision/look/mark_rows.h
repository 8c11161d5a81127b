// SPDX-License-Identifier: GPL-3.0-or-later
// Rotation-invariant features of the marks on a piece, for learned sets: the networks keep little of the marks on
// knights of editions that they were not trained on.
#pragma once

#include <opencv2/core.hpp>

#include <array>
#include <optional>
#include <vector>

namespace reeve::vision {

/// Rings, each 2 pixels wide, around the piece's middle, and the highest angular frequency that is measured on each.
inline constexpr int kMarkRings = 14;
inline constexpr int kMarkSwings = 6;
/// Rings of the groups Inner, Middle and Outer.
inline constexpr std::array kMarkGroupRings{5, 7, 10};
/// Histogram bins for each of lightness, red-green and yellow-blue on the piece's face.
inline constexpr int kFaceSteps = 5;
/// Columns of the groups in a row, in this order: Inner, Middle, Outer, Colors, Face.
inline constexpr std::array<int, 5> kMarkColumns{
    kMarkGroupRings[0] * (kMarkSwings + 2), kMarkGroupRings[1] * (kMarkSwings + 2),
    kMarkGroupRings[2] * (kMarkSwings + 2), kMarkRings * 4, kFaceSteps* kFaceSteps* kFaceSteps};
inline constexpr int kAllMarkColumns =
    kMarkColumns[0] + kMarkColumns[1] + kMarkColumns[2] + kMarkColumns[3] + kMarkColumns[4];

/// Returns a row (32-bit float, all values at least 0) for each crop of an intersection (8-bit BGR, kClosePixels).
/// Inner, Middle, Outer: Fourier amplitudes of the lightness along the rings within 10, 14 and 20 pixels of the piece's
/// middle, for 0 to 6 periods, divided by the standard deviation there. Colors: mean red-green and yellow-blue of each
/// of the 14 rings. Face: square roots of the shares of each colour within 13 pixels of the middle. `seen`: empty, or
/// for each crop where a network sees a knight (pixels); then the row is the mean of those around the middle expected
/// without and with it.
cv::Mat markRows(const std::vector<cv::Mat>& crops, const std::vector<std::optional<cv::Point2f>>& seen = {});

} // namespace reeve::vision
