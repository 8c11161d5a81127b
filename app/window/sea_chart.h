// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine says of a board of Seafarers that a table lays out itself, as QML sees it.
//
// A board here has the keys of the record: {rows, hexes: {A1: {terrain, number}}, harbors: [{at, gives}], areas,
// robber, pirate}; terrain "" and gives "" are not chosen yet, number 0 is none.
#pragma once

#include "app/values/board_facts.h"

#include <QObject>
#include <QVariant>

namespace reeve::app {

class SeaChart : public QObject {
    Q_OBJECT
    /** The islands that Reeve knows, the smallest first. */
    Q_PROPERTY(QList<reeve::app::IslandFacts> islands READ islands CONSTANT)
    /** Terrains by the record's words, the sea and gold among them. */
    Q_PROPERTY(QStringList terrains READ terrains CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] static QList<IslandFacts> islands();
    [[nodiscard]] static QStringList terrains();

    /// A board of these rows with nothing but sea; of the standard island's where Reeve does not know them.
    Q_INVOKABLE static QVariantMap blank(const QVariant& rows);
    /// The board of a scenario for so many players (3 to 6) before anything is laid on it that is shuffled: sea,
    /// deserts of no area, places of harbours, areas. Empty for another word.
    Q_INVOKABLE static QVariantMap outline(const QString& scenario, int players);
    /// What is missing and wrong, for a game of so many players.
    Q_INVOKABLE static reeve::app::SurveyFacts survey(const QVariant& board, int players);
    /// What a scenario still has of each terrain and number; not counted where `scenario` names none.
    Q_INVOKABLE static reeve::app::ScenarioLeftFacts left(const QVariant& board, const QString& scenario, int players);
    /// The islands of the board as areas: the largest is "home".
    Q_INVOKABLE static QVariantMap isles(const QVariant& board);
    /// The board with what is dealt at random on the land as it is laid (engine, dealt_board.h): "terrain" (deserts and
    /// gold stay), "numbers", "harbors" (for so many players where none lies there), or "all". Every call deals anew.
    Q_INVOKABLE static QVariantMap dealt(const QVariant& board, const QString& what, int players);
    /// The board after its terrain was changed: areas without their sea, the robber on land (a desert first), the
    /// pirate at sea.
    Q_INVOKABLE static QVariantMap tidied(const QVariant& board);
};

} // namespace reeve::app
