// SPDX-License-Identifier: GPL-3.0-or-later
// What follows by itself from a command.
#pragma once

#include "engine/rules/event_writer.h"

namespace reeve {

/// Continues resolving the roll until a decision is needed or the game is won. Before each step, makes pending
/// decisions with one outcome and closes those that have no answer left.
void continueRoll(rules::EventWriter& writer);

/// Returns a written position after what its decisions and its roll leave without a choice. Points that win and a fifth
/// card wait for the next command unless something followed. Throws like consequences() (game.h).
GameState settled(const GameState& state);
/// True if the game is not over and no command is legal.
bool isStuck(const GameState& state);

} // namespace reeve
