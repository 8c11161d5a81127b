// SPDX-License-Identifier: GPL-3.0-or-later
// Thresholds of tracking that callers cannot set (the others are in vision/params.h), grouped by source file.
#pragma once

namespace reeve::vision::thresholds {

namespace track_island {
inline constexpr int kThorough = 8;     ///< a thorough search in every eighth frame in a row without an island
inline constexpr int kLayoutsEvery = 4; ///< the layouts of Seafarers are tried in the first of these frames, in every
                                        ///< fourth and in the thorough searches
inline constexpr int kMostPoints = 150; ///< points whose motion is measured
inline constexpr int kLeastPoints = 12; ///< with fewer, no homography is estimated
inline constexpr int kLookCloserEvery = 6; ///< frames without an island for each one in which the reason is determined
} // namespace track_island

} // namespace reeve::vision::thresholds
