// SPDX-License-Identifier: GPL-3.0-or-later
// How long the turn of the open game has lasted, whatever page is shown. It ends no turn.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace reeve::app {

class Game;

class TurnTimer : public QObject {
    Q_OBJECT
    /** Whole seconds of this turn so far, without those while it was paused. */
    Q_PROPERTY(int seconds READ seconds NOTIFY secondsChanged)
    /** It stands still until somebody lets it go on; a new turn begins unpaused. */
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY pausedChanged)

public:
    /// Follows the game; it outlives this.
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
    QElapsedTimer m_running; ///< since it was last let go on; invalid while it stands
    qint64 m_before = 0;     ///< what passed of the turn before that, in ms
    bool m_paused = false;
    qint64 m_id = -1; ///< of the game
    int m_turn = -1;  ///< its turn; -1: none is timed
};

} // namespace reeve::app
