// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void discardProgress(Prompt& prompt, const Asking& asking) {
    const bool ownTurn = asking.seat == asking.state.turn.player; // playing a card is an alternative
    prompt.manner = Manner::Progress;
    prompt.rule = ownTurn ? QStringLiteral("PROG-11") : QStringLiteral("PROG-10");
    prompt.secret = Secret::Progress;
    prompt.holes = {{"card", HoleKind::Progress, PromptWords::tr("Choose a progress card.")}};
}

} // namespace reeve::app::prompts
