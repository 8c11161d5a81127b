// SPDX-License-Identifier: GPL-3.0-or-later
// Events as sentences of the story. Made from seen events (engine/view), which contain only what the viewer may know:
// for the table no hidden progress cards, stolen cards or kinds of discarded cards.
#pragma once

#include "app/values/seat_names.h"
#include "engine/view/seen_event.h"

namespace reeve::app {

/// One sentence; empty for events of internal bookkeeping. `board`: after the event.
QString eventText(const SeenEvent& event, const SeatNames& names, const Board& board, const Rules& rules);
/// Stable word for the kind of entry: "dice", "ship", "attack", "cards", "build", "knight", "robber", "progress",
/// "improve", "trade", "award", "turn", "won"; empty if eventText() is.
QString eventKind(const SeenEvent& event);
/// The player whom the event is about; kNobody: none.
PlayerId eventPlayer(const SeenEvent& event);

/// What the table has to do with a knight that was displaced without a choice of its player: it has one free place, or
/// none. Empty if no knight was displaced, or if its player chooses the place.
QString displacedText(const Events& step, const SeatNames& names);

} // namespace reeve::app
