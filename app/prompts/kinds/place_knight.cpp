// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void placeKnight(Prompt& prompt, const Asking&) {
    prompt.manner = Manner::Board;
    prompt.pass = PromptWords::tr("Place no knight");
    prompt.rule = QStringLiteral("PROG-DESE");
    prompt.holes = {placeHole("at", HoleKind::Intersection, PromptWords::tr("Tap a highlighted place on the board."))};
}

} // namespace reeve::app::prompts
