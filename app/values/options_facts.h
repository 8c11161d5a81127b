// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that are possible for the acting player.
#pragma once

#include "app/values/hand_facts.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>

namespace reeve::app {

/// One flag for each of the three tracks.
struct TrackFlagFacts {
    Q_GADGET
    QML_VALUE_TYPE(trackFlagFacts)
    Q_PROPERTY(bool trade MEMBER trade)
    Q_PROPERTY(bool politics MEMBER politics)
    Q_PROPERTY(bool science MEMBER science)

public:
    bool trade = false, politics = false, science = false;
    friend bool operator==(const TrackFlagFacts&, const TrackFlagFacts&) = default;
};

/// Names of places for each action. Default-constructed: no game is open.
struct OptionsFacts {
    Q_GADGET
    QML_VALUE_TYPE(optionsFacts)
    /** Intersections for a building of the set-up; `placeCity`: it is a city. */
    Q_PROPERTY(QStringList place MEMBER place)
    Q_PROPERTY(bool placeCity MEMBER placeCity)
    // Places to build.
    Q_PROPERTY(QStringList roads MEMBER roads)
    Q_PROPERTY(QStringList ships MEMBER ships)
    Q_PROPERTY(QStringList settlements MEMBER settlements)
    Q_PROPERTY(QStringList cities MEMBER cities)
    Q_PROPERTY(QStringList walls MEMBER walls)
    Q_PROPERTY(QStringList recruits MEMBER recruits)
    // Own pieces that can act.
    Q_PROPERTY(QStringList activate MEMBER activate)
    Q_PROPERTY(QStringList promote MEMBER promote)
    Q_PROPERTY(QStringList movable MEMBER movable)
    Q_PROPERTY(QStringList sailing MEMBER sailing)
    /** Knights that can chase the robber, and the pirate. */
    Q_PROPERTY(QStringList chasers MEMBER chasers)
    Q_PROPERTY(QStringList pirateChasers MEMBER pirateChasers)
    // Places for owed decisions.
    Q_PROPERTY(QStringList robberTo MEMBER robberTo)
    Q_PROPERTY(QStringList answers MEMBER answers)
    /** Tracks whose next level can be built. */
    Q_PROPERTY(reeve::app::TrackFlagFacts improve MEMBER improve)
    Q_PROPERTY(bool roll MEMBER roll)
    Q_PROPERTY(bool endTurn MEMBER endTurn)
    Q_PROPERTY(bool trade MEMBER trade)
    /** Why no action, or no trade, is possible now; "": it is. */
    Q_PROPERTY(QString wait MEMBER wait)
    Q_PROPERTY(QString tradeReason MEMBER tradeReason)
    /** Why no own knight, or no own ship, can move: a sentence for each reason; "": one can, or there is none. */
    Q_PROPERTY(QString moveReason MEMBER moveReason)
    Q_PROPERTY(QString sailReason MEMBER sailReason)
    /** Verbs of the actions that only some games or moments offer. */
    Q_PROPERTY(QStringList special MEMBER special)
    /** Number of cards that the bank takes for one. */
    Q_PROPERTY(reeve::app::HandFacts bankRate MEMBER bankRate)

public:
    QStringList place, roads, ships, settlements, cities, walls, recruits, activate, promote, movable, sailing, chasers,
        pirateChasers, robberTo, answers, special;
    bool placeCity = false, roll = false, endTurn = false, trade = false;
    TrackFlagFacts improve;
    QString wait, tradeReason, moveReason, sailReason;
    HandFacts bankRate;
    friend bool operator==(const OptionsFacts&, const OptionsFacts&) = default;
};

} // namespace reeve::app
