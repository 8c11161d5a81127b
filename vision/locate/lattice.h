// SPDX-License-Identifier: GPL-3.0-or-later
// Geometry of an island for locating it: its size, the second moments of its land and frame, and sample points.
#pragma once

#include "engine/board/island.h"
#include "vision/ground.h"
#include "vision/locate/landmarks.h"

#include <opencv2/core.hpp>

#include <array>
#include <span>
#include <vector>

namespace reeve::vision {

/// The islands without sea that can be read.
std::span<const IslandId> readableIslands();
/// Whether such a board can be read: one of readableIslands(), or a board of Seafarers whose sea is known.
bool isReadable(const Ground& ground);

struct Lattice {
    const Island& island;
    std::array<bool, 6> turns{};    ///< whether a rotation by n x 60 degrees maps the land onto itself
    double radius = 0;              ///< radius of the land with its beach (hex sides)
    double reach = 0;               ///< reachOf() (hex sides)
    cv::Vec2d landSpread;           ///< variance of the land with its beach along x and y (hex sides squared)
    cv::Vec2d frameSpread;          ///< the same of the area inside the sea frame
    std::vector<cv::Point2d> frame; ///< the six outer corners of the sea frame, clockwise from the east
    Landmarks sparse;               ///< for the search
    Landmarks rough;                ///< a third of those on land and water, for the first look
    Landmarks dense;                ///< for learning the colour of sand
};

/// Returns the lattice of a board, built on first use and never destroyed. Thread-safe. Requires: isReadable().
const Lattice& latticeOf(const Ground& ground);
inline const Lattice& standardLattice() { return latticeOf(Ground{}); }

/// Radius of a circle around the centre of the island that contains the frame with a margin (hex sides).
double reachOf(const Island& island);

/// isBelievable() out to the radius of the lattice.
bool isBelievable(const cv::Matx33d& boardToImage, const Lattice& lattice, double mostAreaRatio);

/// Returns the homography rotated, by one of `turns`, so that north points most nearly up in the picture.
cv::Matx33d northUp(const cv::Matx33d& boardToImage, const Lattice& lattice);

} // namespace reeve::vision
