// SPDX-License-Identifier: GPL-3.0-or-later
// Events as JSON: a stable name under `event`, and the outcome. README.md lists them all.
#pragma once

#include "engine/events/event.h"
#include "engine/record/json.h"
#include "engine/record/values.h"
#include "engine/view/seen_event.h"

namespace reeve::record {

/// `seats` provides the colours and may come from any state or view of the same game.
/// `stored`: with the keys that only a saved game has.
Json eventJson(const Event& event, const Seats& seats);
Json eventsJson(const Events& events, const Seats& seats, bool stored = false);

/// A viewer's event in the same words. A card that the viewer may not know has no key; for unknown cards their number
/// is under `count`.
Json seenEventJson(const SeenEvent& event, const Seats& seats);
Json seenEventsJson(const SeenEvents& events, const Seats& seats);

} // namespace reeve::record
