// SPDX-License-Identifier: GPL-3.0-or-later
// What comes before a game, for QML: the board that is laid, the player who begins, and the new game itself.
#pragma once

#include <QObject>
#include <QVariant>

namespace reeve::app {

class Game;

class GameSetup : public QObject {
    Q_OBJECT

public:
    /// New games are opened in `game`, which must outlive it.
    explicit GameSetup(Game& game, QObject* parent = nullptr);

    /// The board of a layout of the record ("random", "beginner", "letters") as a board of the record, on the island
    /// that the number of players asks for; null for another word.
    Q_INVOKABLE QVariant layOut(const QString& layout, double seed, int players) const;
    /// A board of a scenario of Seafarers for so many players (3 to 6), laid at random by its rules (SCEN-5); null for
    /// another word.
    Q_INVOKABLE QVariant layScenario(const QString& scenario, double seed, int players) const;
    /// The seat that begins by drawn dice: the highest total, ties rolled again (SETUP-30, SETUP-32). `players` 2 to 6.
    Q_INVOKABLE int drawStartSeat(int players, double seed) const;
    /// {name, players:[{name,color}], rules, board or null, seed, start (a colour; left out: the first), table}. False
    /// and Game::refused() when it cannot be; Game::opened() once it is in the journal.
    Q_INVOKABLE bool newGame(const QVariant& setup);

private:
    Game& m_game;
};

} // namespace reeve::app
