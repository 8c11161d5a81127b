// SPDX-License-Identifier: GPL-3.0-or-later
// What the time of a turn allows.
#pragma once

#include "engine/basics/refusal.h"
#include "engine/state/game_state.h"

#include <optional>

namespace reeve::rules {

/// True if this turn's dice are those of an easy start: the first two turns of each player (VAR-EASY-1 to 3).
bool easyTurn(const GameState& state);

/// True between the two rolls of the two-player game, where only a knight may be played (TWO-7).
inline bool betweenRolls(const GameState& state) {
    return state.turn.phase == Phase::Roll && !state.turn.rolls.empty();
}
/// Returns why the player may not play a development card now: not held, or not at this time (DEV-1, DEV-3, DEV-10,
/// TWO-7); nullopt otherwise.
std::optional<Refusal> checkTime(const GameState& state, PlayerId player, DevelopmentCard card);
/// TRADE-9: with separate phases, false after building.
inline bool tradeOpen(const GameState& state) {
    return state.rules.knights() || state.rules.has(Option::CombinedPhase) || !state.turn.built;
}
/// Returns the refusal if !tradeOpen(); else nullopt.
std::optional<Refusal> checkTradePhase(const GameState& state);

} // namespace reeve::rules
