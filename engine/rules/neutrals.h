// SPDX-License-Identifier: GPL-3.0-or-later
// Two-player game: questions shared by the rules and the list of legal commands.
#pragma once

#include "engine/position/queries.h"

namespace reeve::rules {

bool neutralsPlaced(const GameState& state);                    ///< TWO-3; true in a game without neutral colours
PathSet neutralRoads(const GameState& state, PlayerId neutral); ///< TWO-11, with supply
IntersectionSet neutralSettlements(const GameState& state, PlayerId neutral); ///< TWO-11, with supply
/// True if a settlement is owed, or a road because no settlement is possible (TWO-9).
bool owesSettlement(const GameState& state, const Decision& decision);
int actionPrice(const GameState& state, PlayerId player); ///< TWO-13: 1 or 2 tokens

} // namespace reeve::rules
