// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void forcedTrade(Prompt& prompt, const Asking&) {
    prompt.name = PromptWords::tr("Forced trade");
    prompt.detail =
        PromptWords::tr("Draw two random cards from the other player, then give back any two. Costs 1 trade "
                        "card, or 2 if you have more visible points.");
    prompt.rule = QStringLiteral("TWO-15");
}

} // namespace reeve::app::prompts
