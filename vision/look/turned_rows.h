// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn along rings around a point, kept and compared so that it does not matter how it is turned: by how
// strongly it swings so many times around, ring against ring. Where along a ring something is, is not kept: each number
// of swings is turned by an angle of its own, the same for all rings, so that no picture can be had back.
#pragma once

#include <opencv2/core.hpp>

#include <cstddef>
#include <vector>

namespace reeve::vision {

inline constexpr int kTurnedAngles = 48; ///< points along a ring
inline constexpr int kTurnedSwings = 8;  ///< how many times around is measured at most

/// How many columns keep so many rings. A ring may count several times, once for each thing that is measured there.
constexpr int turnedColumns(int rings) { return rings * (1 + 2 * kTurnedSwings); }

/// Rows of what lies around possible middles of one piece: first its rings, then other columns; all values 0 or more.
struct TurnedMarks {
    int rings = 0;
    cv::Mat1f rows;
    std::vector<float> likely; ///< how round the outline around each middle is, against the roundest (1)
    int likeliest = 0;         ///< a row
};

/// Writes the columns of rings (a row each, kTurnedAngles values) and returns where they end. Requires: the sum of the
/// squares, each row's mean, is 1 at most.
float* addTurned(float* out, const cv::Mat1f& rings);

/// How alike the rings in two rows are, each number of swings turned as fits best: 1 is the same, 0 has nothing in
/// common. The same face in black on white as in white on black counts as alike.
float turnedAlike(const float* a, const float* b, int rings);

/// The row of `here` whose middle fits best what `others` (a row each) show: the mean over the `count` others that it
/// is most like, less for outlines that are hardly round. The likeliest one where there are no others.
cv::Mat1f alignedRow(const TurnedMarks& here, const cv::Mat1f& others, std::size_t count);

} // namespace reeve::vision
