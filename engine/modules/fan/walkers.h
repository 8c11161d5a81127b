// SPDX-License-Identifier: GPL-3.0-or-later
// Mounted knights and crews: where they may enter and move (FAN-MK, FAN-CR).
#pragma once

#include "engine/basics/refusal.h"
#include "engine/modules/fan/commands/actions.h"
#include "engine/state/game_state.h"

#include <optional>

namespace reeve::fan {

/// Sorted by place.
using Spots = InlineVector<Spot, 255>;

/// Legal spots for a new piece of the player (FAN-MK-13, FAN-CR-9). Ignores the price.
Spots entrySpots(const GameState& state, PlayerId player, bool crew);
/// Spots that a piece of the player reaches from a spot (FAN-MK-1 to FAN-MK-11). `paid`: grain or fish was paid, which
/// raises the points, so that no move needs all of them (FAN-MK-9a).
Spots reachableSpots(const GameState& state, PlayerId player, bool crew, const Spot& from, bool paid);
/// Spots of pieces that have not moved this turn, without duplicates.
Spots movableSpots(const GameState& state, PlayerId player, bool crew);
/// True if a piece of the player on a path of the castle hex has not moved this turn and could (FAN-MK-6).
bool mustLeaveCastle(const GameState& state, PlayerId player);
/// The player's harbours with room for a piece: buildings at a harbour that are not conquered (FAN-MK-0).
IntersectionSet ports(const GameState& state, PlayerId player);
/// The paths of the castle hex; empty without a castle.
const PathSet& castlePaths(const GameState& state);
/// Returns why a piece may not stand on a spot that is not legal; TooFar with `rule` if the spot is out of reach.
std::optional<Refusal> whyNotOn(const GameState& state, PlayerId player, bool crew, const Spot& to,
                                std::string_view rule);
/// The price of a mounted knight, a crew or a train.
Hand priceOf(Piece piece);
/// Number of pieces of a kind in the box.
int supplyOf(const GameState& state, bool crew);

} // namespace reeve::fan
