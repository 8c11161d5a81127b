// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/prompts/kinds.h"
#include "app/values/game_values.h"
#include "app/wording/names.h"

namespace reeve::app::prompts {

void playProgress(Prompt& prompt, const Asking& asking) {
    if (const auto card = namedBy<ProgressCard>(asking.card))
        prompt.name = names::progressCard(*card, asking.state.rules.edition);
    prompt.rule = QStringLiteral("PROG-5");
    prompt.done = PromptWords::tr("Play card");
    prompt.command["card"] = asking.card.toStdString();
}

void playDevelopment(Prompt& prompt, const Asking& asking) {
    if (const auto card = namedBy<DevelopmentCard>(asking.card)) prompt.name = names::developmentCard(*card);
    prompt.rule = QStringLiteral("DEV-3");
    prompt.done = PromptWords::tr("Play card");
    prompt.command["card"] = asking.card.toStdString();
}

} // namespace reeve::app::prompts
