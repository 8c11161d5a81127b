// SPDX-License-Identifier: GPL-3.0-or-later
// What the time of a turn allows.
#pragma once

#include "engine/basics/refusal.h"
#include "engine/state/game_state.h"

#include <optional>

namespace reeve::rules {

/// Whether the dice of this turn are those of an easy start: everybody's own first two turns (VAR-EASY-1 to 3).
bool easyTurn(const GameState& state);

/// Whether a development card is held and may be played at this time of the turn: DEV-1, DEV-3, DEV-10, TWO-7.
std::optional<Refusal> checkTime(const GameState& state, PlayerId player, DevelopmentCard card);
/// TRADE-9: under separate phases nobody trades after building.
inline bool tradeOpen(const GameState& state) {
    return state.rules.knights() || state.rules.has(Option::CombinedPhase) || !state.turn.built;
}
/// Why not, where it is not open.
std::optional<Refusal> checkTradePhase(const GameState& state);

} // namespace reeve::rules
