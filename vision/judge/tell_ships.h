// SPDX-License-Identifier: GPL-3.0-or-later
// On a board of Seafarers: which of the pieces on paths are ships.
#pragma once

#include "vision/ground.h"
#include "vision/judge/fit_pieces.h"

#include <vector>

namespace reeve::vision {

/// Makes ships of what `pieces` has as roads, where a ship must stand: on a path without land (SHIP-4), and at the
/// coast where the line goes on as ships; a line of pieces of one colour changes between road and ship only at an own
/// building (LINK-1). Where nothing tells them apart a piece at the coast stays a road. Its kind is in doubt there, and
/// in a line that begins at an own building, from where a road may have come to lie beside an own ship: its confidence
/// is halved, `thereConfidence` is not.
void tellShips(std::vector<FittedPiece>& pieces, const Ground& ground);

} // namespace reeve::vision
