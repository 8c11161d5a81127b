// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void placeNeutral(Prompt& prompt, const Asking&) {
    prompt.name = PromptWords::tr("Place a neutral settlement");
    prompt.rule = QStringLiteral("TWO-3");
}

} // namespace reeve::app::prompts
