// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void discard(Prompt& prompt, const Asking& asking) {
    prompt.manner = Manner::Cards;
    prompt.rule = QStringLiteral("SEVEN-2");
    prompt.secret = Secret::Hand;
    prompt.holes = {{"cards", HoleKind::Cards, PromptWords::tr("Choose %n card(s).", nullptr, asking.decision->count)}};
}

} // namespace reeve::app::prompts
