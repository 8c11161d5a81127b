// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/turn_timer.h"

#include "app/window/game.h"

#include <chrono>

namespace reeve::app {

using namespace std::chrono_literals;

TurnTimer::TurnTimer(Game& game, QObject* parent) : QObject(parent), m_game(game) {
    m_tick.setInterval(250ms);
    connect(&m_tick, &QTimer::timeout, this, &TurnTimer::secondsChanged);
    connect(&game, &Game::changed, this, &TurnTimer::followGame);
}

qint64 TurnTimer::milliseconds() const { return m_before + (m_running.isValid() ? m_running.elapsed() : 0); }

void TurnTimer::setPaused(bool paused) {
    if (paused == m_paused) return;
    m_before = milliseconds();
    m_paused = paused;
    if (m_paused || m_turn < 0)
        m_running.invalidate();
    else
        m_running.start();
    m_running.isValid() ? m_tick.start() : m_tick.stop();
    emit pausedChanged();
}

void TurnTimer::followGame() {
    const GameState* state = m_game.state();
    const bool timed = state != nullptr && state->turn.phase != Phase::Setup && state->turn.phase != Phase::Over;
    const qint64 id = state == nullptr ? -1 : m_game.id();
    const int turn = timed ? state->turn.number : -1;
    if (id == m_id && turn == m_turn) return;
    m_id = id;
    m_turn = turn;
    begin();
}

/// Starts timing a turn, or stops if there is none.
void TurnTimer::begin() {
    m_before = 0;
    if (m_turn < 0)
        m_running.invalidate();
    else
        m_running.start();
    m_turn < 0 ? m_tick.stop() : m_tick.start();
    if (m_paused) {
        m_paused = false;
        emit pausedChanged();
    }
    emit secondsChanged();
}

} // namespace reeve::app

#include "moc_turn_timer.cpp"
