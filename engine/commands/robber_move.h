// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/basics/hand.h"
#include "engine/basics/ids.h"

namespace reeve::command {

/// Where the robber, or the pirate, goes and whom it robs.
struct RobberMove {
    HexId to = kNoHex;
    PlayerId victim = kNobody; ///< kNobody: left out
    bool declined = false;     ///< "victim": null
    Card card = kNoCard;       ///< what was stolen; kNoCard: drawn
    bool operator==(const RobberMove&) const = default;
};

} // namespace reeve::command
