// SPDX-License-Identifier: GPL-3.0-or-later
// Harbours on drawn boards: two piers, and a sail with a picture on it.
#include "engine/board/standard_island.h"
#include "tests/vision/drawn_board.h"
#include "vision/locate/plane.h"
#include "vision/read_board.h"

#include <opencv2/imgproc.hpp>

#include <QTest>

#include <map>
#include <string>

using namespace reeve;
using namespace reeve::vision;

namespace {

using Harbors = std::map<std::string, HarborKind>;
constexpr int kPatch = 256; ///< pixels per hex side of a drawn patch

/// The printed frame pieces in one possible order.
Harbors printed() {
    return {{"b1-c2", HarborKind::Ore},    {"a1-a2", HarborKind::Any},   {"a4-a5", HarborKind::Brick},
            {"b8-b9", HarborKind::Lumber}, {"c11-d11", HarborKind::Any}, {"e8-e9", HarborKind::Grain},
            {"f4-f5", HarborKind::Any},    {"f1-f2", HarborKind::Any},   {"d2-e1", HarborKind::Wool}};
}

cv::Point at(double x, double y) { return {cvRound((x + 0.5) * kPatch), cvRound((y + 0.5) * kPatch)}; }

void box(cv::Mat& patch, double x, double y, double wide, double high, const cv::Scalar& color) {
    cv::rectangle(patch, at(x - wide / 2, y - high / 2), at(x + wide / 2, y + high / 2), color, cv::FILLED,
                  cv::LINE_AA);
}

void fill(cv::Mat& patch, const std::vector<cv::Point>& shape, const cv::Scalar& color) {
    cv::fillPoly(patch, std::vector<std::vector<cv::Point>>{shape}, color, cv::LINE_AA);
}

void write(cv::Mat& patch, const std::string& text, double y, double size) {
    const cv::Size room = cv::getTextSize(text, cv::FONT_HERSHEY_COMPLEX, size, 3, nullptr);
    cv::putText(patch, text, at(0, y) - cv::Point{room.width / 2, -room.height / 2}, cv::FONT_HERSHEY_COMPLEX, size,
                {40, 30, 30}, 3, cv::LINE_AA);
}

void drawGoods(cv::Mat& patch, HarborKind kind) {
    switch (kind) {
    case HarborKind::Any:
        write(patch, "?", -0.07, 1.6);
        write(patch, "3:1", 0.07, 1.0);
        return;
    case HarborKind::Brick:
        for (const auto& [x, y] : {std::pair{-0.06, -0.01}, {0.06, -0.01}, {0.0, -0.06}})
            box(patch, x, y, 0.11, 0.045, {35, 60, 200});
        break;
    case HarborKind::Lumber:
        for (const double y : {-0.09, -0.04, 0.01}) {
            box(patch, 0.01, y, 0.2, 0.045, {35, 60, 95});
            cv::circle(patch, at(-0.1, y), kPatch / 45, {130, 190, 220}, cv::FILLED, cv::LINE_AA);
        }
        break;
    case HarborKind::Wool:
        for (const double x : {-0.05, 0.05}) box(patch, x, 0.03, 0.02, 0.08, {30, 30, 30});
        cv::ellipse(patch, at(0, -0.03), {kPatch / 11, kPatch / 18}, 0, 0, 360, {40, 40, 40}, cv::FILLED, cv::LINE_AA);
        cv::ellipse(patch, at(0, -0.03), {kPatch / 13, kPatch / 22}, 0, 0, 360, {245, 245, 245}, cv::FILLED,
                    cv::LINE_AA);
        cv::circle(patch, at(0.1, -0.06), kPatch / 26, {30, 30, 30}, cv::FILLED, cv::LINE_AA);
        break;
    case HarborKind::Grain:
        fill(patch,
             {at(-0.08, -0.13), at(0.08, -0.13), at(0.02, -0.03), at(0.06, 0.06), at(-0.06, 0.06), at(-0.02, -0.03)},
             {40, 190, 240});
        break;
    case HarborKind::Ore:
        fill(patch,
             {at(-0.12, 0.0), at(-0.05, -0.11), at(0.04, -0.1), at(0.12, -0.03), at(0.07, 0.03), at(-0.07, 0.03)},
             {75, 75, 75});
        fill(patch, {at(-0.05, -0.11), at(0.04, -0.1), at(0.0, -0.03)}, {140, 140, 140});
        break;
    }
    write(patch, "2:1", 0.12, 0.7);
}

/// A harbour in its own square, seen from the sea; black is transparent.
cv::Mat harborPatch(HarborKind kind) {
    cv::Mat patch{kPatch, kPatch, CV_8UC3, cv::Scalar{0, 0, 0}};
    for (const int side : {-1, 1})
        cv::line(patch, at(side * 0.45, 0.4), at(side * 0.32, 0.2), {110, 140, 150}, kPatch / 10, cv::LINE_AA);
    cv::ellipse(patch, at(0.02, -0.2), {kPatch / 4, kPatch / 11}, 0, 180, 360, {50, 80, 110}, cv::FILLED, cv::LINE_AA);
    fill(patch,
         {at(-0.15, -0.2), at(0.0, -0.23), at(0.15, -0.2), at(0.18, 0), at(0.15, 0.2), at(-0.15, 0.2), at(-0.18, 0)},
         {200, 225, 235});
    drawGoods(patch, kind);
    return patch;
}

cv::Mat boardWith(const Harbors& harbors, const DrawnView& view) {
    cv::Mat picture = drawBoard(view);
    const double step = 1.0 / kPatch;
    const cv::Matx33d inside{step, 0, -0.5 + step / 2, 0, step, -0.5 + step / 2, 0, 0, 1};
    for (const auto& [path, kind] : harbors) {
        const cv::Matx33d toPicture = homographyOf(view) * viewFromSea(standardIsland(), *pathNamed(path)) * inside;
        cv::Mat lying;
        cv::warpPerspective(harborPatch(kind), lying, toPicture, picture.size(), cv::INTER_AREA);
        cv::Mat bright;
        cv::cvtColor(lying, bright, cv::COLOR_BGR2GRAY);
        lying.copyTo(picture, bright > 20);
    }
    return picture;
}

Harbors readFrom(const BoardReading& reading) {
    Harbors harbors;
    for (const HarborReading& harbor : reading.harbors) harbors[name(harbor.at)] = harbor.gives;
    return harbors;
}

} // namespace

class ReadHarborsTest : public QObject {
    Q_OBJECT

private slots:
    void drawnHarborsAreReadWhereTheyLie_data() {
        QTest::addColumn<double>("rotation");
        QTest::addColumn<double>("tilt");
        QTest::newRow("from above") << 2.0 << 0.0;
        QTest::newRow("tilted") << -4.0 << 25.0;
        QTest::newRow("steep") << 3.0 << 40.0;
    }
    void drawnHarborsAreReadWhereTheyLie() {
        QFETCH(double, rotation);
        QFETCH(double, tilt);
        const DrawnView view{.size = {1600, 1200}, .rotation = rotation, .tilt = tilt, .side = 100};
        const BoardReading reading = readBoard(boardWith(printed(), view));
        QVERIFY(reading.found());
        const Harbors read = readFrom(reading);
        for (const auto& [path, gives] : printed()) {
            QVERIFY2(read.contains(path), path.c_str());
            QVERIFY2(read.at(path) == gives, path.c_str());
        }
        QCOMPARE(read.size(), printed().size());
        for (const HarborReading& harbor : reading.harbors) QVERIFY(harbor.confidence > 0.5 && harbor.confidence <= 1);
    }

    void aTurnedPictureHasTheSameHarborsUnderOtherNames() {
        const DrawnView view{.size = {1600, 1200}, .rotation = 62, .tilt = 10, .side = 100};
        const BoardReading reading = readBoard(boardWith(printed(), view)); // north of the drawing is to the right
        QVERIFY(reading.found());
        Harbors turned;
        for (const auto& [path, gives] : printed()) turned[name(*rotated(*pathNamed(path), 1))] = gives;
        QVERIFY(readFrom(reading) == turned);
    }

    void everyDoubtfulHarborIsAskedAbout() {
        Params params;
        params.doubt.leastGivesConfidence = 1.1;
        const DrawnView view{.size = {1600, 1200}, .side = 100};
        const BoardReading reading = readBoard(boardWith(printed(), view), params);
        QCOMPARE(reading.harbors.size(), std::size_t{9});
        for (std::size_t i = 0; i < 9; ++i)
            QVERIFY(reading.isUncertain(HarborDoubt{i, HarborField::Gives}) ||
                    reading.isUncertain(HarborDoubt{i, HarborField::Whole}));
    }
};

QTEST_APPLESS_MAIN(ReadHarborsTest)
#include "read_harbors_test.moc"
