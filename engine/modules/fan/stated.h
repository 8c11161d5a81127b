// SPDX-License-Identifier: GPL-3.0-or-later
// What a table may state instead of leaving it to the generator or to the usual order: where barbarians land, what is
// under a gold field, which battle comes first; and what pages say of it beforehand.
#pragma once

#include "engine/state/game_state.h"

namespace reeve::fan {

/// Hexes on which one more barbarian may stand (FAN-BARB-3).
HexSet landingHexes(const GameState& state);
/// The highest number under a token (FAN-GOLD-14).
inline constexpr int kMostNuggets = 3;
/// What a command states of the tokens that it flips, in the order of their places: two bits each, 0 where a number is
/// drawn. One number alone is that of the first token.
inline constexpr int kMostStatedTokens = 4;
constexpr int statedNuggets(int stated, int token) { return (stated >> (2 * token)) & 3; }
constexpr std::uint8_t withNuggets(int stated, int token, int nuggets) {
    return static_cast<std::uint8_t>(stated | (nuggets << (2 * token)));
}
/// The tokens of a new game (FAN-GOLD-10), drawn from the generator of the state; nothing without the module.
void layGoldFields(GameState& state);
/// The hexes that would be won if the turn ended now (FAN-BAT-3); none without the module.
HexSet winnableHexes(const GameState& state);
/// The two paths of a hex on which pieces are lost with a roll of a die (FAN-LOSS-1).
PathSet lossPaths(const Island& island, HexId hex, int die);

} // namespace reeve::fan
