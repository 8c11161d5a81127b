// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void activate(Prompt& prompt, const Asking&) {
    prompt.manner = Manner::Board;
    prompt.name = PromptWords::tr("Activate a knight");
    prompt.rule = QStringLiteral("KNIGHT-6");
    prompt.holes = {placeHole("at", HoleKind::Intersection, PromptWords::tr("Tap the knight to activate."))};
}

} // namespace reeve::app::prompts
