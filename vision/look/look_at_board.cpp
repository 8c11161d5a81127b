// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/look_at_board.h"

#include "vision/locate/plane.h"
#include "vision/look/features.h"
#include "vision/look/find_ship.h"
#include "vision/look/look_at_figures.h"
#include "vision/look/look_closer.h"
#include "vision/look/normal_view.h"
#include "vision/look/place_views.h"
#include "vision/look/read_sea.h"
#include "vision/look/red_or_orange.h"
#include "vision/picture/even_light.h"

#include <algorithm>
#include <atomic>
#include <functional>
#include <vector>

namespace reeve::vision {
namespace {

using Jobs = std::vector<std::function<void()>>;

/// Runs the jobs in parallel, each on one thread. Two threads inside one of these small networks give a speed-up of at
/// most 1.5; on separate jobs 2.
void doSideBySide(const Jobs& jobs) {
    std::atomic<std::size_t> next = 0;
    const int threads = std::clamp(cv::getNumThreads(), 1, static_cast<int>(jobs.size()));
    cv::parallel_for_(
        {0, threads},
        [&](const cv::Range&) {
            for (std::size_t job = next++; job < jobs.size(); job = next++) jobs[job]();
        },
        threads);
}

} // namespace

Looks lookAtBoard(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const NormalView& view,
                  const Attention& attention) {
    BoardFeatures* const features = attention.features;
    const auto rows = [features](cv::Mat BoardFeatures::*which) { return features ? &(features->*which) : nullptr; };
    const cv::Point3d camera = cameraPosition(boardToImage, bgr.size());
    Looks looks(view.ground);
    // The longest first, to balance the threads.
    doSideBySide({
        [&] {
            looks.pieces.intersections = lookAtIntersections(view, camera, rows(&BoardFeatures::intersections));
            lookCloser(looks.pieces.intersections, view.island(), {bgr, boardToImage}, view.gain, camera, attention);
        },
        [&] {
            if (!view.ground.atSea()) {
                looks.terrain = readTerrain(view, rows(&BoardFeatures::terrain));
                return;
            }
            cv::Mat seen;
            looks.terrain = readTerrain(view, &seen);
            readSea(view, looks.terrain);
            readGold(view.ground, seen, looks.terrain);
            if (features != nullptr) features->terrain = seen;
        },
        [&] {
            looks.pieces.hexes = lookAtHexes(view, camera, rows(&BoardFeatures::hexes));
            lookAtFigures(looks.pieces.hexes, view, camera, rows(&BoardFeatures::hexes));
        },
        [&] { looks.ship = findShip(bgr, boardToImage, view.ground, view.gain); },
        [&] {
            looks.pieces.paths = lookAtPaths(view, camera, rows(&BoardFeatures::paths));
            lookCloser(looks.pieces.paths, view, camera, attention);
        },
        [&] { looks.harbors = lookAtHarbors(view, rows(&BoardFeatures::harbors)); },
    });
    if (view.ground.atSea()) {
        keepToLand(looks);
        readPirate(view, looks.pieces.hexes);
    }
    looks.pieces = tellRedFromOrange(looks.pieces);
    return looks;
}

Looks lookAtBoard(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground,
                  const QualityParams& params, const Attention& attention) {
    const NormalView view = normalView(bgr, boardToImage, ground);
    if (!(lightEvenness(landOf(view.hexes, ground)) < params.shadedBelow))
        return lookAtBoard(bgr, boardToImage, view, attention);
    const cv::Mat lit = withoutShade(bgr, sidePixels(boardToImage));
    NormalView evened = normalView(lit, boardToImage, ground);
    evened.bleached = view.bleached; // withoutShade() adds white pixels
    return lookAtBoard(lit, boardToImage, evened, attention);
}

} // namespace reeve::vision
