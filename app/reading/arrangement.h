// SPDX-License-Identifier: GPL-3.0-or-later
// What a household lays on the board so that Reeve sees every piece of its set: one arrangement for each picture.
#pragma once

#include "engine/basics/ids.h"
#include "vision/set/confirmed.h"

#include <vector>

namespace reeve::app {

struct Arrangement {
    std::vector<vision::ConfirmedPiece> pieces; ///< a wall and a metropolis beside their city
    HexId robber = kNoHex;
    HexId merchant = kNoHex; ///< of Cities & Knights
};

/// The arrangements for pieces of these colours, with those of Cities & Knights where `knights` is set: two pictures
/// without, three with them. Each piece stands elsewhere on each picture; no two buildings are on one path, and each
/// building has a road. No turn of an arrangement is the same again. Requires: 1 to 6 different colours.
std::vector<Arrangement> arrangementsOf(const std::vector<Color>& colors, bool knights);

} // namespace reeve::app
