// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/setup/board_pieces.h"

#include "engine/setup/shuffle.h"

namespace reeve {
namespace {

/// The hexes of a piece in the first corner (SETUP-19); for corner n, the board is rotated by n sixths.
constexpr std::array<const char*, 4> kLarge{"A1", "A2", "B1", "B2"};
constexpr std::array<const char*, 3> kSmall{"A1", "B2", "C3"};

HexId place(bool large, std::size_t hex, std::size_t corner) {
    const auto& island = standardIsland();
    return *island.rotated(*island.hexNamed(large ? kLarge[hex] : kSmall[hex]), static_cast<int>(corner));
}

} // namespace

bool areBoardPieces(const BoardPieces& pieces) {
    int large = 0;
    int two = 0;
    int three = 0;
    for (const auto& piece : pieces) {
        const auto hexes = piece.sides[0].size();
        if (piece.sides[1].size() != hexes) return false;
        large += hexes == 4;
        two += hexes == 2;
        three += hexes == 3;
    }
    return large == 3 && two == 2 && three == 1;
}

PieceLayout beginnerLayout() {
    PieceLayout layout;
    for (std::size_t n = 0; n < kBoardPieces; ++n) layout.piece[n] = static_cast<std::uint8_t>(n);
    return layout;
}

PieceLayout randomLayout(const BoardPieces& pieces, std::uint64_t seed) {
    Chance chance(seed);
    InlineVector<std::uint8_t, 3> large;
    InlineVector<std::uint8_t, 3> small;
    for (std::size_t n = 0; n < kBoardPieces; ++n)
        (pieces[n].large() ? large : small).push_back(static_cast<std::uint8_t>(n));
    shuffle(large, chance);
    shuffle(small, chance);
    PieceLayout layout;
    const auto first = static_cast<std::size_t>(chance.draw(kBoardPieces));
    for (std::size_t n = 0; n < kBoardPieces; ++n) {
        const auto corner = (first + n) % kBoardPieces;
        layout.piece[corner] = n % 2 == 0 ? large[n / 2] : small[n / 2];
        layout.side[corner] = static_cast<Side>(chance.draw(2));
    }
    return layout;
}

Board boardOf(const BoardPieces& pieces, const PieceLayout& layout) {
    Board board;
    for (std::size_t corner = 0; corner < kBoardPieces; ++corner) {
        const auto& piece = pieces[layout.piece[corner]];
        const auto& side = piece.side(layout.side[corner]);
        for (std::size_t h = 0; h < side.size(); ++h) {
            const auto hex = place(piece.large(), h, corner);
            board.terrain[index(hex)] = side[h].terrain;
            board.number[index(hex)] = side[h].number;
            if (side[h].terrain == Terrain::Desert) board.robber = hex;
        }
    }
    return board;
}

} // namespace reeve
