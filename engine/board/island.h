// SPDX-License-Identifier: GPL-3.0-or-later
// An island (BOARD-1 to BOARD-3): which hexes, intersections and paths touch each other, where they lie, how each is
// named in the record (SHAPE-3 to SHAPE-5), and how the board may be turned. All islands are computed at compile time
// from their shapes.
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

/// A point of the board plane: side of a hex = 1, x east, y south. (0,0) is half way between the first and the last row
/// and between the ends of each row.
struct BoardPoint {
    double x = 0;
    double y = 0;
};

/// A path at an intersection, and where it leads.
struct Way {
    PathId path = kNoPath;
    IntersectionId to = kNoIntersection;
};

/// Places are numbered from 0 in the order of their names. Tables have room for the largest board; entries beyond the
/// counts are empty.
struct Island {
    IslandId id{};
    Shape shape = kLargestShape;
    int hexCount = 0;
    int intersectionCount = 0;
    int pathCount = 0;
    HexSet hexes; ///< all of them
    IntersectionSet intersections;
    PathSet paths;
    PathSet coast; ///< the paths between a hex and what lies outside the rows

    std::array<std::array<IntersectionId, 6>, kMaxHexes> hexCorners; ///< clockwise from north-west
    std::array<IntersectionSet, kMaxHexes> hexCornerSet;
    std::array<HexSet, kMaxHexes> hexNeighbors;
    std::array<PathSet, kMaxHexes> hexPathSet;                ///< the six paths around a hex
    std::array<HexSet, kMaxIntersections> intersectionHexes;  ///< one to three hexes
    std::array<PathSet, kMaxIntersections> intersectionPaths; ///< two or three paths
    std::array<IntersectionSet, kMaxIntersections> intersectionNeighbors;
    std::array<std::array<Way, 3>, kMaxIntersections> ways; ///< the same paths in their order; kNoPath behind them
    std::array<std::array<IntersectionId, 2>, kMaxPaths> pathEnds; ///< in the order of the notation
    std::array<IntersectionSet, kMaxPaths> pathEndSet;             ///< the same two as a set
    std::array<HexSet, kMaxPaths> pathHexes;                       ///< one (coast) or two hexes

    /// The turns by n x 60 degrees clockwise that lay the board onto itself, and where each hex comes to lie.
    std::array<bool, 6> turns{};
    std::array<std::array<HexId, kMaxHexes>, 6> turnedHex{};

    /// The path between two neighbouring intersections, or kNoPath.
    [[nodiscard]] PathId pathBetween(IntersectionId a, IntersectionId b) const;
    /// The other end of a path. Requires: `from` is one of its ends.
    [[nodiscard]] constexpr IntersectionId otherEnd(PathId path, IntersectionId from) const {
        const auto& ends = pathEnds[index(path)];
        return ends[0] == from ? ends[1] : ends[0];
    }

    [[nodiscard]] BoardPoint position(HexId hex) const;
    [[nodiscard]] BoardPoint position(IntersectionId intersection) const;
    [[nodiscard]] BoardPoint position(PathId path) const; ///< the middle of the path

    /// Names as in the record: "A1", "a1", "a1-a2".
    [[nodiscard]] std::string name(HexId hex) const;
    [[nodiscard]] std::string name(IntersectionId intersection) const;
    [[nodiscard]] std::string name(PathId path) const;

    /// Exact inverse of name(); nothing for a place that the board does not have, or for a path
    /// whose ends stand in the wrong order.
    [[nodiscard]] std::optional<HexId> hexNamed(std::string_view text) const;
    [[nodiscard]] std::optional<IntersectionId> intersectionNamed(std::string_view text) const;
    [[nodiscard]] std::optional<PathId> pathNamed(std::string_view text) const;

    /// The place onto which a turn of the board by `sixths` x 60 degrees clockwise moves a place; nothing where the
    /// turned board does not lie on itself. `sixths` may be any whole number.
    [[nodiscard]] std::optional<HexId> rotated(HexId hex, int sixths) const;
    [[nodiscard]] std::optional<IntersectionId> rotated(IntersectionId intersection, int sixths) const;
    [[nodiscard]] std::optional<PathId> rotated(PathId path, int sixths) const;
};

/// By IslandId. They live as long as the program.
extern const std::array<Island, kIslandCount> kIslands;

inline const Island& islandOf(IslandId id) { return kIslands[index(id)]; }
/// The island of 19 hexes.
inline const Island& standardIsland() { return islandOf(IslandId::Standard); }
/// The island with these hexes in its rows; nothing where Reeve knows none.
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
