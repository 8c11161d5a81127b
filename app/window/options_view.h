// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/table_view.h"
#include "app/values/options_facts.h"
#include "app/values/seat_names.h"

namespace reeve::app {

/// `Game.options`: where the acting player may place or answer, and whether there is trade. The hand is treated as
/// unknown.
OptionsFacts optionsView(const TableView& table, const SeatNames& names);

} // namespace reeve::app
