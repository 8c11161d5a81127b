// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void takeProgress(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("PROG-SPY");
    prompt.secret = Secret::Progress;
}

} // namespace reeve::app::prompts
