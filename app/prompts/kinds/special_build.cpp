// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

/// What is built and bought is offered beside it, as in a turn; this closes the part.
void specialBuild(Prompt& prompt, const Asking&) {
    prompt.manner = Manner::AtOnce;
    prompt.name = PromptWords::tr("Special building phase");
    prompt.rule = QStringLiteral("SIX-20");
}

} // namespace reeve::app::prompts
