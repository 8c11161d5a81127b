// SPDX-License-Identifier: GPL-3.0-or-later
// Texts about what the fan modules add to a place of the board.
#pragma once

#include "app/values/seat_names.h"
#include "app/words/place_guide.h"

#include <QStringList>

namespace reeve::app {

/// One sentence per piece, barbarian, token and mark on a place; empty: none.
QStringList fanPlaceLines(const GameState& state, const Place& place, const SeatNames& names);

} // namespace reeve::app
