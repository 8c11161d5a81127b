// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/longest_road.h"

#include "engine/board/one_word.h"

#include <algorithm>

namespace reeve {
namespace {

/// Length of the longest trail from `from` over the `count` roads in `left`. At most 15 roads: exhaustive search that
/// ends when a trail uses all of them. Restores `left`.
template <typename Paths, typename Places>
int trailFrom(const Island& island, IntersectionId from, Paths& left, int count, const Places& barriers) {
    int best = 0;
    for (const auto& [path, end] : island.ways[index(from)]) {
        if (best == count) break;
        if (!left.contains(path)) continue;
        int length = 1;
        if (!barriers.holds(end)) {
            left.erase(path);
            length += trailFrom(island, end, left, count - 1, barriers);
            left.insert(path);
        }
        best = std::max(best, length);
    }
    return best;
}

/// The roads connected with the first road of the set.
template <typename Sets>
typename Sets::Paths component(const Island& island, const typename Sets::Paths& roads, Sets sets) {
    typename Sets::Paths found{roads.first()};
    for (auto edge = found; !edge.empty();) {
        typename Sets::Paths next;
        for (const auto path : edge)
            for (const auto end : island.pathEnds[index(path)]) next |= sets(island.intersectionPaths[index(end)]);
        edge = (next & roads) - found;
        found |= edge;
    }
    return found;
}

/// Adds to `found` the roads that can be reached from `start` without passing a barrier.
template <typename Paths, typename Places>
void walkable(const Island& island, IntersectionId start, const Paths& roads, const Places& barriers, Paths& found) {
    if (barriers.holds(start)) return;
    for (const auto& [path, end] : island.ways[index(start)]) {
        if (!roads.contains(path) || found.holds(path)) continue;
        found.insert(path);
        walkable(island, end, roads, barriers, found);
    }
}

template <typename Sets>
int longestIn(const Island& island, const typename Sets::Paths& roads, const typename Sets::Intersections& barriers,
              int beyond, Sets sets) {
    int best = beyond;
    for (auto left = roads; left.size() > best;) {
        auto part = component(island, left, sets);
        left -= part;
        if (part.size() <= best) continue;
        // A trail that cannot be extended begins at a barrier or at an intersection with an odd number of roads; a
        // plain ring may begin anywhere.
        typename Sets::Intersections ends;
        for (const auto path : part) ends |= sets(island.pathEndSet[index(path)]);
        bool ring = true;
        for (const auto at : ends) {
            const bool odd = ((sets(island.intersectionPaths[index(at)]) & part).size() & 1) != 0;
            if (!odd && !barriers.holds(at)) continue;
            ring = false;
            best = std::max(best, trailFrom(island, at, part, part.size(), barriers));
            if (best == part.size()) break;
        }
        if (ring) best = std::max(best, part.size());
    }
    return best;
}

template <typename Sets>
int longestThrough(const Island& island, PathId road, const typename Sets::Paths& roads,
                   const typename Sets::Intersections& barriers, int beyond, Sets sets) {
    auto others = roads;
    others.erase(road);
    const auto [a, b] = island.pathEnds[index(road)];
    typename Sets::Paths left, right;
    walkable(island, a, others, barriers, left);
    walkable(island, b, others, barriers, right);
    auto all = left | right;
    all.insert(road);
    if (all.size() <= beyond) return 0;
    if (left.meets(right)) return longestIn(island, all, barriers, beyond, sets);
    const int before = barriers.holds(a) ? 0 : trailFrom(island, a, left, left.size(), barriers);
    const int after = barriers.holds(b) ? 0 : trailFrom(island, b, right, right.size(), barriers);
    return before + 1 + after;
}

/// Extends the trail from `from` by exactly `length` roads; false if there is no such trail.
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
    return onBoard(island.id,
                   [&](auto sets) { return longestThrough(island, road, sets(roads), sets(barriers), beyond, sets); });
}

int longestTrail(const Island& island, const PathSet& roads, const IntersectionSet& barriers, int beyond) {
    return onBoard(island.id, [&](auto sets) { return longestIn(island, sets(roads), sets(barriers), beyond, sets); });
}

} // namespace reeve
