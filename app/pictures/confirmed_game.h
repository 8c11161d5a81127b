// SPDX-License-Identifier: GPL-3.0-or-later
// The position of a game as training data for a set.
#pragma once

#include "engine/state/game_state.h"
#include "vision/set/confirmed.h"

namespace reeve::app {

/// All terrains and pieces on the board of a game, with its places rotated clockwise by `rotation` times 60°, and
/// without a homography. Requires an island whose rotations map it to itself, so no board of Seafarers.
vision::Confirmed confirmedGame(const GameState& state, int rotation);

} // namespace reeve::app
