// SPDX-License-Identifier: GPL-3.0-or-later
// Mounted knights and crews: where they stand, enter and go (FAN-MK, FAN-CR).
#pragma once

#include "engine/rules/event_writer.h"

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
/// What a mounted knight or a crew costs.
Hand priceOf(Piece piece);
/// Pieces of a kind in the box.
int supplyOf(const GameState& state, bool crew);

rules::Verdict recruitWalker(rules::EventWriter& writer, PlayerId player, const Recruit& c);
rules::Verdict moveWalker(rules::EventWriter& writer, PlayerId player, const Move& c);
/// A ship is about to go: its passenger goes to the supply, unless it can stand on the path.
void loseAboard(rules::EventWriter& writer, PlayerId owner, PathId ship);
/// A building is about to go, and with it whoever is in its basin.
void loseInBasin(rules::EventWriter& writer, PlayerId owner, IntersectionId port);

} // namespace reeve::fan
