// SPDX-License-Identifier: GPL-3.0-or-later
// Creates games for QML: lays out the board, draws the first player and starts the game.
#pragma once

#include <QObject>
#include <QVariant>

namespace reeve::app {

class Game;

class GameSetup : public QObject {
    Q_OBJECT

public:
    /// Opens new games in `game`, which must outlive this.
    explicit GameSetup(Game& game, QObject* parent = nullptr);

    /// A board object of the record with the layout "random", "beginner" or "letters", on the island for this number of
    /// players; null for other words.
    Q_INVOKABLE QVariant layOut(const QString& layout, double seed, int players) const;
    /// A board of a scenario of Seafarers for 3 to 6 players, randomized by its rules (SCEN-5); null for other words.
    Q_INVOKABLE QVariant layScenario(const QString& scenario, double seed, int players) const;
    /// First seat by dice: the highest total; ties roll again (SETUP-30, SETUP-32). `players`: 2 to 6.
    Q_INVOKABLE int drawStartSeat(int players, double seed) const;
    /// Starts a game from {name, players:[{name, color, level}], rules, board or null, seed, start (colour; omitted:
    /// the first player), table}. Game::opened() follows once it is written. False: Game::refused() was emitted.
    Q_INVOKABLE bool newGame(const QVariant& setup);

private:
    Game& m_game;
};

} // namespace reeve::app
