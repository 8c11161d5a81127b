// SPDX-License-Identifier: GPL-3.0-or-later
// Counts of the examples in a set, by kind.
#pragma once

#include "engine/basics/ids.h"
#include "vision/set/learned_set.h"

#include <array>

namespace reeve::vision {

/// Numbers of examples; arrays are indexed by Terrain or Color.
struct SetSummary {
    std::array<int, kTerrains> terrain{};
    std::array<int, kColors> roads{};
    std::array<int, kColors> settlements{};
    std::array<int, kColors> cities{};
    std::array<int, kColors> knights{};
    std::array<std::array<int, 2>, 3> levels{}; ///< knights whose level - 1 and active (0, 1) are both known
    int walls = 0;
    int metropolises = 0;
    int robber = 0;
    int merchant = 0;
    int harbors = 0;
    bool coarseKnights = false; ///< most knights were seen in less detail than is seen today (KnightDetail)
    bool outdated = false;      ///< some of what was learned was left out (LearnedSet::outdated)
};

SetSummary summaryOf(const LearnedSet& set);

} // namespace reeve::vision
