// SPDX-License-Identifier: GPL-3.0-or-later
// Boards in the dark, in shadow, in glare, and blurred by a moving camera.
#include "tests/vision/drawn_board.h"
#include "vision/locate/find_island.h"
#include "vision/locate/plane.h"
#include "vision/locate/quality.h"
#include "vision/look/normal_view.h"
#include "vision/picture/even_light.h"
#include "vision/picture/load_image.h"
#include "vision/read_board.h"

#include <opencv2/imgproc.hpp>

#include <QTest>

#include <cmath>

using namespace reeve;
using namespace reeve::vision;

namespace {

/// Darkens the right half of the photograph to `light` (0 to 1) of its brightness, in place.
cv::Mat halfInTheShade(cv::Mat photo, double light) {
    const int middle = photo.cols / 2;
    cv::Mat right = photo.colRange(middle, photo.cols);
    right *= light;
    return photo;
}

/// Motion blur along the rows over this number of pixels.
cv::Mat smeared(const cv::Mat& photo, int pixels) {
    cv::Mat out;
    cv::blur(photo, out, {pixels, 1});
    return out;
}

cv::Mat demo() {
    const LoadedImage image = loadImage(REEVE_SOURCE_DIR "/resources/demo/board.jpg");
    return image.bgr;
}

} // namespace

class LightTest : public QObject {
    Q_OBJECT

private slots:
    void theIslandIsFoundInBadLight_data() {
        QTest::addColumn<double>("light");
        QTest::addColumn<double>("shade");
        QTest::addColumn<double>("blue");
        QTest::newRow("in the dark") << 0.22 << 1.0 << 1.0;
        QTest::newRow("half in the shade") << 1.0 << 0.25 << 1.0;
        QTest::newRow("under a lamp with little blue") << 1.0 << 1.0 << 0.45;
        QTest::newRow("half in the shade of such a lamp") << 0.9 << 0.3 << 0.5;
    }
    void theIslandIsFoundInBadLight() {
        QFETCH(double, light);
        QFETCH(double, shade);
        QFETCH(double, blue);
        const DrawnView view{.rotation = 20, .tilt = 25, .light = light};
        cv::Mat photo = halfInTheShade(drawBoard(view), shade);
        cv::multiply(photo, cv::Scalar(blue, 0.8 + 0.2 * blue, 1.1), photo);
        const auto island = findIsland(photo, {});
        QVERIFY(island.has_value());
        const double error = worstError(island->boardToImage, homographyOf(view));
        QVERIFY2(error < 0.1, qPrintable(QString("off by %1 hex sides").arg(error)));
    }

    void evenLightMakesTheShadeAndTheSunAlike() {
        cv::Mat3b half(400, 600, cv::Vec3b(140, 150, 160));
        half.colRange(300, 600) = cv::Vec3b(35, 38, 40);
        const cv::Mat3b even = evenLight(half);
        const cv::Scalar sun = cv::mean(even.colRange(0, 200));
        const cv::Scalar shade = cv::mean(even.colRange(400, 600));
        for (int c = 0; c < 3; ++c)
            QVERIFY2(std::abs(sun[c] - shade[c]) < 15, qPrintable(QString("%1 and %2").arg(sun[c]).arg(shade[c])));
    }

    void aShadeOverHalfTheBoardIsNoticedAndTakenOut() {
        const cv::Mat photo = demo();
        const auto island = findIsland(photo, {});
        QVERIFY(island.has_value());
        const cv::Matx33d& h = island->boardToImage;
        const double least = QualityParams{}.shadedBelow;
        QVERIFY(lightEvenness(normalView(photo, h).hexes) > least + 0.1);
        const cv::Mat shaded = halfInTheShade(photo.clone(), 0.3);
        QVERIFY(lightEvenness(normalView(shaded, h).hexes) < least);
        QVERIFY(lightEvenness(normalView(withoutShade(shaded, sidePixels(h)), h).hexes) > least + 0.1);
    }

    void halfInTheShadeTheSameIsRead() {
        const BoardReading plain = readBoard(demo());
        const BoardReading shaded = readBoard(halfInTheShade(demo(), 0.35));
        QVERIFY(plain.found() && shaded.found());
        QVERIFY(cv::norm(project(plain.boardToImage, {0, 0}) - project(shaded.boardToImage, {0, 0})) < 5);
        for (int i = 0; i < standard::kHexes; ++i) {
            const auto hex = static_cast<HexId>(i);
            const auto& a = plain.hexes[index(hex)];
            const auto& b = shaded.hexes[index(hex)];
            const QByteArray named = QByteArray::fromStdString(name(hex));
            QVERIFY2(a.terrain == b.terrain || shaded.isUncertain(HexDoubt{hex, HexField::Terrain}), named);
            QVERIFY2(a.number == b.number || shaded.isUncertain(HexDoubt{hex, HexField::Number}), named);
        }
    }

    void ofAHexThatGlareHasWipedOutNothingIsClaimed() {
        const BoardReading plain = readBoard(demo());
        QVERIFY(plain.found());
        int first = 0; // the first hex with a token
        while (plain.hexes[static_cast<std::size_t>(first)].number == 0) ++first;
        const auto hidden = static_cast<HexId>(first);
        const double side = sidePixels(plain.boardToImage);
        cv::Mat photo = demo();
        cv::Mat glare = cv::Mat::zeros(photo.size(), CV_8UC3);
        const cv::Point2d at = plain.hexes[index(hidden)].centerPx;
        cv::circle(glare, at, cvRound(0.75 * side), cv::Scalar::all(255), cv::FILLED);
        cv::GaussianBlur(glare, glare, {}, 0.1 * side);
        photo += glare;
        const BoardReading bleached = readBoardAt(photo, plain.boardToImage);
        QVERIFY(bleached.found());
        const auto shares = normalView(photo, plain.boardToImage).bleached;
        QVERIFY(shares[index(hidden)] > 0.8F);
        QVERIFY(bleached.isUncertain(HexDoubt{hidden, HexField::Terrain}));
        QVERIFY(bleached.isUncertain(HexDoubt{hidden, HexField::Number}));
        for (int i = 0; i < standard::kHexes; ++i) {
            const auto hex = static_cast<HexId>(i);
            if (hex == hidden) continue;
            QVERIFY(shares[index(hex)] < 0.4F);
            QCOMPARE(bleached.hexes[index(hex)].terrain, plain.hexes[index(hex)].terrain);
        }
    }

    void aMovingCameraLeavesLessDetailInOneDirection() {
        const cv::Mat photo = demo();
        const auto island = findIsland(photo, {});
        QVERIFY(island.has_value());
        const double least = QualityParams{}.smearedBelow;
        QVERIFY(boardEvenDetail(grayBoard(photo, island->boardToImage)) > least);
        QVERIFY(boardEvenDetail(grayBoard(smeared(photo, 11), island->boardToImage)) < least);
        cv::Mat blurred;
        cv::blur(photo, blurred, {7, 7});
        QVERIFY2(boardEvenDetail(grayBoard(blurred, island->boardToImage)) > least,
                 "a lens out of focus takes it from all alike");
    }

    void numbersInASmearedPictureAreBelievedLess() {
        const BoardReading reading = readBoard(smeared(demo(), 11));
        QVERIFY(reading.found());
        QVERIFY(reading.smeared);
        const DoubtParams doubt;
        int asked = 0;
        for (int i = 0; i < standard::kHexes; ++i) {
            const auto hex = static_cast<HexId>(i);
            const bool unsure = reading.hexes[index(hex)].numberConfidence < doubt.leastSmearedNumberConfidence;
            if (unsure) QVERIFY(reading.isUncertain(HexDoubt{hex, HexField::Number}));
            asked += unsure && reading.hexes[index(hex)].numberConfidence > doubt.leastNumberConfidence;
        }
        QVERIFY2(asked > 0, "else this test shows nothing");
    }
};

QTEST_APPLESS_MAIN(LightTest)
#include "light_test.moc"
