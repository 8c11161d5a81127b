// SPDX-License-Identifier: GPL-3.0-or-later
// Events as stored in a saved game: complete, so that opening a game does not decide its commands again.
#pragma once

#include "engine/events/event.h"
#include "engine/record/json.h"
#include "engine/state/game_state.h"

#include <variant>

namespace reeve::record {

/// The format that storedEventsJson() writes. Format 1 is the plain list of eventsJson(), without the number of draws
/// of an event, whether a knight acted, and where a decision was inserted among the pending ones.
inline constexpr int kEventForm = 2;

/// {"form":2,"events":[…]}: the events of eventsJson(), with these under `draws`, `acted` and `first`.
Json storedEventsJson(const Events& events, const GameState& state);

/// Events read, and the state after them.
struct StoredEvents {
    Events events;
    GameState after;
};

/// Reads events of format 1 or 2 that happened in `state`, and applies them. Format 1 has no draws: they are counted
/// from what the command leaves to chance. Returns a Fault for a later format, for anything but such a list, and for
/// events that do not fit the state.
std::variant<StoredEvents, Fault> readStoredEvents(const Json& stored, const Json& command, const GameState& state);

/// Applies events that happened in a state other than `state`, because the step before them is lost. First adds what
/// the events use and `state` lacks: cards that are paid, passed or stolen, a progress or development card that is
/// played, a knight that acts. Returns a Fault if the events do not fit even so.
std::variant<GameState, Fault> afterALostStep(const Json& stored, const Json& command, const GameState& state);

} // namespace reeve::record
