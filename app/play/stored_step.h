// SPDX-License-Identifier: GPL-3.0-or-later
// Format of a step in the journal: its command and the resulting events, so that loading a game needs no decide().
//   a command     {"form":2,"events":[…]}, every kPositionEvery-th step with "position"; form 1: the list alone
//   a correction  {"form":2,"position":{…}}; form 1: []
//   undo, redo    []
#pragma once

#include "app/store/journal_types.h"
#include "engine/events/event.h"
#include "engine/record/json.h"
#include "engine/state/game_state.h"

#include <QString>

namespace reeve::app {

/// Every so many steps the position is stored too; it corrects the effects of a lost step.
inline constexpr std::size_t kPositionEvery = 25;

/// Serializes the events of a command decided in state `before`; with the position `after` unless it is nullptr.
QString storedEvents(const Events& events, const GameState& before, const GameState* after);
/// Serializes the result of a correction.
QString storedPosition(const GameState& after);

/// True if `stored` holds exactly these events; a stored position is ignored.
bool saysTheSame(const QString& stored, const Events& events, const GameState& before);
/// The position in a stored, parsed text; nullopt if missing or invalid.
std::optional<GameState> positionIn(const record::Json& stored);

} // namespace reeve::app
