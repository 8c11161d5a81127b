// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/commands/command.h"
#include "engine/state/game_state.h"

#include <optional>

namespace reeve::rules {

/// What an action costs its player now (BUILD-1); nothing where it has no price.
std::optional<Hand> priceOf(const Action& action, PlayerId actor, const GameState& state);

} // namespace reeve::rules
