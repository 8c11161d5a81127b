// SPDX-License-Identifier: GPL-3.0-or-later
// What terrain yields (BOARD-4, PROD-2 to PROD-4).
#pragma once

#include "engine/basics/hand.h"

namespace reeve {

/// The resource of a terrain; kNoCard for the desert, for the sea and for gold, which pays what its owners choose
/// (GOLDHEX-1).
constexpr Card resourceOf(Terrain terrain) {
    constexpr std::array<Card, kAllTerrains> table{Card::Brick, Card::Lumber, Card::Wool, Card::Grain,
                                                   Card::Ore,   kNoCard,      kNoCard,    kNoCard};
    return table[index(terrain)];
}
/// The commodity that a city takes beside the resource (PROD-4); kNoCard where it takes two resources.
constexpr Card commodityOf(Terrain terrain) {
    constexpr std::array<Card, kAllTerrains> table{kNoCard,    Card::Paper, Card::Cloth, kNoCard,
                                                   Card::Coin, kNoCard,     kNoCard,     kNoCard};
    return table[index(terrain)];
}
/// BOARD-10: 1 pip for 2 and 12 up to 5 for 6 and 8; 0 without a number.
constexpr int pips(int number) { return number == 0 ? 0 : 6 - (number > 7 ? number - 7 : 7 - number); }

} // namespace reeve
