// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/seat_names.h"
#include "app/view/table_view.h"

#include <QVariant>

namespace reeve::app {

QVariantMap turnView(const TableView& table);       ///< `Game.turn`
QVariantMap barbariansView(const TableView& table); ///< `Game.barbarians`
/// `Game.expected`: what the table waits for, worded.
QVariantMap expectedView(const TableView& table, const SeatNames& names);

} // namespace reeve::app
