// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seat_names.h"
#include "app/values/options_facts.h"
#include "app/view/table_view.h"

namespace reeve::app {

/// `Game.options`: what the player who is waited for may do, as lists of places. The hand is not looked into: what
/// could be paid with some cards is offered. `counted`: it has as many cards as Reeve counts, so that what costs more
/// is not offered.
OptionsFacts optionsView(const TableView& table, bool counted, const SeatNames& names);

} // namespace reeve::app
