// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces chosen together: what each place looks like, and what the rules of the game make likely. Like the layout, the
// rules are a hint and no law: they settle what the pictures leave open, for people lay boards for many reasons.
#pragma once

#include "vision/look/read_pieces.h"
#include "vision/params.h"
#include "vision/reading.h"

#include <optional>
#include <vector>

namespace reeve::vision {

/// A piece and how sure each part of it is, given all other places as chosen, in a game with knights or without.
struct FittedPiece {
    PieceReading piece;          ///< confidence: that all of it is right
    double thereConfidence = 0;  ///< that a road, a building or a knight of this colour stands there
    double levelConfidence = 1;  ///< of a knight's level
    double activeConfidence = 1; ///< of whether a knight is active
};

/// Roads first, then what stands on the intersections, each in the order of the notation; a wall or a metropolis
/// follows its city.
/// On a board of Seafarers pieces on paths are roads still, and some of them ships: tellShips() says which.
std::vector<FittedPiece> fitPieces(const PieceLooks& looks, const Ground& ground, const PieceParams& params);

/// For each hex the chance that no number can be read on it.
using BareChances = std::vector<double>;

/// The hex of the robber or the merchant; nothing if more likely it stands on none. The robber is put on the token:
/// where a number is read it rarely stands.
std::optional<HexMark> fitRobber(const PieceLooks& looks, const BareChances& bare, const PieceParams& params);
/// The pirate's hex of the sea, or nothing.
std::optional<HexMark> fitPirate(const PieceLooks& looks, const Ground& ground, const PieceParams& params);
/// The merchant was put beside a building, in a game with knights, and rarely to the robber: `pieces` as from
/// fitPieces(), `robber` as from fitRobber().
std::optional<HexMark> fitMerchant(const PieceLooks& looks, const std::vector<FittedPiece>& pieces,
                                   const Island& island, const std::optional<HexMark>& robber,
                                   const PieceParams& params);

} // namespace reeve::vision
