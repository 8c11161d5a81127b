// SPDX-License-Identifier: GPL-3.0-or-later
// Second classification of occupied paths, and two more of occupied intersections, on nearer crops: levels, activity
// and walls are too fine for the first crop, and a network that learns no knights, walls and metropolises separates
// settlements from cities best.
#pragma once

#include "vision/look/features.h"
#include "vision/look/normal_view.h"
#include "vision/look/read_pieces.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

/// The three looks at one intersection.
struct ThreeLooks {
    IntersectionLook first;
    IntersectionLook second; ///< nearer; trained mainly on knights
    BuildingLook building;   ///< nearer; trained on buildings
};

/// Combines the three looks. The knight's level, activity, walls and metropolises are those of the second.
IntersectionLook weighLooks(const ThreeLooks& looks);

/// Combines a plain and a mirrored look at one building; the mirrored one only decides settlement or city, since a
/// print on the ground rarely passes for a building in both.
BuildingLook weighMirrored(const BuildingLook& look, const BuildingLook& mirrored);

/// Combines two looks at one path.
PathLook weighLooks(const PathLook& first, const PathLook& second);

/// Looks nearer at each path that the first look does not find bare, and combines the looks. `attention`: further
/// places to look at, and the features to fill. Thread-safe.
void lookCloser(PathLooks& looks, const NormalView& view, const cv::Point3d& camera, const Attention& attention = {});
/// The same for intersections. `photo`: the photograph in full size with its homography; `gain`: NormalView::gain.
void lookCloser(IntersectionLooks& looks, const Island& island, const WorkingPicture& photo, const cv::Scalar& gain,
                const cv::Point3d& camera, const Attention& attention = {});

} // namespace reeve::vision
