// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/dice_facts.h"

#include "engine/rules/timing.h"
#include "engine/tables/dice.h"

namespace reeve::app {

using namespace Qt::StringLiterals;

QString secondDie(Edition edition) { return dice::secondIsWhite(edition) ? u"white"_s : u"yellow"_s; }

DiceFacts diceFacts(const GameState& state) {
    return {.withEvent = state.rules.knights() && !rules::easyTurn(state),
            .byTotal = !state.rules.knights(),
            .red = state.turn.alchemistRed,
            .yellow = state.turn.alchemistYellow,
            .second = secondDie(state.rules.edition)};
}

} // namespace reeve::app
