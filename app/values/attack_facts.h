// SPDX-License-Identifier: GPL-3.0-or-later
// An attack of the barbarians: the battle as it stood, and what came of it so far.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQmlIntegration>

namespace reeve::app {

/// What one player brought into the attack, and what came of it for this player.
struct AttackSideFacts {
    Q_GADGET
    QML_VALUE_TYPE(attackSideFacts)
    /** The seat. */
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(int strength MEMBER strength)
    /** Levels of the knights that fought. */
    Q_PROPERTY(QList<int> knights MEMBER knights)
    /** Before the attack, metropolises included. */
    Q_PROPERTY(int cities MEMBER cities)
    /** Every city carries a metropolis, so none can be lost. */
    Q_PROPERTY(bool safe MEMBER safe)
    /** Becomes Defender of Catan. */
    Q_PROPERTY(bool defends MEMBER defends)
    /** Draws a progress card, or has to. */
    Q_PROPERTY(bool draws MEMBER draws)
    /** Loses a city, or has to. */
    Q_PROPERTY(bool loses MEMBER loses)
    /** The hexes beside the city that was lost: "mountains (8) and hills (3)"; "" while it is still to be chosen. */
    Q_PROPERTY(QString lostAt MEMBER lostAt)

public:
    int player = -1, strength = 0, cities = 0;
    QList<int> knights{};
    bool safe = false, defends = false, draws = false, loses = false;
    QString lostAt{};
    friend bool operator==(const AttackSideFacts&, const AttackSideFacts&) = default;
};

/// An attack; as it is made: there is none.
struct AttackFacts {
    Q_GADGET
    QML_VALUE_TYPE(attackFacts)
    /** The barbarians have landed. */
    Q_PROPERTY(bool landed MEMBER landed)
    /** Strength on both sides. */
    Q_PROPERTY(int barbarians MEMBER barbarians)
    Q_PROPERTY(int knights MEMBER knights)
    /** The knights win. */
    Q_PROPERTY(bool won MEMBER won)
    /** All players, in seating order. */
    Q_PROPERTY(QList<reeve::app::AttackSideFacts> sides MEMBER sides)
    /** It is the first attack: from now on the robber can be moved. */
    Q_PROPERTY(bool freesRobber MEMBER freesRobber)
    /** Nothing of it is left to decide. */
    Q_PROPERTY(bool done MEMBER done)

public:
    bool landed = false, won = false, freesRobber = false, done = false;
    int barbarians = 0, knights = 0;
    QList<AttackSideFacts> sides{};
    friend bool operator==(const AttackFacts&, const AttackFacts&) = default;
};

} // namespace reeve::app
