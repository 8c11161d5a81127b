// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void buyDevelopment(Prompt& prompt, const Asking&) {
    prompt.manner = Manner::AtOnce;
    prompt.name = PromptWords::tr("Buy a development card");
    prompt.rule = QStringLiteral("DEV-1");
}

} // namespace reeve::app::prompts
