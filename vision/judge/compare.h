// SPDX-License-Identifier: GPL-3.0-or-later
// Compares a reading with the tracked position of a game: the rotation of the island with the best agreement, the
// differences, and the places that the picture does not show clearly.
#pragma once

#include "engine/state/game_state.h"
#include "vision/params.h"
#include "vision/reading.h"

#include <optional>
#include <variant>
#include <vector>

namespace reeve::vision {

/// An empty path or intersection, or a hex without the figure.
struct Nothing {
    bool operator==(const Nothing&) const = default;
};
struct Token {
    int number = 0; ///< 0: none
    bool operator==(const Token&) const = default;
};
struct Standing {
    PieceKind piece = PieceKind::Road;
    Color color = Color::Red;
    int level = 0;       ///< of a knight, 1 to 3; 0 for other pieces
    bool active = false; ///< of a knight
    bool operator==(const Standing&) const = default;
};
struct RobberOn {
    HexId at = kNoHex;
    bool operator==(const RobberOn&) const = default;
};
struct PirateOn {
    HexId at = kNoHex;
    bool operator==(const PirateOn&) const = default;
};
struct MerchantOn {
    HexId at = kNoHex;
    std::optional<Color> owner; ///< nullopt in a reading: a photograph does not show it
    bool operator==(const MerchantOn&) const = default;
};
struct Pier {
    std::optional<HarborKind> gives; ///< nullopt: no harbour
    bool operator==(const Pier&) const = default;
};
/// The barbarians' ship.
struct Ship {
    int spaces = 0; ///< spaces moved, 0 to 6
    bool operator==(const Ship&) const = default;
};
/// What may lie on a place.
using Thing = std::variant<Nothing, Terrain, Token, Standing, RobberOn, MerchantOn, PirateOn, Pier, Ship>;

/// monostate: the track of the barbarians' ship, beside the board.
using Place = std::variant<std::monostate, HexId, IntersectionId, PathId>;

struct Difference {
    Place at; ///< place of the tracked position; of a figure the hex where it is seen
    Thing seen;
    Thing tracked;
    double confidence = 0; ///< probability (0 to 1) that `seen` is right
    double sureness = 0;   ///< posterior probability (0 to 1) of a real difference, with the priors of CompareParams
};

/// A place where the picture shows neither what is tracked nor a difference with enough confidence.
struct Unclear {
    Place at; ///< place of the tracked position
    Thing tracked;
    double chance = 0; ///< probability (0 to 1) of `tracked` by the look
};

struct Comparison {
    /// Rotation with the best agreement: the reading's place is rotated(place, rotation) of the tracked one, clockwise
    /// by `rotation` x 60 degrees (0 to 5).
    int rotation = 0;
    double agreement = 0;                ///< mean probability of the tracked terrains and numbers by the looks, 0 to 1
    std::vector<Difference> differences; ///< the greatest sureness first
    std::vector<Unclear> unclear;        ///< the lowest probability first; places of differences are not repeated
};

/// Compares a reading, preferably one from withRecord(), which excludes pieces that the game lacks. If its ground is
/// not that of the position, the result is empty with agreement 0. Requires: reading.found().
Comparison compare(const BoardReading& reading, const GameState& tracked, const CompareParams& params = {});

/// Returns the rotation (0 to 5) with the best agreement of terrains, numbers and pieces; 0 on another ground.
int bestRotation(const BoardReading& reading, const GameState& tracked);

} // namespace reeve::vision
