// SPDX-License-Identifier: GPL-3.0-or-later
// Actions that are possible for the acting player.
#pragma once

#include "app/values/hand_facts.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>

namespace reeve::app {

/// Default-constructed: no game is open.
struct OptionsFacts {
    Q_GADGET
    QML_VALUE_TYPE(optionsFacts)
    /** Intersections for a building of the set-up. */
    Q_PROPERTY(QStringList place MEMBER place)
    /** Places that answer the owed decision. */
    Q_PROPERTY(QStringList answers MEMBER answers)
    Q_PROPERTY(bool trade MEMBER trade)
    /** Why no action, or no trade, is possible now; "": it is. */
    Q_PROPERTY(QString wait MEMBER wait)
    Q_PROPERTY(QString tradeReason MEMBER tradeReason)
    /** Number of cards that the bank takes for one. */
    Q_PROPERTY(reeve::app::HandFacts bankRate MEMBER bankRate)

public:
    QStringList place, answers;
    bool trade = false;
    QString wait, tradeReason;
    HandFacts bankRate;
    friend bool operator==(const OptionsFacts&, const OptionsFacts&) = default;
};

} // namespace reeve::app
