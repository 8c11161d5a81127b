// SPDX-License-Identifier: GPL-3.0-or-later
// Checks a board that the players lay out themselves: its flaws and its islands (SHAPE-7, SHAPE-8, AREA-1, AREA-2,
// PIRATE-1, PIRATE-2).
#pragma once

#include "engine/state/game_state.h"

#include <vector>

namespace reeve::seafarers {

enum class Flaw : std::uint8_t {
    NumberMissing,  ///< a land hex other than desert without a number
    TooSmall,       ///< no room for the first buildings on the main island, or on all land if there is no main island
                    ///< (AREA-2)
    AreaAtSea,      ///< an area contains sea (AREA-1)
    AreasMeet,      ///< an intersection belongs to two areas (AREA-1)
    HarborInland,   ///< a harbour on a path that is not between land and sea
    TooManyHarbors, ///< SHAPE-8
    RobberAtSea,    ///< PIRATE-2
    PirateOnLand,   ///< PIRATE-1
    RedNeighbors,   ///< SCEN-5; only a warning: a game can begin
};

/// A flaw and its place.
struct FlawFound {
    Flaw flaw{};
    HexSet hexes{};
    PathSet paths{};
    friend bool operator==(const FlawFound&, const FlawFound&) = default;
};

/// The most harbours on an island (SHAPE-8).
int mostHarbors(IslandId island);

/// Settlements and cities that a player places in the set-up (SETUP-22).
inline constexpr int kFirstBuildings = 2;

/// Returns all flaws of a board, each kind once, in the order of Flaw. `buildings`: number placed in the set-up.
/// Derived sets (chart()) need not be computed.
std::vector<FlawFound> survey(Board board, int buildings);

/// Returns the connected components of land as areas, the largest first (equal ones by name): `home`, then `isle-1`,
/// `isle-2` and so on, up to kMostAreas. Empty without land.
InlineVector<Area, kMostAreas> islesOf(const Board& board);

} // namespace reeve::seafarers
