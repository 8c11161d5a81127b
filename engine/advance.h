// SPDX-License-Identifier: GPL-3.0-or-later
// Carries out commands for games that are not shown: same rules and same state as decide() and apply(), in place and
// without a list of events. Used by look-ahead and simulation.
#pragma once

#include "engine/commands/command.h"
#include "engine/state/game_state.h"

namespace reeve {

/// Carries out `command` on `state`. Afterwards `state` equals field by field the result of decide() and apply().
/// Requires a command that decide() accepts, such as a listed one (choices/legal_commands.h). Returns false if the
/// rules refuse it; `state` may then be partly changed and must be discarded. Games with fan modules go through
/// decide() and apply().
bool advance(GameState& state, const Command& command);

} // namespace reeve
