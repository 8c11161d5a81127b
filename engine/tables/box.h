// SPDX-License-Identifier: GPL-3.0-or-later
// The contents of a game's box: the board by its island, the cards by the number of players (COMP, SIX-1 to SIX-9).
// Contents that are the same in all games, such as the pieces of a colour (SIX-6) and the progress cards (SIX-9), are
// in supply.h.
#pragma once

#include "engine/basics/hand.h"
#include "engine/board/shape.h"

#include <algorithm>
#include <array>

namespace reeve {

struct Box {
    std::array<int, kTerrains> terrain;             ///< number of hexes, by Terrain
    std::array<int, 13> tokens;                     ///< number of tokens, by number 0 to 12
    std::array<int, 6> harbors;                     ///< number of harbours, by HarborKind
    Hand cards;                                     ///< all resource and commodity cards
    std::array<int, kDevelopmentCards> development; ///< copies of each card, by DevelopmentCard
};

constexpr Hand cardsOfTheBox(int resource, int commodity) {
    Hand all;
    for (const Card card : kAllCards) all.set(card, isResource(card) ? resource : commodity);
    return all;
}
/// The sum of the entries.
template <std::size_t N>
constexpr int countOf(const std::array<int, N>& counts) {
    int n = 0;
    for (const int count : counts) n += count;
    return n;
}

namespace boxes {

/// The base game: COMP-2, COMP-10, COMP-17, COMP-18, COMP-4, COMP-20, COMP-5.
inline constexpr Box kBase{.terrain = {3, 4, 4, 4, 3, 1},
                           .tokens = {0, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1},
                           .harbors = {1, 1, 1, 1, 1, 4},
                           .cards = cardsOfTheBox(19, 12),
                           .development = {14, 2, 2, 2, 5}};
/// The base game with the additions for five and six players: SIX-1, SIX-2, SIX-4, SIX-7, SIX-8.
inline constexpr Box kExtended{.terrain = {5, 6, 6, 6, 5, 2},
                               .tokens = {0, 0, 2, 3, 3, 3, 3, 0, 3, 3, 3, 3, 2},
                               .harbors = {1, 1, 2, 1, 1, 5},
                               .cards = cardsOfTheBox(24, 18),
                               .development = {20, 3, 3, 3, 5}};
/// Up to four players on the large island use the cards of the base game.
inline constexpr Box kExtendedBoard = [] {
    Box box = kExtended;
    box.cards = kBase.cards;
    box.development = kBase.development;
    return box;
}();

static_assert(countOf(kBase.terrain) == kShapes[index(IslandId::Standard)].hexes());
static_assert(countOf(kExtended.terrain) == kShapes[index(IslandId::Extended)].hexes());
static_assert(countOf(kBase.tokens) == 18 && countOf(kExtended.tokens) == 28);

} // namespace boxes

/// The most players for the cards of the base game (SIX-7).
inline constexpr int kMostPlayersOfBaseBox = 4;
/// The island for a number of players (SIX-1).
constexpr IslandId islandFor(int players) {
    return players > kMostPlayersOfBaseBox ? IslandId::Extended : IslandId::Standard;
}

/// The box for `players` (without neutral colours) on an island. Five and six players on the standard island use the
/// box of the base game.
constexpr const Box& boxOf(IslandId island, int players) {
    if (island == IslandId::Standard) return boxes::kBase;
    return players > kMostPlayersOfBaseBox ? boxes::kExtended : boxes::kExtendedBoard;
}

/// Capacity for the development cards of any box.
inline constexpr int kMostDevelopmentCards =
    std::max(countOf(boxes::kBase.development), countOf(boxes::kExtended.development));
/// Capacity for the harbours of any box.
inline constexpr int kMostHarbors = std::max(countOf(boxes::kBase.harbors), countOf(boxes::kExtended.harbors));
/// The most resource and commodity cards that one player can hold.
inline constexpr int kMostCards = std::max(boxes::kBase.cards.total(), boxes::kExtended.cards.total());

} // namespace reeve
