// SPDX-License-Identifier: GPL-3.0-or-later
// One part of a reading that a person should confirm: a value in the program, a path such as "hexes.B2.number" in the
// text interface.
#pragma once

#include "engine/basics/ids.h"
#include "engine/board/island.h"

#include <cstddef>
#include <string>
#include <variant>

namespace reeve::vision {

enum class HexField { Terrain, Number };

/// "hexes.B2.terrain", "hexes.B2.number".
struct HexDoubt {
    HexId hex = kNoHex;
    HexField field{};
    bool operator==(const HexDoubt&) const = default;
};

/// Whole: whether there is a harbour.
enum class HarborField { Whole, Gives };

/// "harbors[2]", "harbors[2].gives": the third of BoardReading::harbors.
struct HarborDoubt {
    std::size_t harbor = 0;
    HarborField field{};
    bool operator==(const HarborDoubt&) const = default;
};

/// Whole: the piece with its place and colour. Kind: settlement or city, road or ship. Level, Active: of a knight.
enum class PieceField { Whole, Kind, Level, Active };

/// "pieces[4]", "pieces[4].piece", "pieces[4].level", "pieces[4].active": the fifth of BoardReading::pieces.
struct PieceDoubt {
    std::size_t piece = 0;
    PieceField field{};
    bool operator==(const PieceDoubt&) const = default;
};

/// "robber", "merchant", "barbarians", "pirate".
enum class FigureDoubt { Robber, Merchant, Barbarians, Pirate };

/// "rows": which board it is (see BoardReading::others).
enum class BoardDoubt { Layout };

using Doubt = std::variant<HexDoubt, HarborDoubt, PieceDoubt, FigureDoubt, BoardDoubt>;

/// Returns the path in the text interface. `island`: that of the reading, for the names of hexes.
std::string recordPath(const Doubt& doubt, const Island& island);

} // namespace reeve::vision
