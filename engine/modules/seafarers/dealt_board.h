// SPDX-License-Identifier: GPL-3.0-or-later
// Terrain, number tokens and harbours dealt at random on land of any shape, in the proportions of the base game's box.
#pragma once

#include "engine/state/game_state.h"

namespace reeve::seafarers {

/// Deals terrain on all land but deserts and gold, which stay where they lie. The main island and all other land are
/// dealt each by itself, so that neither lacks a kind: of each as many as its share of the box (COMP-2), what does not
/// divide by chance.
Board withDealtTerrain(Board board, std::uint64_t seed);

/// Deals number tokens on all land but deserts, in the same way (COMP-10, on 28 hexes those of SIX-2). Red numbers do
/// not touch (SETUP-14, SIX-13, SCEN-5) unless the land is so laid that they must; then as few as were found do.
Board withDealtNumbers(Board board, std::uint64_t seed);

/// Deals harbours. Those that lie there keep their places and are given other kinds; where there is none, as many as
/// `players` have in a scenario (islands.md 6.2) are placed on the coast of the main island, as far apart as there is
/// room, or on any coast where there is no main island. Kinds as in the box: one for each resource, the others for
/// anything, with eleven a second one for wool (SIX-4).
Board withDealtHarbors(Board board, int players, std::uint64_t seed);

} // namespace reeve::seafarers
