// SPDX-License-Identifier: GPL-3.0-or-later
// Texts for a proposed move, for the whole table: what is done, where and why.
#pragma once

#include "app/values/components.h"
#include "app/values/seat_names.h"
#include "engine/player/reason.h"
#include "engine/view/game_view.h"
#include "engine/view/seen_event.h"

#include <QString>
#include <QStringList>

namespace reeve::app {

/// "Red builds a road: between mountains (8) and forest (5)". `before` is the table's view of the position.
QString proposalText(const Action& action, PlayerId actor, const SeenEvents& events, const GameView& before,
                     const SeatNames& names);
/// Names of the places that an action concerns, for highlighting.
QStringList proposalPlaces(const Action& action, const Island& island);
/// The reason for the move, one sentence. `before` and `after`: the table's views of the position.
QString reasonText(const player::Reason& reason, const GameView& before, const GameView& after, PlayerId actor,
                   const SeatNames& names);
/// As reasonText(), for the second and later moves of a hint: does not claim that the move is the best.
QString furtherReasonText(const player::Reason& reason, const GameView& before, const GameView& after, PlayerId actor,
                          const SeatNames& names);
/// Instead of the reason of the hint's move `move` (1 or 2), which is that of the better move `better` (0 or 1).
QString sameReasonText(int move, int better);
/// At a table with real cards: the hand that was assumed when the move was computed. `view`: of the player's seat.
/// Empty if Reeve keeps the cards.
QString assumedHandText(const GameView& view, const Components& components, const SeatNames& names);
/// A trade that a seat offers.
QString offerText(PlayerId actor, const Hand& gives, const Hand& gets, const SeatNames& names);
/// Why it offers one.
QString offerReasonText();
/// Reply of a seat to a trade that it was offered.
QString replyText(PlayerId player, bool agrees, const SeatNames& names);
/// It says no, and what it would take instead.
QString counterText(PlayerId player, const Hand& gives, const Hand& gets, const SeatNames& names);
/// Why Reeve cannot take over a seat; empty: it can. `cards`: real cards lie there. `others`: people play other seats.
QString noReeveText(const Rules& rules, const Components& components, bool cards, bool others);
/// Why nobody can take over a seat of Reeve's: the others have real cards, and it has none.
QString heldByReeveText();
/// A command brings cards from a real hand into that of a seat of Reeve's, and it is not said which.
QString unseenText(PlayerId player, const SeatNames& names);

} // namespace reeve::app
