// SPDX-License-Identifier: GPL-3.0-or-later
// What the record of a game says to lie on the table, as something that a set can be taught with.
#pragma once

#include "engine/state/game_state.h"
#include "vision/set/confirmed.h"

namespace reeve::app {

/// All that stands on the board of a game, its places turned by so many sixths clockwise. Requires: the island of 19
/// hexes.
vision::Confirmed confirmedGame(const GameState& state, int rotation);

} // namespace reeve::app
