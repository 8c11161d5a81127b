// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/locate/find_island.h"

#include "vision/locate/fit_score.h"
#include "vision/locate/island_candidates.h"
#include "vision/locate/plane.h"
#include "vision/locate/sea_masks.h"
#include "vision/locate/search_homography.h"
#include "vision/locate/thresholds.h"
#include "vision/picture/even_light.h"
#include "vision/picture/shrunk.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <vector>

namespace reeve::vision {

struct Scene {
    explicit Scene(const cv::Mat3b& picture) : small(picture), opinions(picture) {
        cv::cvtColor(small, ycc, cv::COLOR_BGR2YCrCb);
    }

    cv::Mat3b small;
    cv::Mat3b ycc;
    SeaOpinions opinions;
    std::map<int, SeaShape> shapes; ///< by opinion
};

namespace {

using namespace thresholds::find_island;

/// Factors of the size of a candidate that are tried after its own.
constexpr std::array<double, 2> kOtherSizes{0.945, 0.89};

/// Greatest shift of the island's rim between two homographies, under the best rotation for each point (hex sides of
/// a).
double worstShift(const Lattice& lattice, const cv::Matx33d& a, const cv::Matx33d& b) {
    double worst = 0;
    for (const cv::Point2d p : {cv::Point2d{-4, 0}, {4, 0}, {0, -4}, {0, 4}}) {
        double nearest = 1e9; // over the rotations
        for (int k = 0; k < 6; ++k)
            if (lattice.turns[static_cast<std::size_t>(k)])
                nearest = std::min(nearest, cv::norm(project(a, p) - project(b, project(turn(k * CV_PI / 3), p))));
        worst = std::max(worst, nearest);
    }
    return worst / sidePixels(a);
}

struct Refined {
    cv::Matx33d boardToImage = cv::Matx33d::eye();
    double coast = 0; ///< coastScore
    double sand = 0;  ///< SandLikeness::score
    /// The final score, 0 to 1.
    double score() const { return std::clamp(0.5 * coast + 0.25 * sand, 0.0, 1.0); }
};

/// Whether the search can end.
bool isSure(const Refined& refined, const LocateParams& params) {
    return refined.score() >= params.sureScore ||
           (refined.score() >= params.fairScore && refined.sand >= params.sureSand);
}

/// Learns the colours of sand under `start`, then maximizes the fit of the lattice.
Refined learnAndMove(const cv::Matx33d& start, const IslandCandidate& candidate, const cv::Mat3b& ycc,
                     const Lattice& lattice, const LocateParams& params, const SearchSteps& steps) {
    const SandLikeness likeness(ycc, start, lattice);
    const auto score = [&](const cv::Matx33d& h) {
        if (!isBelievable(h, lattice, params.mostAreaRatio)) return -9.0;
        return likeness.score(h) + coastScore(candidate.sea, h, lattice.sparse);
    };
    const cv::Matx33d found = searchHomography(start, score, steps).homography;
    return {found, coastScore(candidate.sea, found, lattice.sparse), likeness.score(found)};
}

/// The first climb of a candidate, at a factor of its size.
Refined refineSize(double size, const IslandCandidate& candidate, const cv::Mat3b& ycc, const Lattice& lattice,
                   const LocateParams& params) {
    const cv::Matx33d start = candidate.boardToImage * cv::Matx33d{size, 0, 0, 0, size, 0, 0, 0, 1};
    return learnAndMove(start, candidate, ycc, lattice, params, {0.12, 0.03, 60});
}

/// Refines a candidate further. The coast determines the position of the island but not its size, since beaches differ
/// in width: other sizes are tried, and the best one is refined twice more.
Refined refine(const Refined& first, const IslandCandidate& candidate, const cv::Mat3b& ycc, const Lattice& lattice,
               const LocateParams& params, Trace* trace) {
    std::array<Refined, kOtherSizes.size()> others;
    cv::parallel_for_({0, static_cast<int>(others.size())}, [&](const cv::Range& range) {
        for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
            others.at(i) = refineSize(kOtherSizes.at(i), candidate, ycc, lattice, params);
    });
    Refined best = first;
    for (const Refined& one : others)
        if (one.score() > best.score()) best = one;
    for (const double last : {0.02, 0.004})
        best = learnAndMove(best.boardToImage, candidate, ycc, lattice, params, {0.1, last, 60});
    if (trace) {
        trace->figure("coast", best.coast);
        trace->figure("sand", best.sand);
    }
    return best;
}

/// The best homography of one island over all masks of the sea.
Refined search(Scene& scene, const Lattice& lattice, const LocateParams& params, Starts starts, Trace* trace) {
    Refined best;
    std::vector<cv::Matx33d> tried;
    std::vector<Refined> climbed; // first climbs that were refined further
    const auto isSure = [&] { return vision::isSure(best, params); };
    for (int opinion = 0; opinion < SeaOpinions::count(); ++opinion) {
        if (trace) trace->image("sea", scene.opinions.mask(opinion));
        if (!scene.shapes.contains(opinion)) scene.shapes[opinion] = shapeOf(scene.opinions.mask(opinion), params);
        const auto candidates = candidatesOf(scene.shapes[opinion], lattice, params, starts);
        std::vector<const IslandCandidate*> fresh; // those that lie elsewhere than all before them
        for (const IslandCandidate& candidate : candidates) {
            if (static_cast<int>(fresh.size()) == params.refinedPerMask) break;
            const bool known = std::any_of(tried.begin(), tried.end(), [&](const auto& other) {
                return worstShift(lattice, candidate.boardToImage, other) < params.sameShift;
            });
            if (known) continue;
            tried.push_back(candidate.boardToImage);
            fresh.push_back(&candidate);
        }
        std::vector<Refined> first(fresh.size());
        cv::parallel_for_({0, static_cast<int>(fresh.size())}, [&](const cv::Range& range) {
            for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
                first[i] = refineSize(1, *fresh[i], scene.ycc, lattice, params);
        });
        for (std::size_t i = 0; i < fresh.size() && !isSure(); ++i) {
            if (first[i].score() < kLeastFirstScore || first[i].sand < kLeastFirstSand) continue;
            const bool known = std::ranges::any_of(climbed, [&](const Refined& other) {
                return other.score() >= first[i].score() &&
                       worstShift(lattice, first[i].boardToImage, other.boardToImage) < params.sameShift;
            });
            if (known) continue;
            climbed.push_back(first[i]);
            const Refined refined = refine(first[i], *fresh[i], scene.ycc, lattice, params, trace);
            if (refined.sand >= params.leastSand && refined.score() > best.score()) best = refined;
        }
        if (isSure()) break;
    }
    return best;
}

/// The best result of several searches.
struct Best {
    Ground ground;
    Refined place;
};

/// Searches for each island in turn until one isSure(). A wrong island does not reach that, since its water lies in the
/// wrong places.
void searchAll(Scene& scene, const LocateParams& params, Starts starts, Trace* trace, Best& best) {
    for (const Ground& ground : params.islands) {
        if (isSure(best.place, params)) return;
        const Refined found = search(scene, latticeOf(ground), params, starts, trace);
        if (found.score() > best.place.score()) best = {ground, found};
    }
}

/// Whether type and size of the picture are valid.
bool canShowIsland(const cv::Mat& bgr) {
    return !bgr.empty() && bgr.type() == CV_8UC3 && std::min(bgr.cols, bgr.rows) >= 32;
}

std::optional<Located> located(const Best& best, const cv::Mat& small, const cv::Mat& bgr, const LocateParams& params) {
    if (best.place.score() < params.leastScore) return std::nullopt;
    const cv::Matx33d boardToImage = enlargement(small.size(), bgr.size()) * best.place.boardToImage;
    return Located{best.ground, northUp(boardToImage, latticeOf(best.ground)), best.place.score()};
}

} // namespace

Scene& SearchedPicture::scene(Light light, const LocateParams& params) const {
    std::shared_ptr<Scene>& scene = light == Light::AsItIs ? asItIs_ : even_;
    if (!scene)
        scene = std::make_shared<Scene>(light == Light::AsItIs ? cv::Mat3b(shrunk(bgr, params.workingSide))
                                                               : evenLight(this->scene(Light::AsItIs, params).small));
    return *scene;
}

std::optional<Located> glanceAtIsland(const SearchedPicture& picture, const LocateParams& params) {
    if (!canShowIsland(picture.bgr)) return std::nullopt;
    Scene& scene = picture.scene(Light::AsItIs, params);
    Best best;
    searchAll(scene, params, Starts::Flat, nullptr, best);
    return located(best, scene.small, picture.bgr, params);
}

std::optional<Located> findIsland(const SearchedPicture& picture, const LocateParams& params, Trace* trace,
                                  const Otherwise& otherwise) {
    if (!canShowIsland(picture.bgr)) return std::nullopt;
    Scene& scene = picture.scene(Light::AsItIs, params);
    Best best;
    searchAll(scene, params, Starts::Flat, trace, best);
    bool further = true;
    if (otherwise && best.place.score() < params.doubtfulScore) {
        const Elsewhere other = otherwise();
        if (trace && other.located) trace->figure("score", other.located->score);
        if (other.located) return other.located;
        further = other.further;
    }
    // Two further searches, each as slow as the first, only if the score is doubtful.
    for (const Starts starts : {Starts::Flat, Starts::Steep}) {
        if (!further || best.place.score() >= params.doubtfulScore) break;
        searchAll(picture.scene(Light::Even, params), params, starts, trace, best);
    }
    if (trace) trace->figure("score", best.place.score());
    return located(best, scene.small, picture.bgr, params);
}

} // namespace reeve::vision
