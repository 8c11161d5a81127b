// SPDX-License-Identifier: GPL-3.0-or-later
// Homographies between the board plane (hex sides, y down) and a picture (pixels).
#pragma once

#include "engine/board/island.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

inline cv::Point2d toPoint(BoardPoint p) { return {p.x, p.y}; }

inline cv::Point2d project(const cv::Matx33d& h, cv::Point2d p) {
    const double w = h(2, 0) * p.x + h(2, 1) * p.y + h(2, 2);
    return {(h(0, 0) * p.x + h(0, 1) * p.y + h(0, 2)) / w, (h(1, 0) * p.x + h(1, 1) * p.y + h(1, 2)) / w};
}

/// Determinant of the Jacobian at p: pixels of area for each square hex side.
double areaScale(const cv::Matx33d& h, cv::Point2d p);

/// Whether a camera can have produced the homography: out to `radius` hex sides all points lie before the camera, the
/// board is not mirrored, and the largest area scale is at most `mostRatio` times the smallest.
bool isBelievable(const cv::Matx33d& h, double radius, double mostRatio);

/// Rotation of the board plane, clockwise by `angle` radians.
cv::Matx33d turn(double angle);

/// Length of a hex side at the island's centre, in pixels (geometric mean over the directions).
double sidePixels(const cv::Matx33d& boardToImage);

/// Returns the part of a picture that contains a circle of `reach` hex sides around the island's centre; the whole
/// picture if part of the circle lies behind the camera or all of it outside the picture. Its coordinates are multiples
/// of 4 pixels where the picture allows it, which shrunk() halves fastest.
cv::Rect aroundIsland(cv::Size picture, const cv::Matx33d& boardToImage, double reach);

} // namespace reeve::vision
