// SPDX-License-Identifier: GPL-3.0-or-later
// The compact edition: an island of six printed pieces with two sides each (COMP-13, SETUP-17 to SETUP-20).
// What is printed on them comes from the players (typed or photographed), not from here.
#pragma once

#include "engine/state/game_state.h"

namespace reeve {

struct PrintedHex {
    Terrain terrain = Terrain::Desert;
    std::uint8_t number = 0; ///< 0 on the desert
    friend constexpr bool operator==(const PrintedHex&, const PrintedHex&) = default;
};

/// The hexes of one side, seen with the corner of the island at the top left. A large piece (SETUP-18): the corner,
/// the hex clockwise from it on the coast, the one counter-clockwise, the hex behind the corner. A small piece: the
/// corner, the hex behind it, and for one of the three also the middle of the island.
using PieceSide = InlineVector<PrintedHex, 4>;
enum class Side : std::uint8_t { A, B };
struct BoardPiece {
    std::array<PieceSide, 2> sides;
    [[nodiscard]] const PieceSide& side(Side s) const { return sides[index(s)]; }
    [[nodiscard]] bool large() const { return sides[0].size() == 4; }
};
/// Numbered 1 to 6 on their rims; here 0 to 5.
inline constexpr int kBoardPieces = 6;
using BoardPieces = std::array<BoardPiece, kBoardPieces>;

/// Which piece lies in which corner, clockwise from the north-west, and which of its sides is up.
struct PieceLayout {
    std::array<std::uint8_t, kBoardPieces> piece{};
    std::array<Side, kBoardPieces> side{};
    friend constexpr bool operator==(const PieceLayout&, const PieceLayout&) = default;
};

/// Three large pieces of 4 hexes, three small ones of 2, 2 and 3, both sides of a piece alike (SETUP-18)?
bool areBoardPieces(const BoardPieces& pieces);
/// Piece 1 in the first corner and so on clockwise, side A up (SETUP-7).
PieceLayout beginnerLayout();
/// A random large piece in a random corner, then clockwise small and large in turns; random sides (SETUP-17).
/// Requires: areBoardPieces.
PieceLayout randomLayout(const BoardPieces& pieces, std::uint64_t seed);
/// The island that the pieces make, without harbours; numbers stay as printed (SETUP-20). Requires: areBoardPieces,
/// and large and small pieces in turns.
Board boardOf(const BoardPieces& pieces, const PieceLayout& layout);

} // namespace reeve
