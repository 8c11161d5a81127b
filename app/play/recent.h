// SPDX-License-Identifier: GPL-3.0-or-later
// The events of the last roll and of the last attack, and the last cards from Reeve. The first two may span
// several steps: the roll itself and the decisions that followed.
#pragma once

#include "app/play/game_session.h"
#include "app/play/handover.h"

namespace reeve::app {

/// Everything from the last roll to the present position.
struct RecentRoll {
    std::size_t step = 0; ///< step that rolled the dice
    event::DiceRolled dice;
    std::vector<Event> events; ///< from DiceRolled to RollResolved, or to the latest event
    GameState before;          ///< state before the dice
    GameState atProduction;    ///< state after the event die was resolved; valid if eventResolved
    bool eventResolved = false;
    bool resolved = false; ///< RollResolved is among `events`
};
/// nullopt before the first roll.
std::optional<RecentRoll> recentRoll(const GameSession& session);

struct RecentAttack {
    std::size_t step = 0; ///< step of the attack
    event::BarbariansAttacked battle;
    GameState before;          ///< state before the attack
    std::vector<Event> events; ///< after BarbariansAttacked and before EventResolved, so far
    bool done = false;         ///< EventResolved has been reached: losses and rewards are settled
};
/// nullopt before the first attack.
std::optional<RecentAttack> recentAttack(const GameSession& session);

/// Cards that came, not by a trade, from a hand that Reeve knows into a real one, in one step. Only `to` may see them.
struct RecentGift {
    std::size_t step = 0;
    PlayerId from = kNobody, to = kNobody;
    Hand cards;
    friend bool operator==(const RecentGift&, const RecentGift&) = default;
};
/// Those of all steps.
std::vector<RecentGift> giftsIn(std::span<const Step> steps, const Components& components);
/// Cards of gifts that stand `before` and not `after`, or the other way round, are counted instead of named.
void cover(std::vector<Handover>& handovers, const std::vector<RecentGift>& before,
           const std::vector<RecentGift>& after);
/// The last ones in this turn; nullopt: there are none.
std::optional<RecentGift> recentGift(const GameSession& session, const Components& components);

} // namespace reeve::app
