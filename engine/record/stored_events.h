// SPDX-License-Identifier: GPL-3.0-or-later
// Events as a saved game keeps them: complete, so that a game opens without deciding its commands again.
#pragma once

#include "engine/events/event.h"
#include "engine/record/json.h"
#include "engine/state/game_state.h"

#include <variant>

namespace reeve::record {

/// The form in which storedEventsJson() writes. Form 1 is the plain list of eventsJson(), which leaves out how many
/// draws an event used, whether a knight acted, and where a decision was put among those that are pending.
inline constexpr int kEventForm = 2;

/// {"form":2,"events":[…]}: the events of eventsJson() with what form 1 leaves out, under `draws`, `acted` and `first`.
Json storedEventsJson(const Events& events, const GameState& state);

/// Events that were read, and the state after them.
struct StoredEvents {
    Events events;
    GameState after;
};

/// Reads events of form 1 or 2 that happened in `state`, and applies them. In form 1, draws are those that the command
/// leaves to chance. A Fault where the text is of a later form, is no such list, or does not fit the state.
std::variant<StoredEvents, Fault> readStoredEvents(const Json& stored, const Json& command, const GameState& state);

/// The state after events that happened in another state than `state`, because a step before them is lost. What the
/// events take and `state` has not is what the lost step brought, and is given first: cards that are paid, passed or
/// stolen, a progress or development card that is played, a knight that acts. A Fault where they do not fit even so.
std::variant<GameState, Fault> afterALostStep(const Json& stored, const Json& command, const GameState& state);

} // namespace reeve::record
