// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/longest_road.h"

#include <algorithm>

namespace reeve {
namespace {

/// The longest trail that starts at `from` over the roads that are left. At most 15 roads: plain search.
int trailFrom(IntersectionId from, const PathSet& left, const IntersectionSet& barriers, bool first) {
    if (!first && barriers.contains(from)) return 0;
    int best = 0;
    for (const auto path : kTopology.intersectionPaths[index(from)] & left) {
        PathSet rest = left;
        rest.erase(path);
        best = std::max(best, 1 + trailFrom(otherEnd(path, from), rest, barriers, false));
    }
    return best;
}

} // namespace

int longestTrail(const PathSet& roads, const IntersectionSet& barriers) {
    int best = 0;
    const int all = roads.size();
    for (const auto path : roads)
        for (const auto end : kTopology.pathEnds[index(path)]) {
            best = std::max(best, trailFrom(end, roads, barriers, true));
            if (best == all) return best;
        }
    return best;
}

} // namespace reeve
