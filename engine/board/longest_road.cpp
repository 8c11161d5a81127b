// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/longest_road.h"

#include <algorithm>

namespace reeve {
namespace {

/// The longest trail that goes on from `from` over the `count` roads that are left. At most 15 roads: plain search,
/// until a trail takes them all. `left` is afterwards as it was.
int trailFrom(const Island& island, IntersectionId from, PathSet& left, int count, const IntersectionSet& barriers) {
    int best = 0;
    for (const auto& [path, end] : island.ways[index(from)]) {
        if (best == count) break;
        if (!left.contains(path)) continue;
        int length = 1;
        if (!barriers.contains(end)) {
            left.erase(path);
            length += trailFrom(island, end, left, count - 1, barriers);
            left.insert(path);
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

/// Adds the roads that can be walked to from `start` without passing a barrier to `found`.
void walkable(const Island& island, IntersectionId start, const PathSet& roads, const IntersectionSet& barriers,
              PathSet& found) {
    if (barriers.contains(start)) return;
    for (const auto& [path, end] : island.ways[index(start)]) {
        if (!roads.contains(path) || found.holds(path)) continue;
        found.insert(path);
        walkable(island, end, roads, barriers, found);
    }
}

/// Walks on from `from` for exactly `length` roads more; false where there is no such trail.
bool walk(const Island& island, IntersectionId from, const PathSet& left, const IntersectionSet& barriers, int length,
          InlineVector<PathId, kMaxPaths>& trail) {
    if (length == 0) return true;
    for (const auto& [path, end] : island.ways[index(from)]) {
        if (!left.contains(path) || (length > 1 && barriers.contains(end))) continue;
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
    PathSet left, right;
    walkable(island, a, others, barriers, left);
    walkable(island, b, others, barriers, right);
    auto all = left | right;
    all.insert(road);
    if (all.size() <= beyond) return 0;
    if (left.meets(right)) return longestTrail(island, all, barriers);
    const int before = barriers.contains(a) ? 0 : trailFrom(island, a, left, left.size(), barriers);
    const int after = barriers.contains(b) ? 0 : trailFrom(island, b, right, right.size(), barriers);
    return before + 1 + after;
}

int longestTrail(const Island& island, const PathSet& roads, const IntersectionSet& barriers) {
    int best = 0;
    for (PathSet left = roads; left.size() > best;) {
        PathSet part = component(island, left);
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
            best = std::max(best, trailFrom(island, at, part, part.size(), barriers));
            if (best == part.size()) break;
        }
        if (ring) best = std::max(best, part.size());
    }
    return best;
}

} // namespace reeve
