// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/handover.h"
#include "app/table/seat_names.h"

#include <QStringList>

namespace reeve::app {

/// One sentence for each player: "Dan gives back 3 grain.", "Anna gives back 1 ore and takes 1 wool."
QStringList handoverSentences(const std::vector<Handover>& handovers, const SeatNames& names);

/// What is added where the record was set to what lies on the table: there, nothing may have to move.
QString alreadySoText();

} // namespace reeve::app
