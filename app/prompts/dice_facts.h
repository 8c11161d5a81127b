// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/values/prompt_facts.h"
#include "engine/state/game_state.h"

namespace reeve::app {

/// Which dice the next roll names, and what a card has set them to.
DiceFacts diceFacts(const GameState& state);

} // namespace reeve::app
