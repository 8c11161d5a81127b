// SPDX-License-Identifier: GPL-3.0-or-later
// A board while it is laid out: what the box or a scenario still has for it, and what is missing or wrong.
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>

namespace reeve::app {

/// How many hexes of each terrain.
struct TerrainCountFacts {
    Q_GADGET
    QML_VALUE_TYPE(terrainCountFacts)
    Q_PROPERTY(int hills MEMBER hills)
    Q_PROPERTY(int forest MEMBER forest)
    Q_PROPERTY(int pasture MEMBER pasture)
    Q_PROPERTY(int fields MEMBER fields)
    Q_PROPERTY(int mountains MEMBER mountains)
    Q_PROPERTY(int desert MEMBER desert)
    Q_PROPERTY(int gold MEMBER gold)

public:
    int hills = 0, forest = 0, pasture = 0, fields = 0, mountains = 0, desert = 0, gold = 0;
    friend bool operator==(const TerrainCountFacts&, const TerrainCountFacts&) = default;
};

/// A terrain or number of which more lies on the board than the box has.
struct TooManyFacts {
    Q_GADGET
    QML_VALUE_TYPE(tooManyFacts)
    /** The record's word; "": it is a number. */
    Q_PROPERTY(QString terrain MEMBER terrain)
    Q_PROPERTY(int number MEMBER number)
    /** On the board, and in the box. */
    Q_PROPERTY(int have MEMBER have)
    Q_PROPERTY(int want MEMBER want)

public:
    QString terrain{};
    int number = 0, have = 0, want = 0;
    friend bool operator==(const TooManyFacts&, const TooManyFacts&) = default;
};

/// A board compared with the box.
struct BoardCountFacts {
    Q_GADGET
    QML_VALUE_TYPE(boardCountFacts)
    /** What is left in the box; negative: too many lie on the board. Of numbers that of 0 is first; empty for a board
     * with sea. */
    Q_PROPERTY(reeve::app::TerrainCountFacts terrainsLeft MEMBER terrainsLeft)
    Q_PROPERTY(QList<int> numbersLeft MEMBER numbersLeft)
    /** The hexes that are not whole yet. */
    Q_PROPERTY(QStringList openHexes MEMBER openHexes)
    Q_PROPERTY(QList<reeve::app::TooManyFacts> tooMany MEMBER tooMany)
    /** What harbours of a wrong number give; "": all are right, or none is looked at. */
    Q_PROPERTY(QString wrongHarbor MEMBER wrongHarbor)
    /** There are too many of them; else none. */
    Q_PROPERTY(bool tooManyHarbors MEMBER tooManyHarbors)
    /** How many the island has; of a board with sea its land. */
    Q_PROPERTY(int hexes MEMBER hexes)
    Q_PROPERTY(int tokens MEMBER tokens)

public:
    TerrainCountFacts terrainsLeft{};
    QList<int> numbersLeft{};
    QStringList openHexes{};
    QList<TooManyFacts> tooMany{};
    QString wrongHarbor{};
    bool tooManyHarbors = false;
    int hexes = 0, tokens = 0;
    friend bool operator==(const BoardCountFacts&, const BoardCountFacts&) = default;
};

/// An island that Reeve knows.
struct IslandFacts {
    Q_GADGET
    QML_VALUE_TYPE(islandFacts)
    /** Hexes in each row. */
    Q_PROPERTY(QList<int> rows MEMBER rows)
    /** In all. */
    Q_PROPERTY(int hexes MEMBER hexes)

public:
    QList<int> rows{};
    int hexes = 0;
    friend bool operator==(const IslandFacts&, const IslandFacts&) = default;
};

/// What is wrong with a board of Seafarers.
struct FlawFacts {
    Q_GADGET
    QML_VALUE_TYPE(flawFacts)
    /** "too-small", "area-at-sea", "areas-meet", "harbor-inland", "too-many-harbors", "robber-at-sea",
     * "pirate-on-land" or "red-neighbors"; with the last one a game can begin. */
    Q_PROPERTY(QString flaw MEMBER flaw)
    /** Names of hexes and paths. */
    Q_PROPERTY(QStringList places MEMBER places)

public:
    QString flaw{};
    QStringList places{};
    friend bool operator==(const FlawFacts&, const FlawFacts&) = default;
};

/// What the engine says of a board of Seafarers.
struct SurveyFacts {
    Q_GADGET
    QML_VALUE_TYPE(surveyFacts)
    /** Hexes without terrain or number. */
    Q_PROPERTY(QStringList open MEMBER open)
    /** Paths of harbours that are not chosen yet. */
    Q_PROPERTY(QStringList openHarbors MEMBER openHarbors)
    Q_PROPERTY(QList<reeve::app::FlawFacts> flaws MEMBER flaws)
    /** A game can begin. */
    Q_PROPERTY(bool ready MEMBER ready)
    /** Paths on which a harbour may lie. */
    Q_PROPERTY(QStringList coast MEMBER coast)
    Q_PROPERTY(int mostHarbors MEMBER mostHarbors)
    /** Hexes of land. */
    Q_PROPERTY(int land MEMBER land)

public:
    QStringList open{}, openHarbors{}, coast{};
    QList<FlawFacts> flaws{};
    bool ready = false;
    int mostHarbors = 0, land = 0;
    friend bool operator==(const SurveyFacts&, const SurveyFacts&) = default;
};

/// What a scenario still has for a board; as it is made: it names no scenario.
struct ScenarioLeftFacts {
    Q_GADGET
    QML_VALUE_TYPE(scenarioLeftFacts)
    /** It is counted. */
    Q_PROPERTY(bool counted MEMBER counted)
    /** Negative: more lie on the board. The sea and what lies on fixed hexes is left out. */
    Q_PROPERTY(reeve::app::TerrainCountFacts terrains MEMBER terrains)
    /** That of the number 0 is first. */
    Q_PROPERTY(QList<int> numbers MEMBER numbers)

public:
    bool counted = false;
    TerrainCountFacts terrains{};
    QList<int> numbers{};
    friend bool operator==(const ScenarioLeftFacts&, const ScenarioLeftFacts&) = default;
};

} // namespace reeve::app
