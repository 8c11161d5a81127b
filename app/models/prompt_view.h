// SPDX-License-Identifier: GPL-3.0-or-later
// A prompt as QML sees it (app/values/prompt_facts.h).
#pragma once

#include "app/prompts/prompts.h"
#include "app/values/prompt_facts.h"

namespace reeve::app {

/// A prompt; of what is owed `led`, `onBoard` and `sheet` say how it is answered.
PromptFacts promptFacts(const Prompt& prompt);
/// Of a game that is over.
PromptFacts overFacts(const GameState& state);
TapFacts tapFacts(const Prompt& prompt, const Tap& tap, int taps);

} // namespace reeve::app
