// SPDX-License-Identifier: GPL-3.0-or-later
// Production by terrain (BOARD-4, PROD-2 to PROD-4).
#pragma once

#include "engine/basics/hand.h"

namespace reeve {

/// The resource of a terrain; kNoCard for desert, sea and gold, whose owners choose (GOLDHEX-1).
constexpr Card resourceOf(Terrain terrain) {
    constexpr std::array<Card, kAllTerrains> table{Card::Brick, Card::Lumber, Card::Wool, Card::Grain,
                                                   Card::Ore,   kNoCard,      kNoCard,    kNoCard};
    return table[index(terrain)];
}
/// The commodity that a city gets beside the resource (PROD-4); kNoCard if it gets two resources.
constexpr Card commodityOf(Terrain terrain) {
    constexpr std::array<Card, kAllTerrains> table{kNoCard,    Card::Paper, Card::Cloth, kNoCard,
                                                   Card::Coin, kNoCard,     kNoCard,     kNoCard};
    return table[index(terrain)];
}
/// BOARD-10: number of pips, 1 for 2 and 12 up to 5 for 6 and 8; 0 without a number.
constexpr int pips(int number) { return number == 0 ? 0 : 6 - (number > 7 ? number - 7 : 7 - number); }

} // namespace reeve
