// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scan/frame_corners.h"

#include "vision/params.h"
#include "vision/stages/plane.h"

#include <opencv2/calib3d.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace reeve::app {
namespace {

constexpr double kFrameRadius = 5.71; ///< from the middle to a corner of the frame, in sides of a hex
constexpr int kCorners = 6;

/// The corners of the frame on the board plane, clockwise from the east.
std::vector<cv::Point2d> onPlane() {
    std::vector<cv::Point2d> points;
    for (int i = 0; i < kCorners; ++i)
        points.emplace_back(kFrameRadius * std::cos(i * std::numbers::pi / 3),
                            kFrameRadius * std::sin(i * std::numbers::pi / 3));
    return points;
}

} // namespace

QVariantList frameCorners(const std::optional<cv::Matx33d>& boardToImage, cv::Size picture) {
    const double side = 0.42 * std::min(picture.width, picture.height) / kFrameRadius;
    const cv::Matx33d middle{side, 0, picture.width / 2.0, 0, side, picture.height / 2.0, 0, 0, 1};
    QVariantList list;
    for (const cv::Point2d& p : onPlane()) {
        const cv::Point2d at = vision::project(boardToImage.value_or(middle), p);
        list.append(at.x);
        list.append(at.y);
    }
    return list;
}

std::optional<cv::Matx33d> homographyFromCorners(const QVariantList& corners) {
    if (corners.size() != 2 * kCorners) return std::nullopt;
    std::vector<cv::Point2d> points;
    for (int i = 0; i < kCorners; ++i) points.emplace_back(corners[2 * i].toDouble(), corners[2 * i + 1].toDouble());
    double area = 0; // clockwise in a picture, whose y points down: positive
    for (std::size_t i = 0; i < points.size(); ++i) area += points[i].cross(points[(i + 1) % points.size()]);
    if (area < 0) std::reverse(points.begin(), points.end());
    const cv::Mat h = cv::findHomography(onPlane(), points, 0);
    if (h.empty()) return std::nullopt;
    const cv::Matx33d found(h);
    if (!vision::isBelievable(found, kFrameRadius, vision::LocateParams().mostAreaRatio)) return std::nullopt;
    // Six corners are two more than a plane needs: they must agree.
    for (std::size_t i = 0; i < points.size(); ++i)
        if (cv::norm(vision::project(found, onPlane()[i]) - points[i]) > 0.6 * vision::sidePixels(found))
            return std::nullopt;
    return vision::northUp(found);
}

} // namespace reeve::app
