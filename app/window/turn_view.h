// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/table_view.h"
#include "app/values/seat_names.h"
#include "app/values/turn_facts.h"

namespace reeve::app {

TurnFacts turnView(const TableView& table);            ///< `Game.turn`
BarbarianFacts barbariansView(const TableView& table); ///< `Game.barbarians` without `landed`
/// Whether this one of the pending decisions may be answered now.
bool answerable(const GameState& state, std::size_t decision);
/// `Game.expected`: the decision or action that the table waits for, with texts.
ExpectedFacts expectedView(const TableView& table, const SeatNames& names);

} // namespace reeve::app
