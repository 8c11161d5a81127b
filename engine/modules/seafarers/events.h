// SPDX-License-Identifier: GPL-3.0-or-later
// Events of Seafarers. All are public.
#pragma once

#include "engine/basics/fields.h"

#include <variant>

namespace reeve::seafarers {

// clang-format off
struct ShipBuilt { PlayerId player = kNobody; PathId at = kNoPath;
    static constexpr Public kEvent{"ship-built"}; constexpr void fields(auto& f) { f("player", player)("at", at); } };
struct ShipRelocated { PlayerId player = kNobody; PathId from = kNoPath, to = kNoPath; ///< SHIP-7
    static constexpr Public kEvent{"ship-relocated"}; constexpr void fields(auto& f) { f("player", player)("from", from)("to", to); } };
struct ShipRemoved { PlayerId player = kNobody; PathId at = kNoPath; ///< SHIP-14
    static constexpr Public kEvent{"ship-removed"}; constexpr void fields(auto& f) { f("player", player)("at", at); } };
struct PirateMoved { PlayerId player = kNobody; HexId to = kNoHex;
    static constexpr Public kEvent{"pirate-moved"}; constexpr void fields(auto& f) { f("player", player)("to", to); } };
struct AreaSettled { PlayerId player = kNobody; std::uint8_t area = 0; ///< AREA-3; index in Waters::areas
    static constexpr Public kEvent{"area-settled"}; constexpr void fields(auto& f) { f("player", player)("area", area, kAreaIndex); } };
// clang-format on

using Event = std::variant<ShipBuilt, ShipRelocated, ShipRemoved, PirateMoved, AreaSettled>;

} // namespace reeve::seafarers
