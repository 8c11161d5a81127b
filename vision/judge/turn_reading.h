// SPDX-License-Identifier: GPL-3.0-or-later
// A reading with the places of the island named from another side.
#pragma once

#include "vision/reading.h"

namespace reeve::vision {

/// The reading with every place renamed as on an island that is turned clockwise by so many sixths: what was read on
/// `place` is read on rotated(place, sixths), and lies on the same pixel. Doubts, looks and the ship follow.
BoardReading turned(const BoardReading& reading, int sixths);

} // namespace reeve::vision
