// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/setup/boards.h"
#include "tests/vision/drawn_board.h"
#include "vision/judge/turn_reading.h"
#include "vision/locate/plane.h"
#include "vision/read_board.h"

#include <opencv2/imgproc.hpp>

#include <QTest>

using namespace reeve;
using namespace reeve::vision;

namespace {

/// A position with the terrains and numbers of a reading; rotated by `rotation` times 60° clockwise its places are
/// those of the reading.
GameState trackedAs(const BoardReading& reading, int rotation) {
    GameState state;
    state.playerCount = state.seatCount = 3;
    state.colors = {Color::Red, Color::Blue, Color::White};
    for (int i = 0; i < standard::kHexes; ++i) {
        const HexReading& hex = reading.hexes[index(*rotated(static_cast<HexId>(i), rotation))];
        state.board.terrain[static_cast<std::size_t>(i)] = hex.terrain;
        state.board.number[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(hex.number);
    }
    return state;
}

} // namespace

class ReadBoardTest : public QObject {
    Q_OBJECT

private slots:
    void aDrawnBoardIsFoundWhereItLies() {
        const DrawnView view{.rotation = 3, .tilt = 20};
        const BoardReading reading = readBoard(drawBoard(view));
        QVERIFY(reading.found());
        const cv::Matx33d truth = homographyOf(view);
        for (int i = 0; i < standard::kHexes; ++i) {
            const auto hex = static_cast<HexId>(i);
            const cv::Point2d want = project(truth, toPoint(position(hex)));
            QVERIFY(cv::norm(reading.hexes[index(hex)].centerPx - want) < 0.1 * sidePixels(truth));
        }
    }

    void aDrawnBoardOfThirtyHexesIsReadWithItsTerrains() { // SIX-1, SIX-2
        const Board board = boardFor(Layout::Random, 5, IslandId::Extended);
        const DrawnView view{
            .island = IslandId::Extended, .size = {1600, 1200}, .rotation = 3, .tilt = 15, .side = 78, .board = board};
        const BoardReading reading = readBoard(drawBoard(view));
        QVERIFY(reading.found());
        QCOMPARE(reading.island, IslandId::Extended);
        QCOMPARE(reading.hexes.size(), std::size_t{30});
        const Island& island = islandOf(IslandId::Extended);
        int terrains = 0;
        int numbers = 0;
        for (const HexId hex : island.hexes) {
            const HexReading& read = reading.hexes[index(hex)];
            const cv::Point2d want = project(homographyOf(view), toPoint(island.position(hex)));
            QVERIFY(cv::norm(read.centerPx - want) < 0.1 * sidePixels(homographyOf(view)));
            terrains += read.terrain == board.terrain[index(hex)];
            numbers += read.number == board.number[index(hex)];
        }
        QVERIFY2(terrains >= 28 && numbers >= 28,
                 qPrintable(QString("%1 terrains, %2 numbers").arg(terrains).arg(numbers)));
    }

    void aReadingOfThirtyHexesTurnedHalfRoundTwiceIsTheSame() {
        const DrawnView view{.island = IslandId::Extended, .side = 58};
        const BoardReading reading = readBoard(drawBoard(view));
        QVERIFY(reading.found());
        const BoardReading half = turned(reading, 3);
        const Island& island = reading.places();
        for (const HexId hex : island.hexes)
            QCOMPARE(half.hexes[index(*island.rotated(hex, 3))].terrain, reading.hexes[index(hex)].terrain);
        QVERIFY(worstError(half.boardToImage, reading.boardToImage, IslandId::Extended) < 1e-6);
        QCOMPARE(turned(half, 3).uncertain, reading.uncertain);
        // unchanged: this rotation does not map the island to itself
        QCOMPARE(turned(reading, 1).boardToImage, reading.boardToImage);
    }

    void anIslandWhosePlaceIsGivenIsReadThere() {
        const DrawnView view{.rotation = 65, .tilt = 20};
        const cv::Mat photo = drawBoard(view);
        const BoardReading given = readBoardAt(photo, homographyOf(view));
        QVERIFY(given.found());
        QCOMPARE(given.locateMilliseconds, 0.0);
        const BoardReading found = readBoard(photo); // north is the same in both
        for (std::size_t i = 0; i < standard::kHexes; ++i) {
            QVERIFY(cv::norm(given.hexes[i].centerPx - found.hexes[i].centerPx) < 8);
            QCOMPARE(given.hexes[i].terrain, found.hexes[i].terrain);
        }
    }

    void aPlaceThatNoCameraShowsIsNoIsland() {
        const cv::Mat photo = drawBoard({});
        const cv::Matx33d mirrored = homographyOf({}) * cv::Matx33d{-1, 0, 0, 0, 1, 0, 0, 0, 1};
        for (const cv::Matx33d& h : {cv::Matx33d::zeros(), cv::Matx33d::eye(), mirrored})
            QCOMPARE(*readBoardAt(photo, h).failure, Failure::NoIsland);
        const cv::Matx33d aside = cv::Matx33d{1, 0, 500, 0, 1, 0, 0, 0, 1} * homographyOf({});
        QCOMPARE(*readBoardAt(photo, aside).failure, Failure::CutOff);
        QVERIFY(!readBoardAt(cv::Mat(), homographyOf({})).found());
    }

    void aTrackedPositionIsFoundUnderItsRotationAndSettlesDoubts() {
        const cv::Mat photo = drawBoard({.rotation = 3, .tilt = 20});
        const BoardReading plain = readBoard(photo);
        QVERIFY(!plain.trackedRotation);
        for (const int rotation : {0, 2, 5}) {
            const GameState state = trackedAs(plain, rotation);
            const BoardReading reading = withRecord(readBoard(photo), state);
            QCOMPARE(reading.trackedRotation.value_or(-1), rotation);
            QVERIFY(reading.uncertain.size() <= plain.uncertain.size());
            for (std::size_t i = 0; i < standard::kHexes; ++i) {
                QCOMPARE(reading.hexes[i].terrain, plain.hexes[i].terrain);
                QVERIFY(reading.hexes[i].terrainConfidence >= plain.hexes[i].terrainConfidence - 0.02);
            }
        }
    }

    void whatIsClearlySeenIsReportedAgainstTheRecord() {
        const cv::Mat photo = drawBoard({.rotation = 3, .tilt = 20});
        const BoardReading plain = readBoard(photo);
        GameState state = trackedAs(plain, 0);
        std::size_t surest = 0;
        for (std::size_t i = 1; i < standard::kHexes; ++i)
            if (plain.hexes[i].terrainConfidence > plain.hexes[surest].terrainConfidence) surest = i;
        const Terrain seen = plain.hexes[surest].terrain;
        state.board.terrain[surest] = seen == Terrain::Hills ? Terrain::Forest : Terrain::Hills;
        const BoardReading reading = withRecord(readBoard(photo), state);
        QVERIFY(reading.trackedRotation.has_value());
        QCOMPARE(reading.hexes[surest].terrain, seen);
    }

    void thePositionOfAnotherBoardIsIgnored() {
        const cv::Mat photo = drawBoard({.rotation = 3, .tilt = 20});
        const BoardReading plain = readBoard(photo);
        GameState other = trackedAs(plain, 0);
        for (std::size_t i = 0; i < standard::kHexes; ++i) {
            other.board.terrain[i] = static_cast<Terrain>((index(other.board.terrain[i]) + 1 + i % 3) % kTerrains);
            other.board.number[i] = other.board.number[i] == 4 ? 9 : 4;
        }
        const BoardReading reading = withRecord(readBoard(photo), other);
        QVERIFY(!reading.trackedRotation);
        QCOMPARE(reading.uncertain.size(), plain.uncertain.size());
    }

    void aFrameWithoutHarborsHasNone() { QVERIFY(readBoard(drawBoard({.rotation = 3, .tilt = 20})).harbors.empty()); }

    void everyDoubtNamesAHexAndIsBelowItsThreshold() {
        Params params;
        params.doubt = {.leastTerrainConfidence = 1.1, .leastNumberConfidence = 1.1};
        const BoardReading reading = readBoard(drawBoard({}), params);
        QVERIFY(reading.found());
        QCOMPARE(reading.uncertain.size(), std::size_t{2 * standard::kHexes});
        QVERIFY(reading.isUncertain(HexDoubt{standardIsland().hexes.first(), HexField::Terrain}));
        QVERIFY(reading.isUncertain(HexDoubt{static_cast<HexId>(standard::kHexes - 1), HexField::Number}));
    }

    void aReadingScalesToALargerPicture() {
        BoardReading reading = readBoard(drawBoard({}));
        const BoardReading before = reading;
        scalePixels(reading, 2);
        QVERIFY(cv::norm(reading.hexes[0].centerPx - (before.hexes[0].centerPx * 2 + cv::Point2d{0.5, 0.5})) < 1e-9);
        QVERIFY(cv::norm(project(reading.boardToImage, toPoint(position(HexId{0}))) - reading.hexes[0].centerPx) <
                1e-6);
    }

    void picturesWithoutABoardAreAnsweredClearly_data() {
        QTest::addColumn<QString>("reason");
        QTest::addColumn<int>("kind");
        QTest::newRow("black") << "too-dark" << 0;
        QTest::newRow("a board in the dark") << "too-dark" << 1;
        QTest::newRow("noise") << "no-island" << 2;
        QTest::newRow("white paper") << "no-island" << 3;
        QTest::newRow("one pixel") << "no-island" << 4;
        QTest::newRow("nothing") << "no-island" << 5;
        QTest::newRow("grey values") << "no-island" << 6;
        QTest::newRow("a shaking hand") << "blurred" << 7;
        QTest::newRow("all blue") << "no-island" << 8;
        QTest::newRow("a hex beyond the edge") << "cut-off" << 9;
        QTest::newRow("half the island") << "cut-off" << 10;
        QTest::newRow("a photograph of the sea") << "no-island" << 11;
    }

    void picturesWithoutABoardAreAnsweredClearly() {
        QFETCH(QString, reason);
        QFETCH(int, kind);
        cv::Mat picture(600, 800, CV_8UC3, cv::Scalar::all(0));
        cv::RNG random(7);
        switch (kind) {
        case 1: picture = drawBoard({.light = 0.05}); break;
        case 2: random.fill(picture, cv::RNG::UNIFORM, 0, 256); break;
        case 3: picture = cv::Scalar::all(250); break;
        case 4: picture = cv::Mat(1, 1, CV_8UC3, cv::Scalar(200, 90, 10)); break;
        case 5: picture = cv::Mat(); break;
        case 6: picture = cv::Mat(600, 800, CV_8UC1, cv::Scalar(90)); break;
        case 7: cv::GaussianBlur(drawBoard({}), picture, {}, 30); break;
        case 8: picture = cv::Scalar(200, 110, 20); break;
        case 9: picture = drawBoard({.offset = {310, 0}}); break;
        case 10: picture = drawBoard({.rotation = 20, .tilt = 10, .offset = {-480, 40}}); break;
        case 11: cv::rectangle(picture, {0, 250, 800, 350}, {190, 120, 20}, cv::FILLED); break;
        default: break;
        }
        const BoardReading reading = readBoard(picture);
        QVERIFY(!reading.found());
        const std::string_view seen = word(*reading.failure);
        QCOMPARE(QString::fromUtf8(seen.data(), static_cast<qsizetype>(seen.size())), reason);
        QVERIFY(!advice(*reading.failure).empty());
    }
};

QTEST_APPLESS_MAIN(ReadBoardTest)
#include "read_board_test.moc"
