// SPDX-License-Identifier: GPL-3.0-or-later
// A refusal as an English sentence and as JSON; not translated (the window uses app/words).
#pragma once

#include "engine/basics/refusal.h"
#include "engine/commands/command.h"
#include "engine/record/json.h"
#include "engine/state/game_state.h"

#include <string>

namespace reeve::record {

/// The price and what is missing: "A road costs 1 brick and 1 lumber; Red has no lumber."; for other refusals
/// sentence() of its code. `command` may be nullptr.
std::string refusalText(const Refusal& refusal, const GameState& state, const Command* command = nullptr);

/// {"code":…,"rule":…,"message":…,"needs":…}. Omits `rule` for refusals of the record and `needs` if no cards are
/// missing.
Json refusalJson(const Refusal& refusal, const GameState& state, const Command* command = nullptr);

} // namespace reeve::record
