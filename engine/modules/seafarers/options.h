// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/island.h"

namespace reeve::seafarers {

/// What may be done now beyond what every game has, as sets of places.
struct Options {
    PathSet ships;   ///< may be built: affordable and legal
    PathSet movable; ///< ships that may be moved; where to: shipTargets()
    IntersectionSet chasers;
    HexSet pirateTo;
    friend bool operator==(const Options&, const Options&) = default;
};

} // namespace reeve::seafarers
