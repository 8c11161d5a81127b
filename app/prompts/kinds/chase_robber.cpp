// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void chaseRobber(Prompt& prompt, const Asking& asking) {
    prompt.manner = Manner::Board;
    prompt.rule = QStringLiteral("KNIGHT-30");
    prompt.name = PromptWords::tr("A knight chases away the robber");
    if (asking.state.turn.phase == Phase::Roll)
        prompt.detail =
            PromptWords::tr("Knight-errant: before the roll, an active knight next to the robber may chase it away.");
    prompt.holes = {
        placeHole("knight", HoleKind::Intersection, PromptWords::tr("Tap the knight that chases away the robber.")),
        placeHole("to", HoleKind::Hex, PromptWords::tr("Tap the robber's new hex.")), victimHole()};
}

} // namespace reeve::app::prompts
