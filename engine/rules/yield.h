// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/game_state.h"

namespace reeve {

/// What a hex gives to the buildings of one player when its number is rolled (PROD-2 to PROD-4), whatever the robber
/// and the bank say to it.
Hand hexYield(const GameState& state, PlayerId player, HexId hex);
/// How many cards that is on any terrain: one for each settlement, two for each city (PROD-2, PROD-3).
int cardsOfHex(const GameState& state, PlayerId player, HexId hex);

} // namespace reeve
