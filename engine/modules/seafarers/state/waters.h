// SPDX-License-Identifier: GPL-3.0-or-later
// What Seafarers adds to a board (SHAPE-7, PIRATE-1, AREA-1).
#pragma once

#include "engine/basics/inline_vector.h"
#include "engine/board/island.h"

#include <array>
#include <string_view>

namespace reeve {
struct Board;
}

namespace reeve::seafarers {

inline constexpr std::size_t kMostAreas = 8;
inline constexpr std::size_t kLongestAreaName = 16;
/// The area of the set-up (AREA-2).
inline constexpr std::string_view kHome = "home";

/// A named group of land hexes (AREA-1).
struct Area {
    std::array<char, kLongestAreaName> letters{}; ///< padded with zeros
    HexSet hexes;

    [[nodiscard]] constexpr std::string_view name() const {
        std::size_t length = 0;
        while (length < letters.size() && letters[length] != 0) ++length;
        return {letters.data(), length};
    }
    /// Requires a name of at most kLongestAreaName characters.
    constexpr void rename(std::string_view text) {
        letters = {};
        for (std::size_t i = 0; i < text.size(); ++i) letters[i] = text[i];
    }
    friend constexpr bool operator==(const Area&, const Area&) = default;
};

struct Waters {
    HexId pirate = kNoHex; ///< kNoHex: off the board
    InlineVector<Area, kMostAreas> areas;
    // Derived from the terrain by chart() (SHAPE-7).
    HexSet sea;
    PathSet landPaths, seaPaths; ///< a coastal path is both
    IntersectionSet land;        ///< intersections that touch land

    /// Index of the home area in `areas`; -1 without one.
    [[nodiscard]] constexpr int home() const {
        for (std::size_t a = 0; a < areas.size(); ++a)
            if (areas[a].name() == kHome) return static_cast<int>(a);
        return -1;
    }
    friend constexpr bool operator==(const Waters&, const Waters&) = default;
};

/// Computes the derived sets from the terrain. Must be called whenever the terrain of a game with Seafarers was set.
void chart(Board& board);

/// Index of the area of an intersection (AREA-1); -1 if it is in none.
int areaOf(const Board& board, IntersectionId at);

} // namespace reeve::seafarers
