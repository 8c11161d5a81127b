// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/play/game_session.h"
#include "app/play/table_view.h"
#include "app/values/player_facts.h"

namespace reeve::app {

/// The pieces in a player's supply.
PiecesLeftFacts piecesLeft(const PlayerState& player);
/// `Game.players`: the players in seating order.
QList<PlayerFacts> playersView(const std::vector<Player>& players, const TableView& table);

} // namespace reeve::app
