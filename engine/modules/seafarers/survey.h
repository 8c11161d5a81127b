// SPDX-License-Identifier: GPL-3.0-or-later
// A board that a table lays out itself: what is against the rules on it, and its islands (SHAPE-7, SHAPE-8, AREA-1,
// AREA-2, PIRATE-1, PIRATE-2).
#pragma once

#include "engine/state/game_state.h"

#include <vector>

namespace reeve::seafarers {

enum class Flaw : std::uint8_t {
    NumberMissing, ///< land that is no desert has a number
    TooSmall,      ///< the first buildings have no room on the main island, or on all land where there is none (AREA-2)
    AreaAtSea,     ///< an area is land (AREA-1)
    AreasMeet,     ///< no intersection belongs to two areas (AREA-1)
    HarborInland,  ///< a harbour lies on a path with land and sea beside it
    TooManyHarbors, ///< SHAPE-8
    RobberAtSea,    ///< PIRATE-2
    PirateOnLand,   ///< PIRATE-1
    RedNeighbors,   ///< SCEN-5; a game can begin all the same
};

/// A flaw and where it is.
struct FlawFound {
    Flaw flaw{};
    HexSet hexes{};
    PathSet paths{};
    friend bool operator==(const FlawFound&, const FlawFound&) = default;
};

/// The most harbours that lie on an island (SHAPE-8).
int mostHarbors(IslandId island);

/// All flaws of a board, each kind once, in the order of Flaw. `buildings` are placed in the set-up; what follows from
/// the terrain need not have been computed.
std::vector<FlawFound> survey(Board board, int buildings);

/// The pieces of land that hang together, the largest first (of equal ones the first by name), as areas: that one is
/// `home`, the others `isle-1`, `isle-2` and so on, as many as a board may have. No areas where there is no land.
InlineVector<Area, kMostAreas> islesOf(const Board& board);

} // namespace reeve::seafarers
