// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/game_state.h"

namespace reeve {

/// Cards that a hex gives to the buildings of one player when its number is rolled (PROD-2 to PROD-4). Ignores the
/// robber and the bank.
Hand hexYield(const GameState& state, PlayerId player, HexId hex);
/// Number of these cards, whatever the terrain: one for each settlement, two for each city (PROD-2, PROD-3).
int cardsOfHex(const GameState& state, PlayerId player, HexId hex);

} // namespace reeve
