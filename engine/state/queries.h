// SPDX-License-Identifier: GPL-3.0-or-later
// Questions that several chapters ask and that pieces and cards alone answer. None changes the state. Questions whose
// answer depends on a module: engine/position/queries.h.
#pragma once

#include "engine/state/game_state.h"

namespace reeve {

/// Number of cards of a kind in the bank.
int bank(const GameState& state, Card card);
/// All cards in the bank.
Hand bank(const GameState& state);

/// True if the bank has a resource card (IMPR-12).
bool bankHasResources(const GameState& state);

/// Buildings (knights) of all seats; foreignPieces(): both, of all seats except `player`.
IntersectionSet allBuildings(const GameState& state);
IntersectionSet allKnights(const GameState& state);
IntersectionSet foreignPieces(const GameState& state, PlayerId player);
/// Paths with a road or a ship.
PathSet allRoads(const GameState& state);

/// The player whose knight is on `at`; kNobody if there is none.
PlayerId knightOwner(const GameState& state, IntersectionId at);

/// Intersections at the ends of `paths`.
IntersectionSet endsOf(const Island& island, const PathSet& paths);
/// `places` and all adjacent intersections: where the distance rule forbids a settlement (SETT-2).
IntersectionSet withNeighbors(const Island& island, const IntersectionSet& places);

/// Hexes that touch one of `places`.
HexSet hexesBeside(const Island& island, const IntersectionSet& places);

/// Sum of the levels of the active knights (BARB-4), or of the committed ones (VAR-NASTY-2).
int knightStrength(const GameState& state, PlayerId player);
int committedStrength(const GameState& state, PlayerId player);
/// Number of knights of this level (1 to 3) on the board.
int knightsOfLevel(const PlayerState& player, int level);
/// The knights of a level that pending decisions of the player hold: displaced, not yet placed (KNIGHT-27).
int heldKnights(const GameState& state, PlayerId player, int level);

/// True if no progress card is left in any deck (PROG-14).
bool decksEmpty(const GameState& state);
/// The kind of the hidden progress cards if all are of one kind; kNoProgressCard for none and for several kinds.
ProgressCard onlyKind(const std::array<std::uint8_t, kProgressCards>& progress);

/// The player of a command that names none: that of the first pending decision, else the player on turn.
inline PlayerId actingPlayer(const GameState& state) {
    return state.pending.empty() ? state.turn.player : state.pending.front().player;
}
/// True in the partner's part of a turn (SIX-30).
bool inPartnersPart(const GameState& state);
/// The player who rolled in this turn: in the partner's part the third player before the partner (SIX-30).
PlayerId firstOfTurn(const GameState& state);
/// With paired players, the partner of the player who rolls in this turn (SIX-30).
PlayerId partnerOfTurn(const GameState& state);

/// The desert hex; of several the first by name (SIX-10); kNoHex on a board without a desert.
HexId firstDesert(const Board& board);

} // namespace reeve
