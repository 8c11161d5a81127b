// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about a position that several chapters ask and whose answers are in the pieces and cards themselves. None
// of them changes or decides anything. Those that a module has a say in: engine/position/queries.h.
#pragma once

#include "engine/state/game_state.h"

namespace reeve {

/// Cards of a kind that lie in the bank.
int bank(const GameState& state, Card card);
/// The whole bank as a heap.
Hand bank(const GameState& state);

/// Is there a resource left to take (IMPR-12)?
bool bankHasResources(const GameState& state);

/// Buildings and knights of everybody, and of everybody but one player.
IntersectionSet allBuildings(const GameState& state);
IntersectionSet allKnights(const GameState& state);
IntersectionSet foreignPieces(const GameState& state, PlayerId player);
/// The paths on which a road stands, or a ship.
PathSet allRoads(const GameState& state);

/// Who has a knight on a place; kNobody if nobody.
PlayerId knightOwner(const GameState& state, IntersectionId at);

/// All intersections that some path of the set touches.
IntersectionSet endsOf(const Island& island, const PathSet& paths);
/// Intersections and all their neighbours: where the distance rule forbids to settle (SETT-2).
IntersectionSet withNeighbors(const Island& island, const IntersectionSet& places);

/// All hexes that touch some place of the set.
HexSet hexesBeside(const Island& island, const IntersectionSet& places);

/// Sum of the levels of the active knights (BARB-4), or of the committed ones (VAR-NASTY-2).
int knightStrength(const GameState& state, PlayerId player);
int committedStrength(const GameState& state, PlayerId player);
int knightsOfLevel(const PlayerState& player, int level);

/// Is there no progress card left to draw (PROG-14)?
bool decksEmpty(const GameState& state);
/// The kind of all hidden progress cards of a hand; kNoProgressCard for none and for several kinds.
ProgressCard onlyKind(const std::array<std::uint8_t, kProgressCards>& progress);

/// Whose command it is when it names nobody: the first pending decision's player, else the one on turn.
inline PlayerId actingPlayer(const GameState& state) {
    return state.pending.empty() ? state.turn.player : state.pending.front().player;
}
/// Is this the part of the turn that the partner takes (SIX-30)?
bool inPartnersPart(const GameState& state);
/// Who rolled in this turn: in the partner's part the third player before the partner (SIX-30).
PlayerId firstOfTurn(const GameState& state);
/// The partner of whoever rolls in this turn, with paired players (SIX-30).
PlayerId partnerOfTurn(const GameState& state);

/// The desert, of several the first by name (SIX-10); kNoHex on a board without one.
HexId firstDesert(const Board& board);

} // namespace reeve
