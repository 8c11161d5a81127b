// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/basics/hand.h"

namespace reeve::seafarers::costs {

inline constexpr Hand kShip{{Card::Lumber, 1}, {Card::Wool, 1}}; // SHIP-1

} // namespace reeve::seafarers::costs
