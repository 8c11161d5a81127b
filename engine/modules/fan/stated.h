// SPDX-License-Identifier: GPL-3.0-or-later
// What a command may state instead of the generator or the default order: landing hexes, nuggets under a gold field,
// the first battle; and what pages show of it in advance.
#pragma once

#include "engine/state/game_state.h"

namespace reeve::fan {

/// Hexes on which one more barbarian may stand (FAN-BARB-3).
HexSet landingHexes(const GameState& state);
/// The highest number on a token (FAN-GOLD-14).
inline constexpr int kMostNuggets = 3;
/// Stated numbers of the tokens that a command flips, in the order of their places: two bits each; 0: drawn. A single
/// number is that of the first token.
inline constexpr int kMostStatedTokens = 4;
constexpr int statedNuggets(int stated, int token) { return (stated >> (2 * token)) & 3; }
/// Returns `stated` with the number of one token added. Requires `nuggets` from 1 to kMostNuggets.
constexpr std::uint8_t withNuggets(int stated, int token, int nuggets) {
    return static_cast<std::uint8_t>(stated | (nuggets << (2 * token)));
}
/// Lays the tokens of a new game (FAN-GOLD-10), drawn from the state's generator; does nothing without the module.
void layGoldFields(GameState& state);
/// Hexes that would be won if the turn ended now (FAN-BAT-3); empty without the module.
HexSet winnableHexes(const GameState& state);
/// The two paths of a hex on which pieces are lost for a die roll (FAN-LOSS-1).
PathSet lossPaths(const Island& island, HexId hex, int die);

} // namespace reeve::fan
