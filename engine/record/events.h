// SPDX-License-Identifier: GPL-3.0-or-later
// Events as JSON: a stable name under `event`, and what came of it. README.md lists them all.
#pragma once

#include "engine/events/event.h"
#include "engine/record/json.h"
#include "engine/state/game_state.h"

namespace reeve::record {

/// `state` gives the colours of the seats; any state of the same game will do.
Json eventJson(const Event& event, const GameState& state);
Json eventsJson(const Events& events, const GameState& state);

} // namespace reeve::record
