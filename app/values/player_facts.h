// SPDX-License-Identifier: GPL-3.0-or-later
// A player of the open game as QML sees it. Everything here is known to the whole table.
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
    /** The word of the source: "settlement", "longest-road" (engine/position/points.h). */
    Q_PROPERTY(QString source MEMBER source)
    /** How many of them. */
    Q_PROPERTY(int count MEMBER count)
    /** What they count together. */
    Q_PROPERTY(int points MEMBER points)

public:
    QString source;
    int count = 0, points = 0;
    friend bool operator==(const PointPartFacts&, const PointPartFacts&) = default;
};

/// What a fan module gives a player.
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
    /** Reached; 0: none. */
    Q_PROPERTY(int level MEMBER level)
    Q_PROPERTY(QString levelName MEMBER levelName)
    /** From the first to the last. */
    Q_PROPERTY(QStringList levelNames MEMBER levelNames)
    /** The next level and how many of `card` it costs; "" and 0 at the last. */
    Q_PROPERTY(QString nextName MEMBER nextName)
    Q_PROPERTY(int nextCost MEMBER nextCost)
    Q_PROPERTY(QString card MEMBER card)
    /** The red die up to this number draws a card; 0: none. */
    Q_PROPERTY(int redDice MEMBER redDice)
    /** Who has the metropolis; -1: nobody. */
    Q_PROPERTY(int metropolis MEMBER metropolis)

public:
    QString track, levelName, nextName, card;
    QStringList levelNames;
    int level = 0, nextCost = 0, redDice = 0, metropolis = -1;
    friend bool operator==(const ChartFacts&, const ChartFacts&) = default;
};

/// Pieces that still lie in front of a player.
struct PiecesLeftFacts {
    Q_GADGET
    QML_VALUE_TYPE(piecesLeftFacts)
    Q_PROPERTY(int roads MEMBER roads)
    Q_PROPERTY(int ships MEMBER ships)
    Q_PROPERTY(int settlements MEMBER settlements)
    Q_PROPERTY(int cities MEMBER cities)
    Q_PROPERTY(int walls MEMBER walls)
    /** Of the levels 1, 2 and 3. */
    Q_PROPERTY(QList<int> knights MEMBER knights)

public:
    int roads = 0, ships = 0, settlements = 0, cities = 0, walls = 0;
    QList<int> knights;
    friend bool operator==(const PiecesLeftFacts&, const PiecesLeftFacts&) = default;
};

/// A player; as it is made: nobody.
struct PlayerFacts {
    Q_GADGET
    QML_VALUE_TYPE(playerFacts)
    /** Somebody, and not nobody. */
    Q_PROPERTY(bool seated READ seated)
    Q_PROPERTY(QString name MEMBER name)
    /** How well Reeve plays this seat; "" where a person plays. */
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(QString color MEMBER color)
    /** As far as the table may see them. */
    Q_PROPERTY(int points MEMBER points)
    /** What they consist of; without what counts nothing. */
    Q_PROPERTY(QList<reeve::app::PointPartFacts> pointsParts MEMBER pointsParts)
    Q_PROPERTY(int handCount MEMBER handCount)
    Q_PROPERTY(int handLimit MEMBER handLimit)
    /** Of the active knights; -1 where there are none. */
    Q_PROPERTY(int strength MEMBER strength)
    Q_PROPERTY(int roadLength MEMBER roadLength)
    /** The paths of the player's longest road in the order of a walk. */
    Q_PROPERTY(QStringList longestRoad MEMBER longestRoad)
    Q_PROPERTY(bool hasLongestRoad MEMBER hasLongestRoad)
    Q_PROPERTY(bool hasLargestArmy MEMBER hasLargestArmy)
    /** Knight cards played; -1 where there are knights on the board. */
    Q_PROPERTY(int playedKnights MEMBER playedKnights)
    /** -1 but in the game for two. */
    Q_PROPERTY(int tradeTokens MEMBER tradeTokens)
    /** Progress cards held; where there are none, development cards. */
    Q_PROPERTY(int progressCount MEMBER progressCount)
    /** -1 where there are none. */
    Q_PROPERTY(int developmentCount MEMBER developmentCount)
    /** The game has city improvements and progress cards; else both of the following are 0. */
    Q_PROPERTY(bool hasImprovements MEMBER hasImprovements)
    /** Hidden progress cards by deck: everybody sees their backs. */
    Q_PROPERTY(reeve::app::TrackFacts progressByTrack MEMBER progressByTrack)
    /** Levels of the city improvements. */
    Q_PROPERTY(reeve::app::TrackFacts improvements MEMBER improvements)
    /** The three charts; none where there are no improvements. */
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
