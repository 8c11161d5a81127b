// SPDX-License-Identifier: GPL-3.0-or-later
// What a progress card would do, told before it is played, where everybody at the table could work it out.
#pragma once

#include "app/table/seat_names.h"
#include "engine/commands/command.h"
#include "engine/state/game_state.h"

#include <QStringList>

#include <optional>

namespace reeve::app {

/// In sentences, what would follow at once: cards taken from the bank, knights activated, decisions that others would
/// have to make; for the Inventor, who can expect more or fewer cards. Empty where nothing would happen. Nullopt where
/// nothing is told beforehand: for commands that are no card, are refused, or hang on chance or on what others hold.
std::optional<QStringList> foreseen(const GameState& state, const Command& command, const SeatNames& names);

} // namespace reeve::app
