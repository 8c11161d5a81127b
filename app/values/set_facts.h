// SPDX-License-Identifier: GPL-3.0-or-later
// Learned sets for QML.
#pragma once

#include <QObject>
#include <QString>
#include <QtQmlIntegration>

namespace reeve::app {

/// A learned set.
struct LearnedSetFacts {
    Q_GADGET
    QML_VALUE_TYPE(learnedSetFacts)
    Q_PROPERTY(QString name MEMBER name)
    /** Number of pictures that it learned from. */
    Q_PROPERTY(int pictures MEMBER pictures)
    // Sentences; may be "".
    Q_PROPERTY(QString knows MEMBER knows)
    Q_PROPERTY(QString lacks MEMBER lacks)
    /** Things that it confuses; "" until computed. */
    Q_PROPERTY(QString alike MEMBER alike)
    Q_PROPERTY(int kilobytes MEMBER kilobytes)

public:
    QString name, knows, lacks, alike;
    int pictures = 0, kilobytes = 0;
    friend bool operator==(const LearnedSetFacts&, const LearnedSetFacts&) = default;
};

/// What one colour, or none (""), needs for the picture that is laid.
struct NeededPiecesFacts {
    Q_GADGET
    QML_VALUE_TYPE(neededPiecesFacts)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(QString text MEMBER text)

public:
    QString color, text;
    friend bool operator==(const NeededPiecesFacts&, const NeededPiecesFacts&) = default;
};

} // namespace reeve::app
