// SPDX-License-Identifier: GPL-3.0-or-later
// Texts for what the table waits for: the sentence beside the board and the main button.
#pragma once

#include "app/values/seat_names.h"
#include "engine/state/game_state.h"

namespace reeve::app {

struct ExpectedWords {
    QString text;   ///< what is due: "Ben discards 4 of 9 cards"
    QString button; ///< label of the main button
    QString hint;   ///< second line of the button: what follows, or an alternative
};

/// Who is next after the player on turn: the partner, else the player after the one who rolled; kNobody with special
/// building, which depends on who can build.
PlayerId afterwards(const GameState& state);
/// Texts for what `state` waits for: its first decision, else its phase.
ExpectedWords expectedWords(const GameState& state, const SeatNames& names);
/// Texts for one owed decision.
ExpectedWords expectedWords(const Decision& decision, const GameState& state, const SeatNames& names);

} // namespace reeve::app
