// SPDX-License-Identifier: GPL-3.0-or-later
// Shorthands for code that handles the standard island only: vision, the window and tests. The rules and the record use
// the game's island (GameState::island) and do not include this file.
#pragma once

#include "engine/board/island.h"

namespace reeve {

/// Counts as constants, for arrays with an entry for each place.
namespace standard {
inline constexpr const Shape& kShape = kShapes[index(IslandId::Standard)];
inline constexpr int kHexes = kShape.hexes();
inline constexpr int kIntersections = kShape.intersections();
inline constexpr int kPaths = kShape.paths();
} // namespace standard

inline PathId pathBetween(IntersectionId a, IntersectionId b) { return standardIsland().pathBetween(a, b); }
inline IntersectionId otherEnd(PathId path, IntersectionId from) { return standardIsland().otherEnd(path, from); }

inline BoardPoint position(HexId hex) { return standardIsland().position(hex); }
inline BoardPoint position(IntersectionId intersection) { return standardIsland().position(intersection); }
inline BoardPoint position(PathId path) { return standardIsland().position(path); }

inline std::string name(HexId hex) { return standardIsland().name(hex); }
inline std::string name(IntersectionId intersection) { return standardIsland().name(intersection); }
inline std::string name(PathId path) { return standardIsland().name(path); }

inline std::optional<HexId> hexNamed(std::string_view text) { return standardIsland().hexNamed(text); }
inline std::optional<IntersectionId> intersectionNamed(std::string_view text) {
    return standardIsland().intersectionNamed(text);
}
inline std::optional<PathId> pathNamed(std::string_view text) { return standardIsland().pathNamed(text); }

inline std::optional<HexId> rotated(HexId hex, int sixths) { return standardIsland().rotated(hex, sixths); }
inline std::optional<IntersectionId> rotated(IntersectionId intersection, int sixths) {
    return standardIsland().rotated(intersection, sixths);
}
inline std::optional<PathId> rotated(PathId path, int sixths) { return standardIsland().rotated(path, sixths); }

} // namespace reeve
