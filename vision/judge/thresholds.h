// SPDX-License-Identifier: GPL-3.0-or-later
// The thresholds of judging that no caller sets (those are in vision/params.h): by the source that uses them, with
// unit and reason.
#pragma once

#include <cstddef>
#include <cstdint>

namespace reeve::vision::thresholds {

namespace fit_layout {
inline constexpr double kPlainToken = 0.9; ///< chance from which on a token is surely there
} // namespace fit_layout

namespace fit_pieces {
// What speaks for a game with knights beside the knights themselves (natural logarithm of odds): above so much, and
// each up to so much. On photographs of games without knights nothing reached these; set on rendered games.
inline constexpr double kClearUpon = 1.7; ///< a wall or a metropolis on a city
inline constexpr double kMostUpon = 4;
inline constexpr double kClearMerchant = 1;
inline constexpr double kMostMerchant = 3;
} // namespace fit_pieces

namespace tell_ships {
inline constexpr double kOneOfTwo = 0.5; ///< what is left of a confidence where nothing tells a ship from a road
} // namespace tell_ships

} // namespace reeve::vision::thresholds
