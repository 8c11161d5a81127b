// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/frame_corners.h"

#include "vision/locate/lattice.h"
#include "vision/locate/plane.h"
#include "vision/params.h"

#include <opencv2/calib3d.hpp>

#include <algorithm>
#include <vector>

namespace reeve::app {
namespace {

constexpr int kCorners = 6;

/// Distance from the middle to the farthest corner, in sides of a hex.
double radiusOf(const std::vector<cv::Point2d>& frame) {
    double most = 0;
    for (const cv::Point2d& corner : frame) most = std::max(most, cv::norm(corner));
    return most;
}

} // namespace

QList<double> frameCorners(const std::optional<cv::Matx33d>& boardToImage, cv::Size picture, IslandId island) {
    const vision::Lattice& lattice = vision::latticeOf(island);
    const double side = 0.42 * std::min(picture.width, picture.height) / radiusOf(lattice.frame);
    const cv::Matx33d middle{side, 0, picture.width / 2.0, 0, side, picture.height / 2.0, 0, 0, 1};
    QList<double> list;
    for (const cv::Point2d& p : lattice.frame) {
        const cv::Point2d at = vision::project(boardToImage.value_or(middle), p);
        list.append(at.x);
        list.append(at.y);
    }
    return list;
}

std::optional<cv::Matx33d> homographyFromCorners(const QList<double>& corners, IslandId island) {
    const vision::Lattice& lattice = vision::latticeOf(island);
    if (corners.size() != 2 * kCorners) return std::nullopt;
    std::vector<cv::Point2d> points;
    for (int i = 0; i < kCorners; ++i) points.emplace_back(corners[2 * i], corners[2 * i + 1]);
    double area = 0; // positive if clockwise, because y points down in pictures
    for (std::size_t i = 0; i < points.size(); ++i) area += points[i].cross(points[(i + 1) % points.size()]);
    if (area < 0) std::reverse(points.begin(), points.end());
    const cv::Mat h = cv::findHomography(lattice.frame, points, 0);
    if (h.empty()) return std::nullopt;
    const cv::Matx33d found(h);
    if (!vision::isBelievable(found, radiusOf(lattice.frame), vision::LocateParams().mostAreaRatio))
        return std::nullopt;
    // Four corners determine the plane; all six must agree.
    for (std::size_t i = 0; i < points.size(); ++i)
        if (cv::norm(vision::project(found, lattice.frame[i]) - points[i]) > 0.6 * vision::sidePixels(found))
            return std::nullopt;
    return vision::northUp(found, lattice);
}

} // namespace reeve::app
