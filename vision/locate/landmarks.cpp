// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/locate/landmarks.h"

#include "vision/locate/plane.h"

#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace reeve::vision {
namespace {

/// Outward normals of the sides of a hex.
const std::array<cv::Point2d, 6> kNormals = [] {
    std::array<cv::Point2d, 6> normals;
    for (std::size_t side = 0; side < normals.size(); ++side) {
        const double angle = static_cast<double>(side) * std::numbers::pi / 3;
        normals[side] = {std::cos(angle), std::sin(angle)};
    }
    return normals;
}();

/// Distance of `p` from these hexes (hex sides), negative inside; near corners it is a lower bound.
double distanceTo(const Island& island, HexSet hexes, cv::Point2d p) {
    double least = std::numeric_limits<double>::max();
    for (const HexId hex : hexes) {
        const cv::Point2d d = p - toPoint(island.position(hex));
        double out = -std::numeric_limits<double>::max();
        for (const cv::Point2d& normal : kNormals) out = std::max(out, d.dot(normal) - std::sqrt(3.0) / 2);
        least = std::min(least, out);
    }
    return least;
}

/// Adds points of a square grid inside a hex, at least `margin` from its sides and `hole` from its centre (hex sides).
void addHex(std::vector<cv::Point2f>& points, cv::Point2d center, double margin, double spacing, double hole) {
    const double inner = std::sqrt(3.0) / 2 - margin;
    for (double y = -1; y <= 1; y += spacing)
        for (double x = -1; x <= 1; x += spacing) {
            double out = 0;
            for (const cv::Point2d& normal : kNormals) out = std::max(out, normal.dot({x, y}));
            if (out <= inner && std::hypot(x, y) >= hole) points.emplace_back(center + cv::Point2d{x, y});
        }
}

/// Adds points on the land beside a path: `along` points on each side, `offset` hex sides from it.
void addBorder(std::vector<cv::Point2f>& points, const Ground& ground, PathId path, int along, double offset) {
    const Island& island = ground.places();
    const HexSet land = island.pathHexes[index(path)] - ground.sea;
    const auto& ends = island.pathEnds[index(path)];
    const cv::Point2d a = toPoint(island.position(ends[0]));
    const cv::Point2d b = toPoint(island.position(ends[1]));
    const cv::Point2d normal{-(b - a).y, (b - a).x};
    for (int i = 0; i < along; ++i) {
        const double t = 0.12 + 0.76 * i / (along - 1);
        for (const double side : {-1.0, 1.0}) {
            const cv::Point2d p = a + t * (b - a) + side * offset * normal;
            if (distanceTo(island, land, p) < 0) points.emplace_back(p);
        }
    }
}

/// The paths with land on one side only.
PathSet coastOf(const Ground& ground) {
    PathSet coast;
    for (const PathId path : ground.places().paths) {
        if ((ground.places().pathHexes[index(path)] - ground.sea).size() == 1) coast.insert(path);
    }
    return coast;
}

/// Adds points on the water along the coast, 0.28 to 0.56 hex sides from it.
void addRing(std::vector<cv::Point2f>& points, const Ground& ground) {
    const Island& island = ground.places();
    for (const PathId path : coastOf(ground)) {
        const auto& ends = island.pathEnds[index(path)];
        const cv::Point2d a = toPoint(island.position(ends[0]));
        const cv::Point2d b = toPoint(island.position(ends[1]));
        cv::Point2d normal{-(b - a).y, (b - a).x};
        if (distanceTo(island, ground.land(), (a + b) / 2 + 0.3 * normal) < 0) normal = -normal;
        for (const double out : {0.28, 0.42, 0.56})
            for (int k = 0; k < 5; ++k) {
                const cv::Point2d p = a + (0.1 + 0.2 * k) * (b - a) + out * normal;
                if (distanceTo(island, ground.land(), p) > 0.2) points.emplace_back(p);
            }
    }
}

Landmarks make(const Ground& ground, double landSpacing, int along, std::initializer_list<double> offsets,
               double interiorSpacing) {
    const Island& island = ground.places();
    Landmarks marks;
    for (const HexId hex : ground.land()) {
        const cv::Point2d center = toPoint(island.position(hex));
        addHex(marks.land, center, 0.02, landSpacing, 0);
        // The number token in the middle is as pale as sand.
        addHex(marks.interior, center, 0.2, interiorSpacing, 0.33);
    }
    for (const PathId path : island.paths)
        for (const double offset : offsets) addBorder(marks.border, ground, path, along, offset);
    addRing(marks.ring, ground);
    // Harbours may be printed near the edge of a sea hex.
    for (const HexId hex : ground.sea) addHex(marks.ring, toPoint(island.position(hex)), 0.4, 0.4, 0);
    return marks;
}

} // namespace

Landmarks sparseLandmarks(const Ground& ground) { return make(ground, 0.45, 6, {0.06}, 0.28); }

Landmarks denseLandmarks(const Ground& ground) { return make(ground, 0.3, 20, {0.03, 0.06, 0.09}, 0.1); }

} // namespace reeve::vision
