// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/stages/find_island.h"

#include "vision/stages/even_light.h"
#include "vision/stages/fit_score.h"
#include "vision/stages/island_candidates.h"
#include "vision/stages/plane.h"
#include "vision/stages/sea_masks.h"
#include "vision/stages/search_homography.h"
#include "vision/stages/shrunk.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <vector>

namespace reeve::vision {
namespace {

/// Sizes tried against that of a rough place.
constexpr std::array<double, 3> kSizes{1.0, 0.945, 0.89};

double worstShift(const cv::Matx33d& a, const cv::Matx33d& b) {
    double worst = 0;
    for (const cv::Point2d p : {cv::Point2d{-4, 0}, {4, 0}, {0, -4}, {0, 4}}) {
        double nearest = 1e9; // under any of the six names
        for (int k = 0; k < 6; ++k)
            nearest = std::min(nearest, cv::norm(project(a, p) - project(b, project(turn(k * CV_PI / 3), p))));
        worst = std::max(worst, nearest);
    }
    return worst / sidePixels(a);
}

struct Refined {
    cv::Matx33d boardToImage = cv::Matx33d::eye();
    double coast = 0; ///< coastScore
    double sand = 0;  ///< SandLikeness::score
    double score() const { return std::clamp(0.5 * coast + 0.25 * sand, 0.0, 1.0); }
};

/// Learns what sand looks like under `start` and moves the lattice onto it.
Refined learnAndMove(const cv::Matx33d& start, const IslandCandidate& candidate, const cv::Mat3b& ycc,
                     const LocateParams& params, const SearchSteps& steps) {
    const SandLikeness likeness(ycc, start);
    const auto score = [&](const cv::Matx33d& h) {
        if (!isBelievable(h, 4.5, params.mostAreaRatio)) return -9.0;
        return likeness.score(h) + coastScore(candidate.sea, h);
    };
    const Found found = searchHomography(start, score, steps);
    return {found.homography, coastScore(candidate.sea, found.homography), likeness.score(found.homography)};
}

/// The coast says where the island lies, but not well how large it is, because beaches differ: several sizes are tried,
/// then the best is made exact.
Refined refine(const IslandCandidate& candidate, const cv::Mat3b& ycc, const LocateParams& params, Trace* trace) {
    std::array<Refined, kSizes.size()> refined;
    cv::parallel_for_({0, static_cast<int>(kSizes.size())}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i) {
            const double size = kSizes.at(static_cast<std::size_t>(i));
            const cv::Matx33d start = candidate.boardToImage * cv::Matx33d{size, 0, 0, 0, size, 0, 0, 0, 1};
            refined.at(static_cast<std::size_t>(i)) = learnAndMove(start, candidate, ycc, params, {0.12, 0.03, 60});
        }
    });
    Refined best;
    for (const Refined& one : refined)
        if (one.score() > best.score()) best = one;
    for (const double last : {0.02, 0.004})
        best = learnAndMove(best.boardToImage, candidate, ycc, params, {0.1, last, 60});
    if (trace) {
        trace->figure("coast", best.coast);
        trace->figure("sand", best.sand);
    }
    return best;
}

/// The best place of the island under any opinion about the sea.
Refined search(const cv::Mat3b& small, const LocateParams& params, Starts starts, Trace* trace) {
    cv::Mat3b ycc;
    cv::cvtColor(small, ycc, cv::COLOR_BGR2YCrCb);
    Refined best;
    std::vector<cv::Matx33d> tried;
    const SeaOpinions opinions(small);
    const auto isSure = [&] {
        return best.score() >= params.sureScore || (best.score() >= params.fairScore && best.sand >= params.sureSand);
    };
    for (int opinion = 0; opinion < SeaOpinions::count(); ++opinion) {
        const cv::Mat1b mask = opinions.mask(opinion);
        if (trace) trace->image("sea", mask);
        std::vector<IslandCandidate> candidates;
        addCandidates(mask, params, starts, candidates);
        std::sort(candidates.begin(), candidates.end(), [](const auto& a, const auto& b) { return a.score > b.score; });
        int left = params.refinedPerMask;
        for (const IslandCandidate& candidate : candidates) {
            if (left == 0 || isSure()) break;
            const bool known = std::any_of(tried.begin(), tried.end(), [&](const auto& other) {
                return worstShift(candidate.boardToImage, other) < params.sameShift;
            });
            if (known) continue;
            tried.push_back(candidate.boardToImage);
            --left;
            const Refined refined = refine(candidate, ycc, params, trace);
            if (refined.sand >= params.leastSand && refined.score() > best.score()) best = refined;
        }
        if (isSure()) break;
    }
    return best;
}

} // namespace

std::optional<Island> findIsland(const cv::Mat& bgr, const LocateParams& params, Trace* trace) {
    if (bgr.empty() || bgr.type() != CV_8UC3 || std::min(bgr.cols, bgr.rows) < 32) return std::nullopt;
    const cv::Mat3b small = shrunk(bgr, params.workingSide);
    Refined best = search(small, params, Starts::Flat, trace);
    // A second and a third try cost as much as the first: only where that one is in doubt.
    for (const Starts starts : {Starts::Flat, Starts::Steep}) {
        if (best.score() >= params.doubtfulScore) break;
        const Refined again = search(evenLight(small), params, starts, trace);
        if (again.score() > best.score()) best = again;
    }
    if (trace) trace->figure("score", best.score());
    if (best.score() < params.leastScore) return std::nullopt;

    return Island{northUp(enlargement(small.size(), bgr.size()) * best.boardToImage), best.score()};
}

} // namespace reeve::vision
