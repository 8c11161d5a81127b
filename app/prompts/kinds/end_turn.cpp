// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void endTurn(Prompt& prompt, const Asking& asking) {
    prompt.manner = Manner::AtOnce;
    prompt.rule = asking.state.rules.knights() ? QStringLiteral("TURN-3") : QStringLiteral("TURN-1");
}

} // namespace reeve::app::prompts
