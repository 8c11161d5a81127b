// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/live/track_island.h"

#include "vision/choose_layout.h"
#include "vision/live/thresholds.h"
#include "vision/locate/cut_island.h"
#include "vision/locate/fit_score.h"
#include "vision/locate/lattice.h"
#include "vision/locate/plane.h"
#include "vision/locate/quality.h"
#include "vision/locate/search_homography.h"
#include "vision/look/place_views.h"
#include "vision/picture/shrunk.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/video/tracking.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace reeve::vision {
namespace {

using namespace thresholds::track_island;

cv::Mat1b boardMask(cv::Size size, const cv::Matx33d& h, double radius) {
    std::vector<cv::Point> rim;
    for (int i = 0; i < 12; ++i)
        rim.emplace_back(
            project(h, {radius * std::cos(i * std::numbers::pi / 6), radius * std::sin(i * std::numbers::pi / 6)}));
    cv::Mat1b mask(size, 0);
    cv::fillConvexPoly(mask, rim, 255);
    return mask;
}

/// Returns the homography between two frames; nullopt if too few points agree.
std::optional<cv::Matx33d> motion(const cv::Mat& before, const cv::Mat& after, const cv::Matx33d& boardBefore,
                                  const Lattice& lattice) {
    std::vector<cv::Point2f> from;
    cv::goodFeaturesToTrack(before, from, kMostPoints, 0.01, 5, boardMask(before.size(), boardBefore, lattice.radius));
    if (static_cast<int>(from.size()) < kLeastPoints) return std::nullopt;
    std::vector<cv::Point2f> to;
    std::vector<uchar> found;
    std::vector<float> error;
    cv::calcOpticalFlowPyrLK(before, after, from, to, found, error, {15, 15}, 3);
    std::vector<cv::Point2f> a;
    std::vector<cv::Point2f> b;
    for (std::size_t i = 0; i < from.size(); ++i) {
        if (!found[i]) continue;
        a.push_back(from[i]);
        b.push_back(to[i]);
    }
    if (static_cast<int>(a.size()) < kLeastPoints) return std::nullopt;
    cv::Mat inliers;
    const cv::Mat h = cv::findHomography(a, b, cv::RANSAC, 1.5, inliers, 300, 0.99);
    if (h.empty() || cv::countNonZero(inliers) < std::max(kLeastPoints, static_cast<int>(a.size()) / 3))
        return std::nullopt;
    return cv::Matx33d(h);
}

/// Angle in degrees between the camera's axis and the vertical.
double tilt(const cv::Matx33d& h, cv::Size picture) {
    const cv::Point3d camera = cameraPosition(h, picture);
    return std::atan2(std::hypot(camera.x, camera.y), camera.z) * 180 / std::numbers::pi;
}

} // namespace

std::string_view word(Advice advice) {
    switch (advice) {
    case Advice::None: return "";
    case Advice::TooDark: return "too-dark";
    case Advice::Blurred: return "blurred";
    case Advice::TooSteep: return "too-steep";
    case Advice::CutOff: return "cut-off";
    case Advice::NoIsland: return "no-island";
    }
    return "";
}

cv::Matx33d settled(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground, const Params& params) {
    const Lattice& lattice = latticeOf(ground);
    const cv::Mat small = shrunk(bgr, params.locate.workingSide);
    cv::Mat3b ycc;
    cv::cvtColor(small, ycc, cv::COLOR_BGR2YCrCb);
    const cv::Matx33d down = enlargement(bgr.size(), small.size());
    cv::Matx33d best = down * boardToImage;
    if (!isBelievable(best, lattice, params.locate.mostAreaRatio)) return boardToImage;
    double score = -1;
    // The colour of sand is learned again as the fit improves.
    for (const SearchSteps& steps :
         {SearchSteps{0.2, 0.03, 60}, SearchSteps{0.1, 0.01, 60}, SearchSteps{0.05, 0.004, 60}}) {
        const SandLikeness sand(ycc, best, lattice);
        const Found found = searchHomography(
            best,
            [&](const cv::Matx33d& h) {
                return isBelievable(h, lattice, params.locate.mostAreaRatio) ? sand.score(h) : -9.0;
            },
            steps);
        best = found.homography;
        score = found.score;
    }
    return score < params.track.leastSand ? boardToImage : down.inv() * best;
}

IslandTracker::IslandTracker(const Params& params) : params_(params) {}

std::optional<cv::Matx33d> IslandTracker::follow(const cv::Mat& small, const cv::Mat& gray, double& score) const {
    const Lattice& lattice = latticeOf(last_->ground);
    const auto moved = motion(last_->gray, gray, last_->boardToSmall, lattice);
    const cv::Matx33d start = moved ? *moved * last_->boardToSmall : last_->boardToSmall;
    if (!isBelievable(start, lattice, params_.locate.mostAreaRatio)) return std::nullopt;
    cv::Mat3b ycc;
    cv::cvtColor(small, ycc, cv::COLOR_BGR2YCrCb);
    const SandLikeness sand(ycc, start, lattice);
    const auto fit = [&](const cv::Matx33d& h) {
        return isBelievable(h, lattice, params_.locate.mostAreaRatio) ? sand.score(h) : -9.0;
    };
    const SearchSteps steps = moved ? SearchSteps{0.06, 0.01, 20} : SearchSteps{0.2, 0.01, 40};
    const Found found = searchHomography(start, fit, steps);
    score = std::clamp(found.score / 2, 0.0, 1.0);
    if (found.score < params_.track.leastSand) return std::nullopt;
    return found.homography;
}

std::optional<cv::Matx33d> IslandTracker::search(const cv::Mat& bgr, const cv::Mat& small, Sight& sight) const {
    sight.searched = true;
    Params params = params_;
    params.locate.workingSide = std::min(params.locate.workingSide, params.track.workingSide);
    const bool thorough = lostFrames_ % kThorough == kThorough - 1;
    const bool layouts = params.locate.scenarios && (thorough || lostFrames_ % kLayoutsEvery == 0);
    params.locate.scenarios = layouts;
    // Most frames get no second search: the next one follows soon.
    const WhatLies found = whatLies(bgr, params, thorough ? Search::Thorough : Search::Glance);
    if (!found.located) return std::nullopt;
    // It may be the main island of a layout: a frame in which the layouts are tried decides.
    if (params_.locate.scenarios && !layouts && found.located->score < params.locate.doubtfulScore) return std::nullopt;
    sight.ground = found.located->ground;
    sight.plain = found.plain;
    sight.others = found.others;
    sight.score = found.located->score;
    return enlargement(bgr.size(), small.size()) * found.located->boardToImage;
}

Advice IslandTracker::adviceFor(const cv::Mat& small, const cv::Matx33d& h, const Island& island) const {
    LocateParams strict = params_.locate;
    strict.cutOffMargin = 0;
    if (isCutOff(small.size(), h, island, strict)) return Advice::CutOff;
    if (isTooDark(small, params_.quality)) return Advice::TooDark;
    if (tilt(h, small.size()) > params_.track.mostTilt) return Advice::TooSteep;
    return Advice::None;
}

Advice IslandTracker::whyLost(const cv::Mat& small) {
    // Determining the reason costs as much as a search; the last answer is reused for some frames.
    if (lostFrames_++ % kLookCloserEvery != 0) return lostAdvice_;
    lostAdvice_ = isTooDark(small, params_.quality)          ? Advice::TooDark
                  : isBlurred(small, params_.quality)        ? Advice::Blurred
                  : showsPartOfIsland(small, params_.locate) ? Advice::CutOff
                                                             : Advice::NoIsland;
    return lostAdvice_;
}

Sight IslandTracker::look(const cv::Mat& bgr) {
    Sight sight;
    if (bgr.empty() || bgr.type() != CV_8UC3 || std::min(bgr.cols, bgr.rows) < 32) {
        forget();
        return sight;
    }
    const cv::Mat small = shrunk(bgr, params_.track.workingSide);
    cv::Mat gray;
    cv::cvtColor(small, gray, cv::COLOR_BGR2GRAY);
    if (last_ && last_->gray.size() != gray.size()) forget();

    std::optional<cv::Matx33d> found;
    if (last_) {
        sight.ground = last_->ground;
        sight.plain = last_->plain;
        sight.others = last_->others;
        found = follow(small, gray, sight.score);
    }
    if (!found) found = search(bgr, small, sight);
    if (!found) {
        forget();
        sight.advice = whyLost(small);
        return sight;
    }
    lostFrames_ = 0;
    last_ = Seen{sight.ground, sight.plain, sight.others, *found, gray};
    sight.advice = adviceFor(small, *found, sight.ground.places());
    sight.boardToImage = enlargement(small.size(), bgr.size()) * *found;
    if (sight.advice == Advice::None &&
        boardSharpness(grayBoard(bgr, *sight.boardToImage)) < params_.quality.leastBoardSharpness)
        sight.advice = Advice::Blurred;
    return sight;
}

} // namespace reeve::vision
