// SPDX-License-Identifier: GPL-3.0-or-later
// Questions that several chapters ask and whose answer depends on a module: conquered buildings do not count, ships
// lengthen a road. None changes the state.
#pragma once

#include "engine/position/points.h"
#include "engine/state/queries.h"

namespace reeve {

/// The player's upright cities without a metropolis (BARB-7, METRO-2).
IntersectionSet cleanCities(const GameState& state, PlayerId player);
/// The largest hand that does not discard on a 7: 7, and 2 for each wall (SEVEN-2, SEVEN-3).
int handLimit(const GameState& state, PlayerId player);
/// The player's upright cities with the metropolises, without conquered ones (FAN-BARB-4a).
IntersectionSet standingCities(const GameState& state, PlayerId player);
/// Number of cities on the island, metropolises included (BARB-3).
int barbarianStrength(const GameState& state);

/// Length of the player's longest trail of roads (LROAD-2 to LROAD-6), with Seafarers of roads and ships (ROUTE-1).
int roadLength(const GameState& state, PlayerId player);
/// The roads of that trail, in order.
InlineVector<PathId, kMaxPaths> longestRoad(const GameState& state, PlayerId player);

/// The best rate of the bank for each kind now: how many cards to pay for one card, 4, 3 or 2 (TRADE-4 to TRADE-21).
Hand bankRates(const GameState& state, PlayerId player);

} // namespace reeve
