// SPDX-License-Identifier: GPL-3.0-or-later
// How a step lies in the journal: its command as it was given, and what followed from it, so that a game opens without
// being decided again.
//   a command     {"form":2,"events":[…]}, now and then with "position"; form 1: the list alone
//   a correction  {"form":2,"position":{…}}; form 1: []
//   undo, redo    []
#pragma once

#include "app/storage/journal_types.h"
#include "engine/events/event.h"
#include "engine/record/json.h"
#include "engine/state/game_state.h"

#include <QString>

namespace reeve::app {

/// The position is stored with every so many steps: what follows from a lost step is corrected there.
inline constexpr std::size_t kPositionEvery = 25;

/// What followed from a command in the state `before`; `after` is stored with it unless it is nullptr.
QString storedEvents(const Events& events, const GameState& before, const GameState* after);
/// What followed from a correction.
QString storedPosition(const GameState& after);

/// Whether a stored text says exactly this, whatever position stands with it.
bool saysTheSame(const QString& stored, const Events& events, const GameState& before);
/// The position in a stored text that was read as JSON; nothing where there is none, or none that can be read.
std::optional<GameState> positionIn(const record::Json& stored);

} // namespace reeve::app
