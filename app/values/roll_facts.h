// SPDX-License-Identifier: GPL-3.0-or-later
// The dice: the last roll, what it brought, earlier rolls, and how likely a total is.
#pragma once

#include "app/values/hand_facts.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>

namespace reeve::app {

/// A roll of the game.
struct RollFacts {
    Q_GADGET
    QML_VALUE_TYPE(rollFacts)
    /** Of the story; -1: there was no roll. */
    Q_PROPERTY(int step MEMBER step)
    Q_PROPERTY(int turn MEMBER turn)
    Q_PROPERTY(int player MEMBER player)
    /** 0: only the total was entered. */
    Q_PROPERTY(int red MEMBER red)
    Q_PROPERTY(int yellow MEMBER yellow)
    /** The face of the event die; "" for none. */
    Q_PROPERTY(QString event MEMBER event)
    Q_PROPERTY(int total MEMBER total)

public:
    int step = -1, turn = 0, player = -1, red = 0, yellow = 0, total = 0;
    QString event;
    friend bool operator==(const RollFacts&, const RollFacts&) = default;
};

/// The last roll and what came of it.
struct LastRollFacts {
    Q_GADGET
    QML_VALUE_TYPE(lastRollFacts)
    /** Somebody has rolled in this game. */
    Q_PROPERTY(bool rolled READ rolled)
    /** Of the story; -1: there was no roll. */
    Q_PROPERTY(int step MEMBER step)
    Q_PROPERTY(int player MEMBER player)
    /** 0: only the total was entered. */
    Q_PROPERTY(int red MEMBER red)
    Q_PROPERTY(int yellow MEMBER yellow)
    /** The face of the event die; "" for none. */
    Q_PROPERTY(QString event MEMBER event)
    Q_PROPERTY(int total MEMBER total)
    /** "5/36" */
    Q_PROPERTY(QString odds MEMBER odds)
    /** Seats that have drawn a progress card, in this order. */
    Q_PROPERTY(QList<int> draws MEMBER draws)
    /** Hexes that pay. */
    Q_PROPERTY(QStringList producing MEMBER producing)
    /** Hexes that the robber blocks. */
    Q_PROPERTY(QStringList blocked MEMBER blocked)
    /** Cards of which the bank has too few. */
    Q_PROPERTY(QStringList shortage MEMBER shortage)
    Q_PROPERTY(bool sevens MEMBER sevens)
    Q_PROPERTY(bool robberStays MEMBER robberStays)
    /** The event die is dealt with, so production has come. */
    Q_PROPERTY(bool eventResolved MEMBER eventResolved)
    /** Everything that the roll asked for is settled. */
    Q_PROPERTY(bool resolved MEMBER resolved)

public:
    [[nodiscard]] bool rolled() const { return step >= 0; }

    int step = -1, player = -1, red = 0, yellow = 0, total = 0;
    QString event, odds;
    QList<int> draws;
    QStringList producing, blocked, shortage;
    bool sevens = false, robberStays = false, eventResolved = true, resolved = true;
    friend bool operator==(const LastRollFacts&, const LastRollFacts&) = default;
};

/// What a player takes for a roll.
struct YieldFacts {
    Q_GADGET
    QML_VALUE_TYPE(yieldFacts)
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(reeve::app::HandFacts cards MEMBER cards)
    /** For which buildings, worded. */
    Q_PROPERTY(QStringList reasons MEMBER reasons)

public:
    int player = -1;
    HandFacts cards;
    QStringList reasons;
    friend bool operator==(const YieldFacts&, const YieldFacts&) = default;
};

/// How likely a total of two dice is, and how often it came.
struct OddsFacts {
    Q_GADGET
    QML_VALUE_TYPE(oddsFacts)
    /** So many throws of `of` have this total. */
    Q_PROPERTY(int ways MEMBER ways)
    Q_PROPERTY(int of MEMBER of)
    /** "3 + 6", "4 + 5" … */
    Q_PROPERTY(QStringList throws MEMBER throws)
    /** How often it came in this game, in words; "" for a total that cannot come. */
    Q_PROPERTY(QString soFar MEMBER soFar)

public:
    int ways = 0, of = 0;
    QStringList throws;
    QString soFar;
    friend bool operator==(const OddsFacts&, const OddsFacts&) = default;
};

/// What would follow if a roll had been another.
struct TriedRollFacts {
    Q_GADGET
    QML_VALUE_TYPE(triedRollFacts)
    Q_PROPERTY(bool possible MEMBER possible)
    /** Steps after it that stay. */
    Q_PROPERTY(int follow MEMBER follow)
    /** Answers that are no longer asked for. */
    Q_PROPERTY(int dropped MEMBER dropped)
    /** Steps that would go, from `stop` (worded) on, because of `reason`; both are empty where everything follows. */
    Q_PROPERTY(int lost MEMBER lost)
    Q_PROPERTY(QString stop MEMBER stop)
    Q_PROPERTY(QString reason MEMBER reason)
    /** Who then would give back and take what. */
    Q_PROPERTY(QStringList handover MEMBER handover)

public:
    bool possible = false;
    int follow = 0, dropped = 0, lost = 0;
    QString stop, reason;
    QStringList handover;
    friend bool operator==(const TriedRollFacts&, const TriedRollFacts&) = default;
};

} // namespace reeve::app
