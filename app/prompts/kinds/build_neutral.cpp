// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void buildNeutral(Prompt& prompt, const Asking&) {
    prompt.name = PromptWords::tr("Build for a neutral colour");
    prompt.rule = QStringLiteral("TWO-8");
}

} // namespace reeve::app::prompts
