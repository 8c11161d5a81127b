// SPDX-License-Identifier: GPL-3.0-or-later
// Knights that leave their roads (FAN-WAND). Empty without the module.
#pragma once

#include "engine/state/queries.h"

namespace reeve::fan {

/// Free land intersections that a knight reaches over open borders: one or two of these alone, or one at any point of a
/// way along own roads and ships (FAN-WAND-1, FAN-WAND-2, FAN-WAND-6).
IntersectionSet wanderTargets(const GameState& state, PlayerId player, IntersectionId from);

} // namespace reeve::fan
