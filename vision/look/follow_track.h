// SPDX-License-Identifier: GPL-3.0-or-later
// The spaces of the barbarians' track put in a row: single looks tell a space well and which of the eight it is badly,
// but all of them together leave few ways to count from the start to the ship.
#pragma once

#include "vision/look/crop_geometry.h"

#include <opencv2/core.hpp>

#include <array>
#include <vector>

namespace reeve::vision {

inline constexpr int kTrackSpaces = 8; ///< the start, six on the way, and the landing

/// What the nearer look says of each cell, row by row: chances that sum up to 1 of no space and of the eight, and the
/// chance that the ship stands there.
struct TrackLook {
    std::array<float, kTrackSpaces + 1> space{1};
    float ship = 0;
};
using TrackLooks = std::vector<TrackLook>; ///< kTrackCells x kTrackCells

/// On which space the ship stands.
struct ShipLook {
    std::array<float, kTrackSpaces + 1> space{1}; ///< sum 1: none is seen, or the first to the eighth
    cv::Point2d at;                               ///< where it was looked for, in hex sides

    float there() const { return 1 - space[0]; }
};

/// The ship in such a square (`at` in its own plane), where the spaces around it make a track; up to two of the eight
/// may be hidden.
ShipLook shipAmong(const TrackLooks& looks);

} // namespace reeve::vision
