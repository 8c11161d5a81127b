// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void takeCards(Prompt& prompt, const Asking&) {
    prompt.rule = QStringLiteral("PROG-MAST");
    prompt.secret = Secret::Hand;
}

} // namespace reeve::app::prompts
