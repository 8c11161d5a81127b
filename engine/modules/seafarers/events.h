// SPDX-License-Identifier: GPL-3.0-or-later
// Events of Seafarers. All are public.
#pragma once

#include "engine/basics/ids.h"

#include <variant>

namespace reeve::seafarers {

// clang-format off
struct ShipBuilt { PlayerId player = kNobody; PathId at = kNoPath; };
struct ShipRelocated { PlayerId player = kNobody; PathId from = kNoPath, to = kNoPath; };  ///< SHIP-7
struct ShipRemoved { PlayerId player = kNobody; PathId at = kNoPath; };                    ///< SHIP-14
struct PirateMoved { PlayerId player = kNobody; HexId to = kNoHex; };
struct AreaSettled { PlayerId player = kNobody; std::uint8_t area = 0; };                  ///< AREA-3; index in Waters::areas
// clang-format on

using Event = std::variant<ShipBuilt, ShipRelocated, ShipRemoved, PirateMoved, AreaSettled>;

} // namespace reeve::seafarers
