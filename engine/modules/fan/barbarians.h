// SPDX-License-Identifier: GPL-3.0-or-later
// Barbarians on the hexes of the coast: where they are and may be (FAN-BARB, FAN-CHASE, FAN-BAN).
#pragma once

#include "engine/state/game_state.h"

namespace reeve::fan {

/// Hexes to which a barbarian of `from` may be chased (FAN-CHASE-6, FAN-CTRL-6); none: it goes to the supply.
HexSet chaseTargets(const GameState& state, HexId from);
/// Figures in the supply.
int barbariansLeft(const GameState& state);
/// How many barbarians of a hex these knights send away together (FAN-BAN-1).
int banished(const GameState& state, PlayerId player, HexId hex, const IntersectionSet& knights);
/// Land hexes with barbarians that a place touches.
HexSet raidedHexes(const GameState& state, IntersectionId at);

} // namespace reeve::fan
