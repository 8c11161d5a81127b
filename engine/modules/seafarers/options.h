// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/island.h"

namespace reeve::seafarers {

/// Legal actions of Seafarers in addition to those of every game, as sets of places.
struct Options {
    PathSet ships;   ///< affordable and legal
    PathSet movable; ///< ships that may be moved; targets: shipTargets()
    IntersectionSet chasers;
    HexSet pirateTo;
    friend bool operator==(const Options&, const Options&) = default;
};

} // namespace reeve::seafarers
