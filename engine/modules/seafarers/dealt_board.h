// SPDX-License-Identifier: GPL-3.0-or-later
// Random terrain, number tokens and harbours for land of any shape, in the proportions of the base game's box.
#pragma once

#include "engine/state/game_state.h"

namespace reeve::seafarers {

/// Deals terrain on all land except deserts and gold, which stay. The main island and the other land are dealt
/// separately, so that neither lacks a kind: each kind in proportion to the box (COMP-2), the remainder at random.
Board withDealtTerrain(Board board, std::uint64_t seed);

/// Deals number tokens on all land except deserts, in the same way (COMP-10, on 28 hexes those of SIX-2). Red numbers
/// are not adjacent (SETUP-14, SIX-13, SCEN-5) unless the land forces it; then the fewest that the search finds.
Board withDealtNumbers(Board board, std::uint64_t seed);

/// Deals harbours. Existing harbours keep their paths and get new kinds. Without any, as many as a scenario for
/// `players` has (SCEN-1 to SCEN-6) are placed on the coast of the main island, or on any coast if there is no main
/// island, as far apart as possible. Kinds as in the box: one for each resource, the others 3:1; of eleven, a second
/// one for wool (SIX-4).
Board withDealtHarbors(Board board, int players, std::uint64_t seed);

} // namespace reeve::seafarers
