// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/fit_layout.h"

#include <algorithm>
#include <vector>

namespace reeve::vision {
namespace {

constexpr std::array<int, kTerrains> kBoxTerrains{3, 4, 4, 4, 3, 1}; // in the order of Terrain
constexpr std::array<int, 13> kBoxNumbers{0, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1};
constexpr int kFewTokens = 3;        ///< a board with fewer lies without tokens; what was seen is something else
constexpr double kAgainstBox = 0.93; ///< factor for the weakest of a kind of which the box has fewer
constexpr double kAgainstEachOther = 0.75;

using Confidence = double HexReading::*;

/// The `surplus` weakest of `members` lose some of their confidence, the sure ones next to nothing.
void weaken(std::vector<HexReading*> members, int surplus, Confidence confidence) {
    if (surplus <= 0) return;
    std::sort(members.begin(), members.end(), [&](auto* a, auto* b) { return a->*confidence < b->*confidence; });
    for (int i = 0; i < surplus; ++i) members[static_cast<std::size_t>(i)]->*confidence *= kAgainstBox;
}

} // namespace

void fitLayout(std::array<HexReading, kHexes>& hexes) {
    for (int terrain = 0; terrain < kTerrains; ++terrain) {
        std::vector<HexReading*> members;
        for (HexReading& hex : hexes)
            if (hex.terrain == static_cast<Terrain>(terrain)) members.push_back(&hex);
        weaken(members, static_cast<int>(members.size()) - kBoxTerrains[static_cast<std::size_t>(terrain)],
               &HexReading::terrainConfidence);
    }
    for (int number = 2; number <= 12; ++number) {
        std::vector<HexReading*> members;
        for (HexReading& hex : hexes)
            if (hex.number == number) members.push_back(&hex);
        weaken(members, static_cast<int>(members.size()) - kBoxNumbers[static_cast<std::size_t>(number)],
               &HexReading::numberConfidence);
    }
    const auto tokens = std::count_if(hexes.begin(), hexes.end(), [](const HexReading& hex) { return hex.number != 0; });
    if (tokens < kFewTokens) return;
    for (HexReading& hex : hexes) {
        const bool desert = hex.terrain == Terrain::Desert;
        if (desert == (hex.number == 0)) continue;
        const bool terrainWeaker = hex.terrainConfidence < hex.numberConfidence;
        (terrainWeaker ? hex.terrainConfidence : hex.numberConfidence) *= kAgainstEachOther;
    }
}

} // namespace reeve::vision
