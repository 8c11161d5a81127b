// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the pieces of all places jointly to the looks and the rules of the game. The rules are soft constraints: they
// decide uncertain looks and leave certain ones alone, since boards may break them.
#pragma once

#include "vision/look/read_pieces.h"
#include "vision/look/read_terrain.h"
#include "vision/params.h"
#include "vision/reading.h"

#include <optional>
#include <vector>

namespace reeve::vision {

/// A piece with the probabilities (0 to 1) of its parts, given the chosen labels of all other places.
struct FittedPiece {
    PieceReading piece;          ///< its confidence: that piece, colour, level and state are all right
    double thereConfidence = 0;  ///< that a road, a building or a knight of this colour stands there
    double levelConfidence = 1;  ///< of a knight's level
    double activeConfidence = 1; ///< of whether a knight is active
};

/// Returns the pieces: roads by PathId, then the pieces on intersections by IntersectionId, each city followed by its
/// wall and metropolis. On a board of Seafarers ships are returned as roads; tellShips() separates them.
std::vector<FittedPiece> fitPieces(const PieceLooks& looks, const Ground& ground, const PieceParams& params);

/// By HexId, the probability (0 to 1) that no number is visible.
using BareChances = std::vector<double>;
BareChances bareChances(const TerrainLooks& looks);

/// Returns the robber's hex, or nullopt if it is more likely that it stands on none. A visible number lowers the odds
/// of a hex, since the robber is usually put on the token.
std::optional<HexMark> fitRobber(const PieceLooks& looks, const BareChances& bare, const PieceParams& params);
/// The same hex without that comparison, with the confidence that the robber stands there; nullopt if none is possible.
std::optional<HexMark> likeliestRobber(const PieceLooks& looks, const BareChances& bare, const PieceParams& params);
/// Returns the pirate's hex of the sea, or nullopt.
std::optional<HexMark> fitPirate(const PieceLooks& looks, const Ground& ground, const PieceParams& params);
/// Returns the merchant's hex, or nullopt. The odds are lower without a building beside the hex, on the robber's hex,
/// and on a board without knights. `pieces`: from fitPieces(); `robber`: from fitRobber().
std::optional<HexMark> fitMerchant(const PieceLooks& looks, const std::vector<FittedPiece>& pieces,
                                   const Island& island, const std::optional<HexMark>& robber,
                                   const PieceParams& params);

} // namespace reeve::vision
