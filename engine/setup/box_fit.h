// SPDX-License-Identifier: GPL-3.0-or-later
// Compares a board in progress with the contents of the box (COMP-2, COMP-10, COMP-17, COMP-18, SIX-1, SIX-2, SIX-4).
#pragma once

#include "engine/board/island.h"
#include "engine/tables/box.h"

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace reeve {

struct LaidHex {
    std::optional<Terrain> terrain; ///< nullopt: not chosen yet
    int number = 0;                 ///< 0: none, or not chosen yet
    bool confirmed = false;         ///< set by a player
};
/// By HexId; entries beyond the hexes of the island are ignored.
using LaidBoard = std::array<LaidHex, kMaxHexes>;

/// A terrain or a number of which the board has more than the box.
struct TooMany {
    std::variant<Terrain, int> what; ///< a terrain or a number
    int have = 0;
    int want = 0;
};

/// The terrain or number that a hex must get for the board to fit the box.
struct HexExchange {
    HexId at = kNoHex;
    Terrain terrain = Terrain::Desert;
    int number = 0;
    bool operator==(const HexExchange&) const = default;
};

struct BoxFit {
    /// What the box still holds of each terrain and of each number 0 to 12; negative: the board has too many.
    std::array<int, kTerrains> terrainsLeft{};
    std::array<int, 13> numbersLeft{};
    /// Hexes without a terrain, and land without a number, in the order of the notation.
    std::vector<HexId> open;
    /// Terrains first, then numbers, each in ascending order.
    std::vector<TooMany> tooMany;
    /// The hexes of which one must be wrong: those of each terrain and number with too many, without the confirmed ones
    /// unless only these are left. In the order of the notation.
    std::vector<HexId> suspects;
    /// If exactly one kind is in excess and exactly one is missing: for each suspect, its value after the exchange.
    /// Empty if more than one exchange is possible.
    std::vector<HexExchange> exchanges;
};

/// Compares `board` with the box of the island.
BoxFit fitToBox(const LaidBoard& board, IslandId island = IslandId::Standard);

/// A fault in the harbours of a frame.
struct HarborFault {
    HarborKind gives = HarborKind::Any;
    bool tooMany = false; ///< else there are too few
};

/// Returns the first resource with too many harbours, else the first with too few; nullopt if all fit.
std::optional<HarborFault> harborFault(const std::vector<HarborKind>& harbors, IslandId island = IslandId::Standard);

} // namespace reeve
