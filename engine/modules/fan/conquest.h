// SPDX-License-Identifier: GPL-3.0-or-later
// Effects of barbarians on production, points and buildings (FAN-BARB-1, FAN-BARB-4). Without the module nothing is
// conquered.
#pragma once

#include "engine/state/game_state.h"

namespace reeve::fan {

/// Land hexes next to the sea or at the edge of the board.
HexSet coastalHexes(const GameState& state);
/// The conquered hexes (FAN-BARB-1).
HexSet conqueredHexes(const GameState& state);
/// The player's buildings, without metropolises, whose land hexes are all conquered (FAN-BARB-4).
IntersectionSet conqueredBuildings(const GameState& state, PlayerId player);

} // namespace reeve::fan
