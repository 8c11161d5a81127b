// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQmlIntegration>

namespace reeve::app {

/// A suggested move. Default-constructed: none.
struct AdviceMoveFacts {
    Q_GADGET
    QML_VALUE_TYPE(adviceMoveFacts)
    /** The move, and its reason (may be ""). */
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString why MEMBER why)

public:
    QString text{}, why{};
    friend bool operator==(const AdviceMoveFacts&, const AdviceMoveFacts&) = default;
};

} // namespace reeve::app
