// SPDX-License-Identifier: GPL-3.0-or-later
// The shapes of the boards as rows of hexes (SHAPE-1, SHAPE-4), and the limit of a board's size. A new island is a row
// in kShapes; if it is larger than kLargestShape, raise that.
#pragma once

#include "engine/basics/ids.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>

namespace reeve {

/// Hex rows from north to south. Adjacent rows differ by one hex; the shorter row is centred on the longer.
class Shape {
public:
    /// Limits of SHAPE-1 and of the names of places (SHAPE-3, SHAPE-4): a letter and a number of two digits.
    static constexpr int kMostRows = 20, kLongestRow = 20;

    /// Requires 1 to kMostRows rows of 1 to kLongestRow hexes; adjacent rows differ by one. Any other shape does not
    /// compile.
    consteval Shape(std::initializer_list<int> rows) {
        for (const int row : rows) {
            const bool fits = row >= 1 && row <= kLongestRow && m_rowCount < kMostRows;
            const int step = m_rowCount == 0 ? 1 : row - rowLength(m_rowCount - 1);
            if (!fits || (step != 1 && step != -1)) throw "no shape of a board";
            m_rows[static_cast<std::size_t>(m_rowCount++)] = static_cast<std::uint8_t>(row);
        }
    }

    [[nodiscard]] constexpr int rowCount() const { return m_rowCount; }
    /// Number of hexes of `row`, counted from 0 in the north.
    [[nodiscard]] constexpr int rowLength(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    /// Number of zigzag lines of intersections: line k runs above row k and below row k - 1.
    [[nodiscard]] constexpr int lineCount() const { return m_rowCount + 1; }
    /// Number of intersections of a line (SHAPE-4).
    [[nodiscard]] constexpr int lineLength(int line) const {
        const int above = line == 0 ? 0 : rowLength(line - 1);
        const int below = line == m_rowCount ? 0 : rowLength(line);
        return 2 * std::max(above, below) + 1;
    }
    /// True if the row above (below) `row` is longer.
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
    /// By Euler's formula, for a connected board without holes.
    [[nodiscard]] constexpr int paths() const { return hexes() + intersections() - 1; }

    friend constexpr bool operator==(const Shape&, const Shape&) = default;

private:
    std::array<std::uint8_t, kMostRows> m_rows{};
    int m_rowCount = 0;
};

/// The boards, in the order of kShapes.
enum class IslandId : std::uint8_t { Standard, Extended, Sea37, Sea44, Sea58, Sea65 };

inline constexpr std::array kShapes{
    Shape{3, 4, 5, 4, 3},       // BOARD-1: 19 hexes
    Shape{3, 4, 5, 6, 5, 4, 3}, // SIX-1: 30 hexes
    // Seafarers (SHAPE-1): 37, 44, 58 and 65 hexes
    Shape{4, 5, 6, 7, 6, 5, 4},
    Shape{5, 6, 7, 8, 7, 6, 5},
    Shape{7, 8, 9, 10, 9, 8, 7},
    Shape{8, 9, 10, 11, 10, 9, 8},
};
inline constexpr std::size_t kIslandCount = kShapes.size();

/// Capacity of sets of places and of lists with an entry for each place. Wider sets make every state larger and every
/// game slower: docs/measurements.md.
inline constexpr Shape kLargestShape{8, 9, 10, 11, 10, 9, 8};
inline constexpr int kMaxHexes = kLargestShape.hexes();
inline constexpr int kMaxIntersections = kLargestShape.intersections();
inline constexpr int kMaxPaths = kLargestShape.paths();
static_assert(std::ranges::all_of(kShapes, [](const Shape& shape) {
    return shape.hexes() <= kMaxHexes && shape.intersections() <= kMaxIntersections && shape.paths() <= kMaxPaths;
}));
static_assert(kMaxPaths < static_cast<int>(index(kNoPath)));

} // namespace reeve
