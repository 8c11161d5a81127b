// SPDX-License-Identifier: GPL-3.0-or-later
// The friendly robber spares players with few points (FAN-FRIEND).
#pragma once

#include "engine/modules/fan/commands/module.h"

namespace reeve::fan {

struct FriendlyRobberRules : Part {
    /// FAN-FRIEND-1, FAN-FRIEND-2.
    static HexSet openToRobber(const GameState&, const HexSet& hexes);
    static constexpr Refusal kClosed{.code = RefusalCode::RobberIsFriendly, .rule = "FAN-FRIEND-1"};
};

} // namespace reeve::fan
