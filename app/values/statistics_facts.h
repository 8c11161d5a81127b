// SPDX-License-Identifier: GPL-3.0-or-later
// The evening in figures.
#pragma once

#include "app/values/hand_facts.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>

namespace reeve::app {

/// How often a number came.
struct BarFacts {
    Q_GADGET
    QML_VALUE_TYPE(barFacts)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int count MEMBER count)
    /** How often fair dice would show it under the rules that held. */
    Q_PROPERTY(double expected MEMBER expected)

public:
    int value = 0, count = 0;
    double expected = 0;
    friend bool operator==(const BarFacts&, const BarFacts&) = default;
};

/// How often a face of the event die came.
struct FaceFacts {
    Q_GADGET
    QML_VALUE_TYPE(faceFacts)
    /** The word of the record. */
    Q_PROPERTY(QString face MEMBER face)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(double expected MEMBER expected)

public:
    QString face;
    int count = 0;
    double expected = 0;
    friend bool operator==(const FaceFacts&, const FaceFacts&) = default;
};

/// A figure of each player after a turn.
struct TurnValuesFacts {
    Q_GADGET
    QML_VALUE_TYPE(turnValuesFacts)
    /** 0: the set-up. */
    Q_PROPERTY(int turn MEMBER turn)
    /** By seat. */
    Q_PROPERTY(QList<int> values MEMBER values)

public:
    int turn = 0;
    QList<int> values;
    friend bool operator==(const TurnValuesFacts&, const TurnValuesFacts&) = default;
};

/// Barbarians and knights after a turn.
struct BalanceFacts {
    Q_GADGET
    QML_VALUE_TYPE(balanceFacts)
    Q_PROPERTY(int turn MEMBER turn)
    Q_PROPERTY(int barbarians MEMBER barbarians)
    Q_PROPERTY(int knights MEMBER knights)
    /** How far it has come. */
    Q_PROPERTY(int ship MEMBER ship)

public:
    int turn = 0, barbarians = 0, knights = 0, ship = 0;
    friend bool operator==(const BalanceFacts&, const BalanceFacts&) = default;
};

/// An attack that was fought.
struct FoughtFacts {
    Q_GADGET
    QML_VALUE_TYPE(foughtFacts)
    Q_PROPERTY(int turn MEMBER turn)
    Q_PROPERTY(int barbarians MEMBER barbarians)
    Q_PROPERTY(int knights MEMBER knights)
    Q_PROPERTY(bool won MEMBER won)

public:
    int turn = 0, barbarians = 0, knights = 0;
    bool won = false;
    friend bool operator==(const FoughtFacts&, const FoughtFacts&) = default;
};

/// Where the cards of a player came from.
struct CardCausesFacts {
    Q_GADGET
    QML_VALUE_TYPE(cardCausesFacts)
    Q_PROPERTY(int start MEMBER start)
    Q_PROPERTY(int roll MEMBER roll)
    Q_PROPERTY(int aqueduct MEMBER aqueduct)
    /** By played cards. */
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(int bank MEMBER bank)
    Q_PROPERTY(int players MEMBER players)
    Q_PROPERTY(int stolen MEMBER stolen)

public:
    int start = 0, roll = 0, aqueduct = 0, card = 0, bank = 0, players = 0, stolen = 0;
    friend bool operator==(const CardCausesFacts&, const CardCausesFacts&) = default;
};

/// Where they went.
struct CardLossesFacts {
    Q_GADGET
    QML_VALUE_TYPE(cardLossesFacts)
    Q_PROPERTY(int robbed MEMBER robbed)
    Q_PROPERTY(int discarded MEMBER discarded)
    Q_PROPERTY(int bank MEMBER bank)
    Q_PROPERTY(int players MEMBER players)

public:
    int robbed = 0, discarded = 0, bank = 0, players = 0;
    friend bool operator==(const CardLossesFacts&, const CardLossesFacts&) = default;
};

/// What the rule modules gave and took.
struct FanCountsFacts {
    Q_GADGET
    QML_VALUE_TYPE(fanCountsFacts)
    Q_PROPERTY(int gold MEMBER gold)
    Q_PROPERTY(int prisoners MEMBER prisoners)
    Q_PROPERTY(int lost MEMBER lost)
    Q_PROPERTY(int mined MEMBER mined)
    Q_PROPERTY(int sent MEMBER sent)
    Q_PROPERTY(int driven MEMBER driven)

public:
    int gold = 0, prisoners = 0, lost = 0, mined = 0, sent = 0, driven = 0;
    friend bool operator==(const FanCountsFacts&, const FanCountsFacts&) = default;
};

/// The figures of a player. Income by kind holds only what the table saw: cards that changed hands unseen are counted,
/// not named.
struct PlayerFiguresFacts {
    Q_GADGET
    QML_VALUE_TYPE(playerFiguresFacts)
    /** The seat. */
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(reeve::app::HandFacts income MEMBER income)
    /** Cards, without exchanges. */
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(int commodities MEMBER commodities)
    Q_PROPERTY(reeve::app::CardCausesFacts causes MEMBER causes)
    Q_PROPERTY(reeve::app::CardLossesFacts lost MEMBER lost)
    /** Cards that the robber kept back. */
    Q_PROPERTY(int blocked MEMBER blocked)
    /** Recruited. */
    Q_PROPERTY(int knights MEMBER knights)
    /** Times Defender of Catan. */
    Q_PROPERTY(int defended MEMBER defended)
    Q_PROPERTY(int citiesLost MEMBER citiesLost)
    /** By cards too, not in the set-up. */
    Q_PROPERTY(int shipsBuilt MEMBER shipsBuilt)
    Q_PROPERTY(int shipsMoved MEMBER shipsMoved)
    /** At the end of any turn. */
    Q_PROPERTY(int longestRoute MEMBER longestRoute)
    /** Foreign ones with special points. */
    Q_PROPERTY(int islands MEMBER islands)
    Q_PROPERTY(int pirateMoves MEMBER pirateMoves)
    /** Stolen with it. */
    Q_PROPERTY(int pirateCards MEMBER pirateCards)
    Q_PROPERTY(reeve::app::FanCountsFacts fan MEMBER fan)

public:
    int player = -1, points = 0, total = 0, commodities = 0, blocked = 0, knights = 0, defended = 0, citiesLost = 0,
        shipsBuilt = 0, shipsMoved = 0, longestRoute = 0, islands = 0, pirateMoves = 0, pirateCards = 0;
    HandFacts income;
    CardCausesFacts causes;
    CardLossesFacts lost;
    FanCountsFacts fan;
    friend bool operator==(const PlayerFiguresFacts&, const PlayerFiguresFacts&) = default;
};

/// What the chance of a player (per cent) is made of; the figures add up.
struct LuckFacts {
    Q_GADGET
    QML_VALUE_TYPE(luckFacts)
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(int start MEMBER start)
    Q_PROPERTY(int dice MEMBER dice)
    /** The own moves. */
    Q_PROPERTY(int own MEMBER own)
    Q_PROPERTY(int others MEMBER others)
    Q_PROPERTY(int end MEMBER end)

public:
    int player = -1, start = 0, dice = 0, own = 0, others = 0, end = 0;
    friend bool operator==(const LuckFacts&, const LuckFacts&) = default;
};

/// A turn in which somebody's chance (per cent) changed much.
struct TurningPointFacts {
    Q_GADGET
    QML_VALUE_TYPE(turningPointFacts)
    Q_PROPERTY(int turn MEMBER turn)
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(int before MEMBER before)
    Q_PROPERTY(int after MEMBER after)
    /** What happened. */
    Q_PROPERTY(QString text MEMBER text)

public:
    int turn = 0, player = -1, before = 0, after = 0;
    QString text;
    friend bool operator==(const TurningPointFacts&, const TurningPointFacts&) = default;
};

/// The evening in figures; as it is made: no game is open.
struct StatisticsFacts {
    Q_GADGET
    QML_VALUE_TYPE(statisticsFacts)
    Q_PROPERTY(int turns MEMBER turns)
    Q_PROPERTY(int rolls MEMBER rolls)
    /** Rolls whose dice are known apart. */
    Q_PROPERTY(int single MEMBER single)
    /** Rolls that a card has set, not among `rolls`. */
    Q_PROPERTY(int set MEMBER set)
    /** Cities & Knights. */
    Q_PROPERTY(bool knights MEMBER knights)
    /** Seafarers. */
    Q_PROPERTY(bool sea MEMBER sea)
    /** How many of 100 series of fair dice stray this far or farther; -1 while there are too few rolls. */
    Q_PROPERTY(int fair MEMBER fair)
    /** 2 to 12. */
    Q_PROPERTY(QList<reeve::app::BarFacts> sums MEMBER sums)
    /** 1 to 6. */
    Q_PROPERTY(QList<reeve::app::BarFacts> red MEMBER red)
    Q_PROPERTY(QList<reeve::app::FaceFacts> events MEMBER events)
    /** In seating order. */
    Q_PROPERTY(QList<reeve::app::PlayerFiguresFacts> players MEMBER players)
    /** Of the counts of rule modules those that happened. */
    Q_PROPERTY(QStringList fan MEMBER fan)
    /** Of the first and the last step: UTC, ms since 1970; 0 where it is not known. */
    Q_PROPERTY(double began MEMBER began)
    Q_PROPERTY(double ended MEMBER ended)
    /** After each turn. */
    Q_PROPERTY(QList<reeve::app::TurnValuesFacts> points MEMBER points)
    Q_PROPERTY(QList<reeve::app::BalanceFacts> balance MEMBER balance)
    Q_PROPERTY(QList<reeve::app::FoughtFacts> attacks MEMBER attacks)
    /** How likely everybody's victory was (per cent) after each turn; told, as what follows, when the game is over. */
    Q_PROPERTY(QList<reeve::app::TurnValuesFacts> chances MEMBER chances)
    Q_PROPERTY(QList<reeve::app::TurningPointFacts> turningPoints MEMBER turningPoints)
    Q_PROPERTY(QList<reeve::app::LuckFacts> luck MEMBER luck)

public:
    int turns = 0, rolls = 0, single = 0, set = 0, fair = -1;
    bool knights = false, sea = false;
    QList<BarFacts> sums, red;
    QList<FaceFacts> events;
    QList<PlayerFiguresFacts> players;
    QStringList fan;
    double began = 0, ended = 0;
    QList<TurnValuesFacts> points, chances;
    QList<BalanceFacts> balance;
    QList<FoughtFacts> attacks;
    QList<TurningPointFacts> turningPoints;
    QList<LuckFacts> luck;
    friend bool operator==(const StatisticsFacts&, const StatisticsFacts&) = default;
};

/// How long a player took for turns (ms).
struct TurnTimeFacts {
    Q_GADGET
    QML_VALUE_TYPE(turnTimeFacts)
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(int turns MEMBER turns)
    Q_PROPERTY(double total MEMBER total)
    Q_PROPERTY(double average MEMBER average)
    Q_PROPERTY(double longest MEMBER longest)

public:
    int player = -1, turns = 0;
    double total = 0, average = 0, longest = 0;
    friend bool operator==(const TurnTimeFacts&, const TurnTimeFacts&) = default;
};

/// How long everybody took.
struct TimesFacts {
    Q_GADGET
    QML_VALUE_TYPE(timesFacts)
    /** In seating order. */
    Q_PROPERTY(QList<reeve::app::TurnTimeFacts> players MEMBER players)
    /** Waits that count for nobody. */
    Q_PROPERTY(int breaks MEMBER breaks)

public:
    QList<TurnTimeFacts> players;
    int breaks = 0;
    friend bool operator==(const TimesFacts&, const TimesFacts&) = default;
};

} // namespace reeve::app
