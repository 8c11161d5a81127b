// SPDX-License-Identifier: GPL-3.0-or-later
// The compact edition: an island of six printed two-sided pieces (COMP-13, SETUP-17 to SETUP-20). The players enter or
// photograph the prints.
#pragma once

#include "engine/state/game_state.h"

namespace reeve {

struct PrintedHex {
    Terrain terrain = Terrain::Desert;
    std::uint8_t number = 0; ///< 0 on the desert
    friend constexpr bool operator==(const PrintedHex&, const PrintedHex&) = default;
};

/// The hexes of one side, seen with the corner of the island at the top left. Large piece (SETUP-18): the corner, the
/// next coast hex clockwise, the next counter-clockwise, the hex behind the corner. Small piece: the corner, the hex
/// behind it, and for one of the three also the middle of the island.
using PieceSide = InlineVector<PrintedHex, 4>;
enum class Side : std::uint8_t { A, B };
struct BoardPiece {
    std::array<PieceSide, 2> sides;
    [[nodiscard]] const PieceSide& side(Side s) const { return sides[index(s)]; }
    [[nodiscard]] bool large() const { return sides[0].size() == 4; }
};
/// Numbered 1 to 6 on their rims, 0 to 5 here.
inline constexpr int kBoardPieces = 6;
using BoardPieces = std::array<BoardPiece, kBoardPieces>;

/// The piece in each corner, clockwise from the north-west, and the side that is up.
struct PieceLayout {
    std::array<std::uint8_t, kBoardPieces> piece{};
    std::array<Side, kBoardPieces> side{};
    friend constexpr bool operator==(const PieceLayout&, const PieceLayout&) = default;
};

/// True for three large pieces of 4 hexes and three small ones of 2, 2 and 3, with equal sizes on both sides
/// (SETUP-18).
bool areBoardPieces(const BoardPieces& pieces);
/// Piece 1 in the first corner and so on clockwise, side A up (SETUP-7).
PieceLayout beginnerLayout();
/// A random large piece in a random corner, then clockwise small and large pieces alternately; random sides (SETUP-17).
/// Requires: areBoardPieces.
PieceLayout randomLayout(const BoardPieces& pieces, std::uint64_t seed);
/// The island of these pieces, without harbours, with the printed numbers (SETUP-20). Requires: areBoardPieces, and
/// large and small pieces alternately.
Board boardOf(const BoardPieces& pieces, const PieceLayout& layout);

} // namespace reeve
