// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void give(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("PROG-WEDD");
    prompt.secret = Secret::Hand;
}

} // namespace reeve::app::prompts
