// SPDX-License-Identifier: GPL-3.0-or-later
// The standard island (BOARD-1 to BOARD-3): which hexes, intersections and paths touch each other,
// and how each is named in the record. Everything is computed at compile time.
#pragma once

#include "engine/basics/ids.h"
#include "engine/basics/place_set.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace reeve {

using HexSet = PlaceSet<HexId, kHexes>;
using IntersectionSet = PlaceSet<IntersectionId, kIntersections>;
using PathSet = PlaceSet<PathId, kPaths>;

/// A point of the board plane: side of a hex = 1, centre of the island = (0,0), x east, y south.
struct BoardPoint {
    double x = 0;
    double y = 0;
};

struct Topology {
    std::array<std::array<IntersectionId, 6>, kHexes> hexCorners; ///< clockwise from north-west
    std::array<IntersectionSet, kHexes> hexCornerSet;
    std::array<HexSet, kHexes> hexNeighbors;
    std::array<HexSet, kIntersections> intersectionHexes;  ///< one to three hexes
    std::array<PathSet, kIntersections> intersectionPaths; ///< two or three paths
    std::array<IntersectionSet, kIntersections> intersectionNeighbors;
    std::array<std::array<IntersectionId, 2>, kPaths> pathEnds; ///< in the order of the notation
    std::array<IntersectionSet, kPaths> pathEndSet;             ///< the same two as a set
    std::array<HexSet, kPaths> pathHexes;                       ///< one (coast) or two hexes
    PathSet coast;                                              ///< the 30 paths between a hex and the sea
};

extern const Topology kTopology;

/// The path between two neighbouring intersections, or kNoPath.
PathId pathBetween(IntersectionId a, IntersectionId b);
/// The other end of a path. Requires: `from` is one of its ends.
inline IntersectionId otherEnd(PathId path, IntersectionId from) {
    const auto& ends = kTopology.pathEnds[index(path)];
    return ends[0] == from ? ends[1] : ends[0];
}

BoardPoint position(HexId hex);
BoardPoint position(IntersectionId intersection);
BoardPoint position(PathId path); ///< the middle of the path

/// Names as in the record: "A1", "a1", "a1-a2".
std::string name(HexId hex);
std::string name(IntersectionId intersection);
std::string name(PathId path);

/// Exact inverse of name(); nothing for a place that the board does not have, or for a path
/// whose ends stand in the wrong order.
std::optional<HexId> hexNamed(std::string_view text);
std::optional<IntersectionId> intersectionNamed(std::string_view text);
std::optional<PathId> pathNamed(std::string_view text);

/// The place onto which a turn of the board by `sixths` x 60 degrees clockwise moves a place; nothing where the turned
/// board has no place there. The standard island has all six turns.
std::optional<HexId> rotated(HexId hex, int sixths);
std::optional<IntersectionId> rotated(IntersectionId intersection, int sixths);
std::optional<PathId> rotated(PathId path, int sixths);

} // namespace reeve
