// SPDX-License-Identifier: GPL-3.0-or-later
// Mounted knights and crews: where they stand, enter and go (FAN-MK, FAN-CR).
#pragma once

#include "engine/basics/refusal.h"
#include "engine/modules/fan/commands/actions.h"
#include "engine/state/game_state.h"

#include <optional>

namespace reeve::fan {

/// Spots in the order of their places.
using Spots = InlineVector<Spot, 255>;

/// Where a piece of the player may be placed (FAN-MK-13, FAN-CR-9), whatever it costs.
Spots entrySpots(const GameState& state, PlayerId player, bool crew);
/// Where a piece of the player may go from a spot with so many points (FAN-MK-1 to FAN-MK-11). `paid`: grain or fish
/// was paid, so that no move needs all points (FAN-MK-9a).
Spots reachableSpots(const GameState& state, PlayerId player, bool crew, const Spot& from, bool paid);
/// Pieces that have not moved this turn, each spot once.
Spots movableSpots(const GameState& state, PlayerId player, bool crew);
/// Does an own piece stand on a path of the castle hex that has not moved this turn and could (FAN-MK-6)?
bool mustLeaveCastle(const GameState& state, PlayerId player);
/// Own harbours with room for a piece: buildings at a harbour that are not conquered (FAN-MK-0).
IntersectionSet ports(const GameState& state, PlayerId player);
/// The paths of the castle hex; none without one.
const PathSet& castlePaths(const GameState& state);
/// Why a piece may not stand on a spot that is none of those where it may: for a spot out of its reach TooFar with
/// `rule`.
std::optional<Refusal> whyNotOn(const GameState& state, PlayerId player, bool crew, const Spot& to,
                                std::string_view rule);
/// What a mounted knight, a crew or a train costs.
Hand priceOf(Piece piece);
/// Pieces of a kind in the box.
int supplyOf(const GameState& state, bool crew);

} // namespace reeve::fan
