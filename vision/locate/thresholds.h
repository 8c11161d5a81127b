// SPDX-License-Identifier: GPL-3.0-or-later
// The thresholds of locating that no caller sets (those are in vision/params.h): by the source that uses them, with
// unit and reason.
#pragma once

#include <cstddef>
#include <cstdint>

namespace reeve::vision::thresholds {

namespace quality {
inline constexpr int kGlance = 400;       ///< long side in pixels on which a whole picture is judged
inline constexpr int kPixelsPerSide = 40; ///< scale at which the board is judged
inline constexpr double kLeastContrast =
    6; ///< standard deviation of brightness below which there is nothing to be sharp
} // namespace quality

namespace fit_score {
inline constexpr double kMostLog = 2.0; ///< one strange pixel must not outvote ten ordinary ones
} // namespace fit_score

namespace island_candidates {
inline constexpr int kTurns = 12;      ///< tried in each 60 degrees
inline constexpr int kSteepWays = 8;   ///< directions in which a steep view may look
inline constexpr double kSteep = 0.06; ///< perspective of a steep view: 1 / sides to the plane's vanishing line
} // namespace island_candidates

namespace cut_island {
inline constexpr int kSide = 400;             ///< pixels; a yes or no needs no more
inline constexpr double kLeastVisible = 0.35; ///< share of the land that must be in the picture
inline constexpr double kWaist = 0.92;        ///< across the land, as a share of its diameter from corner to corner
} // namespace cut_island

} // namespace reeve::vision::thresholds
