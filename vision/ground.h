// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of a board before its picture is read: its island, and for a board of Seafarers (SCEN-1 to SCEN-6)
// its sea hexes, its harbour places and the counts of its land.
#pragma once

#include "engine/state/game_state.h"

#include <array>
#include <vector>

namespace reeve::vision {

struct Ground {
    IslandId island = IslandId::Standard;
    HexSet sea; ///< sea hexes of `island`; empty: all hexes are land, as in games without Seafarers
    // All members below are used only with sea.
    HexSet gold;                             ///< hexes that may be gold
    std::vector<PathId> harbors;             ///< places of the harbours
    std::array<int, kAllTerrains> terrain{}; ///< number of land hexes of each terrain, by Terrain
    std::array<int, 13> tokens{};            ///< number of land hexes with each number (2 to 12); 0: without a token

    Ground() = default;
    /// An island without sea.
    Ground(IslandId which) : island(which) {}         // NOLINT(google-explicit-constructor): an island is a ground
    Ground(const Island& which) : island(which.id) {} // NOLINT(google-explicit-constructor)

    const Island& places() const { return islandOf(island); }
    bool atSea() const { return !sea.empty(); }
    bool isSea(HexId hex) const { return sea.contains(hex); }
    HexSet land() const { return places().hexes - sea; }
    /// Whether a rotation by `sixths` x 60 degrees (0 to 5) maps land onto land and sea onto sea.
    bool liesOnItself(int sixths) const;

    /// Whether island and sea are the same, so that the same picture may show both. Ignores the other members.
    friend bool operator==(const Ground& a, const Ground& b) { return a.island == b.island && a.sea == b.sea; }
};

/// Returns the ground of a board, with counts and harbours if it has sea.
Ground groundOf(const Board& board);
/// Returns the layout of a scenario for `players` players (SCEN-5), whose terrains and tokens are dealt from known
/// pools. Requires: a scenario with a printed layout, and 3 to 6 players.
Ground groundOf(Scenario scenario, int players);

/// A layout of the printed scenarios.
struct ScenarioLayout {
    Scenario scenario{};
    std::vector<int> players; ///< numbers of players that use it
    Ground ground;
};

/// Returns all layouts, those for four players first. Built on first use and never destroyed. Thread-safe.
const std::vector<ScenarioLayout>& scenarioLayouts();
/// Returns the layout with the same sea; null for a board without sea and for a board of the players' own. Not to be
/// freed.
const ScenarioLayout* scenarioLayoutOf(const Ground& ground);

} // namespace reeve::vision
