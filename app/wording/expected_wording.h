// SPDX-License-Identifier: GPL-3.0-or-later
// What the table waits for, in words: the sentence beside the board and the big button below it.
#pragma once

#include "app/table/seat_names.h"
#include "engine/state/game_state.h"

namespace reeve::app {

struct ExpectedWords {
    QString text;   ///< who does what: "Ben discards 4 of 9 cards"
    QString button; ///< what the big button says
    QString hint;   ///< the smaller line on it: what follows or what to do instead
};

/// Who is next when the player on turn has finished: the partner, else the player after whoever rolled; kNobody with
/// special building, where that depends on who can build.
PlayerId afterwards(const GameState& state);
/// Words for what `state` waits for: its first decision, else its phase.
ExpectedWords expectedWords(const GameState& state, const SeatNames& names);
/// Words for one decision that is owed in `state`.
ExpectedWords expectedWords(const Decision& decision, const GameState& state, const SeatNames& names);

} // namespace reeve::app
