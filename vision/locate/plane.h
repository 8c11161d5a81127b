// SPDX-License-Identifier: GPL-3.0-or-later
// Arithmetic of the board plane and its pictures.
#pragma once

#include "engine/board/island.h"

#include <opencv2/core.hpp>

#include <array>

namespace reeve::vision {

inline cv::Point2d toPoint(BoardPoint p) { return {p.x, p.y}; }

inline cv::Point2d project(const cv::Matx33d& h, cv::Point2d p) {
    const double w = h(2, 0) * p.x + h(2, 1) * p.y + h(2, 2);
    return {(h(0, 0) * p.x + h(0, 1) * p.y + h(0, 2)) / w, (h(1, 0) * p.x + h(1, 1) * p.y + h(1, 2)) / w};
}

/// Determinant of the map's derivative at p: pixels of area for each unit of the plane.
double areaScale(const cv::Matx33d& h, cv::Point2d p);

/// Whether every point of the island (out to `radius` hex sides) lies before the camera, is not mirrored and
/// keeps a believable size: the largest area scale at most `mostRatio` times the smallest.
bool isBelievable(const cv::Matx33d& h, double radius, double mostRatio);

/// The board plane turned clockwise by an angle (radians).
cv::Matx33d turn(double angle);

/// Mean length of a hex side at the island's centre, in pixels.
double sidePixels(const cv::Matx33d& boardToImage);

/// The part of a picture that shows the plane at least `reach` hex sides around the island's centre; all of it where
/// the island lies so near the horizon that there is no such part. Where the picture allows it its sides and corners
/// are multiples of 4 pixels, which are shrunk quickest (picture/shrunk.h).
cv::Rect aroundIsland(cv::Size picture, const cv::Matx33d& boardToImage, double reach);

} // namespace reeve::vision
