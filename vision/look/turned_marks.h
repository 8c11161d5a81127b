// SPDX-License-Identifier: GPL-3.0-or-later
// What is marked on a knight's face, compared from the right middle: where the middle is taken a few pixels beside it,
// one bar looks like two. So several middles are measured, and whoever compares takes the one that fits what is known.
// Lightness tells most marks; red on gold and gold on grey are told by their edges, whatever they lie between.
#pragma once

#include "vision/look/turned_rows.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

inline constexpr int kTurnedRings = 8; ///< within 12 pixels of a middle
/// Of each row: after its rings red-green and yellow-blue of each of these, then the lightness of each.
inline constexpr int kChromaColumns = 2 * kTurnedRings;
inline constexpr int kRingColorColumns = kChromaColumns + kTurnedRings;
/// The rings of lightness; of edges how strong they are, and how much of them lies along the ring and across.
inline constexpr int kSwingColumns = turnedColumns(kTurnedRings);
inline constexpr int kEdgeSwingColumns = turnedColumns(3 * kTurnedRings);
inline constexpr int kTurnedColumns = kSwingColumns + kRingColorColumns;
inline constexpr int kEdgeColumns = kEdgeSwingColumns + kRingColorColumns;

/// A row for each middle that is possible, by lightness and by edges.
struct FaceMarks {
    TurnedMarks light; ///< kTurnedColumns
    TurnedMarks edges; ///< kEdgeColumns
};

/// Of a crop of an intersection (8-bit BGR, kClosePixels, not mirrored).
FaceMarks turnedMarks(const cv::Mat& crop);

} // namespace reeve::vision
