// SPDX-License-Identifier: GPL-3.0-or-later
// Contents of the box for pages that lay out a board, from the engine's tables.
#pragma once

#include "app/values/board_facts.h"

#include <QObject>
#include <QVariant>

namespace reeve::app {

class Box : public QObject {
    Q_OBJECT
    /** Terrains by the record's words, and the numbers of the tokens, each in the order of the box. */
    Q_PROPERTY(QStringList terrains READ terrains CONSTANT)
    Q_PROPERTY(QList<int> numbers READ numbers CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] static QStringList terrains();
    [[nodiscard]] static QList<int> numbers();

    /// Counts a board. `hexes`: {A1: {terrain, number}}, where terrain "" and number 0 are not chosen yet; `harbors`:
    /// [{at, gives}], an empty list is not looked at. A board with sea is not compared with a box.
    Q_INVOKABLE static reeve::app::BoardCountFacts count(const QVariant& hexes, const QVariant& harbors);
};

} // namespace reeve::app
