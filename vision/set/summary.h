// SPDX-License-Identifier: GPL-3.0-or-later
// How much a set has seen of each kind of thing.
#pragma once

#include "engine/basics/ids.h"
#include "vision/set/learned_set.h"

#include <array>

namespace reeve::vision {

/// Examples in a set, by kind.
struct SetSummary {
    std::array<int, kTerrains> terrain{};
    std::array<int, kColors> roads{};
    std::array<int, kColors> settlements{};
    std::array<int, kColors> cities{};
    std::array<int, kColors> knights{};
    std::array<std::array<int, 2>, 3> levels{}; ///< knights by level (1 to 3), inactive and active
    int walls = 0;
    int metropolises = 0;
    int robber = 0;
    int merchant = 0;
};

SetSummary summaryOf(const LearnedSet& set);

} // namespace reeve::vision
