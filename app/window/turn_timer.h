// SPDX-License-Identifier: GPL-3.0-or-later
// Measures how long the present turn of the open game lasts, independently of the page shown. Never ends a turn.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace reeve::app {

class Game;

class TurnTimer : public QObject {
    Q_OBJECT
    /** Whole seconds of this turn, without pauses. */
    Q_PROPERTY(int seconds READ seconds NOTIFY secondsChanged)
    /** Stays true until set to false or a new turn begins. */
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY pausedChanged)

public:
    /// `game` must outlive this.
    TurnTimer(Game& game, QObject* parent);

    [[nodiscard]] int seconds() const { return static_cast<int>(milliseconds() / 1000); }
    [[nodiscard]] bool paused() const { return m_paused; }
    void setPaused(bool paused);

signals:
    void secondsChanged();
    void pausedChanged();

private:
    void followGame();
    void begin();
    [[nodiscard]] qint64 milliseconds() const;

    Game& m_game;
    QTimer m_tick;
    QElapsedTimer m_running; ///< time since the last start; invalid while stopped
    qint64 m_before = 0;     ///< time of this turn before the last start, in ms
    bool m_paused = false;
    qint64 m_id = -1; ///< id of the game
    int m_turn = -1;  ///< number of the turn; -1: no turn is timed
};

} // namespace reeve::app
