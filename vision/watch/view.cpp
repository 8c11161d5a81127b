// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/view.h"

#include "vision/judge/compare.h"
#include "vision/judge/prior.h"
#include "vision/judge/turn_reading.h"
#include "vision/locate/lattice.h"
#include "vision/locate/plane.h"
#include "vision/locate/quality.h"
#include "vision/look/normal_view.h"
#include "vision/look/place_views.h"
#include "vision/picture/shrunk.h"
#include "vision/read_board.h"
#include "vision/watch/thresholds.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>
#include <opencv2/video/tracking.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <vector>

namespace reeve::vision {
namespace {

using namespace thresholds::view;

double halfOf(const Ground& ground) { return latticeOf(ground).radius + kMargin; }

/// Gray, with the contrast of each neighbourhood made even, so that another light looks the same.
cv::Mat1b evenGray(const cv::Mat& bgr) {
    cv::Mat1b gray;
    cv::cvtColor(bgr, gray, cv::COLOR_BGR2GRAY);
    const auto even = cv::createCLAHE(4, {8, 8});
    even->apply(gray, gray);
    return gray;
}

/// Returns the homography from one picture to another of the same size; nullopt if too few points agree. `within`:
/// where points are taken; may be empty. `most`: error of a point that agrees (pixels).
std::optional<cv::Matx33d> motion(const cv::Mat1b& from, const cv::Mat1b& to, const cv::Mat1b& within, double most) {
    std::vector<cv::Point2f> a;
    cv::goodFeaturesToTrack(from, a, kMostPoints, 0.01, 5, within);
    if (static_cast<int>(a.size()) < kLeastPoints) return std::nullopt;
    std::vector<cv::Point2f> b;
    std::vector<uchar> found;
    std::vector<float> error;
    cv::calcOpticalFlowPyrLK(from, to, a, b, found, error, {19, 19}, 4);
    std::vector<cv::Point2f> start;
    std::vector<cv::Point2f> end;
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (!found[i]) continue;
        start.push_back(a[i]);
        end.push_back(b[i]);
    }
    if (static_cast<int>(start.size()) < kLeastPoints) return std::nullopt;
    cv::Mat inliers;
    const cv::Mat h = cv::findHomography(start, end, cv::RANSAC, most, inliers, 1000, 0.999);
    const int least = std::max(kLeastPoints, static_cast<int>(start.size()) / 4);
    if (h.empty() || cv::countNonZero(inliers) < least) return std::nullopt;
    return cv::Matx33d(h);
}

cv::Mat3b planeOf(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground) {
    const double half = halfOf(ground);
    return cutSquare(workingSize(bgr, boardToImage, ground.places()), cv::Matx33d::eye(), half,
                     cvRound(2 * half * kPlaneScale), 2);
}

cv::Matx33d planeMap(const Ground& ground) {
    const double half = halfOf(ground);
    const double scale = cvRound(2 * half * kPlaneScale) / (2 * half);
    return {scale, 0, half * scale - 0.5, 0, scale, half * scale - 0.5, 0, 0, 1};
}

/// Median over the hexes of the correlation of two rectified boards, -1 to 1.
double likeness(const View& a, const cv::Mat3b& plane) {
    const Island& island = a.ground.places();
    const cv::Mat1b first = evenGray(a.plane);
    const cv::Mat1b second = evenGray(plane);
    std::vector<double> alike;
    const int r = cvRound(0.8 * kPlaneScale);
    for (const HexId hex : island.hexes) {
        const cv::Point2d at = project(a.toPlane(), toPoint(island.position(hex)));
        const cv::Rect box = cv::Rect(cvRound(at.x) - r, cvRound(at.y) - r, 2 * r, 2 * r) & cv::Rect({}, first.size());
        cv::Mat result;
        cv::matchTemplate(first(box), second(box), result, cv::TM_CCOEFF_NORMED);
        alike.push_back(static_cast<double>(result.at<float>(0, 0)));
    }
    const auto middle = alike.begin() + static_cast<std::ptrdiff_t>(alike.size() / 2);
    std::nth_element(alike.begin(), middle, alike.end());
    return *middle;
}

/// Aligns a homography that is roughly right with a view, by the prints of the board; nullopt if they do not agree.
std::optional<cv::Matx33d> aligned(const cv::Mat& bgr, cv::Matx33d boardToImage, const View& last) {
    const cv::Matx33d map = last.toPlane();
    const cv::Mat1b before = evenGray(last.plane);
    for (int round = 0; round < 2; ++round) {
        if (!isBelievable(boardToImage, latticeOf(last.ground), kMostAreaRatio)) return std::nullopt;
        const auto moved = motion(before, evenGray(planeOf(bgr, boardToImage, last.ground)), {}, 1.2);
        if (!moved) break;
        boardToImage = boardToImage * map.inv() * *moved * map;
    }
    if (!isBelievable(boardToImage, latticeOf(last.ground), kMostAreaRatio)) return std::nullopt;
    if (likeness(last, planeOf(bgr, boardToImage, last.ground)) < kLeastAlike) return std::nullopt;
    return boardToImage;
}

/// Reads the board at a homography that names the places of the position.
std::variant<View, Failure> viewAt(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const GameState& tracked,
                                   const Params& params) {
    const Ground ground = groundOf(tracked.board);
    Params own = params;
    own.locate.mostAreaRatio = kMostAreaRatio;
    const BoardReading reading = readBoardAt(bgr, boardToImage, ground, own);
    if (reading.failure) return *reading.failure;
    // The reading has its own north.
    int sixths = 0;
    double nearest = 1e18;
    for (int k = 0; k < 6; ++k) {
        if (!ground.liesOnItself(k)) continue;
        const cv::Matx33d named = reading.boardToImage * turn(k * std::numbers::pi / 3);
        const double far = cv::norm(project(named, {0, -4}) - project(boardToImage, {0, -4}));
        if (far < nearest) {
            nearest = far;
            sixths = k;
        }
    }
    View view{.ground = ground,
              .size = bgr.size(),
              .boardToImage = boardToImage,
              .camera = cameraPosition(boardToImage, bgr.size()),
              .plane = planeOf(bgr, boardToImage, ground),
              .looks = onlyPossible(turned(reading, (6 - sixths) % 6).looks, tracked),
              .small = evenGray(shrunk(bgr, kTrackedSide))};
    view.sharpness = boardSharpness(grayBoard(bgr, boardToImage));
    view.roll = rollShownBy(findDice(bgr, boardToImage, ground), tracked.rules.knights());
    return view;
}

/// Locates the board anew. Returns the homography that names the places of the position.
std::variant<cv::Matx33d, Failure> located(const cv::Mat& bgr, const GameState& tracked, const Params& params) {
    Params own = params;
    own.locate.islands = {groundOf(tracked.board)};
    own.locate.scenarios = false;
    const BoardReading reading = readBoard(bgr, own);
    if (reading.failure) return *reading.failure;
    return cv::Matx33d(reading.boardToImage * turn(bestRotation(reading, tracked) * std::numbers::pi / 3));
}

} // namespace

cv::Matx33d View::toPlane() const { return planeMap(ground); }

std::variant<View, Failure> firstView(const cv::Mat& bgr, const GameState& tracked, const Params& params) {
    const auto found = located(bgr, tracked, params);
    if (const auto* failure = std::get_if<Failure>(&found)) return *failure;
    return viewAt(bgr, std::get<cv::Matx33d>(found), tracked, params);
}

std::variant<View, Failure> nextView(const cv::Mat& bgr, const View& last, const GameState& tracked,
                                     const Params& params) {
    std::optional<cv::Matx33d> at;
    const cv::Mat1b small = evenGray(shrunk(bgr, kTrackedSide));
    if (small.size() == last.small.size()) {
        const cv::Matx33d toSmall = enlargement(last.size, small.size());
        cv::Mat1b board(small.size(), 0);
        std::vector<cv::Point> rim;
        for (const cv::Point2d& corner : latticeOf(last.ground).frame)
            rim.emplace_back(project(toSmall * last.boardToImage, corner));
        cv::fillConvexPoly(board, rim, 255);
        if (const auto moved = motion(last.small, small, board, 2))
            at = aligned(bgr, enlargement(small.size(), bgr.size()) * *moved * toSmall * last.boardToImage, last);
    }
    if (!at) {
        const auto found = located(bgr, tracked, params);
        if (const auto* failure = std::get_if<Failure>(&found)) return *failure;
        const cv::Matx33d& anew = std::get<cv::Matx33d>(found);
        at = aligned(bgr, anew, last).value_or(anew);
    }
    return viewAt(bgr, *at, tracked, params);
}

} // namespace reeve::vision
