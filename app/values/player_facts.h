// SPDX-License-Identifier: GPL-3.0-or-later
// A player of the open game for QML. Contains public information only.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>

namespace reeve::app {

/// A source of victory points.
struct PointPartFacts {
    Q_GADGET
    QML_VALUE_TYPE(pointPartFacts)
    /** Word of the source: "settlement", "longest-road" (engine/position/points.h). */
    Q_PROPERTY(QString source MEMBER source)
    /** Number of them. */
    Q_PROPERTY(int count MEMBER count)
    /** Their points in total. */
    Q_PROPERTY(int points MEMBER points)

public:
    QString source;
    int count = 0, points = 0;
    friend bool operator==(const PointPartFacts&, const PointPartFacts&) = default;
};

/// Things of fan modules that a player has.
struct FanThingFacts {
    Q_GADGET
    QML_VALUE_TYPE(fanThingFacts)
    /** "gold", "prisoners", "mining", "nyala", "development" or "knight-cards". */
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int count MEMBER count)

public:
    QString kind;
    int count = 0;
    friend bool operator==(const FanThingFacts&, const FanThingFacts&) = default;
};

/// A number for each of the three tracks: levels of improvements, or progress cards by deck.
struct TrackFacts {
    Q_GADGET
    QML_VALUE_TYPE(trackFacts)
    Q_PROPERTY(int trade MEMBER trade)
    Q_PROPERTY(int politics MEMBER politics)
    Q_PROPERTY(int science MEMBER science)

public:
    int trade = 0, politics = 0, science = 0;
    friend bool operator==(const TrackFacts&, const TrackFacts&) = default;
};

/// The flip chart of a track.
struct ChartFacts {
    Q_GADGET
    QML_VALUE_TYPE(chartFacts)
    Q_PROPERTY(QString track MEMBER track)
    /** Level reached; 0: none. */
    Q_PROPERTY(int level MEMBER level)
    /** From the first to the last level. */
    Q_PROPERTY(QStringList levelNames MEMBER levelNames)
    /** Next level and its cost in cards of kind `card`; "" and 0 after the last. */
    Q_PROPERTY(QString nextName MEMBER nextName)
    Q_PROPERTY(int nextCost MEMBER nextCost)
    Q_PROPERTY(QString card MEMBER card)
    /** Seat with the metropolis; -1: none. */
    Q_PROPERTY(int metropolis MEMBER metropolis)

public:
    QString track, nextName, card;
    QStringList levelNames;
    int level = 0, nextCost = 0, metropolis = -1;
    friend bool operator==(const ChartFacts&, const ChartFacts&) = default;
};

/// Pieces in a player's supply.
struct PiecesLeftFacts {
    Q_GADGET
    QML_VALUE_TYPE(piecesLeftFacts)
    Q_PROPERTY(int roads MEMBER roads)
    Q_PROPERTY(int ships MEMBER ships)
    Q_PROPERTY(int settlements MEMBER settlements)
    Q_PROPERTY(int cities MEMBER cities)
    Q_PROPERTY(int walls MEMBER walls)
    /** Of levels 1, 2 and 3. */
    Q_PROPERTY(QList<int> knights MEMBER knights)

public:
    int roads = 0, ships = 0, settlements = 0, cities = 0, walls = 0;
    QList<int> knights;
    friend bool operator==(const PiecesLeftFacts&, const PiecesLeftFacts&) = default;
};

/// A player. Default-constructed: none.
struct PlayerFacts {
    Q_GADGET
    QML_VALUE_TYPE(playerFacts)
    /** False if default-constructed. */
    Q_PROPERTY(bool seated READ seated)
    Q_PROPERTY(QString name MEMBER name)
    /** Level if Reeve plays this seat; "": a person plays it. */
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(QString color MEMBER color)
    /** Points visible to the table. */
    Q_PROPERTY(int points MEMBER points)
    /** Their sources; those without points are omitted. */
    Q_PROPERTY(QList<reeve::app::PointPartFacts> pointsParts MEMBER pointsParts)
    Q_PROPERTY(int handCount MEMBER handCount)
    Q_PROPERTY(int handLimit MEMBER handLimit)
    /** Strength of the active knights; -1: the game has none. */
    Q_PROPERTY(int strength MEMBER strength)
    Q_PROPERTY(int roadLength MEMBER roadLength)
    /** Paths of the player's longest road, in order. */
    Q_PROPERTY(QStringList longestRoad MEMBER longestRoad)
    Q_PROPERTY(bool hasLongestRoad MEMBER hasLongestRoad)
    Q_PROPERTY(bool hasLargestArmy MEMBER hasLargestArmy)
    /** Knight cards played; -1: the game has knights on the board. */
    Q_PROPERTY(int playedKnights MEMBER playedKnights)
    /** -1 except in the two-player game. */
    Q_PROPERTY(int tradeTokens MEMBER tradeTokens)
    /** Progress cards in hand; in games without them, development cards. */
    Q_PROPERTY(int progressCount MEMBER progressCount)
    /** -1: the game has none. */
    Q_PROPERTY(int developmentCount MEMBER developmentCount)
    /** The game has city improvements and progress cards; otherwise the two following properties are 0. */
    Q_PROPERTY(bool hasImprovements MEMBER hasImprovements)
    /** Hidden progress cards by deck; their backs are public. */
    Q_PROPERTY(reeve::app::TrackFacts progressByTrack MEMBER progressByTrack)
    /** Levels of the city improvements. */
    Q_PROPERTY(reeve::app::TrackFacts improvements MEMBER improvements)
    /** The three charts; empty without improvements. */
    Q_PROPERTY(QList<reeve::app::ChartFacts> charts MEMBER charts)
    Q_PROPERTY(reeve::app::PiecesLeftFacts pieces MEMBER pieces)
    Q_PROPERTY(QList<reeve::app::FanThingFacts> fan MEMBER fan)
    Q_PROPERTY(bool onTurn MEMBER onTurn)
    Q_PROPERTY(bool mustDecide MEMBER mustDecide)

public:
    [[nodiscard]] bool seated() const { return !color.isEmpty(); }

    QString name, level, color;
    int points = 0, handCount = 0, handLimit = 0, strength = 0, roadLength = 0, playedKnights = -1, tradeTokens = -1,
        progressCount = 0, developmentCount = -1;
    bool hasLongestRoad = false, hasLargestArmy = false, hasImprovements = false, onTurn = false, mustDecide = false;
    QList<PointPartFacts> pointsParts;
    QStringList longestRoad;
    TrackFacts progressByTrack, improvements;
    QList<ChartFacts> charts;
    PiecesLeftFacts pieces;
    QList<FanThingFacts> fan;
    friend bool operator==(const PlayerFacts&, const PlayerFacts&) = default;
};

} // namespace reeve::app
