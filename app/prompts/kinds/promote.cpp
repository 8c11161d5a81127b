// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void promote(Prompt& prompt, const Asking&) {
    prompt.manner = Manner::Board;
    prompt.name = PromptWords::tr("Promote a knight");
    prompt.rule = QStringLiteral("KNIGHT-12");
    prompt.holes = {placeHole("at", HoleKind::Intersection, PromptWords::tr("Tap the knight to promote."))};
}

} // namespace reeve::app::prompts
