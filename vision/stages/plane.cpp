// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/stages/plane.h"

#include <cmath>
#include <limits>
#include <numbers>

namespace reeve::vision {

double areaScale(const cv::Matx33d& h, cv::Point2d p) {
    const double w = h(2, 0) * p.x + h(2, 1) * p.y + h(2, 2);
    return cv::determinant(h) / (w * w * w);
}

bool isBelievable(const cv::Matx33d& h, double radius, double mostRatio) {
    double least = std::numeric_limits<double>::max();
    double most = 0;
    for (int i = 0; i < 12; ++i) {
        const double angle = i * std::numbers::pi / 6;
        const cv::Point2d p{radius * std::cos(angle), radius * std::sin(angle)};
        if (h(2, 0) * p.x + h(2, 1) * p.y + h(2, 2) <= 1e-9) return false;
        const double scale = areaScale(h, p);
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

cv::Matx33d northUp(const cv::Matx33d& boardToImage) {
    const cv::Point2d center = project(boardToImage, {0, 0});
    cv::Matx33d best = boardToImage;
    double bestUp = -2;
    for (int k = 0; k < 6; ++k) {
        const cv::Matx33d h = boardToImage * turn(k * std::numbers::pi / 3);
        const cv::Point2d north = project(h, {0, -1}) - center;
        const double up = -north.y / std::hypot(north.x, north.y);
        if (up > bestUp) {
            bestUp = up;
            best = h;
        }
    }
    return best * (1.0 / best(2, 2));
}

double sidePixels(const cv::Matx33d& boardToImage) { return std::sqrt(std::abs(areaScale(boardToImage, {0, 0}))); }

} // namespace reeve::vision
