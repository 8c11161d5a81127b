// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/values/prompt_facts.h"
#include "engine/state/game_state.h"

namespace reeve::app {

/// Which dice the next roll uses, and the values that a card has already fixed.
/// Colour of the second numbered die: "yellow" or "white" (COMP-30a, COMP-30b).
QString secondDie(Edition edition);
DiceFacts diceFacts(const GameState& state);

} // namespace reeve::app
