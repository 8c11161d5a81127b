// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/odds/odds.h"

#include "app/models/game.h"
#include "app/odds/landing.h"
#include "app/services.h"

namespace reeve::app {
namespace {

constexpr int kPause = 350; ///< milliseconds without a move before the games begin

} // namespace

Odds::Odds(Game& game, QObject* parent) : QObject(parent), m_game(game) {
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &Odds::begin);
    connect(&game, &Game::changed, this, &Odds::followGame);
}

Odds::~Odds() {
    stop();
    m_thread.quit();
    m_thread.wait(); // at most the rest of one command
}

Odds* Odds::create(QQmlEngine*, QJSEngine*) { return shownToQml(Services::instance().odds); }

void Odds::setWanted(bool wanted) {
    if (wanted == m_wanted) return;
    m_wanted = wanted;
    m_revision = -1; // the position is as new
    m_odds = {};
    followGame();
    emit changed();
}

void Odds::stop() {
    m_pause.stop();
    if (m_stopped) *m_stopped = true;
    m_stopped.reset();
}

void Odds::followGame() {
    if (m_game.revision() == m_revision) return; // words or the table changed, not the game
    m_revision = m_game.revision();
    stop();
    if (m_odds.games != 0) {
        m_odds = {};
        emit changed();
    }
    if (m_wanted && m_game.active()) m_pause.start();
}

void Odds::begin() {
    const GameState* state = m_game.state();
    if (state == nullptr) return;
    if (m_worker == nullptr) {
        m_worker = new QObject;
        m_worker->moveToThread(&m_thread);
        connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
        m_thread.start(QThread::LowestPriority);
    }
    m_stopped = std::make_shared<std::atomic<bool>>(false);
    const auto seed = static_cast<std::uint64_t>(m_revision) * 1000003U;
    QMetaObject::invokeMethod(m_worker, [this, state = *state, seed, stopped = m_stopped] {
        const auto tell = [&](const AttackOdds& odds) {
            QMetaObject::invokeMethod(this, [this, odds, stopped] {
                if (*stopped) return; // of a position that is past
                m_odds = odds;
                emit changed();
            });
        };
        const auto odds = playOdds(state, kGames, seed, *stopped, tell);
        if (odds.games > 0) tell(odds);
    });
}

QVariant Odds::landing() const {
    const GameState* state = m_game.state();
    return state == nullptr ? QVariant::fromValue(nullptr) : landingView(*state);
}

} // namespace reeve::app
