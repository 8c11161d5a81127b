// SPDX-License-Identifier: GPL-3.0-or-later
// An island as the locating stages need it: how large it is, how its land and its frame are spread out, and the points
// at which its fit is judged.
#pragma once

#include "engine/board/island.h"
#include "vision/ground.h"
#include "vision/locate/landmarks.h"

#include <opencv2/core.hpp>

#include <array>
#include <span>
#include <vector>

namespace reeve::vision {

/// The islands that are all land and that photographs are read of.
std::span<const IslandId> readableIslands();
/// Whether photographs of such a board are read: one of readableIslands(), or a board of Seafarers of which it is known
/// where its sea lies.
bool isReadable(const Ground& ground);

struct Lattice {
    const Island& island;
    std::array<bool, 6> turns{};    ///< by n x 60 degrees, that lay the land onto itself
    double radius = 0;              ///< the land and its beach lie within this circle (hex sides)
    double reach = 0;               ///< the frame and a little more lie within this circle (hex sides)
    cv::Vec2d landSpread;           ///< variance of the land with its beach along x and y (hex sides squared)
    cv::Vec2d frameSpread;          ///< the same of all that the sea frame encloses
    std::vector<cv::Point2d> frame; ///< the six outer corners of the sea frame, clockwise from the east
    Landmarks sparse;               ///< for the search
    Landmarks dense;                ///< `border` and `interior` for learning how sand looks in a picture
};

/// Made when first asked for; lives as long as the program. Requires: isReadable().
const Lattice& latticeOf(const Ground& ground);
inline const Lattice& standardLattice() { return latticeOf(Ground{}); }

/// The frame and a little more lie within this circle around the middle of the rows (hex sides).
double reachOf(const Island& island);

/// Whether an island that lies so could be seen by a camera: isBelievable() out to its radius.
bool isBelievable(const cv::Matx33d& boardToImage, const Lattice& lattice, double mostAreaRatio);

/// Of the names under which the island lies the same way, the one whose north lies uppermost in the picture.
cv::Matx33d northUp(const cv::Matx33d& boardToImage, const Lattice& lattice);

} // namespace reeve::vision
