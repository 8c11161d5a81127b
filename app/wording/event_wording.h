// SPDX-License-Identifier: GPL-3.0-or-later
// What happened, as sentences of the story. Nothing that only one player may know is told: no hidden
// progress card, no stolen card, no discarded kinds.
#pragma once

#include "app/session/seat_names.h"
#include "engine/events/event.h"

namespace reeve::app {

/// One sentence; empty for events that only keep the books. `state` is the position after the event.
QString eventText(const Event& event, const SeatNames& names, const GameState& state);
/// A stable word for the kind of entry: "dice", "ship", "attack", "cards", "build", "knight", "robber",
/// "progress", "improve", "trade", "award", "turn", "won"; empty when there is no sentence.
QString eventKind(const Event& event);
/// The player whom the event is about, or kNobody.
PlayerId eventPlayer(const Event& event);

} // namespace reeve::app
