// SPDX-License-Identifier: GPL-3.0-or-later
// A move before it is made, in a sentence for everybody at the table: what is done, where, and why.
#pragma once

#include "app/table/components.h"
#include "app/table/seat_names.h"
#include "engine/player/reason.h"
#include "engine/view/game_view.h"
#include "engine/view/seen_event.h"

#include <QString>
#include <QStringList>

namespace reeve::app {

/// "Red builds a road: between mountains (8) and forest (5)". `before` is the table's view of the position.
QString proposalText(const Action& action, PlayerId actor, const SeenEvents& events, const GameView& before,
                     const SeatNames& names);
/// The names of the places that it concerns, for the board.
QStringList proposalPlaces(const Action& action, const Island& island);
/// Why, in a sentence. `before` and `after` are the views of the table.
QString reasonText(const player::Reason& reason, const GameView& before, const GameView& after, PlayerId actor,
                   const SeatNames& names);
/// The same of a hint's move that is not the first: nothing claims that it is the best.
QString furtherReasonText(const player::Reason& reason, const GameView& before, const GameView& after, PlayerId actor,
                          const SeatNames& names);
/// From which cards a move was found where they lie on the table: those that the record supposes. `view` is of the
/// player's seat. Empty where Reeve keeps the cards.
QString assumedHandText(const GameView& view, const Components& components, const SeatNames& names);
/// A trade that a seat offers, and why.
QString offerText(PlayerId actor, const Hand& gives, const Hand& gets, const SeatNames& names);
QString offerReasonText();
/// What a seat says to a trade that it was offered.
QString replyText(PlayerId player, bool agrees, const SeatNames& names);

} // namespace reeve::app
