// SPDX-License-Identifier: GPL-3.0-or-later
// Why something cannot be done at this time of the game, whatever it would be done with: for screens that say so before
// anybody begins. decide() asks the same functions.
#pragma once

#include "engine/basics/refusal.h"
#include "engine/state/game_state.h"

#include <optional>

namespace reeve {

/// Why `player` may not play a card now, whatever it would be played on; nothing where time and turn allow it. Of one
/// that could be played but finds no target the list of legal commands has none.
std::optional<Refusal> cardRefusal(const GameState& state, PlayerId player, ProgressCard card);
std::optional<Refusal> cardRefusal(const GameState& state, PlayerId player, DevelopmentCard card);
/// Why `player` can do nothing of the main phase now (build, trade, end the turn): the dice come first, a decision is
/// owed, it is another's turn; nothing where the actions are due.
std::optional<Refusal> actionsRefusal(const GameState& state, PlayerId player);
/// Why `player` may not trade now; nothing where a trade may be agreed.
std::optional<Refusal> tradeRefusal(const GameState& state, PlayerId player);

} // namespace reeve
