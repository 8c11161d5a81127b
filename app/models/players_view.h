// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/game_session.h"
#include "app/view/table_view.h"

#include <QVariant>

namespace reeve::app {

/// One map for each player in seating order (`Game.players`): name, level (of a seat that Reeve plays, else ""),
/// colour, points and their parts, number of cards and their limit, strength, road, improvements, pieces left,
/// `developmentCount` (−1 where there are no such cards), what the fan modules give (`fan` [{kind, count}], kinds
/// "gold", "prisoners", "mining", "nyala", "development" and "knight-cards"), and whether it is this player's turn or
/// decision.
QVariantList playersView(const std::vector<Player>& players, const TableView& table);

} // namespace reeve::app
