// SPDX-License-Identifier: GPL-3.0-or-later
// The enlarged look at a knight, which sets compare.
#include "engine/board/standard_island.h"
#include "vision/locate/plane.h"
#include "vision/look/place_views.h"
#include "vision/look/zoomed_pieces.h"
#include "vision/networks/networks.h"

#include <opencv2/imgproc.hpp>

#include <QTest>

#include <cmath>
#include <vector>

using namespace reeve;
using namespace reeve::vision;

namespace {

const cv::Matx33d kPlane{80, 0, 500, 0, 80, 400, 0, 0, 1};
const cv::Point3d kCamera{3, 4, 8};
constexpr IntersectionId kPlace{20};

/// A grey table with a white dot with a red half, `away` from the middle of the crop of Closeups at kPlace (pixels).
WorkingPicture dotAt(cv::Point2f away) {
    cv::Mat drawn(cv::Size{1000, 800}, CV_8UC3, cv::Scalar::all(90));
    const cv::Matx33d view = viewOf(standardIsland(), kPlace, kCamera);
    // viewOf() is that of the first look, whose centre is a little lower above the board.
    const cv::Point2d lean = leanAt(kCamera, toPoint(standardIsland().position(kPlace)));
    const cv::Point2d middle = project(view, {0, 0}) + lean * (kCloseHeight - kIntersectionHeight);
    const double pixel = 2 * kCloseHalf / kClosePixels;
    const cv::Point2d at = project(kPlane, middle + (project(view, cv::Point2d(away) * pixel) - project(view, {0, 0})));
    cv::circle(drawn, at, 8, {250, 250, 250}, cv::FILLED);
    cv::ellipse(drawn, at, {8, 8}, 0, 0, 180, {40, 40, 200}, cv::FILLED);
    return {drawn, kPlane};
}

/// Middle and area of what is bright in a crop, pixels.
cv::Moments brightIn(const cv::Mat& crop) {
    cv::Mat1b red;
    cv::extractChannel(crop, red, 2);
    return cv::moments(red > 150, true);
}

cv::Point2d middleOf(const cv::Moments& moments) { return {moments.m10 / moments.m00, moments.m01 / moments.m00}; }

cv::Mat1f rowOf(const WorkingPicture& picture, std::optional<cv::Point2f> seen) {
    std::vector<std::optional<cv::Point2f>> all(standard::kIntersections);
    all[index(kPlace)] = seen;
    return ZoomedPieces(picture, standardIsland(), cv::Scalar::all(1), kCamera, all).rows({index(kPlace)});
}

} // namespace

class ZoomedPiecesTest : public QObject {
    Q_OBJECT

private slots:
    void theCropIsEnlargedAroundTheGivenPixel() {
        for (const cv::Point2f away : {cv::Point2f(0, 0), cv::Point2f(12, -9)}) {
            const WorkingPicture picture = dotAt(away);
            const cv::Moments close = brightIn(cutClose(picture, standardIsland(), kPlace, kCamera));
            const cv::Point2f at = cv::Point2f(middleOf(close));
            QVERIFY(cv::norm(at - cv::Point2f(47.5F, 47.5F) - away) < 1.5);
            const cv::Moments zoomed = brightIn(cutZoomed(picture, standardIsland(), kPlace, kCamera, at));
            QVERIFY(cv::norm(middleOf(zoomed) - cv::Point2d(47.5, 47.5)) < 1.5);
            const double larger = kCloseHalf / kZoomedHalf;
            QVERIFY(std::abs(zoomed.m00 / close.m00 - larger * larger) < 0.2);
        }
    }

    void aRowHasFeaturesAndThenTheColumnsOfEachTraitInOneLength() {
        const cv::Mat1f row = rowOf(dotAt({0, 0}), cv::Point2f(47.5F, 47.5F));
        const int features = row.cols - kAllBoxColumns;
        QVERIFY(cv::norm(row.colRange(0, features)) > 0);
        for (int at = features; at < row.cols; at += kBoxColumns)
            QVERIFY(std::abs(cv::norm(row.colRange(at, at + kBoxColumns) - 0.5) - 0.5) < 1e-3);
    }

    void aPieceBesideItsPlaceIsLookedAtWhereItWasSeen() {
        const cv::Mat1f expected = rowOf(dotAt({0, 0}), cv::Point2f(47.5F, 47.5F));
        const cv::Mat1f seen = rowOf(dotAt({12, -9}), cv::Point2f(59.5F, 38.5F));
        const cv::Mat1f unseen = rowOf(dotAt({12, -9}), std::nullopt);
        QVERIFY(cv::norm(seen, expected) < cv::norm(unseen, expected));
    }

    void whatWasSeenAtTheEdgeIsStillLookedAtInTheCrop() {
        const WorkingPicture picture = dotAt({0, 0});
        QCOMPARE(cv::norm(rowOf(picture, cv::Point2f(95, 0)), rowOf(picture, cv::Point2f(65.5F, 29.5F))), 0.0);
    }
};

QTEST_APPLESS_MAIN(ZoomedPiecesTest)
#include "zoomed_pieces_test.moc"
