// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of an example of Subject::Intersection. Rows end after the marks unless a knight stands there; rows of
// earlier versions end earlier, or the columns that they lack are 0.
#pragma once

#include "vision/look/crop_colors.h"
#include "vision/look/mark_rows.h"
#include "vision/look/turned_marks.h"
#include "vision/networks/networks.h"

namespace reeve::vision {

// The plain columns: features of two networks, then shares of colours.
inline constexpr int kCloseColumns = 192;
inline constexpr int kBuildingColumns = 160;
inline constexpr int kPlainColumns = kCloseColumns + kBuildingColumns + kColorCells;
// Columns for comparing pieces of one box (kAllBoxColumns), then marks (kAllMarkColumns).
inline constexpr int kBoxFrom = kPlainColumns;
inline constexpr int kMarksFrom = kBoxFrom + kAllBoxColumns;
inline constexpr int kSeenColumns = kMarksFrom + kAllMarkColumns; ///< of BoardFeatures::nearIntersections
// Of a knight: 160 columns that only earlier versions used, then KnightFeatures::face.
inline constexpr int kFaceFrom = kSeenColumns + 160;
// The enlarged look (ZoomedPieces): features of Closeups, then its columns for comparing pieces of one box.
inline constexpr int kZoomedFrom = kFaceFrom + kEdgeColumns;
inline constexpr int kZoomedBoxFrom = kZoomedFrom + kCloseColumns;
// KnightFeatures::wide.
inline constexpr int kWideFrom = kZoomedBoxFrom + kAllBoxColumns;
inline constexpr int kKnightColumns = kWideFrom + kEdgeColumns; ///< all of them

} // namespace reeve::vision
