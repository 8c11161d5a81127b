// SPDX-License-Identifier: GPL-3.0-or-later
// The thresholds of following a live picture that no caller sets (those are in vision/params.h): by the source that
// uses them, with unit and reason.
#pragma once

#include <cstddef>
#include <cstdint>

namespace reeve::vision::thresholds {

namespace track_island {
inline constexpr int kThorough = 8;        ///< every so manyth frame in a row without an island is searched thoroughly
inline constexpr int kMostPoints = 150;    ///< points whose motion is looked at
inline constexpr int kLeastPoints = 12;    ///< fewer tell nothing about a plane
inline constexpr int kLookCloserEvery = 6; ///< lost frames for each one in which the reason is worked out
} // namespace track_island

} // namespace reeve::vision::thresholds
