// SPDX-License-Identifier: GPL-3.0-or-later
// A second, nearer look at intersections on which something stands: rings, pennants and helmets are too fine for the
// first look, and so are walls.
#pragma once

#include "vision/stages/normal_view.h"
#include "vision/stages/read_pieces.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

/// Looks again wherever the first look sees more than bare ground; what both see is weighed together. `photo` is the
/// photograph itself with its homography, as large as it is; `gain` that of its normal view. May be called from several
/// threads at once.
void lookCloser(PieceLooks& looks, const WorkingPicture& photo, const cv::Scalar& gain, const cv::Point3d& camera);

} // namespace reeve::vision
