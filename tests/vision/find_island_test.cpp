// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/vision/drawn_board.h"
#include "vision/locate/find_island.h"
#include "vision/locate/plane.h"
#include "vision/locate/search_homography.h"
#include "vision/trace.h"

#include <opencv2/imgproc.hpp>

#include <QTest>

using namespace reeve;
using namespace reeve::vision;

namespace {

/// Counts the candidates that are refined further.
class Refinements : public Trace {
public:
    int count = 0;
    void image(std::string_view, const cv::Mat&) override {}
    void figure(std::string_view what, double) override { count += what == "coast"; }
};

} // namespace

class FindIslandTest : public QObject {
    Q_OBJECT

private slots:
    void theIslandIsFoundFromAnySide_data() {
        QTest::addColumn<double>("rotation");
        QTest::addColumn<double>("tilt");
        QTest::addColumn<double>("tiltTo");
        for (const double tilt : {0.0, 15.0, 30.0})
            for (const double rotation : {0.0, 17.0, 30.0, 44.0})
                QTest::addRow("turned %.0f, tilted %.0f", rotation, tilt) << rotation << tilt << 3 * rotation;
        QTest::newRow("turned 100, tilted 45") << 100.0 << 45.0 << 10.0;
        QTest::newRow("turned 205, tilted 45") << 205.0 << 45.0 << 200.0;
        QTest::newRow("turned 70, tilted 50") << 70.0 << 50.0 << 120.0;
    }

    void theIslandIsFoundFromAnySide() {
        QFETCH(double, rotation);
        QFETCH(double, tilt);
        QFETCH(double, tiltTo);
        const DrawnView view{.rotation = rotation, .tilt = tilt, .tiltTo = tiltTo, .offset = {20, -10}};
        const auto island = findIsland(drawBoard(view), {});
        QVERIFY(island.has_value());
        const double error = worstError(island->boardToImage, homographyOf(view));
        QVERIFY2(error < 0.1, qPrintable(QString("off by %1 hex sides").arg(error)));
    }

    void theSeaMayBeAnyBlue_data() {
        QTest::addColumn<int>("blue");
        QTest::addColumn<int>("green");
        QTest::addColumn<int>("red");
        QTest::newRow("azure") << 230 << 150 << 30;
        QTest::newRow("navy") << 130 << 75 << 40;
        QTest::newRow("cyan") << 200 << 190 << 40;
        QTest::newRow("pale") << 215 << 180 << 120;
    }

    void theSeaMayBeAnyBlue() {
        QFETCH(int, blue);
        QFETCH(int, green);
        QFETCH(int, red);
        const DrawnView view{.rotation = 12, .tilt = 20, .sea = cv::Scalar(blue, green, red)};
        const auto island = findIsland(drawBoard(view), {});
        QVERIFY(island.has_value());
        QVERIFY(worstError(island->boardToImage, homographyOf(view)) < 0.1);
    }

    void aBlueClothUnderTheBoardDoesNotMatter() {
        const DrawnView view{.rotation = 25, .tilt = 15, .table = {110, 60, 35}};
        const auto island = findIsland(drawBoard(view), {});
        QVERIFY(island.has_value());
        QVERIFY(worstError(island->boardToImage, homographyOf(view)) < 0.1);
    }

    void theFrameMayLeaveThePicture() {
        const DrawnView view{.size = {900, 900}, .rotation = 5, .side = 100};
        const auto island = findIsland(drawBoard(view), {});
        QVERIFY(island.has_value());
        QVERIFY(worstError(island->boardToImage, homographyOf(view)) < 0.1);
    }

    void theSizeOfThePictureDoesNotMatter_data() {
        QTest::addColumn<int>("width");
        QTest::newRow("small") << 500;
        QTest::newRow("twelve megapixels") << 4000;
    }

    void theSizeOfThePictureDoesNotMatter() {
        QFETCH(int, width);
        const DrawnView view{.size = {width, width * 3 / 4}, .rotation = 40, .tilt = 25, .side = width / 15.0};
        const auto island = findIsland(drawBoard(view), {});
        QVERIFY(island.has_value());
        QVERIFY(worstError(island->boardToImage, homographyOf(view)) < 0.1);
    }

    void theUppermostSideIsNorth() {
        for (int degrees = 0; degrees < 360; degrees += 40) {
            const DrawnView view{.rotation = static_cast<double>(degrees), .tilt = 20};
            const auto island = findIsland(drawBoard(view), {});
            QVERIFY(island.has_value());
            const cv::Point2d center = project(island->boardToImage, {0, 0});
            const cv::Point2d north = project(island->boardToImage, {0, -1}) - center;
            QVERIFY(std::abs(north.x) < -north.y); // within 45 degrees: 30 without perspective
        }
    }

    void theIslandOfThirtyHexesIsFoundFromAnySide_data() {
        QTest::addColumn<double>("rotation");
        QTest::addColumn<double>("tilt");
        for (const double tilt : {0.0, 20.0, 40.0})
            for (const double rotation : {0.0, 17.0, 60.0, 105.0})
                QTest::addRow("turned %.0f, tilted %.0f", rotation, tilt) << rotation << tilt;
    }

    void theIslandOfThirtyHexesIsFoundFromAnySide() { // SIX-1
        QFETCH(double, rotation);
        QFETCH(double, tilt);
        const DrawnView view{.island = IslandId::Extended,
                             .rotation = rotation,
                             .tilt = tilt,
                             .tiltTo = 3 * rotation,
                             .side = 58,
                             .offset = {20, -10}};
        const auto found = findIsland(drawBoard(view), {});
        QVERIFY(found.has_value());
        QCOMPARE(found->ground.island, IslandId::Extended);
        const double error = worstError(found->boardToImage, homographyOf(view), IslandId::Extended);
        QVERIFY2(error < 0.1, qPrintable(QString("off by %1 hex sides").arg(error)));
    }

    void aPlaceIsRefinedOnceHoweverManyMasksShowIt() {
        cv::Mat photo = drawBoard({.rotation = 20, .tilt = 20});
        cv::GaussianBlur(photo, photo, {}, 14);
        LocateParams neverSure;
        neverSure.islands = {IslandId::Standard};
        neverSure.sureScore = neverSure.fairScore = 2;
        Refinements refined;
        const auto island = findIsland(photo, neverSure, &refined);
        QVERIFY(island.has_value());
        QVERIFY2(refined.count <= 4,
                 qPrintable(QString::number(refined.count))); // the eight masks give nine candidates
    }

    void anIslandThatIsNotAskedForIsNotFound() {
        LocateParams standard;
        standard.islands = {IslandId::Standard};
        QVERIFY(!findIsland(drawBoard({.island = IslandId::Extended, .side = 58}), standard));
        LocateParams extended;
        extended.islands = {IslandId::Extended};
        QVERIFY(!findIsland(drawBoard({}), extended));
    }

    void waterWithoutAnIslandIsNoIsland() {
        cv::Mat photo(900, 1200, CV_8UC3, cv::Scalar(60, 85, 120));
        cv::circle(photo, {600, 450}, 400, {190, 120, 20}, cv::FILLED);
        cv::circle(photo, {600, 450}, 280, {60, 170, 190}, cv::FILLED);
        QVERIFY(!findIsland(photo, {}));
    }

    void aCandidateWithoutTheFormOfTheIslandIsNotRefined() {
        cv::Mat photo(900, 1200, CV_8UC3, cv::Scalar(190, 120, 20));
        cv::rectangle(photo, {300, 350}, {900, 550}, {60, 170, 190}, cv::FILLED);
        Refinements refined;
        QVERIFY(!findIsland(photo, {}, &refined));
        QCOMPARE(refined.count, 0);
        QVERIFY(findIsland(drawBoard({}), {}, &refined));
        QCOMPARE(refined.count, 1);
    }

    void theSearchIsGivenUpWhereTheLeastScoreIsOutOfReach() {
        int calls = 0;
        const auto flat = [&](const cv::Matx33d&) { return ++calls, 0.1; };
        searchHomography(cv::Matx33d::eye(), flat, {0.4, 0.04, 40});
        const int whole = calls;
        calls = 0;
        const Found found = searchHomography(cv::Matx33d::eye(), flat, {0.4, 0.04, 40, 0.5});
        QVERIFY(calls < whole / 2);
        QCOMPARE(found.score, 0.1);
    }

    void onlyColourPhotographsAreLookedAt() {
        QVERIFY(!findIsland(cv::Mat(), {}));
        QVERIFY(!findIsland(cv::Mat(500, 500, CV_8UC1, cv::Scalar(80)), {}));
        QVERIFY(!findIsland(cv::Mat(1, 1, CV_8UC3, cv::Scalar(200, 100, 10)), {}));
    }
};

QTEST_APPLESS_MAIN(FindIslandTest)
#include "find_island_test.moc"
