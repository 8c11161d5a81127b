// SPDX-License-Identifier: GPL-3.0-or-later
// An island as the locating stages need it: how large it is, how its land and its frame are spread out, and the points
// at which its fit is judged.
#pragma once

#include "engine/board/island.h"
#include "vision/locate/landmarks.h"

#include <opencv2/core.hpp>

#include <span>
#include <vector>

namespace reeve::vision {

/// The islands that photographs are read of. Their hexes are all land; those of Seafarers are not among them.
std::span<const IslandId> readableIslands();
bool isReadable(IslandId island);

struct Lattice {
    const Island& island;
    double radius = 0;              ///< the land and its beach lie within this circle (hex sides)
    double reach = 0;               ///< the frame and a little more lie within this circle (hex sides)
    cv::Vec2d landSpread;           ///< variance of the land with its beach along x and y (hex sides squared)
    cv::Vec2d frameSpread;          ///< the same of all that the sea frame encloses
    std::vector<cv::Point2d> frame; ///< the six outer corners of the sea frame, clockwise from the east
    Landmarks sparse;               ///< for the search
    Landmarks dense;                ///< `border` and `interior` for learning how sand looks in a picture
};

/// Made when first asked for; lives as long as the program. Requires: one of readableIslands().
const Lattice& latticeOf(IslandId island);
inline const Lattice& standardLattice() { return latticeOf(IslandId::Standard); }

/// Whether an island that lies so could be seen by a camera: isBelievable() out to its radius.
bool isBelievable(const cv::Matx33d& boardToImage, const Lattice& lattice, double mostAreaRatio);

/// Of the names under which the island lies the same way, the one whose north lies uppermost in the picture.
cv::Matx33d northUp(const cv::Matx33d& boardToImage, const Island& island);

} // namespace reeve::vision
