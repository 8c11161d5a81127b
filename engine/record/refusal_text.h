// SPDX-License-Identifier: GPL-3.0-or-later
// A refusal in an English sentence and as JSON. (The window has its own words in every language.)
#pragma once

#include "engine/basics/refusal.h"
#include "engine/commands/command.h"
#include "engine/record/json.h"
#include "engine/state/game_state.h"

#include <string>

namespace reeve::record {

/// What the command would have cost, and what is missing: "A road costs 1 brick and 1 lumber; Red has no
/// lumber." For all other refusals the sentence of the error table. `command` may be nullptr.
std::string refusalText(const Refusal& refusal, const GameState& state, const Command* command = nullptr);

/// {"code":…,"rule":…,"message":…,"needs":…}; `rule` is left out where only the record speaks, `needs` where no
/// cards are missing.
Json refusalJson(const Refusal& refusal, const GameState& state, const Command* command = nullptr);

/// The sentence of the error table for a code.
std::string_view generalSentence(RefusalCode code);

} // namespace reeve::record
