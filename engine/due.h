// SPDX-License-Identifier: GPL-3.0-or-later
// Why something cannot be done at this time of the game, whatever its target; for screens that show the reason in
// advance. decide() calls the same functions.
#pragma once

#include "engine/basics/refusal.h"
#include "engine/state/game_state.h"

#include <optional>

namespace reeve {

/// Returns why `player` may not play a card now, whatever its target; nullopt if time and turn allow it. A card without
/// a legal target is missing from the list of legal commands.
std::optional<Refusal> cardRefusal(const GameState& state, PlayerId player, ProgressCard card);
std::optional<Refusal> cardRefusal(const GameState& state, PlayerId player, DevelopmentCard card);
/// Returns why `player` may not act in the main phase now (build, trade, end the turn): not rolled yet, a decision is
/// pending, another player's turn; nullopt if the player may.
std::optional<Refusal> actionsRefusal(const GameState& state, PlayerId player);
/// Returns why `player` may not trade now; nullopt if the player may.
std::optional<Refusal> tradeRefusal(const GameState& state, PlayerId player);

} // namespace reeve
