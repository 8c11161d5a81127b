// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"

namespace reeve::app::prompts {

void improve(Prompt& prompt, const Asking&) {
    prompt.name = PromptWords::tr("Improve a city");
    prompt.rule = QStringLiteral("IMPR-2");
    prompt.holes = {{"track", HoleKind::Track, PromptWords::tr("Choose what to improve.")}};
}

} // namespace reeve::app::prompts
