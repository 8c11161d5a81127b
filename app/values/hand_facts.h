// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQmlIntegration>

namespace reeve::app {

/// Number of cards of each kind: a hand, a price or a yield.
struct HandFacts {
    Q_GADGET
    QML_VALUE_TYPE(handFacts)
    Q_PROPERTY(int brick MEMBER brick)
    Q_PROPERTY(int lumber MEMBER lumber)
    Q_PROPERTY(int wool MEMBER wool)
    Q_PROPERTY(int grain MEMBER grain)
    Q_PROPERTY(int ore MEMBER ore)
    Q_PROPERTY(int cloth MEMBER cloth)
    Q_PROPERTY(int coin MEMBER coin)
    Q_PROPERTY(int paper MEMBER paper)

public:
    int brick = 0, lumber = 0, wool = 0, grain = 0, ore = 0, cloth = 0, coin = 0, paper = 0;
    friend bool operator==(const HandFacts&, const HandFacts&) = default;
};

} // namespace reeve::app
