// SPDX-License-Identifier: GPL-3.0-or-later
// Rotation-invariant features of the marks on a knight's face, for learned sets. An error of the middle by a few pixels
// makes one bar look like two, so several middles are measured, and alignedRow() selects one. Most marks differ in
// lightness; red on gold and gold on grey are measured by their edges.
#pragma once

#include "vision/look/turned_rows.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

inline constexpr int kTurnedRings = 8; ///< rings within 12 pixels of a middle
/// Columns after those of the rings: mean red-green of each ring, yellow-blue of each, lightness of each.
inline constexpr int kChromaColumns = 2 * kTurnedRings;
inline constexpr int kRingColorColumns = kChromaColumns + kTurnedRings;
/// Columns of the rings: of lightness; of edges, for each ring strength and the two components of the doubled angle
/// relative to the ring.
inline constexpr int kSwingColumns = turnedColumns(kTurnedRings);
inline constexpr int kEdgeSwingColumns = turnedColumns(3 * kTurnedRings);
inline constexpr int kTurnedColumns = kSwingColumns + kRingColorColumns;
inline constexpr int kEdgeColumns = kEdgeSwingColumns + kRingColorColumns;

/// Features by lightness and by edges, for the same middles.
struct FaceMarks {
    TurnedMarks light; ///< kTurnedColumns columns
    TurnedMarks edges; ///< kEdgeColumns columns
};

/// Returns the features of a crop of an intersection (8-bit BGR, kClosePixels, not mirrored).
FaceMarks turnedMarks(const cv::Mat& crop);

} // namespace reeve::vision
