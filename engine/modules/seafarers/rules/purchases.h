// SPDX-License-Identifier: GPL-3.0-or-later
// Actions of Seafarers that need cards or a knight and are possible now.
#pragma once

#include "engine/modules/seafarers/costs.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/rules/sites.h"

namespace reeve::seafarers {

/// Paths for a ship that the player can pay now.
inline PathSet payableShips(const GameState& state, PlayerId player) {
    const auto& own = state.player(player);
    return own.ships.size() < kShips && own.hand.covers(costs::kShip) ? shipSites(state, player) : PathSet{};
}
/// Knights next to the pirate that may chase it (PIRATE-7).
inline IntersectionSet pirateChasers(const GameState& state, PlayerId player) {
    const auto pirate = state.board.waters.pirate;
    if (pirate == kNoHex || rules::robberLocked(state)) return {};
    return rules::readyKnights(state, player) & state.island().hexCornerSet[index(pirate)];
}

} // namespace reeve::seafarers
