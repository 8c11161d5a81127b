// SPDX-License-Identifier: GPL-3.0-or-later
// Why something cannot be done, said without blame: what the rule asks, then what is missing.
#pragma once

#include "app/table/seat_names.h"
#include "engine/basics/refusal.h"
#include "engine/commands/command.h"

#include <optional>

namespace reeve::app {

/// `state` is the position in which `action` was refused; `actor` asked for it.
QString refusalText(const Refusal& refusal, const Action& action, PlayerId actor, const GameState& state,
                    const SeatNames& names);
/// Why a card cannot be played now: "Only before the dice.". `refusal` is cardRefusal()'s; without one it has nothing
/// to be played on.
QString cardReason(const std::optional<Refusal>& refusal, PlayerId player, const GameState& state,
                   const SeatNames& names);

} // namespace reeve::app
