// SPDX-License-Identifier: GPL-3.0-or-later
// How many of everything there are in the box (COMP).
#pragma once

#include "engine/basics/hand.h"

#include <array>

namespace reeve::supply {

inline constexpr int kRoads = 15, kSettlements = 5, kCities = 4, kWalls = 3; // COMP-9, COMP-25
inline constexpr int kKnightsPerLevel = 2, kKnights = 6;                     // COMP-23
inline constexpr int kResourceCards = 19, kCommodityCards = 12;              // COMP-4, COMP-20
constexpr int cards(Card card) { return isResource(card) ? kResourceCards : kCommodityCards; }
/// All cards of the box as one heap.
inline constexpr Hand kBox = [] {
    Hand all;
    for (const Card card : kAllCards) all.set(card, cards(card));
    return all;
}();
inline constexpr int kDeck = 18, kDevelopmentDeck = 25;                             // COMP-21, COMP-5
inline constexpr int kTradeTokens = 14, kTradeTokensMax = 7, kTradeTokensStart = 4; // COMP-16, TWO-2, TWO-21

/// Hexes of each terrain in the order of Terrain (COMP-2); tokens of each number 0..12 (COMP-10).
inline constexpr std::array<int, kTerrains> kTerrainHexes{3, 4, 4, 4, 3, 1};
inline constexpr std::array<int, 13> kTokens{0, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1};
inline constexpr int kHarbors = 9, kGenericHarbors = 4; // COMP-17, COMP-18

/// Copies of each progress card in the order of ProgressCard (PROG-16).
inline constexpr std::array<int, kProgressCards> kProgressCopies{2, 2, 1, 2, 2, 2, 2, 1, 2, 2, 2, 1, 2,
                                                                 2, 2, 2, 3, 2, 2, 2, 2, 6, 2, 4, 2};
/// Copies of each development card in the order of DevelopmentCard (COMP-5).
inline constexpr std::array<int, kDevelopmentCards> kDevelopmentCopies{14, 2, 2, 2, 5};

inline constexpr int kShipSpaces = 7;                       // COMP-33: the seventh ship is the attack
inline constexpr int kProgressHand = 4;                     // PROG-9
inline constexpr int kHandLimit = 7, kHandLimitPerWall = 2; // SEVEN-2, SEVEN-3

constexpr Track deckOf(ProgressCard card) {
    return index(card) < 10 ? Track::Science : index(card) < 19 ? Track::Politics : Track::Trade;
}
constexpr bool isVictoryPoint(ProgressCard card) {
    return card == ProgressCard::Printer || card == ProgressCard::Constitution;
}
consteval int deckTotal(Track track) {
    int n = 0;
    for (std::size_t c = 0; c < kProgressCards; ++c)
        if (deckOf(static_cast<ProgressCard>(c)) == track) n += kProgressCopies[c];
    return n;
}
static_assert(deckTotal(Track::Trade) == kDeck && deckTotal(Track::Politics) == kDeck &&
              deckTotal(Track::Science) == kDeck);

} // namespace reeve::supply
