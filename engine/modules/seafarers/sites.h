// SPDX-License-Identifier: GPL-3.0-or-later
// Legal places for ships and the pirate, and connections by roads and ships.
#pragma once

#include "engine/basics/refusal.h"
#include "engine/state/queries.h"

#include <optional>

namespace reeve::seafarers {

inline constexpr int kShips = 15; // SHIP-1

/// Paths for a new ship (SHIP-2, SHIP-3, PIRATE-4). Ignores the price.
PathSet shipSites(const GameState& state, PlayerId player);
/// Paths for a new ship if `ships` were the player's.
PathSet shipSites(const GameState& state, PlayerId player, const PathSet& ships);
/// The six paths of the pirate's hex; empty if it is off the board.
PathSet piratePaths(const GameState& state);
/// Paths next to a set-up building for a ship (SHIP-12, PIRATE-9).
PathSet setupShips(const GameState& state, IntersectionId at);

/// Returns why a ship of the player may not be moved now (SHIP-7 to SHIP-11, LINK-4, PIRATE-4); nullopt if it may.
std::optional<Refusal> shipHeld(const GameState& state, PlayerId player, PathId from);
/// The targets of a ship that may be moved (SHIP-10).
PathSet shipTargets(const GameState& state, PlayerId player, PathId from);
/// True if removing the ship or road `without` cuts off an own knight that is linked to an own building (LINK-4).
bool cutsKnightOff(const GameState& state, PlayerId player, PathId without);

/// Hexes to which the pirate may move (PIRATE-1, PIRATE-5).
HexSet pirateSites(const GameState& state);
/// Players from whom the pirate may steal on a hex (PIRATE-3): opponents with a ship next to it and a card in hand.
InlineVector<PlayerId, kMaxPlayers> pirateVictims(const GameState& state, PlayerId mover, HexId hex);

/// Intersections that the player's roads and ships connect with `from` (LINK-1). Includes foreign pieces as ends;
/// excludes `from`.
IntersectionSet linked(const GameState& state, PlayerId player, IntersectionId from);

/// Number of resources of choice from gold hexes (GOLDHEX-1): for a set-up building at `at` (GOLDHEX-6) ...
int goldAt(const GameState& state, IntersectionId at);
/// ... and for the buildings of a player at one gold hex.
int goldYield(const GameState& state, PlayerId player, HexId hex);

} // namespace reeve::seafarers
