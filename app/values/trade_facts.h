// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QVariant>
#include <QtQmlIntegration>

namespace reeve::app {

/// What a seat that Reeve plays says to a trade that it was offered.
struct TradeAnswerFacts {
    Q_GADGET
    QML_VALUE_TYPE(tradeAnswerFacts)
    Q_PROPERTY(int player MEMBER player)
    /** One sentence: yes, no, or what it would take instead. */
    Q_PROPERTY(QString text MEMBER text)
    /** The trade that it would make, a command of the record; null: none. */
    Q_PROPERTY(QVariant trade MEMBER trade)

public:
    int player = -1;
    QString text;
    QVariant trade = QVariant::fromValue(nullptr);
    friend bool operator==(const TradeAnswerFacts&, const TradeAnswerFacts&) = default;
};

} // namespace reeve::app
