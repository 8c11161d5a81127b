// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/events/apply.h"

#include "engine/basics/dispatch.h"
#include "engine/game.h"

namespace reeve {

void apply(GameState& state, const Event& event) { dispatch(Apply{state}, event); }

GameState applied(GameState state, const Events& events) {
    for (const auto& event : events) apply(state, event);
    return state;
}

} // namespace reeve
