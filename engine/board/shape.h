// SPDX-License-Identifier: GPL-3.0-or-later
// The forms of the boards as rows of hexes (SHAPE-1, SHAPE-4), and the one place for how large a board may be. A new
// island is a row in kShapes; where it is larger than kLargestShape, that is raised.
#pragma once

#include "engine/basics/ids.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>

namespace reeve {

/// Hex rows from north to south. Neighbouring rows differ by one hex; the shorter lies centred against the longer.
class Shape {
public:
    /// SHAPE-1, and what the names of places (SHAPE-3, SHAPE-4) can tell: letters, and numbers of two digits.
    static constexpr int kMostRows = 20, kLongestRow = 20;

    /// Requires 1 to kMostRows rows of 1 to kLongestRow hexes, of which neighbours differ by one. A shape that does not
    /// meet this does not compile.
    consteval Shape(std::initializer_list<int> rows) {
        for (const int row : rows) {
            const bool fits = row >= 1 && row <= kLongestRow && m_rowCount < kMostRows;
            const int step = m_rowCount == 0 ? 1 : row - rowLength(m_rowCount - 1);
            if (!fits || (step != 1 && step != -1)) throw "no shape of a board";
            m_rows[static_cast<std::size_t>(m_rowCount++)] = static_cast<std::uint8_t>(row);
        }
    }

    [[nodiscard]] constexpr int rowCount() const { return m_rowCount; }
    /// Hexes of a row, counted from 0 in the north.
    [[nodiscard]] constexpr int rowLength(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// Zigzag lines of intersections: line k runs above row k and below row k - 1.
    [[nodiscard]] constexpr int lineCount() const { return m_rowCount + 1; }
    /// Intersections of a line (SHAPE-4).
    [[nodiscard]] constexpr int lineLength(int line) const {
        const int above = line == 0 ? 0 : rowLength(line - 1);
        const int below = line == m_rowCount ? 0 : rowLength(line);
        return 2 * std::max(above, below) + 1;
    }
    /// Is the row above `row` longer, or the one below it?
    [[nodiscard]] constexpr bool longerAbove(int row) const { return row > 0 && rowLength(row - 1) > rowLength(row); }
    [[nodiscard]] constexpr bool longerBelow(int row) const {
        return row + 1 < m_rowCount && rowLength(row + 1) > rowLength(row);
    }

    [[nodiscard]] constexpr int hexes() const {
        int n = 0;
        for (int row = 0; row < m_rowCount; ++row) n += rowLength(row);
        return n;
    }
    [[nodiscard]] constexpr int intersections() const {
        int n = 0;
        for (int line = 0; line < lineCount(); ++line) n += lineLength(line);
        return n;
    }
    /// By Euler's formula for a board in one piece without holes.
    [[nodiscard]] constexpr int paths() const { return hexes() + intersections() - 1; }

    friend constexpr bool operator==(const Shape&, const Shape&) = default;

private:
    std::array<std::uint8_t, kMostRows> m_rows{};
    int m_rowCount = 0;
};

/// The boards that Reeve knows, in the order of kShapes.
enum class IslandId : std::uint8_t { Standard, Extended, Sea37, Sea44, Sea58, Sea65 };

inline constexpr std::array kShapes{
    Shape{3, 4, 5, 4, 3},       // BOARD-1: 19 hexes
    Shape{3, 4, 5, 6, 5, 4, 3}, // SIX-1: 30 hexes
    // Seafarers, islands.md chapter 1: 37, 44, 58 and 65 hexes
    Shape{4, 5, 6, 7, 6, 5, 4},
    Shape{5, 6, 7, 8, 7, 6, 5},
    Shape{7, 8, 9, 10, 9, 8, 7},
    Shape{8, 9, 10, 11, 10, 9, 8},
};
inline constexpr std::size_t kIslandCount = kShapes.size();

/// Sets of places and lists with an entry for each place have room for this board. Wider sets make every position
/// larger and every game slower: docs/measurements.md.
inline constexpr Shape kLargestShape{8, 9, 10, 11, 10, 9, 8};
inline constexpr int kMaxHexes = kLargestShape.hexes();
inline constexpr int kMaxIntersections = kLargestShape.intersections();
inline constexpr int kMaxPaths = kLargestShape.paths();
static_assert(std::ranges::all_of(kShapes, [](const Shape& shape) {
    return shape.hexes() <= kMaxHexes && shape.intersections() <= kMaxIntersections && shape.paths() <= kMaxPaths;
}));
static_assert(kMaxPaths < static_cast<int>(index(kNoPath)));

} // namespace reeve
