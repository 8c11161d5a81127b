// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that pass between a real hand and one that Reeve holds.
#pragma once

#include <QObject>
#include <QString>
#include <QtQmlIntegration>

namespace reeve::app {

/// Cards that a seat of Reeve's gets from a real hand; the table tells which. Default-constructed: nothing is asked.
struct UnseenFacts {
    Q_GADGET
    QML_VALUE_TYPE(unseenFacts)
    /** Seat whose cards they were; -1: nothing is asked. */
    Q_PROPERTY(int from MEMBER from)
    /** Seat of Reeve's that gets them. */
    Q_PROPERTY(int to MEMBER to)
    /** The kind that is demanded ("ore"); "": one card that only the two players know. */
    Q_PROPERTY(QString kind MEMBER kind)
    /** Number of cards of a demanded kind at most. */
    Q_PROPERTY(int most MEMBER most)

public:
    int from = -1, to = -1, most = 0;
    QString kind;
    friend bool operator==(const UnseenFacts&, const UnseenFacts&) = default;
};

/// Cards that a player got from a seat of Reeve's, not by a trade; which is in Game.uncovered.given.
/// Default-constructed: there are none.
struct GivenFacts {
    Q_GADGET
    QML_VALUE_TYPE(givenFacts)
    /** Seat that got them; -1: there are none. */
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int count MEMBER count)

public:
    int to = -1, from = -1, count = 0;
    friend bool operator==(const GivenFacts&, const GivenFacts&) = default;
};

} // namespace reeve::app
