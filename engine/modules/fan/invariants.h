// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions that hold in every position of a game with fan modules (fan-modules.md, chapter 17).
#pragma once

#include "engine/basics/broken.h"
#include "engine/state/game_state.h"

namespace reeve::fan {

/// The most gold or fish of one player, and of the hoard.
inline constexpr int kMostGold = 9999;

/// Part of reeve::brokenInvariant().
Invariant brokenInvariant(const GameState& state);

} // namespace reeve::fan
