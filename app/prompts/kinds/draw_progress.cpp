// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void drawProgress(Prompt& prompt, const Asking&) {
    prompt.manner = Manner::Deck;
    prompt.rule = QStringLiteral("BARB-14");
    prompt.holes = {{"track", HoleKind::Track, PromptWords::tr("Choose a deck.")}};
}

} // namespace reeve::app::prompts
