// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/advice.h"

#include "app/play/moves.h"
#include "app/window/game.h"
#include "app/words/proposal_wording.h"
#include "engine/player/choose.h"
#include "engine/player/weights.h"

#include <memory>

namespace reeve::app {
namespace {

/// True if the decision is a choice among real cards that Reeve does not see.
bool choosesUnseen(const GameState& state, const Components& components) {
    if (state.pending.empty()) return false;
    const DecisionKind kind = state.pending.front().kind;
    if (kind == DecisionKind::DiscardProgress || kind == DecisionKind::TakeProgress) return components.realDecks;
    return kind == DecisionKind::TakeCards && components.realHands;
}

} // namespace

Advice::Advice(Game& game, QObject* parent) : QObject(parent), m_game(game) {
    m_pool.setMaxThreadCount(1);
    connect(&game, &Game::changed, this, &Advice::forget);
}

Advice::~Advice() {
    ++m_asked;
    m_pool.clear();
    m_pool.waitForDone();
}

bool Advice::possible() const {
    const GameState* state = m_game.state();
    return state != nullptr && state->turn.phase != Phase::Over && player::knows(state->rules) &&
           !m_game.levelOf(player::toAct(*state)) && !choosesUnseen(*state, m_game.components());
}

void Advice::ask() {
    if (!possible()) return;
    const GameState& state = *m_game.state();
    const PlayerId seat = player::toAct(state);
    const auto view = std::make_shared<GameView>(viewOf(state, Viewer::seat(seat)));
    const std::uint64_t seed = m_game.session()->steps().size() + 1;
    m_pool.start([this, view, seat, seed, known = !m_game.components().realDecks, number = ++m_asked] {
        const auto moves = std::make_shared<std::vector<Move>>(bestMoves(*view, seed, known));
        QMetaObject::invokeMethod(this, [this, view, moves, seat, number] {
            if (number != m_asked) return;
            m_told = true;
            m_moves.clear();
            m_assumedHand = assumedHandText(*view, m_game.components(), m_game.seatNames());
            QStringList given;
            for (const Move& move : *moves) {
                const auto why = m_moves.isEmpty() ? reasonText : furtherReasonText;
                given.append(why(move.reason, move.before, move.after, seat, m_game.seatNames()));
                const auto place = static_cast<int>(given.size()) - 1,
                           first = static_cast<int>(given.indexOf(given.last()));
                m_moves.append({.text = proposalText(move.action, seat, move.events, move.before, m_game.seatNames()),
                                .why = first < place ? sameReasonText(place, first) : given.last()});
            }
            emit changed();
        });
    });
}

void Advice::forget() {
    ++m_asked;
    m_told = false;
    m_moves.clear();
    m_assumedHand.clear();
    emit changed();
}

} // namespace reeve::app

#include "moc_advice.cpp"
