// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/footprint.h"

#include "vision/locate/plane.h"

#include <cmath>
#include <numbers>
#include <type_traits>

namespace reeve::vision {
namespace {

/// Round body: radius and height of its samples, in hex sides.
std::vector<cv::Point3d> round(double radius, double low, double high, bool hollow = false) {
    std::vector<cv::Point3d> points;
    constexpr int kAround = 8;
    for (int level = 0; level < 3; ++level) {
        const double z = low + (high - low) * level / 2;
        if (!hollow) points.emplace_back(0, 0, z);
        for (int k = 0; k < kAround; ++k) {
            const double angle = 2 * std::numbers::pi * k / kAround;
            for (const double part : {0.5, 1.0})
                if (part > 0.6 || !hollow)
                    points.emplace_back(part * radius * std::cos(angle), part * radius * std::sin(angle), z);
        }
    }
    return points;
}

std::vector<cv::Point3d> bar(double high) {
    std::vector<cv::Point3d> points;
    for (int i = -4; i <= 4; ++i)
        for (int side = -1; side <= 1; ++side)
            for (const double z : {0.3 * high, high}) points.emplace_back(0.055 * i, 0.035 * side, z);
    return points;
}

std::vector<cv::Point3d> bodyOf(const Standing& standing) {
    switch (standing.piece) {
    case PieceKind::Road: return bar(0.11);
    case PieceKind::Ship: return bar(0.2);
    case PieceKind::Settlement: return round(0.11, 0.04, 0.2);
    case PieceKind::City: return round(0.14, 0.04, 0.3);
    case PieceKind::Knight: return round(0.13, 0.03, 0.16);
    case PieceKind::Wall: return round(0.22, 0.02, 0.05, true);
    case PieceKind::Metropolis: return round(0.14, 0.06, 0.45);
    }
    return {};
}

} // namespace

bool isFigure(const Thing& thing) {
    return std::holds_alternative<RobberOn>(thing) || std::holds_alternative<MerchantOn>(thing) ||
           std::holds_alternative<PirateOn>(thing);
}

std::vector<cv::Point2f> footprint(const Thing& thing, const Place& at, const View& view, cv::Point2d aside) {
    std::vector<cv::Point3d> body;
    if (const auto* standing = std::get_if<Standing>(&thing)) body = bodyOf(*standing);
    if (isFigure(thing)) body = round(0.1, 0.05, std::holds_alternative<MerchantOn>(thing) ? 0.25 : 0.45);
    if (std::holds_alternative<Token>(thing)) body = round(0.24, 0, 0.02);
    const Island& island = view.ground.places();
    cv::Point2d middle;
    double angle = 0;
    if (const auto* path = std::get_if<PathId>(&at)) {
        const auto& ends = island.pathEnds[index(*path)];
        const BoardPoint a = island.position(ends[0]);
        const BoardPoint b = island.position(ends[1]);
        angle = std::atan2(b.y - a.y, b.x - a.x);
        middle = toPoint(island.position(*path));
    } else if (const auto* intersection = std::get_if<IntersectionId>(&at)) {
        middle = toPoint(island.position(*intersection));
    } else if (const auto* hex = std::get_if<HexId>(&at)) {
        middle = toPoint(island.position(*hex));
    } else {
        return {};
    }
    middle += aside;
    const cv::Matx33d map = view.toPlane();
    const cv::Point2d eye{view.camera.x, view.camera.y};
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    std::vector<cv::Point2f> points;
    for (const cv::Point3d& p : body) {
        const cv::Point2d at2 = middle + cv::Point2d{c * p.x - s * p.y, s * p.x + c * p.y};
        // The point of the board behind it.
        const cv::Point2d behind = eye + (at2 - eye) * (view.camera.z / std::max(view.camera.z - p.z, 0.1));
        points.emplace_back(project(map, behind));
    }
    return points;
}

} // namespace reeve::vision
