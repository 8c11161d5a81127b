// SPDX-License-Identifier: GPL-3.0-or-later
// Several readings of frames of a drawn board are joined to one.
#include "engine/game.h"
#include "engine/modules/seafarers/layouts.h"
#include "tests/vision/drawn_board.h"
#include "vision/live/join_readings.h"
#include "vision/locate/plane.h"
#include "vision/read_board.h"

#include <opencv2/imgproc.hpp>

#include <QTest>

#include <algorithm>
#include <cstddef>
#include <optional>

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

void see(HarborLook& look, std::size_t kind, float chance) {
    look.kind.fill((1 - chance) / (kHarborLooks - 1));
    look.kind[kind] = chance;
}

/// Looks at a frame with the six printed pieces. The first two sides have one harbour each: lumber and ore with
/// probability `lumberFirst`, ore and lumber with `oreFirst`.
HarborLooks printedFrame(float lumberFirst, float oreFirst) {
    HarborLooks looks(harborPlaces(standardIsland()).size());
    for (HarborLook& look : looks) {
        look.inPicture = true;
        see(look, 0, 0.98F);
    }
    const std::size_t lumber = harborLook(HarborKind::Lumber);
    const std::size_t ore = harborLook(HarborKind::Ore);
    for (const std::size_t side : {0, 1}) {
        HarborLook& look = looks[frameIndex(side, 1)];
        look.kind.fill((1 - lumberFirst - oreFirst) / (kHarborLooks - 2));
        look.kind[side == 0 ? lumber : ore] = lumberFirst;
        look.kind[side == 0 ? ore : lumber] = oreFirst;
    }
    see(looks[frameIndex(2, 1)], harborLook(HarborKind::Any), 0.98F);
    std::size_t side = 3;
    for (const HarborKind kind : {HarborKind::Wool, HarborKind::Grain, HarborKind::Brick}) {
        see(looks[frameIndex(side, 0)], harborLook(HarborKind::Any), 0.98F);
        see(looks[frameIndex(side, 2)], harborLook(kind), 0.98F);
        ++side;
    }
    return looks;
}

std::optional<HarborKind> harborAt(const BoardReading& reading, PathId at) {
    for (const HarborReading& harbor : reading.harbors)
        if (harbor.at == at) return harbor.gives;
    return std::nullopt;
}

/// Replaces the looks at figures: the merchant on A2 or on E2, no robber.
void seeMerchant(BoardReading& frame, float onFirst, float onSecond) {
    for (HexLook& look : frame.looks.pieces.hexes) look = {.none = 1, .robber = 0, .merchant = 0, .pirate = 0};
    frame.looks.pieces.hexes[index(*hexNamed("A2"))].merchant = onFirst;
    frame.looks.pieces.hexes[index(*hexNamed("E2"))].merchant = onSecond;
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

    void framesOfABoardAtSeaAreJoinedWithShipsAndPirate() { // SHIP-6, PIRATE-1
        const Board board = seafarers::scenarioBoard(Scenario::NewShores, 3, 7);
        const Ground ground = groundOf(board);
        const Island& island = board.island();
        PathId open = kNoPath; // between two hexes of the sea
        for (const PathId path : island.paths)
            if ((island.pathHexes[index(path)] & ground.sea).size() == 2) open = path;
        const HexId pirate = ground.sea.first();
        Params params;
        params.locate.islands = {ground};
        JoinedReading joined;
        for (int frame = 0; frame < 8 && joined.progress() < 1; ++frame) {
            const DrawnView seen{.island = board.islandId,
                                 .size = {1600, 1200},
                                 .rotation = 3.0 * frame,
                                 .tilt = 12,
                                 .side = 72,
                                 .seed = static_cast<unsigned>(frame + 1),
                                 .board = board};
            const cv::Matx33d truth = homographyOf(seen);
            BoardReading reading = readBoardAt(drawBoard(seen), truth, ground);
            QVERIFY(reading.found());
            // The drawings have no ships; one frame in three hides the pirate and Blue's ship.
            const float hidden = frame % 3 == 2 ? 0.6F : 0.02F;
            HexLook& sea = reading.looks.pieces.hexes[index(pirate)];
            sea.none = hidden;
            sea.pirate = 1 - hidden;
            auto& road = reading.looks.pieces.paths[index(open)].road;
            road.fill(0);
            road[0] = hidden;
            road[1 + index(Color::Blue)] = 1 - hidden;
            joined.add(reading, truth);
            QCOMPARE(joined.frames(), frame + 1);
        }
        QCOMPARE(joined.progress(), 1.0);
        const BoardReading& reading = joined.reading();
        QVERIFY(reading.ground() == ground);
        QVERIFY(reading.pirate && reading.pirate->at == pirate);
        const auto ship = std::find_if(reading.pieces.begin(), reading.pieces.end(),
                                       [&](const PieceReading& piece) { return piece.at == decltype(piece.at)(open); });
        QVERIFY(ship != reading.pieces.end());
        QCOMPARE(ship->piece, PieceKind::Ship);
        QCOMPARE(ship->color, Color::Blue);
        for (const HexId hex : island.hexes)
            QCOMPARE(reading.hexes[index(hex)].terrain == Terrain::Sea, ground.isSea(hex));
    }

    void framesThatAgreeBecomeSteady() {
        JoinedReading joined;
        int frame = 0;
        for (; frame < 12 && joined.progress() < 1; ++frame) {
            const BoardReading reading = readBoard(drawBoard(view(0.5 * frame)));
            joined.add(reading, reading.boardToImage);
            QCOMPARE(joined.frames(), frame + 1);
        }
        QCOMPARE(joined.progress(), 1.0);
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

    void aHarborThatChangesKeepsTheReadingFromBecomingSteady() {
        BoardReading frame = readBoard(drawBoard(view(0)));
        QVERIFY(frame.found());
        const PathId first = harborPlaceOf(0, 1);
        JoinedReading joined;
        frame.looks.harbors = printedFrame(0.5F, 0.4F);
        joined.add(frame, frame.boardToImage);
        joined.add(frame, frame.boardToImage);
        QVERIFY(harborAt(joined.reading(), first) == HarborKind::Lumber);
        QVERIFY(joined.progress() > 0); // nothing changed
        frame.looks.harbors = printedFrame(0.01F, 0.98F);
        joined.add(frame, frame.boardToImage);
        QVERIFY(harborAt(joined.reading(), first) == HarborKind::Ore);
        QCOMPARE(joined.progress(), 0.0);
    }

    void aMerchantThatMovesKeepsTheReadingFromBecomingSteady() {
        BoardReading frame = readBoard(drawBoard(view(0)));
        QVERIFY(frame.found());
        Params params;
        params.pieces.noMerchantAlone = params.pieces.noMerchant; // no knight is on this board
        JoinedReading joined(params);
        seeMerchant(frame, 0.999F, 0.99F);
        joined.add(frame, frame.boardToImage);
        joined.add(frame, frame.boardToImage);
        QVERIFY(joined.reading().merchant);
        QCOMPARE(joined.reading().merchant->at, *hexNamed("A2"));
        QVERIFY(joined.progress() > 0); // nothing changed
        seeMerchant(frame, 0.01F, 0.999F);
        joined.add(frame, frame.boardToImage);
        QVERIFY(joined.reading().merchant);
        QCOMPARE(joined.reading().merchant->at, *hexNamed("E2"));
        QCOMPARE(joined.progress(), 0.0);
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
