// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/seat_names.h"
#include "app/values/options_facts.h"
#include "app/view/table_view.h"

namespace reeve::app {

/// `Game.options`: where the acting player may place or answer, and whether there is trade. The hand is treated as
/// unknown.
OptionsFacts optionsView(const TableView& table, const SeatNames& names);

} // namespace reeve::app
