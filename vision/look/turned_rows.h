// SPDX-License-Identifier: GPL-3.0-or-later
// Rotation-invariant features of rings around a point: Fourier coefficients along each ring. For each frequency one
// rotation of the phases, the same for all rings, is removed. The relation of phases between frequencies is lost, so
// that the picture cannot be reconstructed from the features.
#pragma once

#include <opencv2/core.hpp>

#include <cstddef>
#include <vector>

namespace reeve::vision {

inline constexpr int kTurnedAngles = 48; ///< points along a ring
inline constexpr int kTurnedSwings = 8;  ///< highest frequency that is measured, in periods for each ring

/// Number of columns for `rings` rings. If several values are measured on a ring, it counts once for each.
constexpr int turnedColumns(int rings) { return rings * (1 + 2 * kTurnedSwings); }

/// Features of one piece, a row for each candidate of its middle. Columns: first the rings, then others; all values are
/// at least 0.
struct TurnedMarks {
    int rings = 0;
    cv::Mat1f rows;
    std::vector<float> likely; ///< of each row: roundness of the outline around the middle, 0 to 1 (the roundest)
    int likeliest = 0;         ///< index of the row of the roundest outline
};

/// Writes turnedColumns(rings.rows) values to `out` and returns the end. `rings`: a row of kTurnedAngles values for
/// each ring. Requires: the sum over the rows of the mean square is at most 1.
float* addTurned(float* out, const cv::Mat1f& rings);

/// Returns the similarity of the rings of two rows under the best rotation of each frequency: 1 is equal, 0 is
/// uncorrelated. Inverted lightness counts as equal.
float turnedAlike(const float* a, const float* b, int rings);

/// Returns the row of `here` that is most similar to `others` (a row each): the mean similarity to the `count` most
/// similar others, minus a penalty for an outline that is not round. Without others, the likeliest row.
cv::Mat1f alignedRow(const TurnedMarks& here, const cv::Mat1f& others, std::size_t count);

} // namespace reeve::vision
