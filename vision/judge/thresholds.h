// SPDX-License-Identifier: GPL-3.0-or-later
// Thresholds of judging that callers cannot set (the others are in vision/params.h), grouped by source file.
#pragma once

#include <cstddef>
#include <cstdint>

namespace reeve::vision::thresholds {

namespace fit_layout {
inline constexpr double kPlainToken = 0.9; ///< probability of a number above which a hex certainly has a token
} // namespace fit_layout

namespace fit_pieces {
// Evidence of a game with knights besides knights: the log-odds (natural logarithm) of a sign above kClear..., at most
// kMost.... Set on rendered games; on photographs of games without knights no sign exceeded kClear....
inline constexpr double kClearUpon = 1.7;   ///< a wall or a metropolis on a city
inline constexpr double kMostUpon = 4;      ///< for each city
inline constexpr double kClearMerchant = 1; ///< the merchant
inline constexpr double kMostMerchant = 3;
} // namespace fit_pieces

namespace tell_ships {
inline constexpr double kOneOfTwo = 0.5; ///< factor of the confidence of a piece that may be a ship or a road
} // namespace tell_ships

} // namespace reeve::vision::thresholds
