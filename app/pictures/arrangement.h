// SPDX-License-Identifier: GPL-3.0-or-later
// Arrangements of pieces on the board that together show every piece of a set, one per picture.
#pragma once

#include "engine/basics/ids.h"
#include "vision/set/confirmed.h"

#include <vector>

namespace reeve::app {

struct Arrangement {
    std::vector<vision::ConfirmedPiece> pieces; ///< walls and metropolises have the place of their city
    HexId robber = kNoHex;
    HexId merchant = kNoHex; ///< with Cities & Knights
};

/// The arrangements for these colours: two pictures, or three with `knights` (Cities & Knights). Every piece changes
/// its place between pictures; no two buildings are adjacent, each building has a road, and no arrangement has
/// rotational symmetry. Requires 1 to 6 different colours.
std::vector<Arrangement> arrangementsOf(const std::vector<Color>& colors, bool knights);

} // namespace reeve::app
