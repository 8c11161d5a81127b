// SPDX-License-Identifier: GPL-3.0-or-later
// Compares an open game with drawn photographs of its board.
#include "app/pictures/board_check.h"
#include "app/pictures/learned_sets.h"
#include "app/pictures/live_board.h"
#include "app/pictures/set_lessons.h"
#include "engine/record/position.h"
#include "tests/app/frames.h"
#include "tests/app/own_app.h"
#include "tests/support/at_sea.h"
#include "tests/support/given.h"
#include "tests/vision/drawn_board.h"
#include "vision/locate/plane.h"
#include "vision/read_board.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <QTest>
#include <QVideoSink>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::vision;
using namespace Qt::StringLiterals;
using reeve::testing::Blue;
using reeve::testing::frameOf;
using reeve::testing::Given;
using reeve::testing::hex;
using reeve::testing::path;
using reeve::testing::Red;

namespace {

const cv::Scalar kRed{40, 60, 200};
const cv::Scalar kBlue{170, 80, 30};

/// Red is on turn, has rolled a 6 and can build.
Given evening() {
    Given game(3);
    game.state.turn.red = 2;
    game.state.turn.yellow = 4;
    game.roads(Red, {"c5-c6"}).roads(Blue, {"d9-d10"}).hand(Red, {{Card::Brick, 2}, {Card::Lumber, 2}});
    return game;
}

} // namespace

class BoardCheckTest : public reeve::testing::OwnApp {
    Q_OBJECT
    std::unique_ptr<BoardCheck> m_check;

    void play(const GameState& state) { game().show(reeve::testing::sessionAt(state)); }
    /// A picture of testBoard() with these roads.
    QUrl photograph(double rotation, const std::vector<std::pair<PathId, cv::Scalar>>& roads) {
        const QString file = m_folder->filePath(u"table.png"_s);
        cv::imwrite(file.toStdString(), drawBoard({.size = {1600, 1200},
                                                   .rotation = rotation,
                                                   .tilt = 10,
                                                   .side = 115,
                                                   .board = reeve::testing::testBoard(),
                                                   .roads = roads}));
        return QUrl::fromLocalFile(file);
    }
    void read(const QUrl& picture) {
        m_check->read(picture);
        QCOMPARE(m_check->state(), u"reading"_s);
        QTRY_VERIFY_WITH_TIMEOUT(m_check->state() != u"reading"_s, 30000);
    }
    /// The difference at a place; default-constructed if there is none.
    DifferenceFacts difference(const QString& at) {
        for (const DifferenceFacts& d : m_check->differences())
            if (d.at == at) return d;
        return {};
    }
    bool differs(const QString& at) { return !difference(at).id.isEmpty(); }

private slots:
    void init() {
        start();
        m_check = std::make_unique<BoardCheck>(game(), *m_services->sets, *m_services->lessons);
    }
    void cleanup() {
        m_check.reset();
        m_services.reset();
    }

    void aBoardThatLiesAsTrackedDiffersInNothing() {
        play(evening().state);
        read(photograph(0, {{path("c5-c6"), kRed}, {path("d9-d10"), kBlue}}));
        QCOMPARE(m_check->state(), u"done"_s);
        QVERIFY2(m_check->differences().isEmpty(), qPrintable(difference(u"c5-c6"_s).id));
        // The drawn board has no robber: its recorded place is reported as unclear.
        QCOMPARE(m_check->verdict(), u"unclear"_s);
        QCOMPARE(m_check->unclear().size(), 1);
        const DifferenceFacts robber = m_check->unclear().first();
        QCOMPARE(robber.seen.kind, QString());
        QCOMPARE(robber.tracked.kind, u"piece"_s);
        QCOMPARE(robber.tracked.piece, u"robber"_s);
        QCOMPARE(robber.outline.size(), 12);
        QVERIFY(robber.onPicture);
        QVERIFY(robber.doubtful);
        m_check->dismiss(robber.id);
        QCOMPARE(m_check->verdict(), u"same"_s);
        QCOMPARE(m_check->dismissed(), 1);
        m_check->recall();
        QCOMPARE(m_check->verdict(), u"unclear"_s);
        QCOMPARE(m_check->pictureWidth(), 1600);
    }

    void aRoadThatWasForgottenIsTakenOverAsTheBuildingOfIt() {
        play(evening().state);
        read(photograph(121, {{path("c5-c6"), kRed}, {path("c6-c7"), kRed}, {path("d9-d10"), kBlue}}));
        QCOMPARE(m_check->rotation(), 2);
        const DifferenceFacts road = difference(u"c6-c7"_s);
        QCOMPARE(road.mode, u"command"_s);
        QCOMPARE(road.seen.piece, u"road"_s);
        QCOMPARE(road.seen.color, u"red"_s);
        QCOMPARE(road.tracked.kind, u"nothing"_s);
        QCOMPARE(road.outline.size(), 8); // four corners, x and y
        QVERIFY(m_check->takeOver(road.id));
        QCOMPARE(game().players().at(0).handCount, 2); // the road was paid for
        QVERIFY(!differs(u"c6-c7"_s));
        QVERIFY(game().undo());
        QVERIFY(differs(u"c6-c7"_s));
    }

    void whatIsNoMoveIsTakenOverAsACorrection() {
        play(evening().state);
        read(photograph(0, {{path("c5-c6"), kRed}, {path("d9-d10"), kBlue}, {path("a2-a3"), kBlue}}));
        const DifferenceFacts road = difference(u"a2-a3"_s);
        QCOMPARE(road.mode, u"correct"_s);
        QVERIFY(m_check->takeOver(road.id));
        QVERIFY(!differs(u"a2-a3"_s));
        QVERIFY(!m_check->takeOver(road.id));
        QVERIFY(!m_check->takeOver(u"nonsense"_s));
    }

    void aShipThatStandsElsewhereIsMarkedOnThePictureAndTakenOver() {
        Given given = evening();
        given.state.rules.game = GameKind::CitiesAndKnights;
        given.state.shipSpaces = 2;
        play(given.state);
        const QUrl picture = photograph(0, {{path("c5-c6"), kRed}, {path("d9-d10"), kBlue}});
        const cv::Mat bgr = cv::imread(picture.toLocalFile().toStdString());
        Looks looks = readBoard(bgr).looks;
        const cv::Matx33d boardToImage = readBoard(bgr).boardToImage;
        looks.ship = {.space = {0, 0, 0, 0, 0, 1}, .at = {6, 0}}; // the ship is on space 4, east of the island
        ScanResult result;
        result.reading = readLooks(looks, boardToImage);
        result.size = bgr.size();
        m_check->show(picture, result);
        const DifferenceFacts ship = difference(u"barbarians"_s);
        QCOMPARE(ship.seen.kind, u"ship"_s);
        QCOMPARE(ship.seen.spaces, 4);
        QCOMPARE(ship.tracked.spaces, 2);
        const cv::Point2d there = project(boardToImage, {6, 0});
        QCOMPARE(ship.center, QPointF(there.x, there.y));
        QVERIFY2(m_check->region().right() > there.x, "the picture is shown as far as the ship");
        QVERIFY(m_check->takeOver(ship.id));
        QVERIFY(!differs(u"barbarians"_s));
        QCOMPARE(game().barbarians().spaces, 4);
    }

    void whatIsPutAsideStaysSoUntilItIsRecalled() {
        play(evening().state);
        read(photograph(0, {{path("c5-c6"), kRed}, {path("d9-d10"), kBlue}, {path("a2-a3"), kBlue}}));
        const int before = static_cast<int>(m_check->differences().size());
        m_check->dismiss(difference(u"a2-a3"_s).id);
        QCOMPARE(m_check->differences().size(), before - 1);
        QCOMPARE(m_check->dismissed(), 1);
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"build"_s}, {u"piece"_s, u"road"_s}, {u"at"_s, u"c6-c7"_s}}));
        QVERIFY(!differs(u"a2-a3"_s));
        QVERIFY(differs(u"c6-c7"_s)); // the record now has a road that is not on the picture
        m_check->recall();
        QVERIFY(differs(u"a2-a3"_s));
    }

    void theHexesThatPayLieWhereThePictureShowsThem() {
        Given game = evening();
        game.settlement(Red, "e4").city(Blue, "f4").beforeTheRoll(); // both are at E2, which has number 2
        play(game.state);
        QVERIFY(this->game().perform(
            QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, 1}, {u"yellow"_s, 1}, {u"event"_s, u"ship"_s}}));
        const std::vector<std::pair<PathId, cv::Scalar>> roads{{path("c5-c6"), kRed}, {path("d9-d10"), kBlue}};
        const DrawnView view{.size = {1600, 1200},
                             .rotation = 60,
                             .tilt = 10,
                             .side = 115,
                             .board = reeve::testing::testBoard(),
                             .roads = roads};
        read(photograph(60, roads));
        const QList<HexPaymentFacts> list = m_check->payments({u"E2"_s, u"nowhere"_s});
        QCOMPARE(list.size(), 1);
        const HexPaymentFacts paid = list.first();
        const cv::Point2d truth = [&] {
            const cv::Matx33d h = homographyOf(view);
            const BoardPoint p = position(hex("E2"));
            const cv::Vec3d q = h * cv::Vec3d(p.x, p.y, 1);
            return cv::Point2d(q[0] / q[2], q[1] / q[2]);
        }();
        QVERIFY(std::hypot(paid.center.x() - truth.x, paid.center.y() - truth.y) < 15);
        QCOMPARE(paid.outline.size(), 12);
        QCOMPARE(paid.takers.size(), 2);
        QCOMPARE(paid.takers[0].color, u"red"_s);
        QCOMPARE(paid.takers[0].cards, 1);
        QCOMPARE(paid.takers[1].cards, 2);
    }

    void whatIsBuiltAfterTheRollIsPaidNothingInTheOverlay() {
        Given game = evening();
        game.settlement(Red, "e4").hand(Red, {{Card::Ore, 3}, {Card::Grain, 2}}).beforeTheRoll();
        play(game.state);
        read(photograph(0, {{path("c5-c6"), kRed}, {path("d9-d10"), kBlue}}));
        const auto cards = [&] {
            const QList<HexTakerFacts> takers = m_check->payments({u"E2"_s}).first().takers;
            return takers.isEmpty() ? 0 : takers.first().cards;
        };
        QVERIFY(this->game().perform(
            QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, 1}, {u"yellow"_s, 1}, {u"event"_s, u"ship"_s}}));
        QCOMPARE(cards(), 1);
        QVERIFY(this->game().perform(QVariantMap{{u"do"_s, u"build"_s}, {u"piece"_s, u"city"_s}, {u"at"_s, u"e4"_s}}));
        QCOMPARE(cards(), 1);
    }

    void anotherBoardIsNotComparedPieceByPiece() {
        Given game = evening();
        game.state.board = randomBoard(99);
        play(game.state);
        read(photograph(0, {}));
        QCOMPARE(m_check->state(), u"other-board"_s);
        QVERIFY(m_check->differences().isEmpty());
        QVERIFY(m_check->message().contains(u"not the board"_s));
        m_language.show(u"de"_s);
        QVERIFY(!m_check->message().contains(u"not the board"_s));
    }

    void aGameOnTheIslandOfThirtyHexesIsHeldAgainstItsPhotograph() { // SIX-1
        NewGame large;
        for (int p = 0; p < 3; ++p) large.players.push_back(static_cast<Color>(p));
        large.board = randomBoard(7, IslandId::Extended);
        const GameState state = newGame(large);
        play(state);
        const auto draw = [&](std::vector<std::pair<PathId, cv::Scalar>> roads) {
            const QString file = m_folder->filePath(u"large.png"_s);
            cv::imwrite(file.toStdString(), drawBoard({.island = IslandId::Extended,
                                                       .size = {1600, 1200},
                                                       .rotation = 180,
                                                       .tilt = 10,
                                                       .side = 82,
                                                       .board = state.board,
                                                       .roads = std::move(roads)}));
            return QUrl::fromLocalFile(file);
        };
        read(draw({}));
        QCOMPARE(m_check->state(), u"done"_s);
        QCOMPARE(m_check->rotation(), 3);
        QVERIFY(m_check->differences().isEmpty());
        read(draw({{*state.island().pathNamed("d5-d6"), kRed}}));
        QVERIFY(differs(u"d5-d6"_s));
        read(photograph(0, {})); // a board of 19 hexes
        QCOMPARE(m_check->state(), u"other-board"_s);
        QVERIFY(m_check->differences().isEmpty());
    }

    void aGameOfSeafarersIsHeldAgainstItsPhotograph() { // SCEN-5
        play(evening().state);
        read(photograph(0, {}));
        QCOMPARE(m_check->state(), u"done"_s);
        reeve::testing::AtSea sea;
        for (const PlayerId p : {Red, Blue, reeve::testing::White}) {
            sea.state.player(p).settlements = sea.state.player(p).cities = {};
            sea.state.player(p).roads = {};
        }
        sea.ships(Red, {"c2-c3"});
        play(sea.state); // another game is opened while the result is shown
        QCOMPARE(m_check->state(), u"other-board"_s);
        QVERIFY(m_check->differences().isEmpty());

        const auto drawn = [&](double rotation) {
            return drawBoard({.island = IslandId::Sea37,
                              .size = {1800, 1400},
                              .rotation = rotation,
                              .tilt = 12,
                              .side = 80,
                              .board = sea.state.board,
                              .roads = {{sea.path("e6-e7"), kRed}, {sea.path("c2-c3"), kRed}}});
        };
        // The picture has a road that is not in the record. Where the record has a ship, it has a shape that looks like
        // a road.
        const QString file = m_folder->filePath(u"sea.png"_s);
        cv::imwrite(file.toStdString(), drawn(175));
        read(QUrl::fromLocalFile(file));
        QCOMPARE(m_check->state(), u"done"_s);
        QVERIFY(differs(u"e6-e7"_s));
        QVERIFY(!differs(u"c2-c3"_s));
        QVERIFY(m_check->differences().size() <= 2);

        // The same by a live picture.
        QVideoSink sink;
        LiveBoard live;
        live.setVideoSink(&sink);
        m_check->aim(&live);
        for (int frame = 0; frame < 60 && !live.steady(); ++frame) {
            sink.setVideoFrame(frameOf(drawn(175 + 0.3 * (frame % 10))));
            QTest::qWait(60);
        }
        QVERIFY(live.steady());
        QVERIFY(m_check->take(&live));
        QCOMPARE(m_check->state(), u"done"_s);
        QVERIFY(differs(u"e6-e7"_s));
        QVERIFY(!differs(u"c2-c3"_s));
        QVERIFY(m_check->differences().size() <= 2);
    }

    void aPlaceOutsideOfThePictureIsNotSaidToBeOnIt() {
        play(evening().state);
        const QUrl picture = photograph(0, {{path("c5-c6"), kRed}}); // Blue's road is missing
        const cv::Mat bgr = cv::imread(picture.toLocalFile().toStdString());
        ScanResult result;
        result.reading = readBoard(bgr);
        result.size = bgr.size();
        m_check->show(picture, result);
        const DifferenceFacts road = difference(u"d9-d10"_s);
        QCOMPARE(road.tracked.piece, u"road"_s);
        QVERIFY(road.onPicture);

        result.size.width = static_cast<int>(road.center.x()) - 1; // the picture ends west of it
        m_check->show(picture, result);
        QVERIFY(differs(u"d9-d10"_s));
        QVERIFY(!difference(u"d9-d10"_s).onPicture);

        result.size = bgr.size();
        const cv::Matx33d up{1, 0, 0, 0, 1, -road.center.y() - 1, 0, 0, 1}; // it begins south of it
        result.reading.boardToImage = up * result.reading.boardToImage;
        m_check->show(picture, result);
        QVERIFY(differs(u"d9-d10"_s));
        QVERIFY(!difference(u"d9-d10"_s).onPicture);
    }

    void picturesThatCannotBeReadSaySo() {
        play(evening().state);
        read(QUrl::fromLocalFile(m_folder->filePath(u"none.jpg"_s)));
        QCOMPARE(m_check->state(), u"failed"_s);
        QVERIFY(!m_check->message().isEmpty());
        const QString black = m_folder->filePath(u"black.png"_s);
        cv::imwrite(black.toStdString(), cv::Mat(600, 800, CV_8UC3, cv::Scalar::all(0)));
        read(QUrl::fromLocalFile(black));
        QCOMPARE(m_check->state(), u"not-found"_s);
        QVERIFY(m_check->message().contains(u"dark"_s));
    }

    void aCheckThatIsGivenUpSaysNothingLater() {
        play(evening().state);
        m_check->read(photograph(0, {}));
        m_check->cancel();
        QTest::qWait(1500); // a fixed wait: twice the time that this picture takes to read
        QCOMPARE(m_check->state(), u"idle"_s);
        QVERIFY(m_check->picture().isEmpty());
    }

    void theStagesAreToldWhileItReads() {
        play(evening().state);
        QStringList stages;
        connect(m_check.get(), &BoardCheck::changed, this, [&] {
            if (m_check->state() == u"reading"_s && (stages.isEmpty() || stages.last() != m_check->stage()))
                stages.append(m_check->stage());
        });
        read(photograph(0, {}));
        QCOMPARE(stages, QStringList({u"load"_s, u"locate"_s, u"read"_s}));
    }

    void closingTheGameForgetsThePicture() {
        play(evening().state);
        read(photograph(0, {}));
        game().close();
        QCOMPARE(m_check->state(), u"idle"_s);
        QVERIFY(m_check->picture().isEmpty());
    }
};

QTEST_MAIN(BoardCheckTest)
#include "board_check_test.moc"
