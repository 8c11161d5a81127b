// SPDX-License-Identifier: GPL-3.0-or-later
// Whose turn it is, what is waited for, and how far the barbarians are.
#pragma once

#include "app/values/player_facts.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <QtQmlIntegration>

namespace reeve::app {

/// The turn; as it is made: no game is open.
struct TurnFacts {
    Q_GADGET
    QML_VALUE_TYPE(turnFacts)
    Q_PROPERTY(int number MEMBER number)
    /** The seat on turn; -1: nobody's. */
    Q_PROPERTY(int player MEMBER player)
    /** The record's word: "setup", "roll", "main", "over"; "" while no game is open. */
    Q_PROPERTY(QString phase MEMBER phase)
    /** After the set-up and before the end. */
    Q_PROPERTY(bool underway MEMBER underway)
    /** 0: not rolled yet, or only the total was entered. */
    Q_PROPERTY(int red MEMBER red)
    Q_PROPERTY(int yellow MEMBER yellow)
    /** The face of the event die; "" for none. */
    Q_PROPERTY(QString event MEMBER event)
    Q_PROPERTY(int total MEMBER total)
    /** The game has a phase of movement, and of battles. */
    Q_PROPERTY(bool movement MEMBER movement)
    Q_PROPERTY(bool battles MEMBER battles)

public:
    int number = 0, player = -1, red = 0, yellow = 0, total = 0;
    QString phase, event;
    bool underway = false, movement = false, battles = false;
    friend bool operator==(const TurnFacts&, const TurnFacts&) = default;
};

/// What the table waits for, worded; as it is made: for nothing.
struct ExpectedFacts {
    Q_GADGET
    QML_VALUE_TYPE(expectedFacts)
    /** The seat that is waited for; -1: none. */
    Q_PROPERTY(int player MEMBER player)
    /** The word of a decision, or of what the turn waits for ("roll", "actions"); for Prompts alone. */
    Q_PROPERTY(QString kind MEMBER kind)
    /** The seat that comes next. */
    Q_PROPERTY(int next MEMBER next)
    /** Cards that are owed. */
    Q_PROPERTY(int count MEMBER count)
    /** The track of a metropolis that is to be placed; else "". */
    Q_PROPERTY(QString track MEMBER track)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString button MEMBER button)
    Q_PROPERTY(QString buttonHint MEMBER buttonHint)
    /** Decisions that are owed. */
    Q_PROPERTY(int open MEMBER open)
    /** Another seat that the decision is about; -1: none. */
    Q_PROPERTY(int other MEMBER other)

public:
    int player = -1, next = -1, count = 0, open = 0, other = -1;
    QString kind, track, text, button, buttonHint;
    friend bool operator==(const ExpectedFacts&, const ExpectedFacts&) = default;
};

/// Barbarians that have just landed on hexes (the fan modules).
struct LandedFacts {
    Q_GADGET
    QML_VALUE_TYPE(landedFacts)
    Q_PROPERTY(QStringList hexes MEMBER hexes)
    Q_PROPERTY(QString text MEMBER text)

public:
    QStringList hexes;
    QString text;
    friend bool operator==(const LandedFacts&, const LandedFacts&) = default;
};

/// The barbarians' ship and the strengths on both sides.
struct BarbarianFacts {
    Q_GADGET
    QML_VALUE_TYPE(barbarianFacts)
    /** How far the ship has come. */
    Q_PROPERTY(int spaces MEMBER spaces)
    Q_PROPERTY(int attacks MEMBER attacks)
    Q_PROPERTY(int barbarianStrength MEMBER barbarianStrength)
    Q_PROPERTY(int knightStrength MEMBER knightStrength)
    /** By how much the knights are too weak; 0: strong enough. */
    Q_PROPERTY(int missing MEMBER missing)
    /** Cards in the hoard of the barbarians; -1 where there is none. */
    Q_PROPERTY(int hoard MEMBER hoard)
    /** How many barbarians a hex may have; 0 where they do not land on hexes. */
    Q_PROPERTY(int mostOnHex MEMBER mostOnHex)
    Q_PROPERTY(bool nextShipAttacks MEMBER nextShipAttacks)
    Q_PROPERTY(reeve::app::LandedFacts landed MEMBER landed)

public:
    int spaces = 0, attacks = 0, barbarianStrength = 0, knightStrength = 0, missing = 0, hoard = -1, mostOnHex = 0;
    bool nextShipAttacks = false;
    LandedFacts landed;
    friend bool operator==(const BarbarianFacts&, const BarbarianFacts&) = default;
};

/// The game after an earlier step; as it is made: there is no such step.
struct MomentFacts {
    Q_GADGET
    QML_VALUE_TYPE(momentFacts)
    /** The record's position; null where there is no such step. */
    Q_PROPERTY(QVariant position MEMBER position)
    Q_PROPERTY(reeve::app::TurnFacts turn MEMBER turn)
    /** Name, colour and points of each. */
    Q_PROPERTY(QList<reeve::app::PlayerFacts> players MEMBER players)
    Q_PROPERTY(reeve::app::BarbarianFacts barbarians MEMBER barbarians)
    /** How many steps lie after it, and the newest and the oldest of these in words. */
    Q_PROPERTY(int back MEMBER back)
    Q_PROPERTY(QString first MEMBER first)
    Q_PROPERTY(QString last MEMBER last)

public:
    QVariant position = QVariant::fromValue(nullptr);
    TurnFacts turn;
    QList<PlayerFacts> players;
    BarbarianFacts barbarians;
    int back = 0;
    QString first, last;
    friend bool operator==(const MomentFacts&, const MomentFacts&) = default;
};

} // namespace reeve::app
