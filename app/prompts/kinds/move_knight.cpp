// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void moveKnight(Prompt& prompt, const Asking&) {
    prompt.manner = Manner::Board;
    prompt.name = PromptWords::tr("Move a knight");
    prompt.rule = QStringLiteral("KNIGHT-8");
    prompt.holes = {placeHole("from", HoleKind::Intersection, PromptWords::tr("Tap the knight to move.")),
                    placeHole("to", HoleKind::Intersection, PromptWords::tr("Tap its destination."))};
}

} // namespace reeve::app::prompts
