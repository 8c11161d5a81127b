// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/commands/command.h"
#include "engine/state/game_state.h"

#include <optional>

namespace reeve::rules {

/// Returns the price of an action for `actor` now (BUILD-1); nullopt if it has none.
std::optional<Hand> priceOf(const Action& action, PlayerId actor, const GameState& state);

} // namespace reeve::rules
