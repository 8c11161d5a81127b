// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/play/recent.h"

#include <algorithm>

namespace reeve::app {
namespace {

/// The last step in force with an event of this kind; steps().size() if there is none.
template <typename Wanted>
std::size_t lastStepWith(const GameSession& session) {
    for (std::size_t step = session.steps().size(); step-- > 0;)
        if (std::ranges::any_of(session.steps()[step].events,
                                [](const Event& e) { return std::holds_alternative<Wanted>(e); }))
            return step;
    return session.steps().size();
}

} // namespace

std::optional<RecentRoll> recentRoll(const GameSession& session) {
    RecentRoll roll;
    roll.step = lastStepWith<event::DiceRolled>(session);
    if (roll.step == session.steps().size()) return std::nullopt;
    roll.before = session.before(roll.step);
    GameState state = roll.before;
    bool begun = false;
    for (std::size_t step = roll.step; step < session.steps().size() && !roll.resolved; ++step) {
        for (const Event& event : session.steps()[step].events) {
            if (const auto* dice = std::get_if<event::DiceRolled>(&event)) {
                roll.dice = *dice;
                begun = true;
            }
            apply(state, event);
            if (!begun) continue;
            roll.events.push_back(event);
            if (std::holds_alternative<event::EventResolved>(event)) {
                roll.eventResolved = true;
                roll.atProduction = state;
            }
            if (std::holds_alternative<event::RollResolved>(event)) {
                roll.resolved = true;
                break;
            }
        }
    }
    return roll;
}

std::optional<RecentAttack> recentAttack(const GameSession& session) {
    RecentAttack attack;
    attack.step = lastStepWith<event::BarbariansAttacked>(session);
    if (attack.step == session.steps().size()) return std::nullopt;
    attack.before = session.before(attack.step);
    bool begun = false;
    for (std::size_t step = attack.step; step < session.steps().size() && !attack.done; ++step) {
        for (const Event& event : session.steps()[step].events) {
            if (const auto* battle = std::get_if<event::BarbariansAttacked>(&event)) {
                attack.battle = *battle;
                begun = true;
                continue;
            }
            if (!begun) continue;
            if (std::holds_alternative<event::EventResolved>(event)) {
                attack.done = true;
                break;
            }
            attack.events.push_back(event);
        }
    }
    return attack;
}

namespace {

std::optional<RecentGift> giftIn(const Step& step, const Components& components) {
    RecentGift gift;
    const auto give = [&](PlayerId from, PlayerId to, const Hand& cards) {
        if (components.known(to) || !components.known(from)) return;
        gift.from = from;
        gift.to = to;
        gift.cards = gift.cards + cards;
    };
    const bool agreed = std::holds_alternative<command::Trade>(step.command.action);
    for (const Event& event : step.events) {
        if (const auto* theft = std::get_if<event::CardStolen>(&event))
            give(theft->victim, theft->thief, Hand::of(theft->card, 1));
        if (const auto* passed = std::get_if<event::CardsPassed>(&event); passed != nullptr && !agreed)
            give(passed->from, passed->to, passed->cards);
    }
    return gift.to == kNobody ? std::nullopt : std::optional(gift);
}

} // namespace

std::vector<RecentGift> giftsIn(std::span<const Step> steps, const Components& components) {
    std::vector<RecentGift> gifts;
    for (std::size_t number = 0; number < steps.size(); ++number)
        if (auto gift = giftIn(steps[number], components)) {
            gift->step = number;
            gifts.push_back(*gift);
        }
    return gifts;
}

void cover(std::vector<Handover>& handovers, const std::vector<RecentGift>& before,
           const std::vector<RecentGift>& after) {
    const auto [gone, come] = std::ranges::mismatch(before, after);
    std::array<Hand, kMaxPlayers> was, is;
    for (auto gift = gone; gift != before.end(); ++gift) was[index(gift->to)] = was[index(gift->to)] + gift->cards;
    for (auto gift = come; gift != after.end(); ++gift) is[index(gift->to)] = is[index(gift->to)] + gift->cards;
    const auto counted = [](Hand& named, const Hand& secret) {
        const int all = named.total();
        named = secret.missing(named);
        return all - named.total();
    };
    for (Handover& one : handovers) {
        const std::size_t seat = index(one.player);
        one.unseenBack += counted(one.gives, is[seat].missing(was[seat]));
        one.unseen += counted(one.takes, was[seat].missing(is[seat]));
    }
}

std::optional<RecentGift> recentGift(const GameSession& session, const Components& components) {
    const auto steps = session.steps();
    for (std::size_t number = steps.size(); number-- > 0;) {
        const Step& step = steps[number];
        if (auto gift = giftIn(step, components)) {
            gift->step = number;
            return gift;
        }
        if (std::holds_alternative<command::EndTurn>(step.command.action) && !step.correction) break;
    }
    return std::nullopt;
}

} // namespace reeve::app
