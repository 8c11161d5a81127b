// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions that hold in every position of a game with fan modules (fan-modules.md, chapter 17).
#pragma once

#include "engine/basics/broken.h"
#include "engine/state/game_state.h"

namespace reeve::fan {

/// Part of reeve::brokenInvariant().
Invariant brokenInvariant(const GameState& state);

} // namespace reeve::fan
