// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/table_view.h"
#include "app/values/prompt_facts.h"
#include "app/values/seat_names.h"

#include <QList>

namespace reeve::app {

/// What the turn offers the acting player, possible now or not, in the order of the pages. The hand is treated as
/// unknown: what some hand could pay is possible. `counted`: the size of the hand is known, and what costs more cards
/// is not possible.
QList<ActionFacts> actionsView(const TableView& table, bool counted, const SeatNames& names);

} // namespace reeve::app
