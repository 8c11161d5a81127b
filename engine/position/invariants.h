// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold in every position, whatever happened: written once, checked everywhere.
#pragma once

#include "engine/state/game_state.h"

#include <string>

namespace reeve {

/// The first statement that does not hold, in words for a programmer; empty when all do.
std::string brokenInvariant(const GameState& state);

} // namespace reeve
