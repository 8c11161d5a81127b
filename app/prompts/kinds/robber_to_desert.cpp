// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void robberToDesert(Prompt& prompt, const Asking&) {
    prompt.name = PromptWords::tr("Send the robber to the desert");
    prompt.detail = PromptWords::tr("Costs 1 trade card, or 2 if you have more visible points.");
    prompt.rule = QStringLiteral("TWO-17");
}

} // namespace reeve::app::prompts
