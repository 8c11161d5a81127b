// SPDX-License-Identifier: GPL-3.0-or-later
// A second, nearer look at intersections on which a knight may stand: rings, pennants and helmets are too fine for the
// first look, and so are walls.
#pragma once

#include "vision/stages/normal_view.h"
#include "vision/stages/read_pieces.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

/// Looks again where the first look sees something that may be a knight, and, once there is a knight or a wall on the
/// board, at the cities; what both see is weighed together. `photo` is the photograph itself with its homography, as
/// large as it is; `gain` that of its normal view. May be called from several threads at once.
void lookCloser(PieceLooks& looks, const WorkingPicture& photo, const cv::Scalar& gain, const cv::Point3d& camera);

} // namespace reeve::vision
