// SPDX-License-Identifier: GPL-3.0-or-later
// An attack of the barbarians: the battle and its consequences so far.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQmlIntegration>

namespace reeve::app {

/// Contribution of one player to the attack, and its consequences for that player.
struct AttackSideFacts {
    Q_GADGET
    QML_VALUE_TYPE(attackSideFacts)
    /** Seat. */
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(int strength MEMBER strength)
    /** Levels of the knights that fought. */
    Q_PROPERTY(QList<int> knights MEMBER knights)
    /** Before the attack, including metropolises. */
    Q_PROPERTY(int cities MEMBER cities)
    /** Every city has a metropolis, so none can be lost. */
    Q_PROPERTY(bool safe MEMBER safe)
    /** Becomes Defender of Catan. */
    Q_PROPERTY(bool defends MEMBER defends)
    /** Draws a progress card, or still has to. */
    Q_PROPERTY(bool draws MEMBER draws)
    /** Loses a city, or still has to. */
    Q_PROPERTY(bool loses MEMBER loses)
    /** Hexes beside the lost city: "mountains (8) and hills (3)"; "" until it is chosen. */
    Q_PROPERTY(QString lostAt MEMBER lostAt)

public:
    int player = -1, strength = 0, cities = 0;
    QList<int> knights{};
    bool safe = false, defends = false, draws = false, loses = false;
    QString lostAt{};
    friend bool operator==(const AttackSideFacts&, const AttackSideFacts&) = default;
};

/// An attack. Default-constructed: none.
struct AttackFacts {
    Q_GADGET
    QML_VALUE_TYPE(attackFacts)
    /** The barbarians have landed. */
    Q_PROPERTY(bool landed MEMBER landed)
    /** Strengths of both sides. */
    Q_PROPERTY(int barbarians MEMBER barbarians)
    Q_PROPERTY(int knights MEMBER knights)
    /** The knights win. */
    Q_PROPERTY(bool won MEMBER won)
    /** In seating order. */
    Q_PROPERTY(QList<reeve::app::AttackSideFacts> sides MEMBER sides)
    /** The first attack: from now on the robber can be moved. */
    Q_PROPERTY(bool freesRobber MEMBER freesRobber)
    /** No decision is left. */
    Q_PROPERTY(bool done MEMBER done)

public:
    bool landed = false, won = false, freesRobber = false, done = false;
    int barbarians = 0, knights = 0;
    QList<AttackSideFacts> sides{};
    friend bool operator==(const AttackFacts&, const AttackFacts&) = default;
};

} // namespace reeve::app
