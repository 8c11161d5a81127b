// SPDX-License-Identifier: GPL-3.0-or-later
// Events as JSON: a stable name under `event`, and what came of it. README.md lists them all.
#pragma once

#include "engine/events/event.h"
#include "engine/record/json.h"
#include "engine/record/values.h"
#include "engine/view/seen_event.h"

namespace reeve::record {

/// `seats` gives the colours; any state and any view of the same game will do.
Json eventJson(const Event& event, const Seats& seats);
Json eventsJson(const Events& events, const Seats& seats);

/// What a viewer sees of an event, in the same words. A card that the viewer may not know has no key; where cards are
/// not known, their number stands under `count`.
Json seenEventJson(const SeenEvent& event, const Seats& seats);
Json seenEventsJson(const SeenEvents& events, const Seats& seats);

} // namespace reeve::record
