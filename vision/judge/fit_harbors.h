// SPDX-License-Identifier: GPL-3.0-or-later
// Harbours chosen together: what each coast looks like, and how frames are made.
#pragma once

#include "vision/look/read_harbors.h"
#include "vision/params.h"
#include "vision/reading.h"

#include <vector>

namespace reeve::vision {

struct FittedHarbor {
    HarborReading harbor;       ///< confidence: that there is one and that it gives this
    double thereConfidence = 0; ///< that there is one
    bool seen = false;          ///< its place lies in the picture
};

/// The harbours in the order of the notation. Several hypotheses explain the looks, and each counts as far as it
/// explains them: the six printed frame pieces in any order (COMP-12, SETUP-12); the nine loose tokens on any frame
/// (COMP-17, COMP-18); any harbours on any frame; no harbours (the other side of the frame, or no frame in the
/// picture). On the larger island its frame, which may lie either way round, with any harbours on its places (SIX-5)
/// takes the place of the printed pieces and the tokens, on a board of Seafarers any harbours on the places of its
/// layout. Nothing is returned where too little is sure, or where harbours are seen that no frame has together.
std::vector<FittedHarbor> fitHarbors(const HarborLooks& looks, const Ground& ground, const HarborParams& params);

} // namespace reeve::vision
