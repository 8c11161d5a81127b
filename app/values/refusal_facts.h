// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQmlIntegration>

namespace reeve::app {

/// Why something was not done.
struct RefusalFacts {
    Q_GADGET
    QML_VALUE_TYPE(refusalFacts)
    /** The word of the reason, such as "decision-pending". */
    Q_PROPERTY(QString code MEMBER code)
    /** The rule that forbids it; "" where none does. */
    Q_PROPERTY(QString rule MEMBER rule)
    /** A sentence for the person. */
    Q_PROPERTY(QString text MEMBER text)
    /** For whoever looks for the fault: in English, such as "… (at /players/0)"; may be "". */
    Q_PROPERTY(QString detail MEMBER detail)

public:
    QString code{}, rule{}, text{}, detail{};
    friend bool operator==(const RefusalFacts&, const RefusalFacts&) = default;
};

} // namespace reeve::app
