// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/events/apply.h"

#include "engine/basics/dispatch.h"

namespace reeve {

void apply(GameState& state, const Event& event) { dispatch(Apply{state}, event); }

} // namespace reeve
