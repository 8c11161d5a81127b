// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void harborTrade(Prompt& prompt, const Asking&) {
    prompt.name = PromptWords::tr("Commercial Harbor: an offer");
    prompt.detail = PromptWords::tr(
        "Give one resource and get a commodity of the other player's choice. You may ask each player once.");
    prompt.rule = QStringLiteral("PROG-CHAR");
    prompt.secret = Secret::Hand;
}

} // namespace reeve::app::prompts
