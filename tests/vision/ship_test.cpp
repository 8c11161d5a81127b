// SPDX-License-Identifier: GPL-3.0-or-later
// The barbarians' ship: from looks made by hand, and from a track drawn next to the board of the rendered photograph.
#include "engine/modules/seafarers/layouts.h"
#include "tests/vision/board_label.h"
#include "tests/vision/drawn_board.h"
#include "vision/judge/prior.h"
#include "vision/live/join_readings.h"
#include "vision/locate/lattice.h"
#include "vision/locate/plane.h"
#include "vision/look/find_ship.h"
#include "vision/picture/load_image.h"
#include "vision/read_board.h"

#include <opencv2/imgproc.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numbers>

using namespace reeve;
using namespace reeve::vision;

namespace {

constexpr double kCell = 2 * kTrackHalf / kTrackCells;

TrackLook& cellAt(TrackLooks& looks, cv::Point2d at) {
    const auto cell = [](double along) { return static_cast<std::size_t>((along + kTrackHalf) / kCell); };
    return looks[cell(at.y) * kTrackCells + cell(at.x)];
}

/// Looks at a straight track whose spaces are `apart` hex sides apart, the fourth in the middle of the square.
TrackLooks track(double apart) {
    TrackLooks looks(kTrackCells * kTrackCells);
    for (int space = 0; space < kTrackSpaces; ++space) {
        const cv::Point2d at{(space - 3) * apart, 0.1};
        if (std::abs(at.x) >= kTrackHalf) continue;
        TrackLook& look = cellAt(looks, at);
        look.space = {0.1F};
        look.space[static_cast<std::size_t>(space) + 1] = 0.9F;
    }
    return looks;
}

int likeliest(const ShipLook& look) {
    return static_cast<int>(std::max_element(look.space.begin(), look.space.end()) - look.space.begin()) - 1;
}

ShipLook onSpace(int space, float sure) {
    ShipLook look{.space = {1 - sure}, .at = {6, 1}};
    look.space[static_cast<std::size_t>(space) + 1] = sure;
    return look;
}

/// Looks at a board on which only the ship matters.
Looks boardWith(const ShipLook& ship) {
    Looks looks;
    for (std::size_t i = 0; i < standard::kHexes; ++i) {
        looks.terrain[i].terrainProbabilities[i % 5] = 1;
        looks.terrain[i].numberProbabilities[0] = 1;
        looks.pieces.hexes[i].none = 1;
    }
    for (PathLook& look : looks.pieces.paths) look.road[0] = 1;
    for (IntersectionLook& look : looks.pieces.intersections) look.kind[0] = 1;
    looks.ship = ship;
    return looks;
}

BoardReading readingWith(const ShipLook& ship) { return readLooks(boardWith(ship), cv::Matx33d::eye()); }

/// A position with the same terrains in a game with or without knights.
GameState record(bool knights, int spaces) {
    GameState state;
    state.playerCount = state.seatCount = 2;
    state.colors = {Color::Red, Color::Blue};
    state.rules.game = knights ? GameKind::CitiesAndKnights : GameKind::Base;
    for (std::size_t i = 0; i < standard::kHexes; ++i) state.board.terrain[i] = static_cast<Terrain>(i % 5);
    state.shipSpaces = static_cast<std::uint8_t>(spaces);
    return state;
}

/// Draws a tile south of a frame as far away as that of the standard board: eight spaces from a ship to an axe, and the
/// ship on one of them. `h`: from a plane with the middle of that board.
void drawTrack(cv::Mat& picture, const cv::Matx33d& h, int ship) {
    const auto polygon = [&](std::vector<cv::Point2d> points, const cv::Scalar& color) {
        std::vector<cv::Point> at;
        for (const cv::Point2d& p : points) at.emplace_back(project(h, p));
        cv::fillPoly(picture, std::vector{at}, color, cv::LINE_AA);
    };
    const auto disc = [&](cv::Point2d middle, double radius, const cv::Scalar& color) {
        std::vector<cv::Point2d> rim;
        for (int k = 0; k < 24; ++k)
            rim.push_back(middle + radius * cv::Point2d{std::cos(k * std::numbers::pi / 12),
                                                        std::sin(k * std::numbers::pi / 12)});
        polygon(rim, color);
    };
    const cv::Scalar sea{150, 90, 30}, paper{215, 235, 245}, ink{30, 30, 40};
    const auto space = [](int i) { return cv::Point2d{-2 + 0.58 * i, 6.1 + 0.12 * std::sin(i)}; };
    polygon({{-2.6, 5.5}, {2.7, 5.5}, {2.7, 6.8}, {-2.6, 6.8}}, sea);
    for (int i = 0; i < kTrackSpaces; ++i) {
        if (i > 0)
            polygon({space(i - 1) + cv::Point2d{0, -0.03}, space(i) + cv::Point2d{0, -0.03},
                     space(i) + cv::Point2d{0, 0.03}, space(i - 1) + cv::Point2d{0, 0.03}},
                    paper);
        disc(space(i), 0.22, ink);
        disc(space(i), 0.19, paper);
    }
    const auto hull = [&](cv::Point2d at, double size, const cv::Scalar& color) {
        const auto p = [&](double x, double y) { return at + size * cv::Point2d{x, y}; };
        polygon({p(-1, 0.1), p(1, 0.1), p(0.6, 0.6), p(-0.6, 0.6)}, color);
        polygon({p(-0.5, -0.9), p(0.5, -0.8), p(0.45, 0), p(-0.55, 0)}, color);
    };
    hull(space(0), 0.14, ink);
    const cv::Point2d end = space(kTrackSpaces - 1);
    for (const int side : {-1, 1})
        polygon({end + cv::Point2d{-0.1 * side, 0.14}, end + cv::Point2d{-0.06 * side, 0.14},
                 end + cv::Point2d{0.1 * side, -0.14}, end + cv::Point2d{0.06 * side, -0.14}},
                ink);
    if (ship >= 0) hull(space(ship) + cv::Point2d{0, -0.08}, 0.26, {22, 20, 20});
}

/// The rendered photograph with a track.
cv::Mat withTrack(const BoardLabel& label, int ship) {
    const cv::Mat photograph = loadImage(label.image).bgr;
    constexpr int kAround = 500; // pixels of table: the photograph has no room beside the board
    cv::Mat picture;
    cv::copyMakeBorder(photograph, picture, kAround, kAround, kAround, kAround, cv::BORDER_CONSTANT, {70, 105, 150});
    drawTrack(picture, cv::Matx33d{1, 0, kAround, 0, 1, kAround, 0, 0, 1} * label.boardToImage, ship);
    return picture;
}

BoardLabel rendered() { return boardLabel(REEVE_SOURCE_DIR "/resources/demo/board-pieces.json"); }

} // namespace

class ShipTest : public QObject {
    Q_OBJECT

private slots:
    void aShipAmongTheSpacesOfATrackStandsOnTheOneBelowIt_data() {
        QTest::addColumn<int>("space");
        for (const int space : {0, 3, 6, 7}) QTest::addRow("space %d", space) << space;
    }
    void aShipAmongTheSpacesOfATrackStandsOnTheOneBelowIt() {
        QFETCH(int, space);
        TrackLooks looks = track(0.5);
        const cv::Point2d at{(space - 3) * 0.5, 0.1};
        cellAt(looks, at).ship = 0.95F;
        const ShipLook ship = shipAmong(looks);
        QCOMPARE(likeliest(ship), space);
        QVERIFY(ship.there() > 0.9F);
        QVERIFY(cv::norm(ship.at - at) < kCell);
    }

    void aShipWithoutATrackAroundItIsNotRead() {
        TrackLooks looks(kTrackCells * kTrackCells);
        TrackLook& look = cellAt(looks, {0, 0});
        look.ship = 0.95F;
        look.space = {0.2F, 0.8F};
        QCOMPARE(likeliest(shipAmong(looks)), -1);
    }

    void spacesThatAreTooFarApartMakeNoTrack() {
        TrackLooks looks = track(1.5);
        cellAt(looks, {0, 0.1}).ship = 0.95F;
        QCOMPARE(likeliest(shipAmong(looks)), -1);
    }

    void theShipPrintedOnTheStartIsADoubtBesideTheRealOne() {
        TrackLooks looks = track(0.5);
        cellAt(looks, {-1.5, 0.1}).ship = 0.7F;
        cellAt(looks, {0.5, 0.1}).ship = 0.9F;
        const ShipLook both = shipAmong(looks);
        QCOMPARE(likeliest(both), 4);
        cellAt(looks, {-1.5, 0.1}).ship = 0;
        QVERIFY(shipAmong(looks).space[5] > both.space[5]);
    }

    void spacesThatAreHiddenAreCounted() {
        TrackLooks looks = track(0.5);
        cellAt(looks, {0, 0.1}).space = {1}; // covered by the sail of a ship on the next space
        cellAt(looks, {0.5, 0.1}).ship = 0.95F;
        QCOMPARE(likeliest(shipAmong(looks)), 4);
    }

    void aTrackWithoutItsShipIsNotRead() { QVERIFY(shipAmong(track(0.5)).there() < 0.5F); }

    void aShipThatIsSurelySeenIsReadAndOneThatIsNotIsAskedAbout() {
        const BoardReading sure = readingWith(onSpace(4, 0.99F));
        QVERIFY(sure.barbarians);
        QCOMPARE(sure.barbarians->spaces, 4);
        QVERIFY(!sure.isUncertain(FigureDoubt::Barbarians));
        const BoardReading doubtful = readingWith(onSpace(4, 0.7F));
        QVERIFY(doubtful.barbarians);
        QVERIFY(doubtful.isUncertain(FigureDoubt::Barbarians));
        QVERIFY(!readingWith({}).barbarians);
    }

    void aShipThatHasLandedIsNoPlaceOfTheRecordAndIsLeftOut() { // BARB-2, BARB-23
        QVERIFY(!readingWith(onSpace(7, 0.99F)).barbarians);
    }

    void aGameWithoutKnightsHasNoShip() {
        const BoardReading reading = readingWith(onSpace(4, 0.99F));
        QVERIFY(withRecord(reading, record(true, 4)).barbarians);
        QVERIFY(!withRecord(reading, record(false, 0)).barbarians);
    }

    void theRecordSettlesADoubtBetweenTwoSpaces() {
        ShipLook look = onSpace(4, 0.5F);
        look.space[0] = 0.02F;
        look.space[4] = 0.48F; // or on space 3
        const BoardReading reading = withRecord(readingWith(look), record(true, 3));
        QVERIFY(reading.barbarians);
        QCOMPARE(reading.barbarians->spaces, 3);
    }

    void aShipSurelySeenElsewhereIsKeptAndAskedAbout() {
        ShipLook look = onSpace(5, 0.91F);
        look.space[0] = 0.01F;
        look.space[3] = 0.08F;
        const BoardReading seen = readingWith(look);
        QVERIFY(!seen.isUncertain(FigureDoubt::Barbarians));
        Params params;
        params.prior.figure = 100; // a record with this weight would move the ship
        const BoardReading reading = withRecord(seen, record(true, 2), params);
        QVERIFY(reading.barbarians);
        QCOMPARE(reading.barbarians->spaces, 5);
        QVERIFY(reading.isUncertain(FigureDoubt::Barbarians));
    }

    void aDoubtInOneFrameIsSettledByTheNext() {
        JoinedReading joined;
        const auto add = [&](const ShipLook& ship) { joined.add(readingWith(ship), cv::Matx33d::eye()); };
        ShipLook torn = onSpace(2, 0.5F);
        torn.space[0] = 0.02F;
        torn.space[4] = 0.48F;
        add(torn);
        QVERIFY(joined.reading().isUncertain(FigureDoubt::Barbarians));
        ShipLook clear = onSpace(2, 0.97F);
        clear.space[4] = 0.01F;
        clear.space[0] = 0.02F;
        for (int i = 0; i < 3; ++i) add(clear);
        QVERIFY(joined.reading().barbarians);
        QCOMPARE(joined.reading().barbarians->spaces, 2);
        QVERIFY(!joined.reading().isUncertain(FigureDoubt::Barbarians));
    }

    void theShipOnATrackBesideTheBoardIsReadFromAPhotograph_data() {
        QTest::addColumn<int>("space");
        for (const int space : {0, 2, 5}) QTest::addRow("space %d", space) << space;
    }
    void theShipOnATrackBesideTheBoardIsReadFromAPhotograph() {
        QFETCH(int, space);
        const BoardReading reading = readBoard(withTrack(rendered(), space));
        QVERIFY(reading.found());
        QVERIFY(reading.barbarians);
        QCOMPARE(reading.barbarians->spaces, space);
    }

    void onATrackWithoutTheShipNoneIsRead() { QVERIFY(!readBoard(withTrack(rendered(), -1)).barbarians); }

    void theTableAroundEveryBoardIsSearched() {
        QCOMPARE(squaresAround(Ground{}).size(), std::size_t{1});
        QCOMPARE(squaresAround(Ground{}).front(), cv::Point2d(0, 0));
        for (const ScenarioLayout& layout : scenarioLayouts()) {
            const std::vector<cv::Point2d> squares = squaresAround(layout.ground);
            const std::vector<cv::Point2d>& frame = latticeOf(layout.ground).frame;
            for (std::size_t side = 0; side < frame.size(); ++side)
                for (int step = 0; step <= 20; ++step) {
                    const cv::Point2d rim =
                        frame[side] + step / 20.0 * (frame[(side + 1) % frame.size()] - frame[side]);
                    const cv::Point2d beside = rim * (1 + 2.5 / cv::norm(rim));
                    QVERIFY(std::any_of(squares.begin(), squares.end(), [&](cv::Point2d square) {
                        const cv::Point2d away = beside - square;
                        return std::max(std::abs(away.x), std::abs(away.y)) < kTableHalf;
                    }));
                }
        }
    }

    void theShipOnATrackBesideABoardOfSeafarersIsRead_data() {
        QTest::addColumn<Scenario>("scenario");
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("space");
        QTest::newRow("New Shores, 3, space 2") << Scenario::NewShores << 3 << 2;
        QTest::newRow("Through the Desert, 4, space 4") << Scenario::ThroughTheDesert << 4 << 4;
        QTest::newRow("New Shores, 6, no ship") << Scenario::NewShores << 6 << -1;
    }
    void theShipOnATrackBesideABoardOfSeafarersIsRead() {
        QFETCH(Scenario, scenario);
        QFETCH(int, players);
        QFETCH(int, space);
        const Board board = seafarers::scenarioBoard(scenario, players, 7);
        const Ground ground = groundOf(board);
        const DrawnView view{
            .island = board.islandId, .size = {2000, 1700}, .rotation = 8, .tilt = 15, .side = 60, .board = board};
        cv::Mat picture = drawBoard(view);
        const std::vector<cv::Point2d> squares = squaresAround(ground);
        const cv::Point2d south =
            *std::max_element(squares.begin(), squares.end(), [](cv::Point2d a, cv::Point2d b) { return a.y < b.y; });
        const cv::Matx33d h = homographyOf(view);
        drawTrack(picture, h * cv::Matx33d{1, 0, south.x, 0, 1, south.y, 0, 0, 1}, space);
        const BoardReading reading = readBoardAt(picture, h, ground);
        QVERIFY(reading.found());
        QCOMPARE(reading.barbarians.has_value(), space >= 0);
        if (space < 0) return;
        QCOMPARE(reading.barbarians->spaces, space);
        QVERIFY(reading.isUncertain(FigureDoubt::Barbarians)); // its track may have been read backwards
        QVERIFY(cv::norm(reading.barbarians->at - south - cv::Point2d{-2 + 0.58 * space, 6.1}) < 0.5);
    }

    void aPhotographWithoutATrackHasNoShip() { QVERIFY(!readBoard(loadImage(rendered().image).bgr).barbarians); }
};

QTEST_APPLESS_MAIN(ShipTest)
#include "ship_test.moc"
