// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/values/scan_facts.h"
#include "vision/judge/compare.h"

namespace reeve::app {

/// One side of a difference at `place`: the seen or the recorded thing. A figure at another place has its own place.
PlacedThingFacts placedThing(const vision::Thing& thing, const vision::Place& place, const Island& island);

} // namespace reeve::app
