// SPDX-License-Identifier: GPL-3.0-or-later
// Barbarians on coastal hexes: their hexes and targets (FAN-BARB, FAN-CHASE, FAN-BAN).
#pragma once

#include "engine/state/game_state.h"

namespace reeve::fan {

/// Hexes to which a barbarian of `from` may be chased (FAN-CHASE-6, FAN-CTRL-6); empty: it goes to the supply.
HexSet chaseTargets(const GameState& state, HexId from);
/// Number of figures in the supply.
int barbariansLeft(const GameState& state);
/// Number of barbarians of `hex` that these knights banish together (FAN-BAN-1).
int banished(const GameState& state, PlayerId player, HexId hex, const IntersectionSet& knights);
/// Land hexes with barbarians that touch `at`.
HexSet raidedHexes(const GameState& state, IntersectionId at);

} // namespace reeve::fan
