// SPDX-License-Identifier: GPL-3.0-or-later
// The network was trained by vision/training/train_harbors.py on squares cut as here (harbors.py): change both or none.
#include "vision/look/read_harbors.h"

#include "vision/locate/plane.h"
#include "vision/look/crop_geometry.h"
#include "vision/look/thresholds.h"
#include "vision/networks/networks.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace reeve::vision {
namespace {

using namespace thresholds::read_harbors;
constexpr std::array<std::size_t, kFramePlaces> kPlaceOfSide{0, 2, 3};
constexpr std::size_t kPathsOfSide = 5;

/// Angle clockwise from the west, 0 to 2 pi; the offset keeps the westernmost path at 0.
double turnOf(BoardPoint at) {
    const double turn = std::atan2(at.y, at.x) + std::numbers::pi + 1e-9;
    return std::fmod(turn, 2 * std::numbers::pi);
}

std::vector<PathId> coastClockwise(const Island& island) {
    std::vector<PathId> coast;
    for (const PathId path : island.coast) coast.push_back(path);
    std::sort(coast.begin(), coast.end(),
              [&](PathId a, PathId b) { return turnOf(island.position(a)) < turnOf(island.position(b)); });
    return coast;
}

std::vector<PathId> placesOfFrame() {
    const std::vector<PathId> coast = coastClockwise(standardIsland());
    std::vector<PathId> paths;
    for (std::size_t side = 0; side < kFrameSides; ++side)
        for (const std::size_t place : kPlaceOfSide) paths.push_back(coast[kPathsOfSide * side + place]);
    return paths;
}

bool inPicture(const WorkingPicture& from, const cv::Matx33d& toBoard) {
    const cv::Matx33d h = from.boardToImage * toBoard;
    for (const cv::Point2d corner : {cv::Point2d{-kCore, -kCore}, {kCore, -kCore}, {kCore, kCore}, {-kCore, kCore}}) {
        const cv::Point2d at = project(h, corner);
        if (!(at.x >= 0 && at.y >= 0 && at.x < from.picture.cols && at.y < from.picture.rows)) return false;
    }
    return true;
}

} // namespace

std::vector<PathId> harborPlaces(const Ground& ground) {
    if (ground.atSea()) return ground.harbors;
    static const std::vector<PathId> kFrame = placesOfFrame();
    if (ground.island == IslandId::Standard) return kFrame;
    static const std::vector<PathId> kCoast = coastClockwise(islandOf(IslandId::Extended));
    return kCoast;
}

cv::Matx33d viewFromSea(const Ground& ground, PathId path) {
    const Island& island = ground.places();
    const HexSet beside = island.pathHexes[index(path)] - ground.sea;
    const cv::Point2d at = toPoint(island.position(path));
    const cv::Point2d land = toPoint(island.position(beside.first()));
    const cv::Point2d out = (at - land) * (1 / cv::norm(at - land));
    const cv::Point2d middle = at + out * kHarborAway;
    return {-out.y, -out.x, middle.x, out.x, -out.y, middle.y, 0, 0, 1};
}

HarborLooks lookAtHarbors(const NormalView& view, cv::Mat* features) {
    HarborLooks looks;
    std::vector<cv::Mat> crops;
    for (const PathId path : harborPlaces(view.ground)) {
        const cv::Matx33d toBoard = viewFromSea(view.ground, path);
        looks.emplace_back().inPicture = inPicture(view.working, toBoard);
        crops.push_back(cutSquare(view.working, toBoard, kHarborHalf, kHarborPixels, 2));
    }
    applyGain(crops, view.gain);
    const cv::Mat seen = lookAt(kHarborHead, crops, features);
    for (std::size_t i = 0; i < looks.size(); ++i) {
        const float* logits = seen.ptr<float>(static_cast<int>(i));
        const float top = *std::max_element(logits, logits + kHarborLooks);
        HarborLook& look = looks[i];
        float sum = 0;
        for (std::size_t kind = 0; kind < kHarborLooks; ++kind) sum += look.kind[kind] = std::exp(logits[kind] - top);
        for (float& chance : look.kind) chance /= sum;
    }
    return looks;
}

} // namespace reeve::vision
