// SPDX-License-Identifier: GPL-3.0-or-later
// Battles against barbarians on hexes at the end of a turn (FAN-BAT).
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQmlIntegration>

namespace reeve::app {

/// Contribution of one player to a battle, and its result.
struct BattleSideFacts {
    Q_GADGET
    QML_VALUE_TYPE(battleSideFacts)
    /** Seat; -1: no such side. */
    Q_PROPERTY(int player MEMBER player)
    /** Mounted knights and crews on the paths of the hex. */
    Q_PROPERTY(int mounted MEMBER mounted)
    Q_PROPERTY(int crews MEMBER crews)
    Q_PROPERTY(int strength MEMBER strength)
    /** Taken in this battle. */
    Q_PROPERTY(int prisoners MEMBER prisoners)
    Q_PROPERTY(int gold MEMBER gold)
    /** Number of pieces lost. */
    Q_PROPERTY(int lost MEMBER lost)

public:
    int player = -1, mounted = 0, crews = 0, strength = 0, prisoners = 0, gold = 0, lost = 0;
    friend bool operator==(const BattleSideFacts&, const BattleSideFacts&) = default;
};

/// A die rolled by a player.
struct SeatDieFacts {
    Q_GADGET
    QML_VALUE_TYPE(seatDieFacts)
    /** Seat. */
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(int die MEMBER die)

public:
    int player = -1, die = 0;
    friend bool operator==(const SeatDieFacts&, const SeatDieFacts&) = default;
};

/// Dice for one prisoner, rolled simultaneously; the highest takes it.
struct PrisonerDiceFacts {
    Q_GADGET
    QML_VALUE_TYPE(prisonerDiceFacts)
    Q_PROPERTY(QList<reeve::app::SeatDieFacts> dice MEMBER dice)

public:
    QList<SeatDieFacts> dice{};
    friend bool operator==(const PrisonerDiceFacts&, const PrisonerDiceFacts&) = default;
};

/// A direction in which a roll can remove pieces (FAN-LOSS-1).
struct LossDirectionFacts {
    Q_GADGET
    QML_VALUE_TYPE(lossDirectionFacts)
    /** Faces of the die for this direction. */
    Q_PROPERTY(QList<int> faces MEMBER faces)
    /** Name of the direction. */
    Q_PROPERTY(QString text MEMBER text)
    /** Clockwise angle from the direction of the first face, in degrees. */
    Q_PROPERTY(int turn MEMBER turn)
    /** Players with pieces there. */
    Q_PROPERTY(QList<reeve::app::BattleSideFacts> sides MEMBER sides)

public:
    QList<int> faces{};
    QString text{};
    int turn = 0;
    QList<BattleSideFacts> sides{};
    friend bool operator==(const LossDirectionFacts&, const LossDirectionFacts&) = default;
};

/// A battle on a hex. Default-constructed: none.
struct BattleFacts {
    Q_GADGET
    QML_VALUE_TYPE(battleFacts)
    /** Text for the hex, and its name. */
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString hex MEMBER hex)
    /** Number of barbarians. */
    Q_PROPERTY(int figures MEMBER figures)
    /** Of all sides together. */
    Q_PROPERTY(int strength MEMBER strength)
    /** The players who fought. */
    Q_PROPERTY(QList<reeve::app::BattleSideFacts> sides MEMBER sides)
    /** Dice rolled for prisoners. */
    Q_PROPERTY(QList<reeve::app::PrisonerDiceFacts> rolls MEMBER rolls)
    /** Die for the losses; 0: not rolled. */
    Q_PROPERTY(int die MEMBER die)
    /** Name of its direction. */
    Q_PROPERTY(QString fallen MEMBER fallen)
    /** "prisoners" or "losses" while dice are due; otherwise "". */
    Q_PROPERTY(QString asks MEMBER asks)
    /** While dice for prisoners are due: number of prisoners, and the seats that roll. */
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(QList<int> rollers MEMBER rollers)
    /** Possible directions, while the die for the losses is due. */
    Q_PROPERTY(QList<reeve::app::LossDirectionFacts> directions MEMBER directions)

public:
    QString title{}, hex{}, fallen{}, asks{};
    int figures = 0, strength = 0, die = 0, count = 0;
    QList<BattleSideFacts> sides{};
    QList<PrisonerDiceFacts> rolls{};
    QList<int> rollers{};
    QList<LossDirectionFacts> directions{};
    friend bool operator==(const BattleFacts&, const BattleFacts&) = default;
};

/// The battles at the end of a turn. Default-constructed: none.
struct ConflictFacts {
    Q_GADGET
    QML_VALUE_TYPE(conflictFacts)
    /** There are battles. */
    Q_PROPERTY(bool begun MEMBER begun)
    /** All battles are settled. */
    Q_PROPERTY(bool done MEMBER done)
    /** In order; the last one may be in progress. */
    Q_PROPERTY(QList<reeve::app::BattleFacts> battles MEMBER battles)

public:
    bool begun = false, done = false;
    QList<BattleFacts> battles{};
    friend bool operator==(const ConflictFacts&, const ConflictFacts&) = default;
};

} // namespace reeve::app
