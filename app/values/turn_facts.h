// SPDX-License-Identifier: GPL-3.0-or-later
// Turn, awaited action and state of the barbarians.
#pragma once

#include "app/values/player_facts.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>
#include <QtQmlIntegration>

namespace reeve::app {

/// The turn. Default-constructed: no game is open.
struct TurnFacts {
    Q_GADGET
    QML_VALUE_TYPE(turnFacts)
    Q_PROPERTY(int number MEMBER number)
    /** Seat on turn; -1: none. */
    Q_PROPERTY(int player MEMBER player)
    /** Word of the record: "setup", "roll", "main", "over"; "": no game is open. */
    Q_PROPERTY(QString phase MEMBER phase)
    /** True after the set-up until the end of the game. */
    Q_PROPERTY(bool underway MEMBER underway)
    /** 0: not rolled yet, or only the total was entered. */
    Q_PROPERTY(int red MEMBER red)
    Q_PROPERTY(int yellow MEMBER yellow)
    /** Face of the event die; "": none. */
    Q_PROPERTY(QString event MEMBER event)
    Q_PROPERTY(int total MEMBER total)
    /** The game has a movement phase, and battles. */
    Q_PROPERTY(bool movement MEMBER movement)
    Q_PROPERTY(bool battles MEMBER battles)

public:
    int number = 0, player = -1, red = 0, yellow = 0, total = 0;
    QString phase, event;
    bool underway = false, movement = false, battles = false;
    friend bool operator==(const TurnFacts&, const TurnFacts&) = default;
};

/// What the table waits for, with texts. Default-constructed: nothing.
struct ExpectedFacts {
    Q_GADGET
    QML_VALUE_TYPE(expectedFacts)
    /** Seat that has to act; -1: none. */
    Q_PROPERTY(int player MEMBER player)
    /** Word of a decision or of what the turn waits for ("roll", "actions"); for Prompts only. */
    Q_PROPERTY(QString kind MEMBER kind)
    /** Seat that is next. */
    Q_PROPERTY(int next MEMBER next)
    /** Number of cards due. */
    Q_PROPERTY(int count MEMBER count)
    /** Track of a metropolis to place; otherwise "". */
    Q_PROPERTY(QString track MEMBER track)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString button MEMBER button)
    Q_PROPERTY(QString buttonHint MEMBER buttonHint)
    /** Number of pending decisions. */
    Q_PROPERTY(int open MEMBER open)
    /** Another seat that the decision concerns; -1: none. */
    Q_PROPERTY(int other MEMBER other)
    /** Seats that could be asked instead of `player`: they too owe a decision, and may answer it now. */
    Q_PROPERTY(QList<int> instead MEMBER instead)

public:
    int player = -1, next = -1, count = 0, open = 0, other = -1;
    QList<int> instead;
    QString kind, track, text, button, buttonHint;
    friend bool operator==(const ExpectedFacts&, const ExpectedFacts&) = default;
};

/// Barbarians that landed on hexes in the last step (fan modules).
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

/// The barbarian ship and the strengths of both sides.
struct BarbarianFacts {
    Q_GADGET
    QML_VALUE_TYPE(barbarianFacts)
    /** Position of the ship. */
    Q_PROPERTY(int spaces MEMBER spaces)
    Q_PROPERTY(int attacks MEMBER attacks)
    Q_PROPERTY(int barbarianStrength MEMBER barbarianStrength)
    Q_PROPERTY(int knightStrength MEMBER knightStrength)
    /** Strength that the knights lack; 0: none. */
    Q_PROPERTY(int missing MEMBER missing)
    /** Cards in the barbarians' hoard; -1: the game has none. */
    Q_PROPERTY(int hoard MEMBER hoard)
    /** Maximum number of barbarians per hex; 0: they do not land on hexes. */
    Q_PROPERTY(int mostOnHex MEMBER mostOnHex)
    Q_PROPERTY(bool nextShipAttacks MEMBER nextShipAttacks)
    Q_PROPERTY(reeve::app::LandedFacts landed MEMBER landed)

public:
    int spaces = 0, attacks = 0, barbarianStrength = 0, knightStrength = 0, missing = 0, hoard = -1, mostOnHex = 0;
    bool nextShipAttacks = false;
    LandedFacts landed;
    friend bool operator==(const BarbarianFacts&, const BarbarianFacts&) = default;
};

/// The game after an earlier step. Default-constructed: no such step.
struct MomentFacts {
    Q_GADGET
    QML_VALUE_TYPE(momentFacts)
    /** Position of the record; null: no such step. */
    Q_PROPERTY(QVariant position MEMBER position)
    Q_PROPERTY(reeve::app::TurnFacts turn MEMBER turn)
    /** With name, colour and points only. */
    Q_PROPERTY(QList<reeve::app::PlayerFacts> players MEMBER players)
    Q_PROPERTY(reeve::app::BarbarianFacts barbarians MEMBER barbarians)
    /** Number of later steps, and the newest and the oldest of them as texts. */
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
