// SPDX-License-Identifier: GPL-3.0-or-later
// Rotation-invariant features of the marks on a knight, for learned sets. An error of the middle by a few pixels makes
// one bar look like two, so several middles are measured, and alignedRow() selects one. Marks are measured by their
// edges, since some differ from the face in colour only.
#pragma once

#include "vision/look/turned_rows.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

inline constexpr int kTurnedRings = 8; ///< rings around a middle
/// Columns of the edges, for each ring strength and the two components of the doubled angle relative to the ring; then
/// mean red-green of each ring, yellow-blue of each, lightness of each.
inline constexpr int kSwingColumns = turnedColumns(3 * kTurnedRings);
inline constexpr int kChromaColumns = 2 * kTurnedRings;
inline constexpr int kRingColorColumns = kChromaColumns + kTurnedRings;
inline constexpr int kEdgeColumns = kSwingColumns + kRingColorColumns;

/// Features of kEdgeColumns columns each.
struct KnightFeatures {
    TurnedMarks face; ///< rings within 12 pixels of a middle
    TurnedMarks wide; ///< rings within 24 pixels: also marks at the rim of a large knight, and what it holds
};

/// Returns the features of a crop of an intersection (8-bit BGR, kClosePixels, not mirrored). The possible middles of
/// both lie around the same outlines, more closely for the face.
KnightFeatures turnedMarks(const cv::Mat& crop);

} // namespace reeve::vision
