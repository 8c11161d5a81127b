// SPDX-License-Identifier: GPL-3.0-or-later
// Conditions that hold in every position; checked by tests and tools.
#pragma once

#include "engine/state/game_state.h"

#include <string>

namespace reeve {

/// Returns the first violated condition, in words for a programmer; empty if all hold.
std::string brokenInvariant(const GameState& state);

} // namespace reeve
