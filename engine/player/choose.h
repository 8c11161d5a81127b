// SPDX-License-Identifier: GPL-3.0-or-later
// The next command of a player who looks one step ahead: of the legal commands the one after which the chances are
// best. It works on positions that were sampled (sample.h), or that are played ahead from such.
#pragma once

#include "engine/basics/stack_list.h"
#include "engine/commands/command.h"
#include "engine/player/worth.h"

#include <optional>
#include <span>

namespace reeve::player {

/// At most so many commands are compared; of more, so many are drawn by lot. Enough for every set-up.
inline constexpr std::size_t kMostChoices = 200;

struct Choice {
    Command command;
    double worth = 0; ///< Prospects::of() after it
};
using Choices = StackList<Choice, kMostChoices>;

/// Who acts next: the player of the first decision that is owed, else the player on turn.
PlayerId toAct(const GameState& state);

/// The legal commands of a player, at most `most` of them, each with what it is worth. `chance` draws the dice and
/// cards that follow.
Choices choicesOf(const GameState& state, PlayerId player, const Weights& weights, std::size_t most, Chance& chance);

/// The best one. `noise`: a number up to about so many times is added to each worth, so that worse ones are chosen as
/// well; 0: never. `without`: commands that are not chosen. Nothing if the player can do nothing else.
std::optional<Command> bestCommand(const GameState& state, PlayerId player, const Weights& weights, std::size_t most,
                                   double noise, Chance& chance, std::span<const Command> without = {});

} // namespace reeve::player
