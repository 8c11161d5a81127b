// SPDX-License-Identifier: GPL-3.0-or-later
// What is marked on a knight's face, compared from the right middle: where the middle is taken a few pixels beside it,
// one bar looks like two. So several middles are measured, and whoever compares takes the one that fits what is known.
#pragma once

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

/// Rings within 12 pixels of a middle, and how many times around the lightness is measured along each.
inline constexpr int kTurnedRings = 8;
inline constexpr int kTurnedSwings = 8;
/// The columns of a row: the swings, then red-green and yellow-blue of each ring, then the lightness of each.
inline constexpr int kSwingColumns = kTurnedRings * (1 + 2 * kTurnedSwings);
inline constexpr int kChromaColumns = 2 * kTurnedRings;
inline constexpr int kTurnedColumns = kSwingColumns + kChromaColumns + kTurnedRings;

/// A row for each middle that is possible.
struct TurnedMarks {
    cv::Mat1f rows;            ///< kTurnedColumns each, all 0 or more
    std::vector<float> likely; ///< how round the outline around each middle is, against the roundest (1)
    int likeliest = 0;         ///< a row
};

/// Of a crop of an intersection (8-bit BGR, kClosePixels). Where along a ring something is, is not kept: each number of
/// swings is turned by an angle of its own, the same for all rings, so that no picture can be had back.
TurnedMarks turnedMarks(const cv::Mat& crop);

/// How alike the lightness in two rows is, each number of swings turned as fits best: 1 is the same, 0 has nothing in
/// common. The same face in black on white as in white on black counts as alike.
float turnedAlike(const float* a, const float* b);

/// The row of `here` whose middle fits best what `others` (a row each) show: the mean over the `count` others that it
/// is most like, less for outlines that are hardly round. The likeliest one where there are no others.
cv::Mat1f alignedRow(const TurnedMarks& here, const cv::Mat1f& others, std::size_t count);

} // namespace reeve::vision
