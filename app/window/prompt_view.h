// SPDX-License-Identifier: GPL-3.0-or-later
// Converts prompts for QML (app/values/prompt_facts.h).
#pragma once

#include "app/play/next_choice.h"
#include "app/play/prompts.h"
#include "app/values/prompt_facts.h"

namespace reeve::app {

/// A prompt. For an owed decision, `led`, `onBoard` and `sheet` say how it is answered.
PromptFacts promptFacts(const Prompt& prompt);
/// The facts shown when the game is over.
PromptFacts overFacts(const GameState& state);
ChoiceFacts choiceFacts(const Prompt& prompt, const NextChoice& next, std::size_t answers);

} // namespace reeve::app
