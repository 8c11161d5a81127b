// SPDX-License-Identifier: GPL-3.0-or-later
// An island (BOARD-1 to BOARD-3): adjacency of hexes, intersections and paths, their positions, their names in the
// record (SHAPE-3 to SHAPE-5) and the rotations of the board. All islands are computed at compile time from their
// shapes.
#pragma once

#include "engine/basics/ids.h"
#include "engine/basics/place_set.h"
#include "engine/board/shape.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace reeve {

using HexSet = PlaceSet<HexId, kMaxHexes>;
using IntersectionSet = PlaceSet<IntersectionId, kMaxIntersections>;
using PathSet = PlaceSet<PathId, kMaxPaths>;

/// A point of the board plane. Unit: the side of a hex; x east, y south. (0,0) is half way between the first and the
/// last row and between the ends of each row.
struct BoardPoint {
    double x = 0;
    double y = 0;
};

/// A path at an intersection, and the intersection at its other end.
struct Way {
    PathId path = kNoPath;
    IntersectionId to = kNoIntersection;
};

/// Places are numbered from 0 in the order of their names. Tables have room for the largest board; entries beyond the
/// counts are default-constructed.
struct Island {
    IslandId id{};
    Shape shape = kLargestShape;
    int hexCount = 0;
    int intersectionCount = 0;
    int pathCount = 0;
    HexSet hexes; ///< all of them
    IntersectionSet intersections;
    PathSet paths;
    PathSet coast; ///< paths between a hex and the outside of the board

    std::array<std::array<IntersectionId, 6>, kMaxHexes> hexCorners; ///< clockwise from north-west
    std::array<IntersectionSet, kMaxHexes> hexCornerSet;
    std::array<HexSet, kMaxHexes> hexNeighbors;
    std::array<PathSet, kMaxHexes> hexPathSet;                ///< the six paths around a hex
    std::array<HexSet, kMaxIntersections> intersectionHexes;  ///< one to three hexes
    std::array<PathSet, kMaxIntersections> intersectionPaths; ///< two or three paths
    std::array<IntersectionSet, kMaxIntersections> intersectionNeighbors;
    std::array<std::array<Way, 3>, kMaxIntersections> ways;        ///< the same paths in ascending order, then kNoPath
    std::array<std::array<IntersectionId, 2>, kMaxPaths> pathEnds; ///< in the order of their names
    std::array<IntersectionSet, kMaxPaths> pathEndSet;             ///< the same two as a set
    std::array<HexSet, kMaxPaths> pathHexes;                       ///< one (coast) or two hexes

    /// turns[n]: a rotation by n x 60 degrees clockwise maps the board onto itself; turnedHex[n][hex]: the image of
    /// `hex`.
    std::array<bool, 6> turns{};
    std::array<std::array<HexId, kMaxHexes>, 6> turnedHex{};

    /// Returns the path between two adjacent intersections; kNoPath if they are not adjacent.
    [[nodiscard]] PathId pathBetween(IntersectionId a, IntersectionId b) const;
    /// Returns the other end of `path`. Requires: `from` is one of its ends.
    [[nodiscard]] constexpr IntersectionId otherEnd(PathId path, IntersectionId from) const {
        const auto& ends = pathEnds[index(path)];
        return ends[0] == from ? ends[1] : ends[0];
    }

    [[nodiscard]] BoardPoint position(HexId hex) const;
    [[nodiscard]] BoardPoint position(IntersectionId intersection) const;
    [[nodiscard]] BoardPoint position(PathId path) const; ///< the middle of the path

    /// The name in the record: "A1", "a1", "a1-a2".
    [[nodiscard]] std::string name(HexId hex) const;
    [[nodiscard]] std::string name(IntersectionId intersection) const;
    [[nodiscard]] std::string name(PathId path) const;

    /// Exact inverse of name(). nullopt if the board has no such place, or if the ends of a path are in the wrong
    /// order.
    [[nodiscard]] std::optional<HexId> hexNamed(std::string_view text) const;
    [[nodiscard]] std::optional<IntersectionId> intersectionNamed(std::string_view text) const;
    [[nodiscard]] std::optional<PathId> pathNamed(std::string_view text) const;

    /// Returns the image of a place under a rotation by `sixths` x 60 degrees clockwise; `sixths` may be any integer.
    /// nullopt if that rotation does not map the board onto itself.
    [[nodiscard]] std::optional<HexId> rotated(HexId hex, int sixths) const;
    [[nodiscard]] std::optional<IntersectionId> rotated(IntersectionId intersection, int sixths) const;
    [[nodiscard]] std::optional<PathId> rotated(PathId path, int sixths) const;
};

/// Indexed by IslandId; static storage.
extern const std::array<Island, kIslandCount> kIslands;

inline const Island& islandOf(IslandId id) { return kIslands[index(id)]; }
/// The island of 19 hexes.
inline const Island& standardIsland() { return islandOf(IslandId::Standard); }
/// Returns the island with these numbers of hexes in its rows; nullptr if there is none.
template <typename Rows>
const Island* islandWithRows(const Rows& rows) {
    for (const auto& island : kIslands) {
        bool same = static_cast<int>(rows.size()) == island.shape.rowCount();
        for (int row = 0; same && row < island.shape.rowCount(); ++row)
            same = rows[static_cast<std::size_t>(row)] == island.shape.rowLength(row);
        if (same) return &island;
    }
    return nullptr;
}

} // namespace reeve
