// SPDX-License-Identifier: GPL-3.0-or-later
// How likely a total is, and how often it came.
#pragma once

#include "app/session/game_session.h"
#include "app/values/roll_facts.h"

#include <array>

namespace reeve::app {

/// The rolls of a game that counted.
struct RolledSoFar {
    int rolls = 0;
    std::array<int, 13> totals{};
};
RolledSoFar rolledSoFar(const GameSession& session);

/// Of a total of two dice, in this game.
OddsFacts rollOdds(const GameSession& session, int total);

} // namespace reeve::app
