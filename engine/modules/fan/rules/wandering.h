// SPDX-License-Identifier: GPL-3.0-or-later
// Knights that leave their roads (FAN-WAND). Without the module they do not.
#pragma once

#include "engine/position/queries.h"

namespace reeve::fan {

/// Where a knight may go over open borders: one or two and nothing else, or one anywhere on the way along own roads and
/// ships (FAN-WAND-1, FAN-WAND-2, FAN-WAND-6). Free intersections on land only.
IntersectionSet wanderTargets(const GameState& state, PlayerId player, IntersectionId from);

} // namespace reeve::fan
