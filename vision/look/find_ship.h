// SPDX-License-Identifier: GPL-3.0-or-later
// The barbarians' ship on its track, which lies beside the board: where it stands is found on the whole table first,
// and which of the track's eight spaces that is by a nearer look.
#pragma once

#include "vision/look/follow_track.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

/// The ship on the table around the board (`at` on the board plane). `gain`: NormalView's. May be called from several
/// threads at once.
ShipLook findShip(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const cv::Scalar& gain);

} // namespace reeve::vision
