// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of players, victory points and levels.
#pragma once

namespace reeve {

inline constexpr int kBaseTarget = 10, kKnightsTarget = 13;      // WIN-1, WIN-2: victory points
inline constexpr int kHighestLevel = 5;                          // IMPR-1: city improvements of one area
inline constexpr int kMetropolisLevel = 4;                       // METRO-2: the lowest level with a metropolis
inline constexpr int kLeastLongestRoad = 5, kLeastArmy = 3;      // LROAD-1, ARMY-1
inline constexpr int kFewestPlayers = 2, kFewestWithKnights = 3; // TWO-1; Cities & Knights has no rules for two

inline constexpr int kRoomyPlayers = 4; // the standard island is printed for up to four

} // namespace reeve
