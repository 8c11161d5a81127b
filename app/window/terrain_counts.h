// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/values/board_facts.h"
#include "engine/basics/ids.h"

namespace reeve::app {

/// Counts in the order of Terrain; those beyond their end are 0.
template <typename Counts>
TerrainCountFacts terrainCounts(const Counts& counts) {
    const auto of = [&](Terrain terrain) { return index(terrain) < counts.size() ? int{counts[index(terrain)]} : 0; };
    return {.hills = of(Terrain::Hills),
            .forest = of(Terrain::Forest),
            .pasture = of(Terrain::Pasture),
            .fields = of(Terrain::Fields),
            .mountains = of(Terrain::Mountains),
            .desert = of(Terrain::Desert),
            .gold = of(Terrain::Gold)};
}

} // namespace reeve::app
