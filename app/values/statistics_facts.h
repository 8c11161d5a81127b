// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of a game.
#pragma once

#include "app/values/hand_facts.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>

namespace reeve::app {

/// How often a number was rolled.
struct BarFacts {
    Q_GADGET
    QML_VALUE_TYPE(barFacts)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int count MEMBER count)
    /** Expected count of fair dice under the rules in force. */
    Q_PROPERTY(double expected MEMBER expected)

public:
    int value = 0, count = 0;
    double expected = 0;
    friend bool operator==(const BarFacts&, const BarFacts&) = default;
};

/// What a hex has brought by rolls.
struct HexYieldFacts {
    Q_GADGET
    QML_VALUE_TYPE(hexYieldFacts)
    Q_PROPERTY(QString hex MEMBER hex)
    /** Word of the record. */
    Q_PROPERTY(QString terrain MEMBER terrain)
    Q_PROPERTY(int number MEMBER number)
    /** Of all players. */
    Q_PROPERTY(int cards MEMBER cards)

public:
    QString hex, terrain;
    int number = 0, cards = 0;
    friend bool operator==(const HexYieldFacts&, const HexYieldFacts&) = default;
};

/// How often a face of the event die was rolled.
struct FaceFacts {
    Q_GADGET
    QML_VALUE_TYPE(faceFacts)
    /** Word of the record. */
    Q_PROPERTY(QString face MEMBER face)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(double expected MEMBER expected)

public:
    QString face;
    int count = 0;
    double expected = 0;
    friend bool operator==(const FaceFacts&, const FaceFacts&) = default;
};

/// A value of each player after a turn.
struct TurnValuesFacts {
    Q_GADGET
    QML_VALUE_TYPE(turnValuesFacts)
    /** 0: set-up. */
    Q_PROPERTY(int turn MEMBER turn)
    /** By seat. */
    Q_PROPERTY(QList<int> values MEMBER values)

public:
    int turn = 0;
    QList<int> values;
    friend bool operator==(const TurnValuesFacts&, const TurnValuesFacts&) = default;
};

/// Strengths of barbarians and knights after a turn.
struct BalanceFacts {
    Q_GADGET
    QML_VALUE_TYPE(balanceFacts)
    Q_PROPERTY(int turn MEMBER turn)
    Q_PROPERTY(int barbarians MEMBER barbarians)
    Q_PROPERTY(int knights MEMBER knights)
    /** Position of the ship. */
    Q_PROPERTY(int ship MEMBER ship)

public:
    int turn = 0, barbarians = 0, knights = 0, ship = 0;
    friend bool operator==(const BalanceFacts&, const BalanceFacts&) = default;
};

/// A past attack.
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

/// Sources of a player's cards.
struct CardCausesFacts {
    Q_GADGET
    QML_VALUE_TYPE(cardCausesFacts)
    Q_PROPERTY(int start MEMBER start)
    Q_PROPERTY(int roll MEMBER roll)
    Q_PROPERTY(int aqueduct MEMBER aqueduct)
    /** From played cards. */
    Q_PROPERTY(int card MEMBER card)
    Q_PROPERTY(int bank MEMBER bank)
    Q_PROPERTY(int players MEMBER players)
    Q_PROPERTY(int stolen MEMBER stolen)

public:
    int start = 0, roll = 0, aqueduct = 0, card = 0, bank = 0, players = 0, stolen = 0;
    friend bool operator==(const CardCausesFacts&, const CardCausesFacts&) = default;
};

/// Destinations of a player's cards.
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

/// Gains and losses from rule modules.
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

/// Statistics of a player. Income by kind contains only what the table saw; cards that changed hands unseen are counted
/// without their kinds.
struct PlayerFiguresFacts {
    Q_GADGET
    QML_VALUE_TYPE(playerFiguresFacts)
    /** Seat. */
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(reeve::app::HandFacts income MEMBER income)
    /** Number of cards, without trades. */
    Q_PROPERTY(int total MEMBER total)
    Q_PROPERTY(int commodities MEMBER commodities)
    Q_PROPERTY(reeve::app::CardCausesFacts causes MEMBER causes)
    /** Cards by the total of the roll that brought them, from 2 to 12. */
    Q_PROPERTY(QList<int> byNumber MEMBER byNumber)
    Q_PROPERTY(reeve::app::CardLossesFacts lost MEMBER lost)
    /** Cards not produced because of the robber. */
    Q_PROPERTY(int blocked MEMBER blocked)
    /** Number recruited. */
    Q_PROPERTY(int knights MEMBER knights)
    /** Number of times. */
    Q_PROPERTY(int defended MEMBER defended)
    Q_PROPERTY(int citiesLost MEMBER citiesLost)
    /** Including those from cards, without the set-up. */
    Q_PROPERTY(int shipsBuilt MEMBER shipsBuilt)
    Q_PROPERTY(int shipsMoved MEMBER shipsMoved)
    /** Maximum at the end of any turn. */
    Q_PROPERTY(int longestRoute MEMBER longestRoute)
    /** Foreign islands with special points. */
    Q_PROPERTY(int islands MEMBER islands)
    Q_PROPERTY(int pirateMoves MEMBER pirateMoves)
    /** Stolen with the pirate. */
    Q_PROPERTY(int pirateCards MEMBER pirateCards)
    Q_PROPERTY(reeve::app::FanCountsFacts fan MEMBER fan)

public:
    int player = -1, points = 0, total = 0, commodities = 0, blocked = 0, knights = 0, defended = 0, citiesLost = 0,
        shipsBuilt = 0, shipsMoved = 0, longestRoute = 0, islands = 0, pirateMoves = 0, pirateCards = 0;
    HandFacts income;
    QList<int> byNumber;
    CardCausesFacts causes;
    CardLossesFacts lost;
    FanCountsFacts fan;
    friend bool operator==(const PlayerFiguresFacts&, const PlayerFiguresFacts&) = default;
};

/// Causes of the changes of a player's chance, in percentage points; they add up.
struct LuckFacts {
    Q_GADGET
    QML_VALUE_TYPE(luckFacts)
    Q_PROPERTY(int player MEMBER player)
    Q_PROPERTY(int start MEMBER start)
    Q_PROPERTY(int dice MEMBER dice)
    /** From the player's own moves. */
    Q_PROPERTY(int own MEMBER own)
    Q_PROPERTY(int others MEMBER others)
    Q_PROPERTY(int end MEMBER end)

public:
    int player = -1, start = 0, dice = 0, own = 0, others = 0, end = 0;
    friend bool operator==(const LuckFacts&, const LuckFacts&) = default;
};

/// A turn with a large change of a player's chance (percent).
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

/// Statistics of a game. Default-constructed: no game is open.
struct StatisticsFacts {
    Q_GADGET
    QML_VALUE_TYPE(statisticsFacts)
    Q_PROPERTY(int turns MEMBER turns)
    Q_PROPERTY(int rolls MEMBER rolls)
    /** Rolls determined by a card, not included in `rolls`. */
    Q_PROPERTY(int set MEMBER set)
    /** Cities & Knights. */
    Q_PROPERTY(bool knights MEMBER knights)
    /** Seafarers. */
    Q_PROPERTY(bool sea MEMBER sea)
    /** Percentage of fair series that deviate at least this much; -1: too few rolls. */
    Q_PROPERTY(int fair MEMBER fair)
    /** 2 to 12. */
    Q_PROPERTY(QList<reeve::app::BarFacts> sums MEMBER sums)
    /** 1 to 6. */
    Q_PROPERTY(QList<reeve::app::BarFacts> red MEMBER red)
    Q_PROPERTY(QList<reeve::app::FaceFacts> events MEMBER events)
    /** In seating order. */
    Q_PROPERTY(QList<reeve::app::PlayerFiguresFacts> players MEMBER players)
    /** Hexes that have brought cards by rolls, the most first. */
    Q_PROPERTY(QList<reeve::app::HexYieldFacts> hexes MEMBER hexes)
    /** Words of the counts of rule modules that occurred. */
    Q_PROPERTY(QStringList fan MEMBER fan)
    /** Time of the first and the last step in ms since 1970 UTC; 0: unknown. */
    Q_PROPERTY(double began MEMBER began)
    Q_PROPERTY(double ended MEMBER ended)
    /** After each turn. */
    Q_PROPERTY(QList<reeve::app::TurnValuesFacts> points MEMBER points)
    /** The income so far. */
    Q_PROPERTY(QList<reeve::app::TurnValuesFacts> cards MEMBER cards)
    Q_PROPERTY(QList<reeve::app::BalanceFacts> balance MEMBER balance)
    Q_PROPERTY(QList<reeve::app::FoughtFacts> attacks MEMBER attacks)
    /** Estimated chances of victory (percent) after each turn. This and the following are empty until the game is
       over. */
    Q_PROPERTY(QList<reeve::app::TurnValuesFacts> chances MEMBER chances)
    Q_PROPERTY(QList<reeve::app::TurningPointFacts> turningPoints MEMBER turningPoints)
    Q_PROPERTY(QList<reeve::app::LuckFacts> luck MEMBER luck)

public:
    int turns = 0, rolls = 0, set = 0, fair = -1;
    bool knights = false, sea = false;
    QList<BarFacts> sums, red;
    QList<FaceFacts> events;
    QList<PlayerFiguresFacts> players;
    QStringList fan;
    double began = 0, ended = 0;
    QList<TurnValuesFacts> points, cards, chances;
    QList<HexYieldFacts> hexes;
    QList<BalanceFacts> balance;
    QList<FoughtFacts> attacks;
    QList<TurningPointFacts> turningPoints;
    QList<LuckFacts> luck;
    friend bool operator==(const StatisticsFacts&, const StatisticsFacts&) = default;
};

/// Duration of a player's turns, in ms.
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

/// Duration of all players' turns.
struct TimesFacts {
    Q_GADGET
    QML_VALUE_TYPE(timesFacts)
    /** In seating order. */
    Q_PROPERTY(QList<reeve::app::TurnTimeFacts> players MEMBER players)
    /** Number of breaks, which count for no player. */
    Q_PROPERTY(int breaks MEMBER breaks)

public:
    QList<TurnTimeFacts> players;
    int breaks = 0;
    friend bool operator==(const TimesFacts&, const TimesFacts&) = default;
};

} // namespace reeve::app
