// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void discardKnight(Prompt& prompt, const Asking&) {
    prompt.name = PromptWords::tr("Discard a knight card");
    prompt.detail =
        PromptWords::tr("Remove one of your played knight cards from the game for 2 trade cards. Once per turn.");
    prompt.rule = QStringLiteral("TWO-18");
}

} // namespace reeve::app::prompts
