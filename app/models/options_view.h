// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seat_names.h"
#include "app/values/options_facts.h"
#include "app/view/table_view.h"

namespace reeve::app {

/// `Game.options`: what the acting player may do, as lists of places. The hand is treated as unknown: everything that
/// some hand could pay is offered. `counted`: the size of the hand is known, and what costs more cards is left out.
OptionsFacts optionsView(const TableView& table, bool counted, const SeatNames& names);

} // namespace reeve::app
