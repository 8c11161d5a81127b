// SPDX-License-Identifier: GPL-3.0-or-later
// Pages with all that is needed to go on without Reeve, or to set the game up again: what everybody sees, and a page
// for each player with the own cards. Made from views, so that a page cannot tell what its reader may not know.
#pragma once

#include "app/values/components.h"
#include "app/values/seat_names.h"
#include "engine/view/game_view.h"

#include <QStringList>

#include <string_view>

namespace reeve::app {

/// What `view` knows, a line each, in the current language: "Dice: red die 3; yellow die 4". For the table: the game,
/// the board, and the open things of every player, whose lines begin with the name. For a player: the own cards and
/// open things, and the course of the game. A hand or cards that Reeve does not keep are left out. Values are written
/// so that they can be read back without loss.
QStringList paperLines(const GameView& view, const Components& components, const SeatNames& names);

/// The text of a word or a key of the record in these lines; `whole`: the key of the object that contains it, where it
/// matters.
QString paperWord(std::string_view word, std::string_view whole, const GameView& view, const SeatNames& names);

/// The development cards that were played and are out of the game, as a line; empty: there are none. Everybody saw
/// them, but only the decks tell.
QString playedLine(const GameState& state);

} // namespace reeve::app
