// SPDX-License-Identifier: GPL-3.0-or-later
// Questions of the two-player game that rules and the list of legal commands share.
#pragma once

#include "engine/position/queries.h"

namespace reeve::rules {

bool neutralsPlaced(const GameState& state);                                  ///< TWO-3; true where there are none
PathSet neutralRoads(const GameState& state, PlayerId neutral);               ///< TWO-11, with supply
IntersectionSet neutralSettlements(const GameState& state, PlayerId neutral); ///< TWO-11, with supply
/// Is a settlement owed, or, where none is possible, a road (TWO-9)?
bool owesSettlement(const GameState& state, const Decision& decision);
int actionPrice(const GameState& state, PlayerId player); ///< TWO-13: 1 or 2 tokens

} // namespace reeve::rules
