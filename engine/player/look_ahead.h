// SPDX-License-Identifier: GPL-3.0-or-later
// Choice by playing the best commands ahead.
#pragma once

#include "engine/basics/chance.h"
#include "engine/commands/command.h"
#include "engine/player/player.h"
#include "engine/player/worth.h"
#include "engine/view/game_view.h"

#include <optional>
#include <span>

namespace reeve::player {

/// Takes the best few commands of one step and returns the one with the best results of play for two more rounds. Each
/// comparison plays all of them with the same hidden cards and dice; the next one draws others. Clearly worse commands
/// are dropped. The worth after one step counts too, less with each comparison. If the time does not suffice for a few
/// comparisons, the result is the best command of one step. `view` must be of `player`; `refused`: commands to exclude.
/// nullopt if no other command is legal.
std::optional<Command> lookAhead(const GameView& view, PlayerId player, const Weights& weights,
                                 const Thinking& thinking, Chance& chance, std::span<const Command> refused);

} // namespace reeve::player
