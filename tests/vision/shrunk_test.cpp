// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/locate/plane.h"
#include "vision/picture/shrunk.h"

#include <opencv2/imgproc.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace reeve::vision;

namespace {

/// A horizontal gradient from black to white.
cv::Mat ramp(cv::Size size) {
    cv::Mat1b picture(size);
    for (int x = 0; x < size.width; ++x) picture.col(x).setTo(cvRound(255.0 * (x + 0.5) / size.width));
    return picture;
}

/// Alternating black and white columns: every correct reduction makes them uniformly grey.
cv::Mat stripes(cv::Size size) {
    cv::Mat1b picture(size);
    for (int x = 0; x < size.width; ++x) picture.col(x).setTo(x % 2 ? 255 : 0);
    return picture;
}

double mostApart(const cv::Mat& a, const cv::Mat& b) { return cv::norm(a, b, cv::NORM_INF); }

} // namespace

class ShrunkTest : public QObject {
    Q_OBJECT

private slots:
    void aPictureKeepsItsContentWhateverItsSize_data() {
        QTest::addColumn<cv::Size>("from");
        QTest::addColumn<cv::Size>("to");
        QTest::newRow("a camera's twelve megapixels") << cv::Size{4032, 3024} << cv::Size{800, 600};
        QTest::newRow("a frame of a film") << cv::Size{1920, 1080} << cv::Size{480, 270};
        QTest::newRow("sides that are odd") << cv::Size{1001, 751} << cv::Size{160, 120};
        QTest::newRow("odd after one half") << cv::Size{1510, 1006} << cv::Size{300, 200};
        QTest::newRow("hardly smaller") << cv::Size{640, 480} << cv::Size{610, 458};
        QTest::newRow("just half") << cv::Size{640, 480} << cv::Size{320, 240};
        QTest::newRow("narrower in one way than in the other") << cv::Size{800, 640} << cv::Size{200, 600};
        QTest::newRow("one pixel") << cv::Size{64, 48} << cv::Size{1, 1};
    }
    void aPictureKeepsItsContentWhateverItsSize() {
        QFETCH(cv::Size, from);
        QFETCH(cv::Size, to);
        const cv::Mat small = shrunk(ramp(from), to);
        QCOMPARE(small.cols, to.width);
        QCOMPARE(small.rows, to.height);
        QVERIFY(mostApart(small, ramp(to)) <= 2);
    }

    void noPixelIsPassedOver() {
        for (const cv::Size to : {cv::Size{800, 600}, cv::Size{500, 375}, cv::Size{160, 120}}) {
            const cv::Mat small = shrunk(stripes({2016, 1512}), to);
            QVERIFY(mostApart(small, cv::Mat1b(to, 128)) <= 1);
        }
    }

    void theLongerSideIsWhatWasAskedFor() {
        QCOMPARE(shrunk(ramp({4032, 3024}), 800).cols, 800);
        QCOMPARE(shrunk(ramp({3024, 4032}), 800).rows, 800);
        QCOMPARE(shrunk(ramp({3024, 4032}), 800).cols, 600);
        QCOMPARE(shrunk(ramp({2000, 1}), 100).rows, 1);
    }

    void aSmallPictureIsLeftAsItIs() {
        const cv::Mat picture = ramp({640, 480});
        QVERIFY(shrunk(picture, 640).data == picture.data);
        QVERIFY(shrunk(picture, 800).data == picture.data);
    }

    void aPlaceIsFoundAgainInTheLargePicture() {
        // Middle and corners are mapped to middle and corners; the centre of a pixel is half a pixel inside its corner.
        const cv::Matx33d up = enlargement({800, 600}, {4032, 3024});
        const cv::Point2d middle = project(up, {399.5, 299.5});
        QVERIFY(cv::norm(middle - cv::Point2d{2015.5, 1511.5}) < 1e-9);
        const cv::Point2d corner = project(up, {-0.5, -0.5});
        QVERIFY(cv::norm(corner - cv::Point2d{-0.5, -0.5}) < 1e-9);
        const cv::Point2d back = project(enlargement({4032, 3024}, {800, 600}), middle);
        QVERIFY(cv::norm(back - cv::Point2d{399.5, 299.5}) < 1e-9);
    }

    void allOfTheIslandLiesInItsPartOfThePicture() {
        const cv::Size picture{2000, 1500};
        for (const double tilt : {0.0, 0.02, 0.05}) {
            const cv::Matx33d h{110, 12, 1000, -10, 105, 750, 0, tilt, 1};
            const cv::Rect part = aroundIsland(picture, h, 6);
            QVERIFY(part.area() < picture.area());
            QCOMPARE(part.x % 4, 0);
            QCOMPARE(part.y % 4, 0);
            for (int i = 0; i < 36; ++i) {
                const double angle = i * CV_PI / 18;
                const cv::Point2d at = project(h, {6 * std::cos(angle), 6 * std::sin(angle)});
                const cv::Point2d seen{std::clamp(at.x, 0.0, 1999.0), std::clamp(at.y, 0.0, 1499.0)};
                QVERIFY(part.contains(cv::Point(seen)));
            }
        }
    }

    void nearTheHorizonTheWholePictureIsTheIslandsPart() {
        const cv::Matx33d h{110, 0, 1000, 0, 105, 750, 0, 0.2, 1};
        QCOMPARE(aroundIsland({2000, 1500}, h, 6).area(), 2000 * 1500);
    }
};

QTEST_APPLESS_MAIN(ShrunkTest)
#include "shrunk_test.moc"
