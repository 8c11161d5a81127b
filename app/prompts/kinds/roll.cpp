// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void roll(Prompt& prompt, const Asking& asking) {
    prompt.manner = Manner::Dice;
    prompt.rule = asking.state.rules.knights() ? QStringLiteral("TURN-2") : QStringLiteral("TURN-1");
}

} // namespace reeve::app::prompts
