// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void bankTrade(Prompt& prompt, const Asking&) {
    prompt.name = PromptWords::tr("Trade with the bank");
    prompt.rule = QStringLiteral("TRADE-1");
    prompt.secret = Secret::Hand;
}

} // namespace reeve::app::prompts
