// SPDX-License-Identifier: GPL-3.0-or-later
// Choice by looking one step ahead: of the legal commands, the one with the best chances after it. Works on sampled
// positions (sample.h) and on positions played ahead from them.
#pragma once

#include "engine/basics/stack_list.h"
#include "engine/commands/command.h"
#include "engine/player/worth.h"

#include <optional>
#include <span>

namespace reeve::player {

/// At most this many commands are compared; of more, a random subset of this size. Enough for every set-up.
inline constexpr std::size_t kMostChoices = 200;

struct Choice {
    Command command;
    double worth = 0; ///< Prospects::of() after the command
};
using Choices = StackList<Choice, kMostChoices>;

/// The player who acts next: that of the first pending decision, else the player on turn.
PlayerId toAct(const GameState& state);

/// At most `most` legal commands of `player`, each with its worth. `chance` draws the dice and cards that follow.
Choices choicesOf(const GameState& state, PlayerId player, const Weights& weights, std::size_t most, Chance& chance);

/// The command of greatest worth. `noise`: the size of a random number added to each worth, so that worse commands are
/// chosen too; 0: none. `without`: commands to exclude. nullopt if no other command is legal.
std::optional<Command> bestCommand(const GameState& state, PlayerId player, const Weights& weights, std::size_t most,
                                   double noise, Chance& chance, std::span<const Command> without = {});

} // namespace reeve::player
