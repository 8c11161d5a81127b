// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the barbarians' ship on its track beside the board: one network locates the track on the table, a second one
// classifies its spaces.
#pragma once

#include "vision/ground.h"
#include "vision/look/follow_track.h"

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

/// Returns the centres on the board plane of the squares that are searched (hex sides). In each one a side of the board
/// lies as a side of the standard board lies in the only square around that one.
std::vector<cv::Point2d> squaresAround(const Ground& ground);

/// Returns the ship on the table around the board, `at` on the board plane. `bgr`: 8-bit BGR; `gain`: NormalView::gain.
/// Thread-safe.
ShipLook findShip(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground, const cv::Scalar& gain);

} // namespace reeve::vision
