// SPDX-License-Identifier: GPL-3.0-or-later
// What the photograph shows, as the `set` of a correction.
#pragma once

#include "engine/record/json.h"
#include "engine/state/game_state.h"
#include "vision/judge/compare.h"

#include <vector>

namespace reeve::app {

/// Lays what is seen over the position: a piece takes the place of whatever is tracked there, with what stood upon it.
/// The result may contradict itself; record::corrected() says so.
record::Json correctionSet(const GameState& state, const std::vector<vision::Difference>& differences);

} // namespace reeve::app
