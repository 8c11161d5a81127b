// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_session.h"
#include "app/values/statistics_facts.h"

namespace reeve::app {

/// How likely everybody's victory was, told when the game is over. All are empty before, and for games of which nothing
/// was learned (engine/player/weights.h).
struct Chances {
    QList<TurnValuesFacts> afterTurns;      ///< per cent after each turn (0: the set-up)
    QList<TurningPointFacts> turningPoints; ///< the three turns in which somebody's chance changed most
    QList<LuckFacts> luck;                  ///< of each player
};
Chances chancesView(const GameSession& session);

} // namespace reeve::app
