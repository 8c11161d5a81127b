// SPDX-License-Identifier: GPL-3.0-or-later
// The choice of a player who plays the best commands on before it chooses.
#pragma once

#include "engine/basics/chance.h"
#include "engine/commands/command.h"
#include "engine/player/player.h"
#include "engine/player/worth.h"
#include "engine/view/game_view.h"

#include <optional>
#include <span>

namespace reeve::player {

/// Of the best few commands of one step the one that does best when the game is played on for two rounds. All commands
/// are played on with the same hidden cards and dice, again and again with others, and those that are clearly worse are
/// left out from then on. What one step says counts as well, the less the more often was compared. Without the time for
/// a few comparisons it is the best command of one step. `view` is of `player`; `refused`: commands that are not
/// chosen. Nothing if the player can do nothing else.
std::optional<Command> lookAhead(const GameView& view, PlayerId player, const Weights& weights,
                                 const Thinking& thinking, Chance& chance, std::span<const Command> refused);

} // namespace reeve::player
