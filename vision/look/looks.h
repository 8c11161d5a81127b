// SPDX-License-Identifier: GPL-3.0-or-later
// What all the looks saw on one board.
#pragma once

#include "vision/ground.h"
#include "vision/look/follow_track.h"
#include "vision/look/read_harbors.h"
#include "vision/look/read_pieces.h"
#include "vision/look/read_terrain.h"

#include <vector>

namespace reeve::vision {

/// What each place looks like by itself, before counts and rules had their say: for whoever knows more than the
/// picture shows (judge/compare.h).
struct Looks {
    Ground ground;
    TerrainLooks terrain;
    PieceLooks pieces;
    HarborLooks harbors; ///< in the order of harborPlaces(); on a board of Seafarers, of Ground::harbors
    ShipLook ship;

    /// Nothing was seen yet of a board's places.
    Looks() : Looks(Ground{}) {}
    explicit Looks(Ground ground);
};

} // namespace reeve::vision
