// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of a board before anybody looks at a picture of it: its rows, and of a board of Seafarers (islands.md
// chapter 6) which of its hexes are sea, where its harbours lie and what its land holds.
#pragma once

#include "engine/state/game_state.h"

#include <array>
#include <vector>

namespace reeve::vision {

struct Ground {
    IslandId island = IslandId::Standard;
    HexSet sea;  ///< of the hexes of the rows; none: all of them are land, as in the games without ships
    HexSet gold; ///< with sea: where gold may lie
    std::vector<PathId> harbors;             ///< with sea: where harbours are printed
    std::array<int, kAllTerrains> terrain{}; ///< with sea: land hexes of each terrain, in the order of Terrain
    std::array<int, 13> tokens{};            ///< with sea: number tokens of each number

    Ground() = default;
    /// An island that is all land.
    Ground(IslandId which) : island(which) {}         // NOLINT(google-explicit-constructor): an island is a ground
    Ground(const Island& which) : island(which.id) {} // NOLINT(google-explicit-constructor)

    const Island& places() const { return islandOf(island); }
    bool atSea() const { return !sea.empty(); }
    bool isSea(HexId hex) const { return sea.contains(hex); }
    HexSet land() const { return places().hexes - sea; }
    /// The turn by `sixths` x 60 degrees lays the land onto itself.
    bool liesOnItself(int sixths) const;

    /// The same places are land: the same picture may show both.
    friend bool operator==(const Ground& a, const Ground& b) { return a.island == b.island && a.sea == b.sea; }
};

/// What a board is known to be like when its terrain and numbers are known, or at least how many there are of each.
Ground groundOf(const Board& board);
/// The layout of a scenario for so many players (SCEN-5): its land is dealt from known pools. Requires a scenario and 3
/// to 6 players.
Ground groundOf(Scenario scenario, int players);

/// A layout of the printed scenarios, and for how many players it is.
struct ScenarioLayout {
    Scenario scenario{};
    std::vector<int> players; ///< one or several that share it, in their order
    Ground ground;
};

/// All of them, those for four players first. Made when first asked for; they live as long as the program.
const std::vector<ScenarioLayout>& scenarioLayouts();
/// The one whose sea lies as this board's; null for a board without sea and for one of a table's own.
const ScenarioLayout* scenarioLayoutOf(const Ground& ground);

} // namespace reeve::vision
