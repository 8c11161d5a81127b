// SPDX-License-Identifier: GPL-3.0-or-later
// A mighty knight takes down a road, a ship or a level of an own building (FAN-DEC).
#pragma once

#include "engine/rules/event_writer.h"

namespace reeve::fan {

/// The price in gold (FAN-DEC-1).
inline constexpr int kTakingDownGold = 1;

/// The mighty knights that may act now, if the player can pay.
IntersectionSet wreckers(const GameState& state, PlayerId player);
/// Roads and ships that a knight at `knight` may take down (FAN-DEC-1, FAN-DEC-6, FAN-DEC-7).
PathSet removableRoads(const GameState& state, PlayerId player, IntersectionId knight);
PathSet removableShips(const GameState& state, PlayerId player, IntersectionId knight);
/// The player's buildings that it may reduce by a level (FAN-DEC-2, FAN-DEC-4).
IntersectionSet reducibleBuildings(const GameState& state, PlayerId player, IntersectionId knight);

rules::Verdict carryOut(rules::EventWriter& writer, PlayerId player, const Deconstruct& c);

} // namespace reeve::fan
