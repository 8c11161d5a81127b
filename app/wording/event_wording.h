// SPDX-License-Identifier: GPL-3.0-or-later
// What happened, as sentences of the story for a viewer. They are made of seen events (engine/view), so nothing is told
// that the viewer may not know: to the table no hidden progress card, no stolen card, no discarded kinds.
#pragma once

#include "app/table/seat_names.h"
#include "engine/view/seen_event.h"

namespace reeve::app {

/// One sentence; empty for events that only keep the books. `board` is as it lies after the event,
/// `rules` are those of the game.
QString eventText(const SeenEvent& event, const SeatNames& names, const Board& board, const Rules& rules);
/// A stable word for the kind of entry: "dice", "ship", "attack", "cards", "build", "knight", "robber",
/// "progress", "improve", "trade", "award", "turn", "won"; empty when there is no sentence.
QString eventKind(const SeenEvent& event);
/// The player whom the event is about, or kNobody.
PlayerId eventPlayer(const SeenEvent& event);

} // namespace reeve::app
