// SPDX-License-Identifier: GPL-3.0-or-later
// Fits the harbours of the whole frame to the looks at its coasts.
#pragma once

#include "vision/look/read_harbors.h"
#include "vision/params.h"
#include "vision/reading.h"

#include <vector>

namespace reeve::vision {

struct FittedHarbor {
    HarborReading harbor;       ///< probability (0..1) that a harbour of this kind is there
    double thereConfidence = 0; ///< probability (0..1) that there is any harbour
    bool seen = false;          ///< most of its square lies in the picture
};

/// Returns the harbours in the order of the notation. Several hypotheses are weighted by their likelihood: the six
/// printed frame pieces in any order (COMP-12, SETUP-12); the nine loose tokens on any frame (COMP-17, COMP-18); any
/// harbours on any frame; no harbours (the other side of the frame, or no frame in the picture). On the island of 30
/// hexes, any harbours on the places of its frame, which may lie either way round (SIX-5), replace the printed pieces
/// and the tokens; on a board of Seafarers, any harbours on the places of its layout do. Returns an empty list if too
/// little is certain or if the harbours seen fit no known frame.
std::vector<FittedHarbor> fitHarbors(const HarborLooks& looks, const Ground& ground, const HarborParams& params);

} // namespace reeve::vision
