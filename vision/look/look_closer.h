// SPDX-License-Identifier: GPL-3.0-or-later
// A nearer look at paths, and two at intersections, on which something stands: rings, pennants and helmets are too fine
// for the first look, and so are walls; and what tells a city from a settlement is best learned by a network that
// learns no knights, walls and metropolises beside it.
#pragma once

#include "vision/look/features.h"
#include "vision/look/normal_view.h"
#include "vision/look/read_pieces.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

/// What was seen at one intersection.
struct ThreeLooks {
    IntersectionLook first;
    IntersectionLook second; ///< nearer; trained on knights above all
    BuildingLook building;   ///< nearer; trained on buildings
};

/// What the three say together. The level of a knight, whether it is active, walls and metropolises are the second's.
IntersectionLook weighLooks(const ThreeLooks& looks);

/// Classifies one building twice, plain and mirrored; the mirrored result only decides settlement or city: a picture on
/// the ground is taken for a building in one of the two views, seldom in both.
BuildingLook weighMirrored(const BuildingLook& look, const BuildingLook& mirrored);

/// What two looks at one path say together.
PathLook weighLooks(const PathLook& first, const PathLook& second);

/// Looks again wherever the first look sees more than bare ground; what all see is weighed together. May be called from
/// several threads at once. `attention`: where else to look, and the features.
void lookCloser(PathLooks& looks, const NormalView& view, const cv::Point3d& camera, const Attention& attention = {});
/// Looks again at the intersections in the pixels of `photo`: the photograph itself with its homography, as large as it
/// is; `gain` as of its normal view.
void lookCloser(IntersectionLooks& looks, const Island& island, const WorkingPicture& photo, const cv::Scalar& gain,
                const cv::Point3d& camera, const Attention& attention = {});

} // namespace reeve::vision
