// SPDX-License-Identifier: GPL-3.0-or-later
// Orders the spaces of the barbarians' track. One cell hardly shows which of the eight spaces it is; all of them
// together leave few ways to count from the start to the ship.
#pragma once

#include "vision/look/crop_geometry.h"

#include <opencv2/core.hpp>

#include <array>
#include <vector>

namespace reeve::vision {

inline constexpr int kTrackSpaces = 8; ///< the start, six on the way, and the landing

/// Output of Spaces for one cell: probabilities (sum 1) of no space and of each of the eight, and the probability of
/// the ship.
struct TrackLook {
    std::array<float, kTrackSpaces + 1> space{1};
    float ship = 0;
};
using TrackLooks = std::vector<TrackLook>; ///< kTrackCells x kTrackCells, row by row

/// Which space the ship is on.
struct ShipLook {
    std::array<float, kTrackSpaces + 1> space{1}; ///< probabilities, sum 1: no ship, then each space
    cv::Point2d at;                               ///< its position (hex sides)

    float there() const { return 1 - space[0]; }
};

/// Returns the ship in a square of cells, `at` from the centre of the square (hex sides), if the spaces around it form
/// a track; up to two of the eight may be hidden.
ShipLook shipAmong(const TrackLooks& looks);

} // namespace reeve::vision
