// SPDX-License-Identifier: GPL-3.0-or-later
// Crops around each path, intersection and hex in which pieces are classified.
//
// A tall piece leans away from the camera on the rectified board. Every square is therefore rotated and mirrored,
// within the symmetry of its kind of place, so that pieces lean towards its upper right. vision/training/places.py does
// the same: change both or none.
#pragma once

#include "engine/basics/ids.h"
#include "vision/look/crop_geometry.h"
#include "vision/look/normal_view.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

/// Returns the camera's position in hex sides: x and y on the board plane, z above it. Assumes a focal length of kFocal
/// times the picture's longer side.
cv::Point3d cameraPosition(const cv::Matx33d& boardToImage, cv::Size picture);

/// Returns the displacement on the board plane of the top of an object one hex side tall at `at`, at most one hex side.
cv::Point2d leanAt(const cv::Point3d& camera, cv::Point2d at);

/// Returns the map from the square's own plane (x right, y down, hex sides from its centre) to the board plane.
cv::Matx33d viewOf(const Island& island, PathId path, const cv::Point3d& camera);
cv::Matx33d viewOf(const Island& island, IntersectionId intersection, const cv::Point3d& camera);
cv::Matx33d viewOf(const Island& island, HexId hex, const cv::Point3d& camera);

/// Return a crop (kPlacePixels) for each place of the island, before the gain.
std::vector<cv::Mat> cutPaths(const NormalView& from, const cv::Point3d& camera);
std::vector<cv::Mat> cutIntersections(const NormalView& from, const cv::Point3d& camera);
std::vector<cv::Mat> cutHexes(const NormalView& from, const cv::Point3d& camera);
/// The same for hexes, with kFigurePixels.
std::vector<cv::Mat> cutFigures(const NormalView& from, const cv::Point3d& camera);

/// Returns the nearer crop of a path (kNearPixels).
cv::Mat cutNear(const WorkingPicture& from, const Island& island, PathId path, const cv::Point3d& camera);

/// Returns the nearer crop of an intersection (kClosePixels): about one hex side wide.
cv::Mat cutClose(const WorkingPicture& from, const Island& island, IntersectionId intersection,
                 const cv::Point3d& camera);
/// Returns an enlarged part of cutClose() (kClosePixels, half a side kZoomedHalf). `middle`: the pixel of cutClose() in
/// its middle.
cv::Mat cutZoomed(const WorkingPicture& from, const Island& island, IntersectionId intersection,
                  const cv::Point3d& camera, cv::Point2f middle);
/// Returns a mirrored crop of an intersection, half the size of cutClose() (kNearPixels). Of the mirrored views that
/// keep the directions of the paths it is the one in which tall pieces lean most nearly as in the plain one, at most 30
/// degrees off.
cv::Mat cutMirrored(const WorkingPicture& from, const Island& island, IntersectionId intersection,
                    const cv::Point3d& camera);

} // namespace reeve::vision
