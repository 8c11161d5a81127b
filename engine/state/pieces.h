// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces and their surroundings, as templates for whole sets and for those of the standard island (board/one_word.h).
// queries.h has the same functions for whole sets.
#pragma once

#include "engine/board/one_word.h"
#include "engine/state/game_state.h"

namespace reeve::pieces {

template <typename Sets>
typename Sets::Intersections buildings(const PlayerState& player, Sets sets) {
    return sets(player.settlements) | sets(player.cities) | sets(player.reduced);
}

template <typename Sets>
typename Sets::Intersections allBuildings(const GameState& state, Sets sets) {
    typename Sets::Intersections all;
    for (std::size_t p = 0; p < state.seatCount; ++p) all |= buildings(state.players[p], sets);
    return all;
}

template <typename Sets>
typename Sets::Intersections allKnights(const GameState& state, Sets sets) {
    typename Sets::Intersections all;
    for (std::size_t p = 0; p < state.seatCount; ++p) all |= sets(state.players[p].knightPlaces);
    return all;
}

/// Buildings and knights of all seats except `player`.
template <typename Sets>
typename Sets::Intersections foreignPieces(const GameState& state, PlayerId player, Sets sets) {
    typename Sets::Intersections all;
    for (std::size_t p = 0; p < state.seatCount; ++p)
        if (p != index(player)) all |= buildings(state.players[p], sets) | sets(state.players[p].knightPlaces);
    return all;
}

/// Paths with a road or a ship.
template <typename Sets>
typename Sets::Paths allRoads(const GameState& state, Sets sets) {
    typename Sets::Paths all;
    for (std::size_t p = 0; p < state.seatCount; ++p) all |= sets(state.players[p].roads);
    if (state.rules.seafarers())
        for (std::size_t p = 0; p < state.seatCount; ++p) all |= sets(state.players[p].ships);
    return all;
}

/// Intersections at the ends of `paths`.
template <typename Sets>
typename Sets::Intersections endsOf(const Island& island, const typename Sets::Paths& paths, Sets sets) {
    typename Sets::Intersections ends;
    for (const auto path : paths) ends |= sets(island.pathEndSet[index(path)]);
    return ends;
}

/// Paths that end at one of `places`.
template <typename Sets>
typename Sets::Paths pathsAt(const Island& island, const typename Sets::Intersections& places, Sets sets) {
    typename Sets::Paths paths;
    for (const auto at : places) paths |= sets(island.intersectionPaths[index(at)]);
    return paths;
}

/// `places` and all adjacent intersections.
template <typename Sets>
typename Sets::Intersections withNeighbors(const Island& island, const typename Sets::Intersections& places,
                                           Sets sets) {
    auto all = places;
    for (const auto at : places) all |= sets(island.intersectionNeighbors[index(at)]);
    return all;
}

/// Hexes that touch one of `places`.
template <typename Sets>
typename Sets::Hexes hexesBeside(const Island& island, const typename Sets::Intersections& places, Sets sets) {
    typename Sets::Hexes hexes;
    for (const auto at : places) hexes |= sets(island.intersectionHexes[index(at)]);
    return hexes;
}

/// Hexes with the token `number`. For 0: hexes without a token; indices beyond the hexes of the island may be included.
inline HexSet numbered(const Board& board, int number) {
    if (!inOneWord(board.islandId)) return HexSet::having(static_cast<std::uint8_t>(number), board.number);
    constexpr std::size_t kHexes = kShapes[index(IslandId::Standard)].hexes();
    static_assert((kHexes + 7) / 8 * 8 <= kMaxHexes); // whole groups of eight are read; entries beyond the hexes are 0
    std::uint64_t found = 0;
    for (std::size_t i = 0; i < kHexes; i += 8)
        found |= equalBytes(board.number.data() + i, static_cast<std::uint8_t>(number)) << i;
    return HexSet::ofBits(found);
}

} // namespace reeve::pieces
