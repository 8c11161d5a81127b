// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void commitKnights(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("VAR-NASTY-1");
    prompt.several = true;
}

} // namespace reeve::app::prompts
