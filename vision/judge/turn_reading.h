// SPDX-License-Identifier: GPL-3.0-or-later
// Renames the places of a reading for a rotated island.
#pragma once

#include "vision/reading.h"

namespace reeve::vision {

/// Returns the reading for an island rotated clockwise by `sixths` x 60 degrees: what was read at `place` is at
/// rotated(place, sixths) and keeps its pixel. Doubts, looks and the ship are renamed as well.
BoardReading turned(const BoardReading& reading, int sixths);

} // namespace reeve::vision
