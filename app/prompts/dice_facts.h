// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/values/prompt_facts.h"
#include "engine/state/game_state.h"

namespace reeve::app {

/// Which dice the next roll uses, and the values that a card has already fixed.
DiceFacts diceFacts(const GameState& state);

} // namespace reeve::app
