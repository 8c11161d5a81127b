// SPDX-License-Identifier: GPL-3.0-or-later
// Separates ships from roads on a board of Seafarers.
#pragma once

#include "vision/ground.h"
#include "vision/judge/fit_pieces.h"

#include <vector>

namespace reeve::vision {

/// Changes roads in `pieces` to ships on paths without land (SHIP-4), and on the coast if their line has pieces at sea
/// and none on land: a line of pieces of one colour changes between road and ship only at an own building (LINK-1).
/// Other pieces on the coast stay roads. The confidence of a piece on the coast is halved, but not its
/// `thereConfidence`, if its line does not decide the kind or touches an own building, from which a road and a ship may
/// have been built side by side.
void tellShips(std::vector<FittedPiece>& pieces, const Ground& ground);

} // namespace reeve::vision
