// SPDX-License-Identifier: GPL-3.0-or-later
// Thresholds of judging that callers cannot set (the others are in vision/params.h), grouped by source file.
#pragma once

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

namespace against_rules {
// A wooden city is 19 mm high and 19 by 10 mm wide, and a side of a hex 46 mm long.
inline constexpr double kCityHeight = 0.41;    ///< hex sides
inline constexpr double kCityHalfWidth = 0.16; ///< hex sides; half of the mean of both widths
} // namespace against_rules

namespace tell_ships {
inline constexpr double kOneOfTwo = 0.5; ///< factor of the confidence of a piece that may be a ship or a road
} // namespace tell_ships

} // namespace reeve::vision::thresholds
