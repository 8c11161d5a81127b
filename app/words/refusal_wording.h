// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of refusals: what the rule requires, then what is missing, without blame.
#pragma once

#include "app/values/seat_names.h"
#include "engine/basics/refusal.h"
#include "engine/commands/command.h"

#include <optional>

namespace reeve::app {

/// `state`: the position in which `action` of player `actor` was refused.
QString refusalText(const Refusal& refusal, const Action& action, PlayerId actor, const GameState& state,
                    const SeatNames& names);
/// Why a card cannot be played now: "Only before the dice.". `refusal`: of cardRefusal(); nullopt: the card has no
/// target.
QString cardReason(const std::optional<Refusal>& refusal, PlayerId player, const GameState& state,
                   const SeatNames& names);

} // namespace reeve::app
