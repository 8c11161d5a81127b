// SPDX-License-Identifier: GPL-3.0-or-later
// Several readings of frames of a drawn board are joined to one.
#include "engine/game.h"
#include "tests/vision/drawn_board.h"
#include "vision/live/join_readings.h"
#include "vision/locate/plane.h"
#include "vision/read_board.h"

#include <opencv2/imgproc.hpp>

#include <QTest>

using namespace reeve;
using namespace reeve::vision;

namespace {

PathId harborPlaceOf(std::size_t side, std::size_t place) {
    return harborPlaces(standardIsland())[frameIndex(side, place)];
}

DrawnView view(double rotation, unsigned seed = 3) {
    return {.size = {1280, 960},
            .rotation = rotation,
            .tilt = 12,
            .side = 95,
            .seed = seed,
            .board = randomBoard(5),
            .roads = {{*pathNamed("c5-c6"), {40, 60, 200}}, {*pathNamed("d4-d5"), {170, 80, 30}}}};
}

/// The number of hexes whose number was read correctly, whichever of the six rotations the reading has.
int rightNumbers(const BoardReading& reading, const cv::Matx33d& truth) {
    const Board board = randomBoard(5);
    int right = 0;
    for (int k = 0; k < 6; ++k) {
        const cv::Matx33d h = truth * turn(k * CV_PI / 3);
        if (cv::norm(project(h, {0, -4}) - project(reading.boardToImage, {0, -4})) > sidePixels(truth)) continue;
        for (int i = 0; i < standard::kHexes; ++i)
            right += reading.hexes[index(static_cast<HexId>(i))].number ==
                     board.number[index(*rotated(static_cast<HexId>(i), k))];
    }
    return right;
}

} // namespace

class JoinReadingsTest : public QObject {
    Q_OBJECT

private slots:
    void looksTurnedSixTimesAreTheSame() {
        const BoardReading reading = readBoard(drawBoard(view(0)));
        QVERIFY(reading.found());
        Looks looks = reading.looks;
        for (int i = 0; i < 6; ++i) looks = turned(looks, 1);
        for (std::size_t p = 0; p < standard::kPaths; ++p)
            QCOMPARE(looks.pieces.paths[p].road, reading.looks.pieces.paths[p].road);
        QVERIFY(cv::norm(looks.terrain[4].tokenCenter - reading.looks.terrain[4].tokenCenter) < 1e-9);
        QCOMPARE(turned(reading.looks, 2).terrain[index(*rotated(HexId{0}, 2))].terrain,
                 reading.looks.terrain[0].terrain);
    }

    void theSidesOfTheFrameTurnWithTheBoard() {
        for (std::size_t side = 0; side < kFrameSides; ++side)
            for (std::size_t place = 0; place < kFramePlaces; ++place)
                QCOMPARE(*rotated(harborPlaceOf(side, place), 1), harborPlaceOf((side + 1) % kFrameSides, place));
    }

    void framesThatAgreeBecomeSteady() {
        JoinedReading joined;
        int frame = 0;
        for (; frame < 12 && !joined.steady(); ++frame) {
            const BoardReading reading = readBoard(drawBoard(view(0.5 * frame)));
            joined.add(reading, reading.boardToImage);
            QCOMPARE(joined.frames(), frame + 1);
        }
        QVERIFY(joined.steady());
        QVERIFY(frame > 3);
        QCOMPARE(joined.progress(), 1.0);
        QVERIFY(joined.reading().found());
        QVERIFY(rightNumbers(joined.reading(), homographyOf(view(0.5 * (frame - 1)))) >= 16);
    }

    void aBoardThatIsTurnedInTheHandKeepsItsNames() {
        // The reader names the places of these two pictures differently, because another side is uppermost; the tracker
        // does not.
        const BoardReading first = readBoard(drawBoard(view(20)));
        const BoardReading second = readBoard(drawBoard(view(40)));
        const cv::Matx33d followed = second.boardToImage * turn(-CV_PI / 3);
        const cv::Point2d north = project(first.boardToImage, {0, -4}) - project(first.boardToImage, {0, 0});
        double nearest = 1e9;
        cv::Matx33d best = followed;
        for (int k = 0; k < 6; ++k) {
            const cv::Matx33d h = second.boardToImage * turn(k * CV_PI / 3);
            const double distance = cv::norm(project(h, {0, -4}) - project(h, {0, 0}) - north);
            if (distance < nearest) {
                nearest = distance;
                best = h;
            }
        }
        JoinedReading joined;
        joined.add(first, first.boardToImage);
        joined.add(second, best);
        int same = 0;
        for (std::size_t h = 0; h < standard::kHexes; ++h)
            same += joined.reading().hexes[h].terrain == first.hexes[h].terrain;
        QVERIFY(same >= 18);
        QVERIFY(cv::norm(cv::Mat(joined.reading().boardToImage - best)) < 1e-9);
    }

    void whatOneFrameHidesAnotherShows() {
        JoinedReading joined;
        for (int frame = 0; frame < 5; ++frame) {
            const DrawnView now = view(0, 3U + static_cast<unsigned>(frame));
            cv::Mat picture = drawBoard(now);
            // The glare is on another hex in each frame.
            const BoardPoint p = position(static_cast<HexId>(4 * frame));
            cv::circle(picture, project(homographyOf(now), {p.x, p.y}), 60, {252, 252, 250}, cv::FILLED, cv::LINE_AA);
            const BoardReading reading = readBoard(picture);
            QVERIFY(reading.found());
            joined.add(reading, reading.boardToImage);
        }
        QVERIFY2(rightNumbers(joined.reading(), homographyOf(view(0))) >= 16,
                 qPrintable(QString::number(rightNumbers(joined.reading(), homographyOf(view(0))))));
    }
};

QTEST_APPLESS_MAIN(JoinReadingsTest)
#include "join_readings_test.moc"
