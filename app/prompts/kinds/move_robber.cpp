// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

Hole victimHole() { return {"victim", HoleKind::Player, PromptWords::tr("Choose a player to steal from."), true}; }

void moveRobber(Prompt& prompt, const Asking& asking) {
    prompt.manner = Manner::Board;
    prompt.rule = asking.state.rules.seafarers() ? QStringLiteral("PIRATE-2") : QStringLiteral("ROBBER-2");
    prompt.holes = {placeHole("to", HoleKind::Hex,
                              asking.state.rules.seafarers()
                                  ? PromptWords::tr("Tap a land hex for the robber or a sea hex for the pirate.")
                                  : PromptWords::tr("Tap a hex for the robber.")),
                    victimHole()};
}

} // namespace reeve::app::prompts
