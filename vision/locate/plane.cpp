// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/locate/plane.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace reeve::vision {

double areaScale(const cv::Matx33d& h, cv::Point2d p) {
    const double w = h(2, 0) * p.x + h(2, 1) * p.y + h(2, 2);
    return cv::determinant(h) / (w * w * w);
}

bool isBelievable(const cv::Matx33d& h, double radius, double mostRatio) {
    static const std::array<cv::Point2d, 12> kCircle = [] {
        std::array<cv::Point2d, 12> points;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const double angle = static_cast<double>(i) * std::numbers::pi / 6;
            points[i] = {std::cos(angle), std::sin(angle)};
        }
        return points;
    }();
    const double determinant = cv::determinant(h);
    double least = std::numeric_limits<double>::max();
    double most = 0;
    for (const cv::Point2d& direction : kCircle) {
        const cv::Point2d p = radius * direction;
        const double w = h(2, 0) * p.x + h(2, 1) * p.y + h(2, 2);
        if (w <= 1e-9) return false;
        const double scale = determinant / (w * w * w);
        if (!(scale > 1.0)) return false;
        least = std::min(least, scale);
        most = std::max(most, scale);
    }
    return most <= mostRatio * least;
}

cv::Matx33d turn(double angle) {
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    return {c, -s, 0, s, c, 0, 0, 0, 1};
}

double sidePixels(const cv::Matx33d& boardToImage) { return std::sqrt(std::abs(areaScale(boardToImage, {0, 0}))); }

cv::Rect aroundIsland(cv::Size picture, const cv::Matx33d& boardToImage, double reach) {
    const cv::Rect whole{{0, 0}, picture};
    cv::Point least{picture.width, picture.height};
    cv::Point most{0, 0};
    for (int i = 0; i < 8; ++i) { // the corners of an octagon around that circle
        const double angle = (i + 0.5) * std::numbers::pi / 4;
        const double corner = reach / std::cos(std::numbers::pi / 8);
        const cv::Vec3d at = boardToImage * cv::Vec3d{corner * std::cos(angle), corner * std::sin(angle), 1};
        if (at[2] <= 0) return whole;
        const int x = static_cast<int>(std::clamp(at[0] / at[2], 0.0, static_cast<double>(picture.width)));
        const int y = static_cast<int>(std::clamp(at[1] / at[2], 0.0, static_cast<double>(picture.height)));
        least = {std::min(least.x, x / 4 * 4), std::min(least.y, y / 4 * 4)};
        most = {std::max(most.x, (x / 4 + 1) * 4), std::max(most.y, (y / 4 + 1) * 4)};
    }
    const cv::Rect part = cv::Rect{least, most} & whole;
    return part.empty() ? whole : part;
}

} // namespace reeve::vision
