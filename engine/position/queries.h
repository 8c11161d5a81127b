// SPDX-License-Identifier: GPL-3.0-or-later
// Questions about a position that several chapters ask and that a module has a say in: what barbarians have conquered
// does not count, ships lengthen a road. None of them changes or decides anything.
#pragma once

#include "engine/position/points.h"
#include "engine/state/queries.h"

namespace reeve {

/// Own upright cities without a metropolis (BARB-7, METRO-2).
IntersectionSet cleanCities(const GameState& state, PlayerId player);
/// Cards that may be held when a 7 is rolled: 7, and 2 for each wall (SEVEN-2, SEVEN-3).
int handLimit(const GameState& state, PlayerId player);
/// Own upright cities, metropolises included; conquered ones are none (FAN-BARB-4a).
IntersectionSet standingCities(const GameState& state, PlayerId player);
/// Number of cities on the island, metropolises included (BARB-3).
int barbarianStrength(const GameState& state);

/// The player's longest trail of roads (LROAD-2 to LROAD-6), with Seafarers of roads and ships (ROUTE-1).
int roadLength(const GameState& state, PlayerId player);
/// Its roads in the order of the walk.
InlineVector<PathId, kMaxPaths> longestRoad(const GameState& state, PlayerId player);

/// The best rate of every kind at once, as a heap: what an exchange costs.
Hand bankRates(const GameState& state, PlayerId player);
/// The best rate at which the bank takes a kind now: 4, 3 or 2 (TRADE-4 to TRADE-21).
int bankRate(const GameState& state, PlayerId player, Card card);

} // namespace reeve
