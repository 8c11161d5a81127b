// SPDX-License-Identifier: GPL-3.0-or-later
// What the box holds, used as a hint: it may make a sure-looking guess doubtful, and never overrules what was seen,
// because people play house boards with three 10s or five fields.
#pragma once

#include "vision/reading.h"

#include <array>

namespace reeve::vision {

/// Lowers the confidence of the weakest readings that the counts of the box speak against (BOARD-1, BOARD-2) and of
/// tokens and terrains that contradict each other (the desert has no token, every other hex has one, unless the whole
/// board lies without tokens). Changes confidences only.
void fitLayout(std::array<HexReading, kHexes>& hexes);

} // namespace reeve::vision
