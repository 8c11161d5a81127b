// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/phones/follower.h"

#include <algorithm>

namespace reeve::app {
namespace {

std::string keyOf(int number, std::size_t place) { return std::to_string(number) + "." + std::to_string(place); }

/// Collects the players whose hands an event changes.
struct Touched {
    std::vector<PlayerId>& hands;

    void operator()(const event::CardsGained& e) const { hands.push_back(e.player); }
    void operator()(const event::CardsPaid& e) const { hands.push_back(e.player); }
    void operator()(const event::CardsPassed& e) const { hands.insert(hands.end(), {e.from, e.to}); }
    void operator()(const event::CardStolen& e) const { hands.insert(hands.end(), {e.thief, e.victim}); }
    template <typename Other>
    void operator()(const Other&) const {}
};

} // namespace

void Follower::begin(const GameSession* session) {
    *this = {};
    if (session == nullptr) return;
    // The decisions of the start, then every step in force.
    const GameState start = session->before(0);
    for (std::size_t i = 0; i < start.pending.size(); ++i) {
        m_keys.push_back(keyOf(0, i));
        m_owed.emplace_back(start.pending[i].kind, start.pending[i].player);
    }
    const auto steps = session->steps();
    for (std::size_t i = 0; i < steps.size(); ++i) read(steps[i], session->writtenAt(i));
    const GameState& state = session->state();
    if (m_owed.size() != state.pending.size()) renew(*session, session->written());
    m_steps = steps.size();
    m_serial = steps.empty() ? 0 : session->serial(steps.size() - 1);
    m_written = session->written();
    m_turn = state.turn.number;
    m_onTurn = state.turn.player;
}

Follower::Change Follower::follow(const GameSession& session) {
    Change change;
    const GameState& state = session.state();
    const auto steps = session.steps();
    change.any = session.written() != m_written;
    if (!change.any) return change;
    bool forward = steps.size() > m_steps && (m_steps == 0 || session.serial(m_steps - 1) == m_serial);
    for (std::size_t i = m_steps; forward && i < steps.size(); ++i) {
        // A redone step keeps its number.
        forward = session.writtenAt(i) > m_written;
        change.turnedBack |= steps[i].correction.has_value();
    }
    if (forward) {
        for (std::size_t i = m_steps; i < steps.size(); ++i) {
            read(steps[i], session.writtenAt(i));
            for (const Event& event : steps[i].events) std::visit(Touched{change.hands}, event);
        }
    }
    m_turnedBack = !forward;
    change.turnedBack |= !forward;
    if (!forward || m_owed.size() != state.pending.size()) renew(session, session.written());
    change.turnOver = state.turn.number != m_turn || state.turn.player != m_onTurn;
    m_steps = steps.size();
    m_serial = steps.empty() ? 0 : session.serial(steps.size() - 1);
    m_written = session.written();
    m_turn = state.turn.number;
    m_onTurn = state.turn.player;
    return change;
}

/// Assigns new keys to all pending decisions, as if this step had opened them.
void Follower::renew(const GameSession& session, int number) {
    m_keys.clear();
    m_owed.clear();
    const GameState& state = session.state();
    for (std::size_t i = 0; i < state.pending.size(); ++i) {
        m_keys.push_back(keyOf(number, i));
        m_owed.emplace_back(state.pending[i].kind, state.pending[i].player);
    }
}

void Follower::read(const Step& step, int number) {
    if (step.correction) {
        m_keys.clear();
        m_owed.clear();
        for (std::size_t i = 0; i < step.correction->pending.size(); ++i) {
            m_keys.push_back(keyOf(number, i));
            m_owed.emplace_back(step.correction->pending[i].kind, step.correction->pending[i].player);
        }
        return;
    }
    std::size_t opened = 0; // number of decisions opened by this step; makes keys unique
    for (const Event& event : step.events) {
        if (const auto* open = std::get_if<event::DecisionOpened>(&event)) {
            const auto at = open->first ? std::ptrdiff_t{0} : static_cast<std::ptrdiff_t>(m_keys.size());
            m_keys.insert(m_keys.begin() + at, keyOf(number, opened++));
            m_owed.insert(m_owed.begin() + at, {open->decision.kind, open->decision.player});
        } else if (const auto* closed = std::get_if<event::DecisionClosed>(&event)) {
            const auto found = std::ranges::find(m_owed, std::pair(closed->kind, closed->player));
            if (found == m_owed.end()) continue;
            m_keys.erase(m_keys.begin() + (found - m_owed.begin()));
            m_owed.erase(found);
        }
    }
}

} // namespace reeve::app
