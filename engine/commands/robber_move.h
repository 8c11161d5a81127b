// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/basics/hand.h"
#include "engine/basics/ids.h"

namespace reeve::command {

/// Where the robber, or the pirate, moves and from whom it steals.
struct RobberMove {
    HexId to = kNoHex;
    PlayerId victim = kNobody; ///< kNobody: not stated
    bool declined = false;     ///< "victim": null, no theft
    Card card = kNoCard;       ///< the stolen card; kNoCard: drawn from the generator
    bool operator==(const RobberMove&) const = default;
};

} // namespace reeve::command
