// SPDX-License-Identifier: GPL-3.0-or-later
// Tracking a drawn board that moves as before a camera held in the hand.
#include "engine/board/standard_island.h"
#include "engine/modules/seafarers/layouts.h"
#include "tests/vision/drawn_board.h"
#include "vision/live/track_island.h"
#include "vision/locate/plane.h"

#include <opencv2/imgproc.hpp>

#include <QTest>

#include <cmath>

using namespace reeve;
using namespace reeve::vision;

namespace {

/// The view in a frame: the camera sways, comes closer and rotates.
DrawnView swaying(int frame) {
    const double t = frame / 15.0;
    return {.size = {1280, 720},
            .rotation = 10 + 12 * t,
            .tilt = 18 + 8 * std::sin(t),
            .tiltTo = 40 * t,
            .side = 58 + 6 * std::sin(1.7 * t),
            .offset = {60 * std::sin(2.1 * t), 25 * std::cos(1.3 * t)},
            .seed = 4};
}

/// The same camera over a board of Seafarers.
DrawnView swayingOver(const Board& board, int frame) {
    DrawnView view = swaying(frame);
    view.island = board.islandId;
    view.side *= board.island().hexCount < 50 ? 0.7 : 0.58;
    view.board = board;
    return view;
}

/// The largest distance between equal places of two homographies, in hex sides. Both must have the same north.
double apart(const cv::Matx33d& a, const cv::Matx33d& b, const Island& island = standardIsland()) {
    double worst = 0;
    for (const IntersectionId at : island.intersections) {
        const cv::Point2d p = toPoint(island.position(at));
        worst = std::max(worst, cv::norm(project(a, p) - project(b, p)));
    }
    return worst / sidePixels(b);
}

} // namespace

class TrackIslandTest : public QObject {
    Q_OBJECT

private slots:
    void theOutlineStaysOnABoardThatMovesAndIsSearchedOnlyOnce() {
        IslandTracker tracker;
        int searched = 0;
        std::optional<cv::Matx33d> north; // rotation from the drawing to the names of the tracker
        for (int frame = 0; frame < 30; ++frame) {
            const DrawnView view = swaying(frame);
            const Sight sight = tracker.look(drawBoard(view));
            QVERIFY2(sight.boardToImage, qPrintable(QString::number(frame)));
            searched += sight.searched;
            const cv::Matx33d truth = homographyOf(view);
            if (!north) {
                double least = 1e9;
                for (int k = 0; k < 6; ++k) {
                    const double distance = apart(*sight.boardToImage * turn(k * CV_PI / 3), truth);
                    if (distance < least) {
                        least = distance;
                        north = turn(k * CV_PI / 3);
                    }
                }
            }
            // North stays the same while the board rotates by 24 degrees.
            QVERIFY2(apart(*sight.boardToImage * *north, truth) < 0.15,
                     qPrintable(QString::number(apart(*sight.boardToImage * *north, truth))));
            QCOMPARE(sight.advice, Advice::None);
        }
        QCOMPARE(searched, 1);
    }

    void aBoardAtSeaIsFollowedWhetherItsLayoutIsToldOrSeen_data() { // SCEN-5
        QTest::addColumn<Scenario>("scenario");
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("told");
        QTest::newRow("New Shores, 3, told") << Scenario::NewShores << 3 << true;
        QTest::newRow("New Shores, 4, told") << Scenario::NewShores << 4 << true;
        QTest::newRow("New Shores, 6, told") << Scenario::NewShores << 6 << true;
        QTest::newRow("Through the Desert, 4, told") << Scenario::ThroughTheDesert << 4 << true;
        QTest::newRow("Through the Desert, 5, told") << Scenario::ThroughTheDesert << 5 << true;
        QTest::newRow("New Shores, 4, seen: its main island has the form of the standard one")
            << Scenario::NewShores << 4 << false;
        QTest::newRow("Through the Desert, 3, seen") << Scenario::ThroughTheDesert << 3 << false;
    }

    void aBoardAtSeaIsFollowedWhetherItsLayoutIsToldOrSeen() {
        QFETCH(Scenario, scenario);
        QFETCH(int, players);
        QFETCH(bool, told);
        const Board board = seafarers::scenarioBoard(scenario, players, 7);
        Params params;
        params.locate.scenarios = !told;
        if (told) params.locate.islands = {groundOf(scenario, players)};
        IslandTracker tracker(params);
        int searched = 0;
        for (int frame = 0; frame < 24; ++frame) {
            const DrawnView view = swayingOver(board, frame);
            const Sight sight = tracker.look(drawBoard(view));
            QVERIFY2(sight.boardToImage, qPrintable(QString::number(frame)));
            QVERIFY(sight.ground == groundOf(board));
            QVERIFY(sight.plain);
            searched += sight.searched;
            const double off = apart(*sight.boardToImage, homographyOf(view), board.island()); // there is one north
            QVERIFY2(off < 0.15, qPrintable(QString("%1: %2").arg(frame).arg(off)));
            QCOMPARE(sight.advice, Advice::None);
        }
        QCOMPARE(searched, 1);
    }

    void anIslandWithoutSeaIsFollowedWhereALayoutMayLie() {
        Params params;
        params.locate.scenarios = true;
        IslandTracker tracker(params);
        int searched = 0;
        for (int frame = 0; frame < 5; ++frame) {
            const Sight sight = tracker.look(drawBoard(swaying(frame)));
            QVERIFY(sight.boardToImage);
            QVERIFY(sight.ground == Ground(IslandId::Standard));
            QVERIFY(sight.plain);
            searched += sight.searched;
        }
        QCOMPARE(searched, 1);
    }

    void aBoardAtSeaIsFoundAfterFramesWithoutABoard() {
        Params params;
        params.locate.scenarios = true;
        IslandTracker tracker(params);
        const cv::Mat wood(720, 1280, CV_8UC3, cv::Scalar(60, 85, 120));
        const Board board = seafarers::scenarioBoard(Scenario::NewShores, 4, 7);
        for (int before = 0; before < 2; ++before) QVERIFY(!tracker.look(wood).boardToImage);
        Sight sight;
        for (int frame = 0; frame < 4 && !sight.boardToImage; ++frame)
            sight = tracker.look(drawBoard(swayingOver(board, frame)));
        QVERIFY(sight.boardToImage);
        QVERIFY(sight.ground == groundOf(board));
    }

    void aBoardThatJumpsIsFoundAgain() {
        IslandTracker tracker;
        QVERIFY(tracker.look(drawBoard(swaying(0))).boardToImage);
        DrawnView elsewhere = swaying(0);
        elsewhere.offset = {-250, -40};
        elsewhere.side = 46;
        const Sight sight = tracker.look(drawBoard(elsewhere));
        QVERIFY(sight.boardToImage);
        const cv::Point2d center = project(*sight.boardToImage, {0, 0});
        QVERIFY(cv::norm(center - project(homographyOf(elsewhere), {0, 0})) < 8);
    }

    void aBoardThatIsTakenAwayIsLost() {
        IslandTracker tracker;
        QVERIFY(tracker.look(drawBoard(swaying(0))).boardToImage);
        const cv::Mat wood(720, 1280, CV_8UC3, cv::Scalar(60, 85, 120));
        const Sight sight = tracker.look(wood);
        QVERIFY(!sight.boardToImage);
        QCOMPARE(sight.advice, Advice::NoIsland);
        QVERIFY(tracker.look(drawBoard(swaying(3))).boardToImage);
    }

    void whatToChangeIsSaid_data() {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("advice");
        QTest::newRow("dark") << 0 << "too-dark";
        QTest::newRow("shaken") << 1 << "blurred";
        QTest::newRow("steep") << 2 << "too-steep";
        QTest::newRow("half outside") << 3 << "cut-off";
        QTest::newRow("nothing there") << 4 << "no-island";
        QTest::newRow("good") << 5 << "";
        QTest::newRow("no frame") << 6 << "no-island";
        QTest::newRow("a corner outside") << 7 << "cut-off";
    }

    void whatToChangeIsSaid() {
        QFETCH(int, kind);
        QFETCH(QString, advice);
        DrawnView view{.size = {1280, 720}, .side = 60};
        cv::Mat frame;
        switch (kind) {
        case 0: view.light = 0.05; break;
        case 2: view.tilt = 52; break;
        case 3: view.offset = {-560, 30}; break;
        case 7: view.offset = {-420, 0}; break;
        default: break;
        }
        frame = drawBoard(view);
        if (kind == 1) cv::GaussianBlur(frame, frame, {}, 24);
        if (kind == 4) frame = cv::Scalar(60, 85, 120);
        if (kind == 6) frame = cv::Mat();
        IslandTracker tracker;
        const std::string_view said = word(tracker.look(frame).advice);
        QCOMPARE(QString::fromUtf8(said.data(), static_cast<qsizetype>(said.size())), advice);
    }
};

QTEST_APPLESS_MAIN(TrackIslandTest)
#include "track_island_test.moc"
