// SPDX-License-Identifier: GPL-3.0-or-later
// The confirmed contents of one photograph, from which a set is taught.
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
    std::optional<int> level;   ///< of a knight, 1 to 3; nullopt: unknown
    std::optional<bool> active; ///< of a knight; nullopt: unknown
    bool kindKnown = true;      ///< false: a settlement or a city, unknown which; `piece` is one of them
};

struct ConfirmedHarbor {
    PathId at{};
    HarborKind gives = HarborKind::Any;
};

/// An empty optional means unknown.
struct Confirmed {
    IslandId island = IslandId::Standard;                    ///< the island to which all places refer
    std::optional<cv::Matx33d> boardToImage;                 ///< board plane to pixels of the photograph
    std::array<std::optional<Terrain>, kMaxHexes> terrain{}; ///< by HexId; nullopt beyond the island's hexes
    std::array<int, kMaxHexes> number{};                     ///< by HexId, 2 to 12; 0: none or unknown
    /// All pieces on the board. Walls and metropolises are entries of their own at the place of their city.
    std::optional<std::vector<ConfirmedPiece>> pieces;
    std::set<PiecePlace> unknown;                 ///< places whose contents are unknown in spite of `pieces`
    std::optional<std::optional<HexId>> robber;   ///< its hex; inner nullopt: on no hex
    std::optional<std::optional<HexId>> merchant; ///< the same
    std::vector<ConfirmedHarbor> harbors;         ///< those that are known
    std::set<PathId> unknownHarbors;              ///< coasts with a harbour of unknown kind, or perhaps none
};

/// Whether a piece of this kind teaches its place and colour although its kind is doubtful.
bool mayLackKind(PieceKind piece);

/// Returns an English sentence that says why the contents cannot be those of one board and box; nullopt if they can be.
/// Counts of terrains may exceed those of the box by up to three, since house boards differ from it.
std::optional<std::string> contradiction(const Confirmed& confirmed);

/// Returns the contents of a reading; whatever is listed as uncertain is unknown. Requires: reading.found().
Confirmed confirmedFrom(const BoardReading& reading);

} // namespace reeve::vision
