// SPDX-License-Identifier: GPL-3.0-or-later
// The way of a command for games that nobody watches: the same rules and the same state as decide() and apply(), on the
// game itself and without a list of events. Whoever looks ahead or simulates plays with it.
#pragma once

#include "engine/commands/command.h"
#include "engine/state/game_state.h"

namespace reeve {

/// Carries `command` out on `state`. Afterwards `state` is, byte for byte in its fields, what decide() and apply() make
/// of it. Requires a command that decide() accepts, as those are that are listed (choices/legal_commands.h). False
/// where the rules refuse it; `state` may then be half changed and must not be used any more. In games with fan modules
/// it goes the way of decide() and apply().
bool advance(GameState& state, const Command& command);

} // namespace reeve
