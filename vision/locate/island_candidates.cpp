// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/locate/island_candidates.h"

#include "vision/locate/fit_score.h"
#include "vision/locate/plane.h"
#include "vision/locate/search_homography.h"
#include "vision/locate/thresholds.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace reeve::vision {
namespace {

using namespace thresholds::island_candidates;

Blob blobOf(const std::vector<cv::Point>& outline) {
    const cv::Moments m = cv::moments(outline);
    Blob blob;
    blob.area = m.m00;
    if (m.m00 <= 0) return blob;
    blob.center = {m.m10 / m.m00, m.m01 / m.m00};
    blob.spread = {m.mu20 / m.m00, m.mu11 / m.m00, m.mu11 / m.m00, m.mu02 / m.m00};
    return blob;
}

struct Start {
    cv::Matx33d base;
    cv::Vec2d spread;
    std::size_t directions; ///< number of rotations that are refined
};

/// Symmetric square root of a positive 2 x 2 matrix.
cv::Matx22d root(const cv::Matx22d& m) {
    const double s = std::sqrt(std::max(cv::determinant(m), 1e-12));
    const double t = std::sqrt(m(0, 0) + m(1, 1) + 2 * s);
    return (m + cv::Matx22d(s, 0, 0, s)) * (1 / t);
}

/// Returns the affine map from a disc with variance 1 to the blob's ellipse.
cv::Matx33d fromMoments(const Blob& blob) {
    const cv::Matx22d a = root(blob.spread);
    return {a(0, 0), a(0, 1), blob.center.x, a(1, 0), a(1, 1), blob.center.y, 0, 0, 1};
}

/// Returns maps from an island with this variance to that disc, rotated in equal steps over one period of its symmetry.
std::vector<cv::Matx33d> turnsOf(const Lattice& lattice, const cv::Vec2d& spread) {
    int repeats = 0;
    for (const bool repeat : lattice.turns) repeats += repeat;
    const int turns = kTurns * 6 / repeats;
    const cv::Matx33d shrink{1 / std::sqrt(spread[0]), 0, 0, 0, 1 / std::sqrt(spread[1]), 0, 0, 0, 1};
    std::vector<cv::Matx33d> all;
    for (int i = 0; i < turns; ++i) all.push_back(turn(i * std::numbers::pi / 3 / kTurns) * shrink);
    return all;
}

bool sameBlob(const Blob& a, const Blob& b) {
    return cv::norm(a.center - b.center) < 0.02 * std::sqrt(a.area) && std::abs(a.area - b.area) < 0.03 * a.area;
}

std::vector<Blob> blobsOf(const cv::Mat1b& mask, double leastArea) {
    std::vector<std::vector<cv::Point>> outlines;
    cv::findContours(mask, outlines, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_SIMPLE);
    std::vector<Blob> blobs;
    for (const auto& outline : outlines)
        if (cv::contourArea(outline) >= leastArea) blobs.push_back(blobOf(outline));
    return blobs;
}

/// Outlines of the board where the sea is fragmented: convex hulls of large pieces of sea, and of all pieces.
std::vector<Blob> hullsOf(const cv::Mat1b& mask, double leastArea) {
    std::vector<std::vector<cv::Point>> outlines;
    cv::findContours(mask, outlines, cv::RETR_EXTERNAL, cv::CHAIN_APPROX_SIMPLE);
    std::vector<Blob> blobs;
    std::vector<cv::Point> all;
    for (const auto& outline : outlines) {
        const double area = cv::contourArea(outline);
        if (area < 0.2 * leastArea) continue;
        all.insert(all.end(), outline.begin(), outline.end());
        if (area < leastArea) continue;
        std::vector<cv::Point> hull;
        cv::convexHull(outline, hull);
        blobs.push_back(blobOf(hull));
    }
    if (!all.empty()) {
        std::vector<cv::Point> hull;
        cv::convexHull(all, hull);
        const Blob whole = blobOf(hull);
        bool known = whole.area < leastArea;
        for (const Blob& blob : blobs) known = known || sameBlob(blob, whole);
        if (!known) blobs.push_back(whole);
    }
    return blobs;
}

/// Returns the best rotation and the best one that is not adjacent to it.
std::array<cv::Matx33d, 2> twoDirections(const cv::Matx33d& base, const std::vector<cv::Matx33d>& turns,
                                         const HomographyScore& score) {
    std::vector<double> scores;
    for (const cv::Matx33d& one : turns) scores.push_back(score(base * one));
    const std::size_t count = turns.size();
    const auto first = static_cast<std::size_t>(std::max_element(scores.begin(), scores.end()) - scores.begin());
    std::size_t second = (first + count / 2) % count;
    for (std::size_t away = 3; away + 3 <= count; ++away) {
        const std::size_t i = (first + away) % count;
        if (scores[i] > scores[second]) second = i;
    }
    return {base * turns[first], base * turns[second]};
}

/// The starts of the search at one blob. `spread`: that of the lattice's land or frame.
void addStarts(const Blob& blob, const cv::Vec2d& spread, Starts starts, std::vector<Start>& all) {
    const cv::Matx33d base = fromMoments(blob);
    if (starts == Starts::Flat) {
        all.push_back({base, spread, 2});
        return;
    }
    for (int way = 0; way < kSteepWays; ++way) {
        const double angle = 2 * std::numbers::pi * way / kSteepWays;
        const double steep = kSteep * std::sqrt(spread[0]);
        all.push_back(
            {base * cv::Matx33d{1, 0, 0, 0, 1, 0, steep * std::cos(angle), steep * std::sin(angle), 1}, spread, 1});
    }
}

} // namespace

SeaShape shapeOf(const cv::Mat1b& seaMask, const LocateParams& params) {
    const double pixels = static_cast<double>(seaMask.total());
    const double leastArea = params.leastBlobArea * pixels;
    SeaShape shape;
    const auto smooth = [&] {
        seaMask.convertTo(shape.sea, CV_32F, 1 / 255.0);
        cv::GaussianBlur(shape.sea, shape.sea, {}, 0.006 * std::max(seaMask.cols, seaMask.rows));
    };
    const auto outline = [&] {
        // Land: opening removes harbours, piers and objects that touch it narrowly.
        cv::Mat1b land;
        const int cut = std::max(3, cvRound(0.02 * std::max(seaMask.cols, seaMask.rows)) | 1);
        cv::morphologyEx(~seaMask, land, cv::MORPH_OPEN, cv::getStructuringElement(cv::MORPH_ELLIPSE, {cut, cut}));
        shape.land = blobsOf(land, leastArea);
        std::erase_if(shape.land, [&](const Blob& blob) { return blob.area >= 0.8 * pixels; });
        shape.frames = hullsOf(seaMask, leastArea);
    };
    cv::parallel_for_({0, 2}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i) i == 0 ? smooth() : outline();
    });
    return shape;
}

std::vector<IslandCandidate> candidatesOf(const SeaShape& shape, const Lattice& lattice, const LocateParams& params,
                                          Starts starts) {
    std::vector<Start> all;
    for (const Blob& blob : shape.land) addStarts(blob, lattice.landSpread, starts, all);
    for (const Blob& blob : shape.frames) addStarts(blob, lattice.frameSpread, starts, all);
    const auto scoreAt = [&](const Landmarks& marks) -> HomographyScore {
        return [&](const cv::Matx33d& h) {
            return isBelievable(h, lattice, params.mostAreaRatio) ? coastScore(shape.sea, h, marks) : -9.0;
        };
    };
    const HomographyScore score = scoreAt(lattice.sparse);
    const HomographyScore rough = scoreAt(lattice.rough);
    const auto steps = [](double least) { return SearchSteps{0.4, 0.04, 40, least}; };
    const double worthwhile = params.leastRoughScore - kRoughError;
    std::vector<std::array<Found, 2>> found(all.size());
    cv::parallel_for_({0, static_cast<int>(all.size())}, [&](const cv::Range& range) {
        for (auto i = static_cast<std::size_t>(range.start); i < static_cast<std::size_t>(range.end); ++i) {
            const auto turns = turnsOf(lattice, all[i].spread);
            // Many directions are looked at roughly. A climb that comes to nothing at the rough landmarks is not
            // repeated.
            const bool few = turns.size() == kTurns && starts == Starts::Flat;
            const auto directions = twoDirections(all[i].base, turns, few ? score : rough);
            for (std::size_t k = 0; k < all[i].directions; ++k)
                if (searchHomography(directions[k], rough, steps(worthwhile)).score >= worthwhile)
                    found[i][k] = searchHomography(directions[k], score, steps(params.leastRoughScore));
        }
    });
    std::vector<IslandCandidate> candidates;
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t k = 0; k < all[i].directions; ++k)
            if (found[i][k].score >= params.leastRoughScore)
                candidates.push_back({found[i][k].homography, found[i][k].score, shape.sea});
    std::sort(candidates.begin(), candidates.end(), [](const auto& a, const auto& b) { return a.score > b.score; });
    return candidates;
}

} // namespace reeve::vision
