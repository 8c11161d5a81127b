// SPDX-License-Identifier: GPL-3.0-or-later
// Contents that are the same in every game (COMP). box.h: contents that depend on the island and the number of players.
#pragma once

#include "engine/basics/hand.h"

#include <array>

namespace reeve::supply {

inline constexpr int kRoads = 15, kSettlements = 5, kCities = 4, kWalls = 3; // COMP-9, COMP-25
inline constexpr int kKnightsPerLevel = 2, kKnights = 6;                     // COMP-23
inline constexpr int kDeck = 18;                                             // COMP-21
inline constexpr int kTradeTokensMax = 7, kTradeTokensStart = 4;             // TWO-2, TWO-21
inline constexpr int kForcedTrade = 2;                                       // TWO-14, TWO-15: cards each way

/// Copies of each progress card in the order of ProgressCard (PROG-16).
inline constexpr std::array<int, kProgressCards> kProgressCopies{2, 2, 1, 2, 2, 2, 2, 1, 2, 2, 2, 1, 2,
                                                                 2, 2, 2, 3, 2, 2, 2, 2, 6, 2, 4, 2};

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
