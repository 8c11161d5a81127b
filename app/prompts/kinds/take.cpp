// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void take(Prompt& prompt, const Asking&) {
    prompt.manner = Manner::Resource;
    prompt.pass = PromptWords::tr("Take no resource");
    prompt.rule = QStringLiteral("IMPR-12");
    prompt.holes = {{"cards", HoleKind::Resource, PromptWords::tr("Choose a resource.")}};
}

} // namespace reeve::app::prompts
