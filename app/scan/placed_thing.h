// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/values/scan_facts.h"
#include "vision/judge/compare.h"

namespace reeve::app {

/// One side of a difference on `place`: what is seen there, or what the record has. A figure that stands elsewhere says
/// where.
PlacedThingFacts placedThing(const vision::Thing& thing, const vision::Place& place, const Island& island);

} // namespace reeve::app
