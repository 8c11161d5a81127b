// SPDX-License-Identifier: GPL-3.0-or-later
// Probability of a total of two dice, and how often it was rolled.
#pragma once

#include "app/play/game_session.h"
#include "app/values/roll_facts.h"

#include <array>

namespace reeve::app {

/// The rolls that counted in a game.
struct RolledSoFar {
    int rolls = 0;
    std::array<int, 13> totals{};
};
RolledSoFar rolledSoFar(const GameSession& session);

/// Odds of a total of two dice in this game.
OddsFacts rollOdds(const GameSession& session, int total);

} // namespace reeve::app
