// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions that hold in every position between two commands. The only list: positions from outside, corrections and
// stored events are refused by it, and tests check it after every command.
#pragma once

#include "engine/basics/broken.h"
#include "engine/state/game_state.h"

namespace reeve {

/// Not the six cards of the box: beyond them the point is still awarded (BARB-17).
inline constexpr int kMostDefenders = 100;

/// Returns the first condition that does not hold. The last of the list is about the winner (key `winner`): a game
/// that an earlier version ended may lack it.
Invariant brokenInvariant(const GameState& state);
} // namespace reeve
