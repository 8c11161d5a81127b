// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about a position that several chapters ask. None of them changes or decides anything.
#pragma once

#include "engine/state/game_state.h"
#include "engine/state/points.h"

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

/// Own upright cities without a metropolis (BARB-7, METRO-2).
IntersectionSet cleanCities(const GameState& state, PlayerId player);
/// Cards that may be held when a 7 is rolled: 7, and 2 for each wall (SEVEN-2, SEVEN-3).
int handLimit(const GameState& state, PlayerId player);
/// Sum of the levels of the active knights (BARB-4), or of the committed ones (VAR-NASTY-2).
int knightStrength(const GameState& state, PlayerId player);
int committedStrength(const GameState& state, PlayerId player);
/// Own upright cities, metropolises included; conquered ones are none (FAN-BARB-4a).
IntersectionSet standingCities(const GameState& state, PlayerId player);
/// Number of cities on the island, metropolises included (BARB-3).
int barbarianStrength(const GameState& state);
int knightsOfLevel(const PlayerState& player, int level);

/// Is there no progress card left to draw (PROG-14)?
bool decksEmpty(const GameState& state);
/// The kind of all hidden progress cards of a hand; kNoProgressCard for none and for several kinds.
ProgressCard onlyKind(const std::array<std::uint8_t, kProgressCards>& progress);

/// Is this the part of the turn that the partner takes (SIX-30)?
bool inPartnersPart(const GameState& state);
/// Who rolled in this turn: in the partner's part the third player before the partner (SIX-30).
PlayerId firstOfTurn(const GameState& state);
/// The partner of whoever rolls in this turn, with paired players (SIX-30).
PlayerId partnerOfTurn(const GameState& state);

/// The desert, of several the first by name (SIX-10); kNoHex on a board without one.
HexId firstDesert(const Board& board);

/// The player's longest trail of roads (LROAD-2 to LROAD-6), with Seafarers of roads and ships (ROUTE-1).
int roadLength(const GameState& state, PlayerId player);
/// Its roads in the order of the walk.
InlineVector<PathId, kMaxPaths> longestRoad(const GameState& state, PlayerId player);

/// The best rate of every kind at once, as a heap: what an exchange costs.
Hand bankRates(const GameState& state, PlayerId player);
/// The best rate at which the bank takes a kind now: 4, 3 or 2 (TRADE-4 to TRADE-21).
int bankRate(const GameState& state, PlayerId player, Card card);

} // namespace reeve
