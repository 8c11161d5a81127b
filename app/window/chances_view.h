// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/game_session.h"
#include "app/values/statistics_facts.h"

namespace reeve::app {

/// Estimated chances of victory over the whole game. Empty until the game is over and for games without learned weights
/// (engine/player/weights.h).
struct Chances {
    QList<TurnValuesFacts> afterTurns;      ///< percent after each turn; turn 0 is the set-up
    QList<TurningPointFacts> turningPoints; ///< the three turns with the greatest changes
    QList<LuckFacts> luck;                  ///< for each player
};
/// `names`: of the seats, as the sentences of the turning points say them.
Chances chancesView(const GameSession& session, const SeatNames& names);

} // namespace reeve::app
