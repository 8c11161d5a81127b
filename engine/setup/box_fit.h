// SPDX-License-Identifier: GPL-3.0-or-later
// A board that is being laid out, counted against what the box holds (COMP-2, COMP-10, COMP-17, COMP-18, SIX-1, SIX-2,
// SIX-4).
#pragma once

#include "engine/board/island.h"
#include "engine/tables/box.h"

#include <array>
#include <optional>
#include <variant>
#include <vector>

namespace reeve {

struct LaidHex {
    std::optional<Terrain> terrain; ///< nothing: not chosen yet
    int number = 0;                 ///< 0: none, or not chosen yet
    bool confirmed = false;         ///< a person has said so
};
/// By HexId; entries beyond the hexes of the island are not looked at.
using LaidBoard = std::array<LaidHex, kMaxHexes>;

/// More of a terrain or a number than the box holds.
struct TooMany {
    std::variant<Terrain, int> what; ///< a terrain or a number
    int have = 0;
    int want = 0;
};

/// What a hex must become for the board to fit the box.
struct HexExchange {
    HexId at = kNoHex;
    Terrain terrain = Terrain::Desert;
    int number = 0;
    bool operator==(const HexExchange&) const = default;
};

struct BoxFit {
    /// Of each terrain and of each number 0 to 12, what the box still holds; negative: too many lie on the board.
    std::array<int, kTerrains> terrainsLeft{};
    std::array<int, 13> numbersLeft{};
    /// Hexes without a terrain, and land without a number, in the order of the notation.
    std::vector<HexId> open;
    /// Terrains first, each in its order.
    std::vector<TooMany> tooMany;
    /// The hexes among which one must be wrong: those of each terrain and number of which there are too many, without
    /// the confirmed ones; with them where nothing else is left. In the order of the notation.
    std::vector<HexId> suspects;
    /// Where one kind only is too many and one kind only is missing: the suspects, each as it would be after the
    /// exchange. Empty where more than one exchange could be meant.
    std::vector<HexExchange> exchanges;
};

BoxFit fitToBox(const LaidBoard& board, IslandId island = IslandId::Standard);

/// What is wrong with the harbours of a frame.
struct HarborFault {
    HarborKind gives = HarborKind::Any;
    bool tooMany = false; ///< else there are too few
};

/// The first resource for which there are too many harbours, else the first with too few; nothing when all is well.
std::optional<HarborFault> harborFault(const std::vector<HarborKind>& harbors, IslandId island = IslandId::Standard);

} // namespace reeve
