// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/dice_facts.h"

#include "engine/rules/timing.h"

namespace reeve::app {

DiceFacts diceFacts(const GameState& state) {
    return {.withEvent = state.rules.knights() && !rules::easyTurn(state),
            .byTotal = !state.rules.knights(),
            .red = state.turn.alchemistRed,
            .yellow = state.turn.alchemistYellow};
}

} // namespace reeve::app
