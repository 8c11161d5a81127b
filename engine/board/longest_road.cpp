// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/longest_road.h"

#include <algorithm>

namespace reeve {
namespace {

/// The longest trail that goes on from `from` over the roads that are left. At most 15 roads: plain search.
int trailFrom(IntersectionId from, const PathSet& left, const IntersectionSet& barriers) {
    int best = 0;
    for (const auto path : kTopology.intersectionPaths[index(from)] & left) {
        const auto end = otherEnd(path, from);
        int length = 1;
        if (!barriers.contains(end)) {
            PathSet rest = left;
            rest.erase(path);
            length += trailFrom(end, rest, barriers);
        }
        best = std::max(best, length);
    }
    return best;
}

/// The roads that hang together with the first one of the set.
PathSet component(const PathSet& roads) {
    PathSet found{roads.first()};
    PathSet edge = found;
    while (!edge.empty()) {
        PathSet next;
        for (const auto path : edge)
            for (const auto end : kTopology.pathEnds[index(path)]) next |= kTopology.intersectionPaths[index(end)] & roads;
        edge = next - found;
        found |= next;
    }
    return found;
}

} // namespace

int longestTrail(const PathSet& roads, const IntersectionSet& barriers) {
    int best = 0;
    for (PathSet left = roads; left.size() > best;) {
        const PathSet part = component(left);
        left -= part;
        if (part.size() <= best) continue;
        // A trail that cannot be made longer begins at a barrier or where an odd number of roads meet, unless
        // the part is a plain ring, which may be begun anywhere.
        IntersectionSet ends;
        for (const auto path : part)
            for (const auto end : kTopology.pathEnds[index(path)]) ends.insert(end);
        bool ring = true;
        for (const auto at : ends) {
            const bool odd = ((kTopology.intersectionPaths[index(at)] & part).size() & 1) != 0;
            if (!odd && !barriers.contains(at)) continue;
            ring = false;
            best = std::max(best, trailFrom(at, part, barriers));
        }
        if (ring) best = std::max(best, part.size());
    }
    return best;
}

} // namespace reeve
