// SPDX-License-Identifier: GPL-3.0-or-later
// A photograph held against what the record of the game says: under which rotation of the island they agree best, and
// what differs then.
#pragma once

#include "engine/state/game_state.h"
#include "vision/params.h"
#include "vision/reading.h"

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace reeve::vision {

/// What may lie on a place. `Nothing` is an empty path or intersection, or a hex without the figure.
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
    int level = 0;       ///< knights: 1 to 3
    bool active = false; ///< knights
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
    std::optional<Color> owner; ///< not to be seen on a photograph
    bool operator==(const MerchantOn&) const = default;
};
struct Pier {
    std::optional<HarborKind> gives; ///< nothing: no harbour
    bool operator==(const Pier&) const = default;
};
/// The barbarians'.
struct Ship {
    int spaces = 0;
    bool operator==(const Ship&) const = default;
};
using Thing = std::variant<Nothing, Terrain, Token, Standing, RobberOn, MerchantOn, PirateOn, Pier, Ship>;

/// monostate: the ship's track, which lies beside the board.
using Place = std::variant<std::monostate, HexId, IntersectionId, PathId>;

struct Difference {
    Place at; ///< as the tracked position names it; of a figure the hex where it is seen
    Thing seen;
    Thing tracked;
    double confidence = 0; ///< that what is seen is right, as the picture alone says
    double sureness = 0;   ///< that the table and the record really differ: few records are wrong in most places
};

/// A place where the picture alone does not show what is tracked, and not surely enough something else to tell a
/// difference: nobody knows from this picture whether table and record agree there.
struct Unclear {
    Place at; ///< as the tracked position names it
    Thing tracked;
    double chance = 0; ///< that the look gives to what is tracked
};

struct Comparison {
    /// The tracked position's places turned by so many sixths clockwise are the reading's: rotated(place, rotation).
    int rotation = 0;
    double agreement = 0;                ///< of that rotation: mean chance of the tracked terrains and numbers, 0 to 1
    std::vector<Difference> differences; ///< the surest first
    std::vector<Unclear> unclear;        ///< the least clear first; no place of a difference
};

/// `reading` best with the record weighed in, withRecord(): what this game has not is then not seen. Requires:
/// reading.found(). On another island than the reading's nothing agrees and nothing is compared.
Comparison compare(const BoardReading& reading, const GameState& tracked, const CompareParams& params = {});

/// The rotation under which the reading's terrains, numbers and pieces agree best with a position.
int bestRotation(const BoardReading& reading, const GameState& tracked);

} // namespace reeve::vision
