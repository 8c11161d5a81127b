// SPDX-License-Identifier: GPL-3.0-or-later
// What is made of a reading: a board for a game, outlines for the picture, and what does not add up.
#pragma once

#include "vision/reading.h"

#include <QVariant>

namespace reeve::app {

/// {"hexes":{...},"harbors":[...]}. Harbours count only when all nine were read; else they are those of the
/// fixed frame, the generic ones first.
QVariant boardOf(const vision::BoardReading& reading);
/// For each hex {hex, points, center} in pixels of the picture.
QVariantList outlinesOf(const vision::BoardReading& reading);
/// Terrains and numbers of which there are more or fewer than the box holds: {kind: "forest" or "6", want, have}.
QVariantList misfitsOf(const vision::BoardReading& reading);

} // namespace reeve::app
