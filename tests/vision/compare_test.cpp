// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing readings with positions: readings made by hand, and readings of drawn boards.
#include "app/pictures/json/comparison_json.h"
#include "engine/game.h"
#include "tests/vision/drawn_board.h"
#include "vision/judge/compare.h"
#include "vision/judge/turn_reading.h"
#include "vision/locate/plane.h"
#include "vision/read_board.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace reeve;
using namespace reeve::vision;
using nlohmann::ordered_json;

namespace {

const cv::Scalar kRed{40, 60, 200};
const cv::Scalar kBlue{170, 80, 30};
const cv::Scalar kWhite{245, 245, 245};

IntersectionId intersection(const char* text) { return *intersectionNamed(text); }
PathId path(const char* text) { return *pathNamed(text); }
HexId hex(const char* text) { return *hexNamed(text); }

/// A position of four players in the middle of a game.
GameState evening() {
    GameState state{};
    state.playerCount = state.seatCount = 4;
    for (std::size_t seat = 0; seat < 4; ++seat) state.colors[seat] = static_cast<Color>(seat);
    state.board = randomBoard(5);
    PlayerState& red = state.players[0];
    red.roads = {path("a1-a2"), path("c5-c6")};
    red.settlements = {intersection("a1")};
    red.cities = {intersection("c5")};
    red.walls = {intersection("c5")};
    PlayerState& blue = state.players[1];
    blue.roads = {path("d3-d4")};
    blue.knights.push_back({.at = intersection("d3"), .level = 2, .active = true});
    blue.knightPlaces = {intersection("d3")};
    return state;
}

/// A reading of all terrains, numbers and the robber of a position with high confidence, with its places rotated by
/// `rotation` times 60°. All paths and intersections are empty.
BoardReading sureReading(const GameState& state, int rotation) {
    BoardReading reading;
    reading.failure.reset();
    for (std::size_t h = 0; h < standard::kHexes; ++h) {
        const std::size_t at = index(*rotated(static_cast<HexId>(h), rotation));
        const int number = state.board.number[h];
        reading.hexes[at] = {state.board.terrain[h], 0.99, number, 0.99, {}};
        TerrainLook& look = reading.looks.terrain[at];
        look.terrainProbabilities[index(state.board.terrain[h])] = 0.99F;
        const auto token = std::find(kTokenNumbers.begin(), kTokenNumbers.end(), number) - kTokenNumbers.begin();
        look.numberProbabilities[static_cast<std::size_t>(token)] = 0.99F;
    }
    for (PathLook& look : reading.looks.pieces.paths) look.road[0] = 1;
    for (IntersectionLook& look : reading.looks.pieces.intersections) look.kind[0] = 1;
    reading.robber = HexMark{*rotated(state.board.robber, rotation), 0.95};
    reading.looks.pieces.hexes[index(reading.robber->at)].robber = 0.95F;
    return reading;
}

void layRoad(BoardReading& reading, PathId at, Color color, double confidence) {
    PathLook& look = reading.looks.pieces.paths[index(at)];
    look.road = {};
    look.road[1 + index(color)] = static_cast<float>(confidence);
    look.road[0] = 1 - look.road[1 + index(color)];
    reading.pieces.push_back({PieceKind::Road, color, at, 0, false, confidence});
}

void stand(BoardReading& reading, IntersectionId at, const Standing& standing, double confidence) {
    IntersectionLook& look = reading.looks.pieces.intersections[index(at)];
    look.kind = {};
    // PieceKind and Occupant have the same numbers for settlement, city and knight
    const auto kind = static_cast<std::size_t>(standing.piece);
    look.kind[kind] = static_cast<float>(confidence);
    look.kind[0] = 1 - look.kind[kind];
    look.color[index(standing.color)] = 1;
    if (standing.level > 0) look.level[static_cast<std::size_t>(standing.level - 1)] = 1;
    look.active = standing.active ? 1 : 0;
    reading.pieces.push_back({standing.piece, standing.color, at, standing.level, standing.active, confidence});
}

/// sureReading() with all pieces of evening().
BoardReading readingOf(const GameState& state, int rotation) {
    BoardReading reading = sureReading(state, rotation);
    const auto turned = [&](auto place) { return *rotated(place, rotation); };
    for (const char* road : {"a1-a2", "c5-c6"}) layRoad(reading, turned(path(road)), Color::Red, 0.97);
    layRoad(reading, turned(path("d3-d4")), Color::Blue, 0.97);
    stand(reading, turned(intersection("a1")), {PieceKind::Settlement, Color::Red}, 0.95);
    stand(reading, turned(intersection("c5")), {PieceKind::City, Color::Red}, 0.95);
    reading.looks.pieces.intersections[index(turned(intersection("c5")))].wall = 0.95F;
    reading.pieces.push_back({PieceKind::Wall, Color::Red, turned(intersection("c5")), 0, false, 0.9});
    stand(reading, turned(intersection("d3")), {PieceKind::Knight, Color::Blue, 2, true}, 0.95);
    return reading;
}

/// The only difference in the form of the record; null unless there is exactly one.
ordered_json onlyDifference(const BoardReading& reading, const GameState& tracked) {
    const Comparison comparison = compare(reading, tracked);
    return comparison.differences.size() == 1 ? differenceToJson(comparison.differences.front(), standardIsland())
                                              : ordered_json();
}

void expectOnly(const BoardReading& reading, const GameState& tracked, const char* json) {
    const ordered_json seen = onlyDifference(reading, tracked);
    QVERIFY2(seen == ordered_json::parse(json), seen.dump().c_str());
}

DrawnView drawnView(const GameState& state, double rotation) {
    return {.size = {1600, 1200},
            .rotation = rotation,
            .tilt = 15,
            .side = 115,
            .board = state.board,
            .roads = {{path("c5-c6"), kRed}, {path("c6-c7"), kBlue}, {path("d4-d5"), kWhite}}};
}

GameState drawnPosition() {
    GameState state = evening();
    for (std::size_t seat = 0; seat < 4; ++seat) state.players[seat] = {};
    state.players[0].roads = {path("c5-c6")};
    state.players[1].roads = {path("c6-c7")};
    state.players[2].roads = {path("d4-d5")};
    return state;
}

} // namespace

class CompareTest : public QObject {
    Q_OBJECT

private slots:
    void whatLiesAsTrackedDiffersInNothingUnderAnyOfTheSixRotations() {
        const GameState state = evening();
        for (int rotation = 0; rotation < 6; ++rotation) {
            const Comparison comparison = compare(readingOf(state, rotation), state);
            QCOMPARE(comparison.rotation, rotation);
            QVERIFY(comparison.differences.empty());
            QVERIFY(comparison.agreement > 0.9);
        }
    }

    void aCityWhereASettlementIsTrackedIsToldUnderTheNameOfTheRecord() {
        for (int rotation = 0; rotation < 6; ++rotation) {
            GameState state = evening();
            const BoardReading reading = readingOf(state, rotation);
            state.players[0].cities = {};
            state.players[0].walls = {};
            state.players[0].settlements.insert(intersection("c5"));
            expectOnly(reading, state,
                       R"({"at":"c5","seen":{"piece":"city","color":"red","confidence":0.95},)"
                       R"("tracked":{"piece":"settlement","color":"red"}})");
        }
    }

    void aPieceThatNobodyTrackedAndOneThatIsGoneAreToldWithNull() {
        GameState state = evening();
        const BoardReading reading = readingOf(state, 2);
        state.players[0].roads.erase(path("c5-c6"));
        expectOnly(
            reading, state,
            R"({"at":"c5-c6","seen":{"piece":"road","color":"red","confidence":0.97},"tracked":{"piece":null}})");
        state = evening();
        state.players[3].settlements = {intersection("f1")};
        expectOnly(
            reading, state,
            R"({"at":"f1","seen":{"piece":null,"confidence":1.0},"tracked":{"piece":"settlement","color":"orange"}})");
    }

    void aKnightThatRoseOrWokeIsTold() {
        GameState state = evening();
        const BoardReading reading = readingOf(state, 1);
        state.players[1].knights[0] = {.at = intersection("d3"), .level = 1, .active = false};
        expectOnly(reading, state,
                   R"({"at":"d3","seen":{"piece":"knight","color":"blue","level":2,"active":true,"confidence":0.95},)"
                   R"("tracked":{"piece":"knight","color":"blue","level":1,"active":false}})");
    }

    void aWallIsToldBesideItsCity() {
        GameState state = evening();
        const BoardReading reading = readingOf(state, 0);
        state.players[0].walls = {};
        expectOnly(reading, state,
                   R"({"at":"c5","seen":{"piece":"wall","color":"red","confidence":0.9},"tracked":{"piece":null}})");
    }

    void aMetropolisThatIsNotSeenIsTold() {
        GameState state = evening();
        const BoardReading reading = readingOf(state, 0);
        state.metropolises[0] = {PlayerId{0}, intersection("c5")};
        expectOnly(
            reading, state,
            R"({"at":"c5","seen":{"piece":null,"confidence":1.0},"tracked":{"piece":"metropolis","color":"red"}})");
    }

    void aCityOnItsSideIsACity() {
        GameState state = evening();
        const BoardReading reading = sureReading(state, 0);
        BoardReading seen = readingOf(state, 0);
        seen.pieces.erase(std::remove_if(seen.pieces.begin(), seen.pieces.end(),
                                         [](const auto& piece) { return piece.piece == PieceKind::Wall; }),
                          seen.pieces.end());
        state.players[0].reduced = state.players[0].cities;
        state.players[0].cities = state.players[0].walls = {};
        QVERIFY(compare(seen, state).differences.empty());
    }

    void theRobberTheMerchantAHarbourAndTheShipAreToldLikePieces() {
        GameState state = evening();
        BoardReading reading = readingOf(state, 3);
        const HexId there = state.board.robber;
        const HexId tracked = there == hex("A1") ? hex("A2") : hex("A1");
        state.board.robber = tracked;
        expectOnly(reading, state,
                   (R"({"at":")" + name(there) +
                    R"(","seen":{"piece":"robber","confidence":0.95},"tracked":{"piece":"robber","at":")" +
                    name(tracked) + R"("}})")
                       .c_str());
        state = evening();
        reading.merchant = HexMark{*rotated(hex("E3"), 3), 0.9};
        expectOnly(reading, state,
                   R"({"at":"E3","seen":{"piece":"merchant","confidence":0.9},"tracked":{"piece":null}})");
        state.board.merchant = hex("E2");
        state.board.merchantOwner = PlayerId{1};
        expectOnly(
            reading, state,
            R"({"at":"E3","seen":{"piece":"merchant","confidence":0.9},"tracked":{"piece":"merchant","color":"blue","at":"E2"}})");
        state = evening();
        reading = readingOf(state, 3);
        const Harbor pier = state.board.harbors[0];
        const HarborKind other = pier.gives == HarborKind::Ore ? HarborKind::Wool : HarborKind::Ore;
        reading.harbors = {{*rotated(pier.at, 3), other, 0.99}};
        const Comparison harbor = compare(reading, state);
        QCOMPARE(harbor.differences.size(), std::size_t{1});
        QVERIFY(harbor.differences[0].at == Place(pier.at));
        QVERIFY(harbor.differences[0].tracked == Thing(Pier{pier.gives}));
        reading.harbors.clear();
        reading.barbarians = BarbarianReading{3, 0.98, {}};
        reading.looks.ship.space = {0.01F, 0.01F, 0, 0, 0.98F};
        expectOnly(reading, state,
                   R"({"at":"barbarians","seen":{"spaces":3,"confidence":0.98},"tracked":{"spaces":0}})");
    }

    void aTerrainAndANumberAreToldWhereThePictureIsSure() {
        GameState state = evening();
        const BoardReading reading = readingOf(state, 4);
        const std::size_t at = index(hex("C3")) == index(state.board.robber) ? index(hex("C4")) : index(hex("C3"));
        const Terrain seen = state.board.terrain[at];
        state.board.terrain[at] = seen == Terrain::Hills ? Terrain::Forest : Terrain::Hills;
        Comparison comparison = compare(reading, state);
        QCOMPARE(comparison.differences.size(), std::size_t{1});
        QVERIFY(comparison.differences[0].seen == Thing(seen));
        state = evening();
        const int number = state.board.number[at];
        state.board.number[at] = number == 6 ? 5 : 6;
        comparison = compare(reading, state);
        QCOMPARE(comparison.differences.size(), std::size_t{1});
        QVERIFY(comparison.differences[0].seen == Thing(Token{number}));
        QVERIFY(comparison.differences[0].tracked == Thing(Token{number == 6 ? 5 : 6}));
    }

    void theSurestDifferenceStandsFirstAndAMereInklingIsNotTold() {
        const GameState state = evening();
        BoardReading reading = readingOf(state, 0);
        layRoad(reading, path("a2-a3"), Color::Red, 0.95); // both are next to a road of their colour
        layRoad(reading, path("c6-c7"), Color::Red, 0.99);
        layRoad(reading, path("d4-d5"), Color::Blue, 0.5);
        const Comparison comparison = compare(reading, state);
        QCOMPARE(comparison.differences.size(), std::size_t{2});
        QVERIFY(comparison.differences[0].at == Place(path("c6-c7")));
        QVERIFY(comparison.differences[1].at == Place(path("a2-a3")));
        QVERIFY(comparison.differences[0].sureness > comparison.differences[1].sureness);
    }

    void whatIsSeenAsTrackedIsClearEverywhere() {
        const GameState state = evening();
        const Comparison comparison = compare(readingOf(state, 2), state);
        QVERIFY(comparison.differences.empty());
        QVERIFY2(comparison.unclear.empty(), comparisonToJson(comparison, standardIsland()).dump().c_str());
    }

    // In a dark or glaring picture the robber is seen neither at its recorded place nor elsewhere.
    void aRobberThatIsSeenNowhereIsNotClear() {
        const GameState state = evening();
        BoardReading reading = readingOf(state, 0);
        reading.robber.reset();
        for (HexLook& look : reading.looks.pieces.hexes) look = {0.9F, 0.1F, 0};
        const Comparison comparison = compare(reading, state);
        QVERIFY(comparison.differences.empty());
        QCOMPARE(comparison.unclear.size(), std::size_t{1});
        QVERIFY(comparison.unclear[0].at == Place(state.board.robber));
        QVERIFY((comparison.unclear[0].tracked == Thing(RobberOn{state.board.robber})));
    }

    void aSettlementThatMayBeACityIsNotClear() {
        const GameState state = evening();
        BoardReading reading = readingOf(state, 0);
        reading.looks.pieces.intersections[index(intersection("a1"))].kind = {0.02F, 0.45F, 0.53F, 0};
        const Comparison comparison = compare(reading, state);
        QCOMPARE(comparison.unclear.size(), std::size_t{1});
        QVERIFY(comparison.unclear[0].at == Place(intersection("a1")));
        QVERIFY((comparison.unclear[0].tracked == Thing(Standing{PieceKind::Settlement, Color::Red})));
    }

    void somethingThatLiesWhereNoRoadMayBeIsNotClearRatherThanARoadThatWasForgotten() {
        const GameState state = evening();
        BoardReading reading = readingOf(state, 0);
        layRoad(reading, path("f1-f2"), Color::White, 0.95); // not connected to a road or building of its colour
        layRoad(reading, path("a2-a3"), Color::Red, 0.95);   // connected
        const Comparison comparison = compare(reading, state);
        QCOMPARE(comparison.differences.size(), std::size_t{1});
        QVERIFY(comparison.differences[0].at == Place(path("a2-a3")));
        QCOMPARE(comparison.unclear.size(), std::size_t{1});
        QVERIFY(comparison.unclear[0].at == Place(path("f1-f2")));
        QVERIFY(comparison.unclear[0].tracked == Thing(Nothing{}));
    }

    void whatWasForgottenInARowIsToldThoughOnlyTheFirstJoins() {
        const GameState state = evening();
        BoardReading reading = readingOf(state, 0);
        layRoad(reading, path("a2-a3"), Color::Red, 0.95);
        layRoad(reading, path("a3-a4"), Color::Red, 0.95);
        QCOMPARE(compare(reading, state).differences.size(), std::size_t{2});
    }

    void aColourThatDoesNotPlayIsTakenForTheNearestThatDoes() {
        const GameState state = evening();
        BoardReading reading = readingOf(state, 0);
        const PathId at = path("f1-f2");
        layRoad(reading, at, Color::Brown, 0.9);
        reading.looks.pieces.paths[index(at)].road = {0.01F, 0.005F, 0, 0, 0.085F, 0, 0.9F};
        const Comparison comparison = compare(withRecord(reading, state), state);
        const auto& differences = comparison.differences;
        const auto found = std::find_if(differences.begin(), differences.end(),
                                        [&](const Difference& difference) { return difference.at == Place(at); });
        QVERIFY(found != differences.end());
        QVERIFY((found->seen == Thing(Standing{PieceKind::Road, Color::Orange})));
    }

    void aTurnedReadingSaysTheSameAboutEveryPixel() {
        const GameState state = drawnPosition();
        BoardReading reading = readBoard(drawBoard(drawnView(state, 20)));
        QVERIFY(reading.found());
        reading.uncertain = {HexDoubt{hex("A1"), HexField::Terrain}, HexDoubt{hex("B4"), HexField::Number},
                             FigureDoubt::Robber, PieceDoubt{0, PieceField::Whole}};
        reading.harbors = {{path("a1-a2"), HarborKind::Ore, 0.9}};
        const auto pixel = [](const BoardReading& of, auto place) {
            return project(of.boardToImage, toPoint(position(place)));
        };
        const auto near = [](cv::Point2d a, cv::Point2d b) { return std::hypot(a.x - b.x, a.y - b.y) < 1e-6; };
        BoardReading now = reading;
        for (int turn = 1; turn <= 6; ++turn) {
            now = turned(now, 1);
            for (int h = 0; h < standard::kHexes; ++h) {
                const auto was = static_cast<HexId>(h);
                const HexId is = *rotated(was, turn);
                QVERIFY(near(pixel(now, is), pixel(reading, was)));
                QCOMPARE(now.hexes[index(is)].terrain, reading.hexes[index(was)].terrain);
                QCOMPARE(now.hexes[index(is)].centerPx, reading.hexes[index(was)].centerPx);
                QCOMPARE(now.isUncertain(HexDoubt{is, HexField::Terrain}),
                         reading.isUncertain(HexDoubt{was, HexField::Terrain}));
                QCOMPARE(now.isUncertain(HexDoubt{is, HexField::Number}),
                         reading.isUncertain(HexDoubt{was, HexField::Number}));
            }
            QVERIFY(now.isUncertain(FigureDoubt::Robber) && now.isUncertain(PieceDoubt{0, PieceField::Whole}));
            QVERIFY(near(pixel(now, now.harbors[0].at), pixel(reading, reading.harbors[0].at)));
            QCOMPARE(now.pieces.size(), reading.pieces.size());
            for (std::size_t i = 0; i < now.pieces.size(); ++i)
                QVERIFY(near(std::visit([&](auto at) { return pixel(now, at); }, now.pieces[i].at),
                             std::visit([&](auto at) { return pixel(reading, at); }, reading.pieces[i].at)));
            QCOMPARE(bestRotation(now, state), (bestRotation(reading, state) + turn) % 6);
        }
        QCOMPARE(now.hexes[0].terrain, reading.hexes[0].terrain);
        QVERIFY(now.looks.harbors[0].kind == reading.looks.harbors[0].kind);
    }

    void aDrawnBoardIsRecognizedFromAllSides() {
        const GameState state = drawnPosition();
        std::set<int> rotations;
        for (const double degrees : {0.0, 62.0, 121.0, 178.0, 241.0, 300.0}) {
            const BoardReading reading = readBoard(drawBoard(drawnView(state, degrees)));
            QVERIFY(reading.found());
            const Comparison comparison = compare(reading, state);
            rotations.insert(comparison.rotation);
            QVERIFY(comparison.agreement > 0.7);
            QVERIFY2(comparison.differences.size() <= 2, comparisonToJson(comparison, standardIsland()).dump().c_str());
        }
        QCOMPARE(rotations.size(), std::size_t{6});
    }

    void roadsThatWereForgottenAreSeenOnADrawnBoard() {
        GameState state = drawnPosition();
        const cv::Mat photo = drawBoard(drawnView(state, 121));
        state.players[1].roads = {path("a1-a2")}; // instead of c6-c7
        const Comparison comparison = compare(withRecord(readBoard(photo), state), state);
        const auto has = [&](const char* at, const Thing& seen) {
            return std::any_of(comparison.differences.begin(), comparison.differences.end(),
                               [&](const Difference& d) { return d.at == Place(path(at)) && d.seen == seen; });
        };
        QVERIFY2(has("c6-c7", Standing{PieceKind::Road, Color::Blue}),
                 comparisonToJson(comparison, standardIsland()).dump().c_str());
        QVERIFY2(has("a1-a2", Nothing{}), comparisonToJson(comparison, standardIsland()).dump().c_str());
    }
};

QTEST_APPLESS_MAIN(CompareTest)
#include "compare_test.moc"
