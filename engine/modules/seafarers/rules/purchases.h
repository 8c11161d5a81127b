// SPDX-License-Identifier: GPL-3.0-or-later
// What a player of Seafarers can do now of what costs cards or needs a knight.
#pragma once

#include "engine/modules/seafarers/costs.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/rules/sites.h"

namespace reeve::seafarers {

/// What can be paid now.
inline PathSet payableShips(const GameState& state, PlayerId player) {
    const auto& own = state.player(player);
    return own.ships.size() < kShips && own.hand.covers(costs::kShip) ? shipSites(state, player) : PathSet{};
}
/// The knights beside the pirate that may chase it (PIRATE-7).
inline IntersectionSet pirateChasers(const GameState& state, PlayerId player) {
    const auto pirate = state.board.waters.pirate;
    if (pirate == kNoHex || rules::robberLocked(state)) return {};
    return rules::readyKnights(state, player) & state.island().hexCornerSet[index(pirate)];
}

} // namespace reeve::seafarers
