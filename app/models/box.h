// SPDX-License-Identifier: GPL-3.0-or-later
// What the box holds, for pages on which a board is laid out: the engine's count, as QML sees it.
#pragma once

#include <QObject>
#include <QVariant>

namespace reeve::app {

class Box : public QObject {
    Q_OBJECT
    /** Terrains by the record's words, and the numbers of the tokens, each in the order of the box. */
    Q_PROPERTY(QVariantList terrains READ terrains CONSTANT)
    Q_PROPERTY(QVariantList numbers READ numbers CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] static QVariantList terrains();
    [[nodiscard]] static QVariantList numbers();

    /// Counts a board. `hexes`: {A1: {terrain, number}}, where terrain "" and number 0 are not chosen yet; `harbors`:
    /// [{at, gives}], an empty list is not looked at. -> {terrainsLeft: {hills: 3}, numbersLeft: {2: 1} (negative: too
    /// many lie there), openHexes: [names], tooMany: [{terrain or number, have, want}], harborFault: {gives, tooMany}
    /// or null, hexes, tokens: how many the island of these hexes has}.
    /// A board with sea: `hexes` and `tokens` are those of its land, and nothing is compared with a box.
    Q_INVOKABLE static QVariantMap count(const QVariant& hexes, const QVariant& harbors);
};

} // namespace reeve::app
