// SPDX-License-Identifier: GPL-3.0-or-later
// Where ships and the pirate may go, and what roads and ships link.
#pragma once

#include "engine/basics/refusal.h"
#include "engine/state/queries.h"

#include <optional>

namespace reeve::seafarers {

inline constexpr int kShips = 15; // SHIP-1

/// Where a new ship may stand (SHIP-2, SHIP-3, PIRATE-4), whatever it costs.
PathSet shipSites(const GameState& state, PlayerId player);
/// Where a new ship might stand if `ships` were the player's.
PathSet shipSites(const GameState& state, PlayerId player, const PathSet& ships);
/// The six paths of the pirate's hex; none while it is off the board.
PathSet piratePaths(const GameState& state);
/// The paths beside a set-up building that a ship may stand on (SHIP-12, PIRATE-9).
PathSet setupShips(const GameState& state, IntersectionId at);

/// Why a ship of the player may not be moved now (SHIP-7 to SHIP-11, LINK-4, PIRATE-4); nothing where it may.
std::optional<Refusal> shipHeld(const GameState& state, PlayerId player, PathId from);
/// The ships that may be moved, and where one of them may go (SHIP-10).
PathSet movableShips(const GameState& state, PlayerId player);
PathSet shipTargets(const GameState& state, PlayerId player, PathId from);
/// Is an own knight that is linked to an own building cut off without a ship or road (LINK-4)?
bool cutsKnightOff(const GameState& state, PlayerId player, PathId without);

/// Hexes to which the pirate may go (PIRATE-1, PIRATE-5).
HexSet pirateSites(const GameState& state);
/// Whom the pirate could rob on a hex (PIRATE-3): opponents with a ship beside it and a card in hand.
InlineVector<PlayerId, kMaxPlayers> pirateVictims(const GameState& state, PlayerId mover, HexId hex);

/// Intersections that a way of the player's roads and ships leads to (LINK-1). Foreign pieces are ends of ways, and
/// included; the start is not.
IntersectionSet linked(const GameState& state, PlayerId player, IntersectionId from);

/// How many resources of choice gold hexes pay (GOLDHEX-1): a building at `at` in the set-up (GOLDHEX-6) ...
int goldAt(const GameState& state, IntersectionId at);
/// ... and the buildings of a player at one gold hex.
int goldYield(const GameState& state, PlayerId player, HexId hex);

} // namespace reeve::seafarers
