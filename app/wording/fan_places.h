// SPDX-License-Identifier: GPL-3.0-or-later
// What the fan modules add to a place of the board, in words.
#pragma once

#include "app/places/place_guide.h"
#include "app/table/seat_names.h"

#include <QStringList>

namespace reeve::app {

/// Pieces, barbarians, tokens and marks of the modules on a place, a sentence for each; empty where there are none.
QStringList fanPlaceLines(const GameState& state, const Place& place, const SeatNames& names);

} // namespace reeve::app
