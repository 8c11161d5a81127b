// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

Hole victimHole() { return {"victim", HoleKind::Player, PromptWords::tr("Choose a player to steal from."), true}; }

void moveRobber(Prompt& prompt, const Asking&) {
    prompt.manner = Manner::Board;
    prompt.rule = QStringLiteral("ROBBER-2");
    prompt.holes = {placeHole("to", HoleKind::Hex, PromptWords::tr("Tap a hex for the robber.")), victimHole()};
}

} // namespace reeve::app::prompts
