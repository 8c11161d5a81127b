// SPDX-License-Identifier: GPL-3.0-or-later
// Commands as JSON (record README, "A script").
#pragma once

#include "engine/basics/refusal.h"
#include "engine/commands/command.h"
#include "engine/record/json.h"
#include "engine/state/game_state.h"

#include <variant>

namespace reeve::record {

/// A command; or a Fault if the line is malformed; or a Refusal if it is well formed but impossible in this position (a
/// colour that is not in this game, a number of cards or places that no rule allows). `undo`, `redo` and `correct` are
/// not commands of the engine: see script.h.
using ParsedCommand = std::variant<Command, Fault, Refusal>;
ParsedCommand parseCommand(const Json& json, const GameState& state);
ParsedCommand parseCommand(std::string_view text, const GameState& state);

/// Returns the command as JSON; parsing it in the same position gives an equal command. Writes `player` if the command
/// names one.
Json commandJson(const Command& command, const GameState& state);

} // namespace reeve::record
