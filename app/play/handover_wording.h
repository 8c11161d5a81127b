// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/handover.h"
#include "app/values/seat_names.h"

#include <QStringList>

namespace reeve::app {

/// One sentence per player: "Dan gives back 3 grain.", "Anna gives back 1 ore and takes 1 wool."
QStringList handoverSentences(const std::vector<Handover>& handovers, const SeatNames& names);

/// Additional sentence when the record was adapted to the table, where cards may already lie correctly.
QString alreadySoText();

/// "By Reeve's count Anna has 1 card."
QString countText(const GameState& state, PlayerId player, const SeatNames& names);
/// The same, and where a command that takes more cards can be booked.
QString beyondCountText(const GameState& state, PlayerId player, const SeatNames& names);

} // namespace reeve::app
