// SPDX-License-Identifier: GPL-3.0-or-later
// Predicts what a progress card or an action of a fan module would do, as far as that is public information.
#pragma once

#include "app/values/seat_names.h"
#include "engine/commands/command.h"
#include "engine/state/game_state.h"

#include <QStringList>

#include <optional>

namespace reeve::app {

/// The immediate consequences as sentences: cards from the bank, knights activated, decisions of other players; for the
/// Inventor, whose income rises or falls. Empty: no consequences. nullopt: no prediction, because the command is
/// illegal, depends on chance or hidden cards, or is neither a card nor an action of a fan module.
std::optional<QStringList> foreseen(const GameState& state, const Command& command, const SeatNames& names);

} // namespace reeve::app
