// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/locate/cut_island.h"

#include "vision/locate/fit_score.h"
#include "vision/locate/plane.h"
#include "vision/locate/sea_masks.h"
#include "vision/locate/search_homography.h"
#include "vision/locate/thresholds.h"
#include "vision/picture/shrunk.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <atomic>
#include <functional>
#include <vector>

namespace reeve::vision {
namespace {

using namespace thresholds::cut_island;

/// coastScore() restricted to the picture; -9 if too little of the island is visible.
double visibleScore(const cv::Mat1f& sea, const cv::Matx33d& h, const Lattice& lattice, const LocateParams& params) {
    if (!isBelievable(h, lattice, params.mostAreaRatio)) return -9;
    double ringInside = 0;
    double landInside = 0;
    const double ring = meanAt(sea, h, lattice.rough.ring, &ringInside);
    const double land = meanAt(sea, h, lattice.rough.land, &landInside);
    return landInside < kLeastVisible || ringInside < kLeastVisible ? -9 : ring - land;
}

/// Returns homographies of an island whose visible part fills `box` and that leaves the picture through the edges that
/// the box touches.
std::vector<cv::Matx33d> guesses(const cv::Rect& box, cv::Size picture, const Lattice& lattice) {
    std::vector<cv::Matx33d> result;
    const bool left = box.x <= 1;
    const bool top = box.y <= 1;
    const bool right = box.br().x >= picture.width - 1;
    const bool bottom = box.br().y >= picture.height - 1;
    if (!(left || top || right || bottom)) return result;
    const int across = left || right ? box.height : box.width;
    for (const double larger : {1.0, 1.25}) {
        const double diameter = larger * std::max(across, std::min(box.width, box.height));
        cv::Point2d center(box.x + box.width / 2.0, box.y + box.height / 2.0);
        if (left != right) center.x = left ? box.br().x - diameter / 2 : box.x + diameter / 2;
        if (top != bottom) center.y = top ? box.br().y - diameter / 2 : box.y + diameter / 2;
        const double side = diameter / (2 * lattice.radius * kWaist);
        for (int i = 0; i < 4; ++i)
            result.push_back(cv::Matx33d{side, 0, center.x, 0, side, center.y, 0, 0, 1} * turn(i * CV_PI / 12));
    }
    return result;
}

/// Whether the rims of an island lie about at `found`.
bool isIslandAt(const Found& found, const cv::Mat1f& sea, const cv::Mat3b& ycc, const Lattice& lattice,
                const LocateParams& params) {
    if (found.score < kLeastRough) return false;
    for (const double size : {1.0, 0.93}) {
        cv::Matx33d h = found.homography * cv::Matx33d{size, 0, 0, 0, size, 0, 0, 0, 1};
        double sand = 0;
        for (int round = 0; round < 2; ++round) {
            const SandLikeness likeness(ycc, h, lattice);
            const auto exact = [&](const cv::Matx33d& m) {
                return likeness.score(m) + visibleScore(sea, m, lattice, params);
            };
            h = searchHomography(h, exact, {0.12, 0.03, 40}).homography;
            sand = likeness.score(h);
        }
        // With fewer hexes visible a chance fit is more likely, so the threshold is higher.
        if (sand >= 1.6 * params.leastSand) return true;
    }
    return false;
}

} // namespace

bool showsPartOfIsland(const cv::Mat& bgr, const LocateParams& params) {
    const cv::Mat3b small = shrunk(bgr, kSide);
    cv::Mat3b ycc;
    cv::cvtColor(small, ycc, cv::COLOR_BGR2YCrCb);
    const SeaOpinions opinions(small);
    for (const int opinion : {0, 1, 2, SeaOpinions::count() - 2}) {
        const cv::Mat1b mask = opinions.mask(opinion);
        cv::Mat1f sea;
        mask.convertTo(sea, CV_32F, 1 / 255.0);
        cv::GaussianBlur(sea, sea, {}, 2.5);
        cv::Mat1b land;
        cv::bitwise_not(mask, land);
        cv::morphologyEx(land, land, cv::MORPH_OPEN, cv::getStructuringElement(cv::MORPH_ELLIPSE, {9, 9}));
        std::vector<std::vector<cv::Point>> outlines;
        cv::findContours(land, outlines, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_SIMPLE);
        for (const auto& outline : outlines) {
            if (cv::contourArea(outline) < 2 * params.leastBlobArea * static_cast<double>(land.total())) continue;
            for (const Ground& ground : params.islands) {
                const Lattice& lattice = latticeOf(ground);
                const auto all = guesses(cv::boundingRect(outline), small.size(), lattice);
                std::vector<Found> found(all.size());
                const auto rough = [&](const cv::Matx33d& h) { return visibleScore(sea, h, lattice, params); };
                cv::parallel_for_({0, static_cast<int>(all.size())}, [&](const cv::Range& range) {
                    for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i)
                        found[i] = searchHomography(all[i], rough, {0.5, 0.08, 30, kLeastRough});
                });
                std::ranges::sort(found, std::greater{}, &Found::score);
                if (found.size() > kBestGuesses) found.resize(kBestGuesses);
                std::atomic<bool> shown = false;
                cv::parallel_for_({0, static_cast<int>(found.size())}, [&](const cv::Range& range) {
                    for (int i = range.start; i < range.end && !shown; ++i)
                        if (isIslandAt(found[static_cast<std::size_t>(i)], sea, ycc, lattice, params)) shown = true;
                });
                if (shown) return true;
            }
        }
    }
    return false;
}

} // namespace reeve::vision
