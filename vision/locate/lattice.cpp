// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/locate/lattice.h"

#include "vision/locate/plane.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <deque>
#include <mutex>
#include <numbers>
#include <utility>

namespace reeve::vision {
namespace {

constexpr std::array kReadable{IslandId::Standard, IslandId::Extended};
// vision/training/geometry.py parses these constants: keep each on one line.
constexpr int kFewestLand = 7;          ///< least number of land hexes that show a lattice
constexpr double kFrame = 1.945;        ///< hex sides from the outermost centres to the outer edge of the printed frame
constexpr double kBeach = 1.05;         ///< factor of the land's variance due to the beach
constexpr double kRim = 0.14;           ///< width of the beach (hex sides)
constexpr double kAround = 1.5;         ///< margin of reachOf() outside of the beach (hex sides)
constexpr double kHexMoment = 5.0 / 24; ///< second moment of a hex with side 1 along any axis

cv::Vec2d spreadOfLand(const Ground& ground) {
    cv::Vec2d sum;
    for (const HexId hex : ground.land()) {
        const BoardPoint at = ground.places().position(hex);
        sum += cv::Vec2d{at.x * at.x, at.y * at.y};
    }
    return (sum * (1.0 / ground.land().size()) + cv::Vec2d::all(kHexMoment)) * kBeach;
}

/// Distance of the outermost corner of a hex from the centre (hex sides).
double radiusOf(const Island& island) {
    double most = 0;
    for (const IntersectionId corner : island.intersections) {
        const BoardPoint at = island.position(corner);
        most = std::max(most, std::hypot(at.x, at.y));
    }
    return most;
}

/// Each edge of the frame is parallel to a row, kFrame outside of the outermost hex centres.
std::vector<cv::Point2d> frameOf(const Island& island) {
    std::array<cv::Vec3d, 6> rims; // nx, ny, distance
    for (int side = 0; side < 6; ++side) {
        const double angle = (2 * side - 1) * std::numbers::pi / 6;
        const cv::Point2d normal{std::cos(angle), std::sin(angle)};
        double most = 0;
        for (const HexId hex : island.hexes) most = std::max(most, normal.dot(toPoint(island.position(hex))));
        rims[static_cast<std::size_t>(side)] = {normal.x, normal.y, most + kFrame};
    }
    std::vector<cv::Point2d> corners;
    for (std::size_t side = 0; side < rims.size(); ++side) {
        const cv::Vec3d corner = rims[side].cross(rims[(side + 1) % rims.size()]);
        corners.emplace_back(-corner[0] / corner[2], -corner[1] / corner[2]);
    }
    return corners;
}

/// Variance along x and y of the area inside an outline.
cv::Vec2d spreadOf(const std::vector<cv::Point2d>& outline) {
    const std::vector<cv::Point2f> points(outline.begin(), outline.end());
    const cv::Moments m = cv::moments(points);
    return {m.mu20 / m.m00, m.mu02 / m.m00};
}

std::vector<cv::Point2f> third(const std::vector<cv::Point2f>& points) {
    std::vector<cv::Point2f> some;
    for (std::size_t i = 0; i < points.size(); i += 3) some.push_back(points[i]);
    return some;
}

Lattice make(const Ground& ground) {
    const Island& island = ground.places();
    Lattice lattice{.island = island,
                    .turns = {},
                    .radius = radiusOf(island) + kRim,
                    .reach = 0,
                    .landSpread = spreadOfLand(ground),
                    .frameSpread = {},
                    .frame = frameOf(island),
                    .sparse = sparseLandmarks(ground),
                    .rough = {},
                    .dense = denseLandmarks(ground)};
    lattice.rough = {
        .land = third(lattice.sparse.land), .ring = third(lattice.sparse.ring), .border = {}, .interior = {}};
    lattice.reach = reachOf(island);
    for (int k = 0; k < 6; ++k) lattice.turns[static_cast<std::size_t>(k)] = ground.liesOnItself(k);
    lattice.frameSpread = spreadOf(lattice.frame);
    return lattice;
}

} // namespace

std::span<const IslandId> readableIslands() { return kReadable; }

bool isReadable(const Ground& ground) {
    if (ground.atSea()) return ground.land().size() >= kFewestLand;
    return std::find(kReadable.begin(), kReadable.end(), ground.island) != kReadable.end();
}

const Lattice& latticeOf(const Ground& ground) {
    // Never destroyed: a thread may still read a picture at exit.
    static const auto& standard = *new const Lattice(make(IslandId::Standard));
    if (ground == Ground(IslandId::Standard)) return standard;
    static auto& others = *new std::deque<std::pair<Ground, Lattice>>;
    static auto& guard = *new std::mutex;
    const std::lock_guard lock(guard);
    for (const auto& [known, lattice] : others)
        if (known == ground) return lattice;
    return others.emplace_back(ground, make(ground)).second;
}

double reachOf(const Island& island) { return radiusOf(island) + kRim + kAround; }

bool isBelievable(const cv::Matx33d& boardToImage, const Lattice& lattice, double mostAreaRatio) {
    return isBelievable(boardToImage, lattice.radius, mostAreaRatio);
}

cv::Matx33d northUp(const cv::Matx33d& boardToImage, const Lattice& lattice) {
    const cv::Point2d center = project(boardToImage, {0, 0});
    cv::Matx33d best = boardToImage;
    double bestUp = -2;
    for (int k = 0; k < 6; ++k) {
        if (!lattice.turns[static_cast<std::size_t>(k)]) continue;
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

} // namespace reeve::vision
