// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void relocateKnight(Prompt& prompt, const Asking&) {
    prompt.manner = Manner::Board;
    prompt.rule = QStringLiteral("KNIGHT-27");
    prompt.holes = {placeHole("to", HoleKind::Intersection, PromptWords::tr("Tap a highlighted place on the board."))};
}

} // namespace reeve::app::prompts
