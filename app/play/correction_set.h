// SPDX-License-Identifier: GPL-3.0-or-later
// Converts differences to the `set` of a correction.
#pragma once

#include "engine/record/json.h"
#include "engine/state/game_state.h"
#include "vision/judge/compare.h"

#include <vector>

namespace reeve::app {

/// Applies what was seen to the position: a piece replaces the recorded one at its place, including what stands on it.
/// The result may be inconsistent; record::corrected() checks that.
record::Json correctionSet(const GameState& state, const std::vector<vision::Difference>& differences);

} // namespace reeve::app
