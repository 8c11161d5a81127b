// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/queries.h"

#include "engine/board/one_word.h"
#include "engine/state/pieces.h"

#include <algorithm>

namespace reeve {
namespace {

constexpr std::size_t seats(const GameState& state) { return state.seatCount; }

/// SIX-30: the partner is the third player clockwise.
constexpr int kPartnerDistance = 3;

PlayerId seatAfter(const GameState& state, PlayerId player, int steps) {
    return static_cast<PlayerId>((static_cast<int>(index(player)) + steps) % state.playerCount);
}

} // namespace

int bank(const GameState& state, Card card) {
    int n = state.box().cards[card];
    for (std::size_t p = 0; p < seats(state); ++p) n -= state.players[p].hand[card];
    return n;
}

Hand bank(const GameState& state) {
    Hand all = state.box().cards;
    for (std::size_t p = 0; p < seats(state); ++p) all -= state.players[p].hand;
    return all;
}

bool bankHasResources(const GameState& state) {
    return std::ranges::any_of(kAllCards, [&](Card card) { return isResource(card) && bank(state, card) > 0; });
}

IntersectionSet allBuildings(const GameState& state) {
    return onBoard(state.board.islandId, [&](auto sets) { return widened(pieces::allBuildings(state, sets)); });
}

IntersectionSet allKnights(const GameState& state) {
    return onBoard(state.board.islandId, [&](auto sets) { return widened(pieces::allKnights(state, sets)); });
}

IntersectionSet foreignPieces(const GameState& state, PlayerId player) {
    return onBoard(state.board.islandId,
                   [&](auto sets) { return widened(pieces::foreignPieces(state, player, sets)); });
}

PathSet allRoads(const GameState& state) {
    return onBoard(state.board.islandId, [&](auto sets) { return widened(pieces::allRoads(state, sets)); });
}

PlayerId knightOwner(const GameState& state, IntersectionId at) {
    for (std::size_t p = 0; p < seats(state); ++p)
        if (state.players[p].knightPlaces.contains(at)) return static_cast<PlayerId>(p);
    return kNobody;
}

IntersectionSet endsOf(const Island& island, const PathSet& paths) {
    return onBoard(island.id, [&](auto sets) { return widened(pieces::endsOf(island, sets(paths), sets)); });
}

IntersectionSet withNeighbors(const Island& island, const IntersectionSet& places) {
    return onBoard(island.id, [&](auto sets) { return widened(pieces::withNeighbors(island, sets(places), sets)); });
}

HexSet hexesBeside(const Island& island, const IntersectionSet& places) {
    return onBoard(island.id, [&](auto sets) { return widened(pieces::hexesBeside(island, sets(places), sets)); });
}

int knightStrength(const GameState& state, PlayerId player) {
    int strength = 0;
    for (const auto& knight : state.player(player).knights)
        if (knight.active) strength += knight.level;
    return strength;
}

int committedStrength(const GameState& state, PlayerId player) {
    int strength = 0;
    for (const auto& knight : state.player(player).knights)
        if (knight.active && state.committed[index(player)].contains(knight.at)) strength += knight.level;
    return strength;
}

int knightsOfLevel(const PlayerState& player, int level) {
    int n = 0;
    for (const auto& knight : player.knights) n += knight.level == level;
    return n;
}

int heldKnights(const GameState& state, PlayerId player, int level) {
    return static_cast<int>(std::ranges::count_if(state.pending, [&](const Decision& d) {
        return d.kind == DecisionKind::RelocateKnight && d.player == player && d.knight.level == level;
    }));
}

bool decksEmpty(const GameState& state) {
    return std::ranges::all_of(state.decks, [](const auto& deck) { return deck.empty(); });
}

ProgressCard onlyKind(const std::array<std::uint8_t, kProgressCards>& progress) {
    const auto held = [](auto n) { return n > 0; };
    const auto first = std::ranges::find_if(progress, held);
    if (first == progress.end() || std::any_of(first + 1, progress.end(), held)) return kNoProgressCard;
    return static_cast<ProgressCard>(first - progress.begin());
}

bool inPartnersPart(const GameState& state) { return state.turn.phase == Phase::Paired || state.turn.partner; }

PlayerId firstOfTurn(const GameState& state) {
    if (!inPartnersPart(state)) return state.turn.player;
    return seatAfter(state, state.turn.player, state.playerCount - kPartnerDistance);
}

PlayerId partnerOfTurn(const GameState& state) { return seatAfter(state, firstOfTurn(state), kPartnerDistance); }

HexId firstDesert(const Board& board) {
    for (const auto hex : board.island().hexes)
        if (board.terrain[index(hex)] == Terrain::Desert) return hex;
    return kNoHex;
}

} // namespace reeve
