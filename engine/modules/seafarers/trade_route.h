// SPDX-License-Identifier: GPL-3.0-or-later
// The longest trade route (ROUTE-1, ROUTE-2).
#pragma once

#include "engine/basics/inline_vector.h"
#include "engine/board/island.h"

namespace reeve {
struct GameState;
}

namespace reeve::seafarers {

/// What a player's trade route may run over.
struct Network {
    PathSet roads, ships;
    IntersectionSet joints;   ///< own buildings: here alone a route changes between road and ship
    IntersectionSet barriers; ///< foreign buildings and knights: a route ends here
};

/// A longest trail over roads and ships, each piece once, in the order of the walk. Of several equally long ones always
/// the same.
InlineVector<PathId, kMaxPaths> longestRoute(const Island& island, const Network& network);
/// How long it is; `beyond` where it is not longer than that, which is found out sooner.
int longestRouteLength(const Island& island, const Network& network, int beyond = 0);
/// The network of a player as the pieces lie.
Network networkOf(const GameState& state, PlayerId player);

} // namespace reeve::seafarers
