// SPDX-License-Identifier: GPL-3.0-or-later
// Battles against barbarians on hexes, at the end of a turn (FAN-BAT).
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QtQmlIntegration>

namespace reeve::app {

/// What one player brings into a battle, and what comes of it.
struct BattleSideFacts {
    Q_GADGET
    QML_VALUE_TYPE(battleSideFacts)
    /** The seat; -1: there is no such side. */
    Q_PROPERTY(int player MEMBER player)
    /** Mounted knights and crews on the paths of the hex. */
    Q_PROPERTY(int mounted MEMBER mounted)
    Q_PROPERTY(int crews MEMBER crews)
    Q_PROPERTY(int strength MEMBER strength)
    /** Taken in this battle. */
    Q_PROPERTY(int prisoners MEMBER prisoners)
    Q_PROPERTY(int gold MEMBER gold)
    /** Pieces lost. */
    Q_PROPERTY(int lost MEMBER lost)

public:
    int player = -1, mounted = 0, crews = 0, strength = 0, prisoners = 0, gold = 0, lost = 0;
    friend bool operator==(const BattleSideFacts&, const BattleSideFacts&) = default;
};

/// A die that a player rolled.
struct SeatDieFacts {
    Q_GADGET
    QML_VALUE_TYPE(seatDieFacts)
    /** The seat. */
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(int die MEMBER die)

public:
    int player = -1, die = 0;
    friend bool operator==(const SeatDieFacts&, const SeatDieFacts&) = default;
};

/// Dice for the prisoners, thrown together; whoever throws the highest takes one.
struct PrisonerDiceFacts {
    Q_GADGET
    QML_VALUE_TYPE(prisonerDiceFacts)
    Q_PROPERTY(QList<reeve::app::SeatDieFacts> dice MEMBER dice)

public:
    QList<SeatDieFacts> dice{};
    friend bool operator==(const PrisonerDiceFacts&, const PrisonerDiceFacts&) = default;
};

/// A direction in which a roll may take pieces (FAN-LOSS-1).
struct LossDirectionFacts {
    Q_GADGET
    QML_VALUE_TYPE(lossDirectionFacts)
    /** Faces of the die that lead there. */
    Q_PROPERTY(QList<int> faces MEMBER faces)
    /** In words. */
    Q_PROPERTY(QString text MEMBER text)
    /** Degrees clockwise from the direction of the first face. */
    Q_PROPERTY(int turn MEMBER turn)
    /** Who stands there, with what. */
    Q_PROPERTY(QList<reeve::app::BattleSideFacts> sides MEMBER sides)

public:
    QList<int> faces{};
    QString text{};
    int turn = 0;
    QList<BattleSideFacts> sides{};
    friend bool operator==(const LossDirectionFacts&, const LossDirectionFacts&) = default;
};

/// A battle on a hex; as it is made: there is none.
struct BattleFacts {
    Q_GADGET
    QML_VALUE_TYPE(battleFacts)
    /** The hex in words, and its name. */
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString hex MEMBER hex)
    /** Barbarians on it. */
    Q_PROPERTY(int figures MEMBER figures)
    /** Of all sides together. */
    Q_PROPERTY(int strength MEMBER strength)
    /** Those who fought. */
    Q_PROPERTY(QList<reeve::app::BattleSideFacts> sides MEMBER sides)
    /** What was thrown for prisoners. */
    Q_PROPERTY(QList<reeve::app::PrisonerDiceFacts> rolls MEMBER rolls)
    /** The die for the losses; 0: not rolled. */
    Q_PROPERTY(int die MEMBER die)
    /** Its direction in words. */
    Q_PROPERTY(QString fallen MEMBER fallen)
    /** "prisoners" or "losses" while dice are owed for it; else "". */
    Q_PROPERTY(QString asks MEMBER asks)
    /** While dice for prisoners are owed: how many there are, and the seats that roll. */
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(QList<int> rollers MEMBER rollers)
    /** While the die for the losses is owed. */
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

/// The battles at the end of a turn; as it is made: there are none.
struct ConflictFacts {
    Q_GADGET
    QML_VALUE_TYPE(conflictFacts)
    /** There are battles. */
    Q_PROPERTY(bool begun MEMBER begun)
    /** Every battle is settled. */
    Q_PROPERTY(bool done MEMBER done)
    /** In their order; the last one is perhaps still open. */
    Q_PROPERTY(QList<reeve::app::BattleFacts> battles MEMBER battles)

public:
    bool begun = false, done = false;
    QList<BattleFacts> battles{};
    friend bool operator==(const ConflictFacts&, const ConflictFacts&) = default;
};

} // namespace reeve::app
