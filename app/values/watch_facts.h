// SPDX-License-Identifier: GPL-3.0-or-later
// What a camera has seen on the table of the open game.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QtQmlIntegration>

namespace reeve::app {

struct SeenFacts {
    Q_GADGET
    QML_VALUE_TYPE(seenFacts)
    /** Identifies it while it lies there. */
    Q_PROPERTY(QString id MEMBER id)
    /** What may have happened, in sentences, the likeliest first; empty: no rule explains it. */
    Q_PROPERTY(QStringList ways MEMBER ways)
    /** Why the first way cannot be entered now, or what is not explained; "": it can. */
    Q_PROPERTY(QString hindrance MEMBER hindrance)
    /** The rule of `hindrance`, or "". */
    Q_PROPERTY(QString rule MEMBER rule)
    /** Colour of the player whose piece it is; "": nobody's. */
    Q_PROPERTY(QString color MEMBER color)
    /** Name of the place on the board, or "barbarians". */
    Q_PROPERTY(QString at MEMBER at)
    /** Pictures of the place before and now. */
    Q_PROPERTY(QUrl before MEMBER before)
    Q_PROPERTY(QUrl now MEMBER now)

public:
    QString id{}, hindrance{}, rule{}, color{}, at{};
    QStringList ways{};
    QUrl before{}, now{};
    friend bool operator==(const SeenFacts&, const SeenFacts&) = default;
};

} // namespace reeve::app
