// SPDX-License-Identifier: GPL-3.0-or-later
// The odds of the next attack for QML, played out beside the window and begun anew whenever the game moves on.
#pragma once

#include "app/odds/attack_odds.h"

#include <QObject>
#include <QQmlEngine>
#include <QThread>
#include <QTimer>
#include <QVariant>
#include <QtQmlIntegration>

#include <atomic>
#include <memory>

namespace reeve::app {

class Game;

class Odds : public QObject {
Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /** Whether they are wanted; nothing is computed otherwise. */
    Q_PROPERTY(bool wanted READ wanted WRITE setWanted NOTIFY changed)
    /** There is something to show: the game has an attack before it, and enough games were played. */
    Q_PROPERTY(bool known READ known NOTIFY changed)
    /** Chance that the knights hold, in hundredths. */
    Q_PROPERTY(int percent READ percent NOTIFY changed)
    /** How many games were played for it. */
    Q_PROPERTY(int games READ games NOTIFY changed)

public:
    /// Follows the game; it outlives this. Not a default constructor: the QML engine would prefer it to create().
    Odds(Game& game, QObject* parent);
    ~Odds() override;
    static Odds* create(QQmlEngine* engine, QJSEngine*);

    [[nodiscard]] bool wanted() const { return m_wanted; }
    [[nodiscard]] bool known() const { return m_odds.games >= kEnough; }
    [[nodiscard]] int percent() const { return m_odds.games == 0 ? 0 : (100 * m_odds.won + m_odds.games / 2) / m_odds.games; }
    [[nodiscard]] int games() const { return m_odds.games; }
    void setWanted(bool wanted);

    /// What would come of it if the barbarians landed now: see landingView().
    Q_INVOKABLE QVariant landing() const;

    static constexpr int kGames = 400; ///< for one position
    static constexpr int kEnough = 25; ///< fewer say nothing

signals:
    void changed();

private:
    void followGame();
    void begin();
    void stop();

    Game& m_game;
    QTimer m_pause; ///< whoever taps fast starts no game after each tap
    QThread m_thread;
    QObject* m_worker = nullptr; ///< lives in m_thread
    std::shared_ptr<std::atomic<bool>> m_stopped; ///< of the run that is under way
    AttackOdds m_odds;
    int m_revision = -1;
    bool m_wanted = false;
};

} // namespace reeve::app
