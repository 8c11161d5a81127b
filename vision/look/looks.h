// SPDX-License-Identifier: GPL-3.0-or-later
// The output of all networks for one board.
#pragma once

#include "vision/ground.h"
#include "vision/look/follow_track.h"
#include "vision/look/read_harbors.h"
#include "vision/look/read_pieces.h"
#include "vision/look/read_terrain.h"

namespace reeve::vision {

/// The probabilities of each place before counts and rules are applied; also the input of judge/compare.h.
struct Looks {
    Ground ground;
    TerrainLooks terrain;
    PieceLooks pieces;
    HarborLooks harbors; ///< in the order of harborPlaces()
    ShipLook ship;

    /// Looks without any observation.
    Looks() : Looks(Ground{}) {}
    explicit Looks(Ground ground);
};

} // namespace reeve::vision
