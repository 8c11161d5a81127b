// SPDX-License-Identifier: GPL-3.0-or-later
// The squares in which pieces are looked for: one around each path, intersection and hex.
//
// A tall piece leans away from the camera on the rectified board. Every square is therefore turned (and mirrored) into
// one of the ways in which it looks like all others of its kind: the one in which pieces lean towards its upper right.
// vision/training/places.py does the same: change both or none.
#pragma once

#include "engine/basics/ids.h"
#include "vision/look/crop_geometry.h"
#include "vision/look/normal_view.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

/// Where the camera stood, in sides of a hex: x and y on the board plane, z above it. Taken from the homography and
/// an assumed focal length of three quarters of the picture's long side.
cv::Point3d cameraPosition(const cv::Matx33d& boardToImage, cv::Size picture);

/// How far the top of something one side tall at `at` is moved on the board plane, at most one side.
cv::Point2d leanAt(const cv::Point3d& camera, cv::Point2d at);

/// The square's own plane (x right, y down, sides from its centre) onto the board plane.
cv::Matx33d viewOf(const Island& island, PathId path, const cv::Point3d& camera);
cv::Matx33d viewOf(const Island& island, IntersectionId intersection, const cv::Point3d& camera);
cv::Matx33d viewOf(const Island& island, HexId hex, const cv::Point3d& camera);

/// Crops as the networks were trained on, before any change of colour, one for each place of the island.
std::vector<cv::Mat> cutPaths(const NormalView& from, const cv::Point3d& camera);
std::vector<cv::Mat> cutIntersections(const NormalView& from, const cv::Point3d& camera);
std::vector<cv::Mat> cutHexes(const NormalView& from, const cv::Point3d& camera);
/// The hexes once more, in more pixels.
std::vector<cv::Mat> cutFigures(const NormalView& from, const cv::Point3d& camera);

/// A path once more, nearer and in more pixels (kNearPixels).
cv::Mat cutNear(const WorkingPicture& from, const Island& island, PathId path, const cv::Point3d& camera);

/// An intersection once more, nearer: about one hex side.
cv::Mat cutClose(const WorkingPicture& from, const Island& island, IntersectionId intersection,
                 const cv::Point3d& camera);
/// An intersection in half the pixels of cutClose(), mirrored. Of the mirrored views whose paths lie as in the plain
/// one this takes the one in which tall pieces lean most nearly the same way, at most 30 degrees off.
cv::Mat cutMirrored(const WorkingPicture& from, const Island& island, IntersectionId intersection,
                    const cv::Point3d& camera);

} // namespace reeve::vision
