// SPDX-License-Identifier: GPL-3.0-or-later
// The last roll and its effects, earlier rolls, and odds of totals.
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
    /** Step of the roll; -1: none. */
    Q_PROPERTY(int step MEMBER step)
    Q_PROPERTY(int turn MEMBER turn)
    Q_PROPERTY(int player MEMBER player)
    /** 0: only the total was entered. */
    Q_PROPERTY(int red MEMBER red)
    Q_PROPERTY(int yellow MEMBER yellow)
    /** Face of the event die; "": none. */
    Q_PROPERTY(QString event MEMBER event)
    Q_PROPERTY(int total MEMBER total)

public:
    int step = -1, turn = 0, player = -1, red = 0, yellow = 0, total = 0;
    QString event;
    friend bool operator==(const RollFacts&, const RollFacts&) = default;
};

/// The last roll and its effects.
struct LastRollFacts {
    Q_GADGET
    QML_VALUE_TYPE(lastRollFacts)
    /** There was a roll in this game. */
    Q_PROPERTY(bool rolled READ rolled)
    /** Step of the roll; -1: none. */
    Q_PROPERTY(int step MEMBER step)
    Q_PROPERTY(int player MEMBER player)
    /** 0: only the total was entered. */
    Q_PROPERTY(int red MEMBER red)
    Q_PROPERTY(int yellow MEMBER yellow)
    /** Face of the event die; "": none. */
    Q_PROPERTY(QString event MEMBER event)
    Q_PROPERTY(int total MEMBER total)
    /** For example "5/36". */
    Q_PROPERTY(QString odds MEMBER odds)
    /** Seats that drew a progress card, in order. */
    Q_PROPERTY(QList<int> draws MEMBER draws)
    /** The decks of these cards. */
    Q_PROPERTY(QStringList decks MEMBER decks)
    /** Hexes that produce. */
    Q_PROPERTY(QStringList producing MEMBER producing)
    /** Hexes blocked by the robber. */
    Q_PROPERTY(QStringList blocked MEMBER blocked)
    /** Kinds of cards of which the bank has too few. */
    Q_PROPERTY(QStringList shortage MEMBER shortage)
    Q_PROPERTY(bool sevens MEMBER sevens)
    Q_PROPERTY(bool robberStays MEMBER robberStays)
    /** The event die has been resolved, and production has happened. */
    Q_PROPERTY(bool eventResolved MEMBER eventResolved)

public:
    [[nodiscard]] bool rolled() const { return step >= 0; }

    int step = -1, player = -1, red = 0, yellow = 0, total = 0;
    QString event, odds;
    QList<int> draws;
    QStringList decks, producing, blocked, shortage;
    bool sevens = false, robberStays = false, eventResolved = true;
    friend bool operator==(const LastRollFacts&, const LastRollFacts&) = default;
};

/// Yield of a roll for a player.
struct YieldFacts {
    Q_GADGET
    QML_VALUE_TYPE(yieldFacts)
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(reeve::app::HandFacts cards MEMBER cards)
    /** Producing buildings, as texts. */
    Q_PROPERTY(QStringList reasons MEMBER reasons)

public:
    int player = -1;
    HandFacts cards;
    QStringList reasons;
    friend bool operator==(const YieldFacts&, const YieldFacts&) = default;
};

/// Odds of a total of two dice, and how often it was rolled.
struct OddsFacts {
    Q_GADGET
    QML_VALUE_TYPE(oddsFacts)
    /** Number of combinations with this total, and of all. */
    Q_PROPERTY(int ways MEMBER ways)
    Q_PROPERTY(int of MEMBER of)
    /** For example "3 + 6", "4 + 5". */
    Q_PROPERTY(QStringList throws MEMBER throws)
    /** How often it was rolled in this game, as a text; "": impossible total. */
    Q_PROPERTY(QString soFar MEMBER soFar)

public:
    int ways = 0, of = 0;
    QStringList throws;
    QString soFar;
    friend bool operator==(const OddsFacts&, const OddsFacts&) = default;
};

/// Consequences of changing an earlier roll.
struct TriedRollFacts {
    Q_GADGET
    QML_VALUE_TYPE(triedRollFacts)
    Q_PROPERTY(bool possible MEMBER possible)
    /** Number of later steps that stay. */
    Q_PROPERTY(int follow MEMBER follow)
    /** Later answers whose decision no longer arises, as texts. */
    Q_PROPERTY(QStringList dropped MEMBER dropped)
    /** The steps lost from `stop` on, as texts, because of `reason`; both are "" if all stay. */
    Q_PROPERTY(QStringList gone MEMBER gone)
    Q_PROPERTY(QString stop MEMBER stop)
    Q_PROPERTY(QString reason MEMBER reason)
    /** Later steps before which cards are corrected, as texts. */
    Q_PROPERTY(QStringList corrected MEMBER corrected)
    /** Cards that would change hands, one sentence per player. */
    Q_PROPERTY(QStringList handover MEMBER handover)

public:
    bool possible = false;
    int follow = 0;
    QString stop, reason;
    QStringList dropped, gone, corrected, handover;
    friend bool operator==(const TriedRollFacts&, const TriedRollFacts&) = default;
};

} // namespace reeve::app
