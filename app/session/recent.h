// SPDX-License-Identifier: GPL-3.0-or-later
// The events of the last roll and of the last attack, which may lie in several steps: the roll itself and
// the decisions that it asked for.
#pragma once

#include "app/session/game_session.h"

namespace reeve::app {

/// From a roll to the position now.
struct RecentRoll {
    std::size_t step = 0; ///< of the dice
    event::DiceRolled dice;
    std::vector<Event> events; ///< from the dice to RollResolved, as far as they have come
    GameState before;          ///< of the dice
    GameState atProduction;    ///< when the event die was dealt with (`eventResolved`)
    bool eventResolved = false;
    bool resolved = false; ///< RollResolved has come
};
/// Nothing before the first roll.
std::optional<RecentRoll> recentRoll(const GameSession& session);

struct RecentAttack {
    std::size_t step = 0; ///< of the battle
    event::BarbariansAttacked battle;
    GameState before;          ///< the battle
    std::vector<Event> events; ///< after the battle, to EventResolved
    bool done = false;         ///< EventResolved has come: losses and rewards are settled
};
/// Nothing before the first attack.
std::optional<RecentAttack> recentAttack(const GameSession& session);

} // namespace reeve::app
