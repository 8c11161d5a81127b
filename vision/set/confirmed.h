// SPDX-License-Identifier: GPL-3.0-or-later
// What a person has confirmed to lie on the table of one photograph: what a set is taught with.
#pragma once

#include "vision/reading.h"

#include <opencv2/core.hpp>

#include <array>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace reeve::vision {

using PiecePlace = std::variant<IntersectionId, PathId>;

struct ConfirmedPiece {
    PieceKind piece = PieceKind::Road;
    Color color = Color::Red;
    PiecePlace at;
    std::optional<int> level;   ///< of a knight, 1 to 3, where it is known
    std::optional<bool> active; ///< of a knight, where it is known
};

/// What is not given is not known.
struct Confirmed {
    IslandId island = IslandId::Standard;    ///< where its places are
    std::optional<cv::Matx33d> boardToImage; ///< as in a reading, in pixels of the photograph that is taught with
    std::array<std::optional<Terrain>, kMaxHexes> terrain{}; ///< nothing beyond the hexes of the island
    std::array<int, kMaxHexes> number{};                     ///< 0: none or not known
    std::optional<std::vector<ConfirmedPiece>>
        pieces;                                 ///< all that lie there; a wall and a metropolis beside their city
    std::set<PiecePlace> unknown;               ///< places of which `pieces` says nothing
    std::optional<std::optional<HexId>> robber; ///< its hex, or that it stands on none
    std::optional<std::optional<HexId>> merchant;
};

/// Why this cannot lie on one table with one box, in an English sentence that names the place; nothing where it can.
/// House boards have other counts of terrains and numbers than the box: only what is far from any board is refused.
std::optional<std::string> contradiction(const Confirmed& confirmed);

/// The reading as a person confirmed it: what it asks about is not known.
Confirmed confirmedFrom(const BoardReading& reading);

} // namespace reeve::vision
