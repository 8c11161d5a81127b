// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

/// Ends the special building phase; its purchases are offered as in a turn.
void specialBuild(Prompt& prompt, const Asking&) {
    prompt.manner = Manner::AtOnce;
    prompt.name = PromptWords::tr("Special building phase");
    prompt.rule = QStringLiteral("SIX-20");
}

} // namespace reeve::app::prompts
