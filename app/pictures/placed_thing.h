// SPDX-License-Identifier: GPL-3.0-or-later
// Converts what lies on a place to its value for QML.
#pragma once

#include "app/values/scan_facts.h"
#include "vision/judge/compare.h"

namespace reeve::app {

/// One side of a difference at `place`, a place of `island`: the seen or the recorded thing. `at` is set only for a
/// figure (robber, pirate, merchant) that is on another hex than `place`.
PlacedThingFacts placedThing(const vision::Thing& thing, const vision::Place& place, const Island& island);

} // namespace reeve::app
