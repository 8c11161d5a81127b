// SPDX-License-Identifier: GPL-3.0-or-later
// All prices (BUILD-1, BUILD-2, IMPR-2).
#pragma once

#include "engine/basics/hand.h"

namespace reeve::costs {

inline constexpr Hand kRoad{{Card::Brick, 1}, {Card::Lumber, 1}};
inline constexpr Hand kSettlement{{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Grain, 1}, {Card::Wool, 1}};
inline constexpr Hand kCity{{Card::Ore, 3}, {Card::Grain, 2}};
inline constexpr Hand kWall{{Card::Brick, 2}};
inline constexpr Hand kRecruit{{Card::Wool, 1}, {Card::Ore, 1}};
inline constexpr Hand kActivate{{Card::Grain, 1}};
inline constexpr Hand kPromote{{Card::Wool, 1}, {Card::Ore, 1}};
inline constexpr Hand kDevelopment{{Card::Grain, 1}, {Card::Wool, 1}, {Card::Ore, 1}};
inline constexpr Hand kMedicineCity{{Card::Ore, 2}, {Card::Grain, 1}}; // PROG-MEDI

/// COMM-4: the commodity of an area: cloth for trade, coin for politics, paper for science.
constexpr Card commodityOf(Track track) {
    return track == Track::Trade ? Card::Cloth : track == Track::Politics ? Card::Coin : Card::Paper;
}
/// Number of commodities for level n: n, one less with the crane (PROG-CRANE).
constexpr int improvementCount(int level, bool crane) { return level - (crane ? 1 : 0); }
constexpr Hand improvement(Track track, int level, bool crane) {
    return Hand::of(commodityOf(track), improvementCount(level, crane));
}

} // namespace reeve::costs
