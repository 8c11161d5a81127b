// SPDX-License-Identifier: GPL-3.0-or-later
// The longest trade route (ROUTE-1, ROUTE-2).
#pragma once

#include "engine/basics/inline_vector.h"
#include "engine/board/island.h"

namespace reeve {
struct GameState;
}

namespace reeve::seafarers {

/// The network of a player's trade route.
struct Network {
    PathSet roads, ships;
    IntersectionSet joints;   ///< own buildings: a route changes between road and ship only here
    IntersectionSet barriers; ///< foreign buildings and knights: a route ends here
};

/// Returns a longest trail over roads and ships, each piece once, in order. Deterministic among trails of equal length.
InlineVector<PathId, kMaxPaths> longestRoute(const Island& island, const Network& network);
/// Returns its length; `beyond`, with an earlier exit, if it is not longer than that.
int longestRouteLength(const Island& island, const Network& network, int beyond = 0);
/// The network of a player's pieces now.
Network networkOf(const GameState& state, PlayerId player);

} // namespace reeve::seafarers
