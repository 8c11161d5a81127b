// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/longest_road.h"

#include <algorithm>

namespace reeve {
namespace {

/// The longest trail that goes on from `from` over the roads that are left. At most 15 roads: plain search.
int trailFrom(const Island& island, IntersectionId from, const PathSet& left, const IntersectionSet& barriers) {
    int best = 0;
    for (const auto path : island.intersectionPaths[index(from)] & left) {
        const auto end = island.otherEnd(path, from);
        int length = 1;
        if (!barriers.contains(end)) {
            PathSet rest = left;
            rest.erase(path);
            length += trailFrom(island, end, rest, barriers);
        }
        best = std::max(best, length);
    }
    return best;
}

/// The roads that hang together with the first one of the set.
PathSet component(const Island& island, const PathSet& roads) {
    PathSet found{roads.first()};
    PathSet edge = found;
    while (!edge.empty()) {
        PathSet next;
        for (const auto path : edge)
            for (const auto end : island.pathEnds[index(path)]) next |= island.intersectionPaths[index(end)] & roads;
        edge = next - found;
        found |= next;
    }
    return found;
}

/// The roads that can be walked to from `start` without passing a barrier.
PathSet walkable(const Island& island, IntersectionId start, const PathSet& roads, const IntersectionSet& barriers) {
    PathSet found;
    IntersectionSet met{start};
    IntersectionSet edge = met - barriers;
    while (!edge.empty()) {
        PathSet next;
        for (const auto at : edge) next |= island.intersectionPaths[index(at)] & roads;
        edge = {};
        for (const auto path : next - found) edge |= island.pathEndSet[index(path)];
        edge -= met | barriers;
        met |= edge;
        found |= next;
    }
    return found;
}

/// Walks on from `from` for exactly `length` roads more; false where there is no such trail.
bool walk(const Island& island, IntersectionId from, const PathSet& left, const IntersectionSet& barriers, int length,
          InlineVector<PathId, kMaxPaths>& trail) {
    if (length == 0) return true;
    for (const auto path : island.intersectionPaths[index(from)] & left) {
        const auto end = island.otherEnd(path, from);
        if (length > 1 && barriers.contains(end)) continue;
        PathSet rest = left;
        rest.erase(path);
        trail.push_back(path);
        if (walk(island, end, rest, barriers, length - 1, trail)) return true;
        trail.erase(trail.size() - 1);
    }
    return false;
}

} // namespace

InlineVector<PathId, kMaxPaths> longestTrailPath(const Island& island, const PathSet& roads,
                                                 const IntersectionSet& barriers) {
    InlineVector<PathId, kMaxPaths> trail;
    const int length = longestTrail(island, roads, barriers);
    for (const auto path : roads)
        for (const auto start : island.pathEnds[index(path)])
            if (trail.empty() && walk(island, start, roads, barriers, length, trail)) return trail;
    return trail;
}

int longestTrailThrough(const Island& island, PathId road, const PathSet& roads, const IntersectionSet& barriers,
                        int beyond) {
    PathSet others = roads;
    others.erase(road);
    const auto [a, b] = island.pathEnds[index(road)];
    const auto left = walkable(island, a, others, barriers);
    const auto right = walkable(island, b, others, barriers);
    if ((left | right).size() + 1 <= beyond) return 0;
    if (left.meets(right)) return longestTrail(island, left | right | PathSet{road}, barriers);
    const int before = barriers.contains(a) ? 0 : trailFrom(island, a, left, barriers);
    const int after = barriers.contains(b) ? 0 : trailFrom(island, b, right, barriers);
    return before + 1 + after;
}

int longestTrail(const Island& island, const PathSet& roads, const IntersectionSet& barriers) {
    int best = 0;
    for (PathSet left = roads; left.size() > best;) {
        const PathSet part = component(island, left);
        left -= part;
        if (part.size() <= best) continue;
        // A trail that cannot be made longer begins at a barrier or where an odd number of roads meet, unless
        // the part is a plain ring, which may be begun anywhere.
        IntersectionSet ends;
        for (const auto path : part)
            for (const auto end : island.pathEnds[index(path)]) ends.insert(end);
        bool ring = true;
        for (const auto at : ends) {
            const bool odd = ((island.intersectionPaths[index(at)] & part).size() & 1) != 0;
            if (!odd && !barriers.contains(at)) continue;
            ring = false;
            best = std::max(best, trailFrom(island, at, part, barriers));
        }
        if (ring) best = std::max(best, part.size());
    }
    return best;
}

} // namespace reeve
