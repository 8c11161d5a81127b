// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/place_views.h"

#include "vision/locate/plane.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace reeve::vision {
namespace {

struct View {
    double half;   ///< half a side of the square (hex sides)
    double height; ///< height of its centre above the board (hex sides)
};
constexpr View kPathView{kPathHalf, kPathHeight};
constexpr View kIntersectionView{kIntersectionHalf, kIntersectionHeight};
constexpr View kHexView{kHexHalf, kHexHeight};
constexpr View kCloseView{kCloseHalf, kCloseHeight};
constexpr View kNearPathView{kNearPathHalf, kNearPathHeight};

/// Returns the view, among `turns` equally spaced rotations starting at `angle` (radians), in which pieces lean most
/// nearly upwards, mirrored so that they lean to the right.
cv::Matx33d uprightView(cv::Point2d place, double angle, int turns, double height, const cv::Point3d& camera) {
    const cv::Point2d lean = leanAt(camera, place);
    double best = 0;
    double upwards = 2; // local y of the lean: negative is up
    double across = 0;
    for (int k = 0; k < turns; ++k) {
        const double a = angle + 2 * std::numbers::pi * k / turns;
        const double y = -std::sin(a) * lean.x + std::cos(a) * lean.y;
        if (y < upwards - 1e-9) {
            upwards = y;
            best = a;
            across = std::cos(a) * lean.x + std::sin(a) * lean.y;
        }
    }
    const double mirror = across < 0 ? -1 : 1;
    const double c = std::cos(best);
    const double s = std::sin(best);
    const cv::Point2d at = place + lean * height;
    return {c * mirror, -s, at.x, s * mirror, c, at.y, 0, 0, 1};
}

cv::Matx33d viewOfPath(const Island& island, PathId path, const View& view, const cv::Point3d& camera) {
    const auto& ends = island.pathEnds[index(path)];
    const BoardPoint a = island.position(ends[0]);
    const BoardPoint b = island.position(ends[1]);
    return uprightView(toPoint(island.position(path)), std::atan2(b.y - a.y, b.x - a.x), 2, view.height, camera);
}

cv::Matx33d viewOfIntersection(const Island& island, IntersectionId intersection, const View& view,
                               const cv::Point3d& camera) {
    // The northern corner of a hex has a path to the north, other corners one to the south.
    const BoardPoint at = island.position(intersection);
    const double row = (at.y - island.position(static_cast<HexId>(0)).y + 1) / 1.5;
    const bool north = std::abs(row - std::round(row)) < 0.1;
    return uprightView(toPoint(at), north ? 0 : std::numbers::pi, 3, view.height, camera);
}

/// Mirrors a view of a place with `turns`-fold symmetry on one of its axes: of the two axes that border the sector of
/// the lean, the one nearer to the lean.
cv::Matx33d mirrored(const cv::Matx33d& view, int turns, cv::Point2d lean) {
    const double right = view(0, 0) * lean.x + view(1, 0) * lean.y;
    const double up = -(view(0, 1) * lean.x + view(1, 1) * lean.y);
    const double sector = std::numbers::pi / turns;
    const double axis = std::atan2(right, up) > sector / 2 ? sector : 0;
    const double c = std::cos(2 * axis);
    const double s = std::sin(2 * axis);
    return view * cv::Matx33d{-c, -s, 0, -s, c, 0, 0, 0, 1};
}

template <typename Id>
std::vector<cv::Mat> cutAll(const NormalView& from, int count, const cv::Point3d& camera, double half,
                            int pixels = kPlacePixels) {
    std::vector<cv::Mat> crops(static_cast<std::size_t>(count));
    cv::parallel_for_({0, count}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i)
            crops[static_cast<std::size_t>(i)] =
                cutSquare(from.working, viewOf(from.island(), static_cast<Id>(i), camera), half, pixels, 2);
    });
    return crops;
}

} // namespace

cv::Point3d cameraPosition(const cv::Matx33d& boardToImage, cv::Size picture) {
    const double focal = kFocal * std::max(picture.width, picture.height);
    const cv::Matx33d inner{focal, 0, picture.width / 2.0, 0, focal, picture.height / 2.0, 0, 0, 1};
    cv::Matx33d m = inner.inv() * boardToImage;
    const cv::Vec3d first{m(0, 0), m(1, 0), m(2, 0)};
    const cv::Vec3d second{m(0, 1), m(1, 1), m(2, 1)};
    m *= (m(2, 2) < 0 ? -1 : 1) / std::sqrt(std::max(cv::norm(first) * cv::norm(second), 1e-12));
    const cv::Vec3d a{m(0, 0), m(1, 0), m(2, 0)};
    const cv::Vec3d b{m(0, 1), m(1, 1), m(2, 1)};
    const cv::Vec3d up = a.cross(b);
    const cv::Matx33d axes{a[0], b[0], up[0], a[1], b[1], up[1], a[2], b[2], up[2]};
    const cv::Vec3d at = axes.inv() * cv::Vec3d{-m(0, 2), -m(1, 2), -m(2, 2)};
    return {at[0], at[1], std::max(std::abs(at[2]), 0.1)};
}

cv::Point2d leanAt(const cv::Point3d& camera, cv::Point2d at) {
    const cv::Point2d lean = (at - cv::Point2d{camera.x, camera.y}) * (1 / camera.z);
    return lean * (1 / std::max(1.0, cv::norm(lean)));
}

cv::Matx33d viewOf(const Island& island, PathId path, const cv::Point3d& camera) {
    return viewOfPath(island, path, kPathView, camera);
}

cv::Matx33d viewOf(const Island& island, IntersectionId intersection, const cv::Point3d& camera) {
    return viewOfIntersection(island, intersection, kIntersectionView, camera);
}

cv::Matx33d viewOf(const Island& island, HexId hex, const cv::Point3d& camera) {
    return uprightView(toPoint(island.position(hex)), 0, 6, kHexView.height, camera);
}

std::vector<cv::Mat> cutPaths(const NormalView& from, const cv::Point3d& camera) {
    return cutAll<PathId>(from, from.island().pathCount, camera, kPathView.half);
}

std::vector<cv::Mat> cutIntersections(const NormalView& from, const cv::Point3d& camera) {
    return cutAll<IntersectionId>(from, from.island().intersectionCount, camera, kIntersectionView.half);
}

std::vector<cv::Mat> cutHexes(const NormalView& from, const cv::Point3d& camera) {
    return cutAll<HexId>(from, from.island().hexCount, camera, kHexView.half);
}

std::vector<cv::Mat> cutFigures(const NormalView& from, const cv::Point3d& camera) {
    return cutAll<HexId>(from, from.island().hexCount, camera, kHexView.half, kFigurePixels);
}

cv::Mat cutNear(const WorkingPicture& from, const Island& island, PathId path, const cv::Point3d& camera) {
    return cutSquare(from, viewOfPath(island, path, kNearPathView, camera), kNearPathView.half, kNearPixels, 2);
}

cv::Mat cutClose(const WorkingPicture& from, const Island& island, IntersectionId intersection,
                 const cv::Point3d& camera) {
    return cutSquare(from, viewOfIntersection(island, intersection, kCloseView, camera), kCloseView.half, kClosePixels,
                     2);
}

cv::Mat cutZoomed(const WorkingPicture& from, const Island& island, IntersectionId intersection,
                  const cv::Point3d& camera, cv::Point2f middle) {
    const double pixel = 2 * kCloseView.half / kClosePixels; // hex sides
    const cv::Point2d at = (cv::Point2d(middle) + cv::Point2d(0.5, 0.5)) * pixel;
    const cv::Matx33d moved{1, 0, at.x - kCloseView.half, 0, 1, at.y - kCloseView.half, 0, 0, 1};
    return cutSquare(from, viewOfIntersection(island, intersection, kCloseView, camera) * moved, kZoomedHalf,
                     kClosePixels, 2);
}

cv::Mat cutMirrored(const WorkingPicture& from, const Island& island, IntersectionId intersection,
                    const cv::Point3d& camera) {
    const cv::Matx33d view = mirrored(viewOfIntersection(island, intersection, kCloseView, camera), 3,
                                      leanAt(camera, toPoint(island.position(intersection))));
    return cutSquare(from, view, kCloseView.half, kNearPixels, 4);
}

} // namespace reeve::vision
