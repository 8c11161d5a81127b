// SPDX-License-Identifier: GPL-3.0-or-later
// What barbarians on the hexes mean for production, points and buildings (FAN-BARB-1, FAN-BARB-4). Without the module
// no hex and no building is conquered.
#pragma once

#include "engine/state/game_state.h"

namespace reeve::fan {

/// Land hexes beside the sea or at the edge of the board.
HexSet coastalHexes(const GameState& state);
/// The conquered hexes (FAN-BARB-1).
HexSet conqueredHexes(const GameState& state);
/// The player's buildings of which every land hex is conquered; no metropolis (FAN-BARB-4).
IntersectionSet conqueredBuildings(const GameState& state, PlayerId player);

} // namespace reeve::fan
