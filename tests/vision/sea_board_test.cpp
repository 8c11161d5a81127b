// SPDX-License-Identifier: GPL-3.0-or-later
// Boards of Seafarers are located by the lattice of their land if the layout is given.
#include "engine/modules/seafarers/layouts.h"
#include "tests/vision/drawn_board.h"
#include "vision/choose_layout.h"
#include "vision/judge/fit_layout.h"
#include "vision/locate/find_island.h"
#include "vision/locate/lattice.h"
#include "vision/locate/plane.h"
#include "vision/look/read_sea.h"
#include "vision/read_board.h"

#include <QtTest>

using namespace reeve;
using namespace reeve::vision;

namespace {

/// A view that shows the whole board.
DrawnView viewOf(const Board& board, double rotation, double tilt) {
    return {.island = board.islandId,
            .size = {1800, 1400},
            .rotation = rotation,
            .tilt = tilt,
            .tiltTo = 40,
            .side = board.island().hexCount < 50 ? 72.0 : 56.0,
            .board = board};
}

TerrainLook seenAs(Terrain terrain, float chance) {
    TerrainLook look;
    look.numberProbabilities[1] = 1; // the hex has a token
    if (terrain == Terrain::Gold) look.gold = chance;
    look.terrainProbabilities.fill(0.01F);
    if (index(terrain) < kTerrains) look.terrainProbabilities[index(terrain)] = chance;
    return look;
}

} // namespace

class SeaBoardTest : public QObject {
    Q_OBJECT

private slots:
    void aLayoutTellsItsSeaItsHarborsAndWhatItsLandHolds() { // SCEN-1 to SCEN-6
        const Ground ground = groundOf(Scenario::NewShores, 4);
        QCOMPARE(ground.island, IslandId::Sea44);
        QCOMPARE(ground.sea.size(), 16);
        QVERIFY(ground.isSea(*ground.places().hexNamed("D8")));
        QVERIFY(!ground.isSea(*ground.places().hexNamed("A1")));
        QCOMPARE(ground.harbors.size(), std::size_t{9});
        QCOMPARE(ground.terrain[index(Terrain::Gold)], 2);
        QVERIFY(ground.gold.contains(*ground.places().hexNamed("A1")));
        QVERIFY(!ground.gold.contains(*ground.places().hexNamed("D4"))); // the main island has no gold
        QCOMPARE(ground.terrain[index(Terrain::Desert)], 1);
        QCOMPARE(ground.tokens[8], 3); // two of the base game and one of the small islands
        QVERIFY(isReadable(ground));
        QVERIFY(!isReadable(Ground(IslandId::Sea44))); // the places of its sea are unknown
        // The rows alone are symmetric under a half turn, the layout with its sea is not.
        QVERIFY(ground.places().turns[3]);
        QVERIFY(!ground.liesOnItself(3));
        QVERIFY(ground.liesOnItself(0));
    }

    void aBoardWhoseLayoutIsToldIsReadWithItsTerrains_data() {
        QTest::addColumn<Scenario>("scenario");
        QTest::addColumn<int>("players");
        QTest::addColumn<double>("rotation");
        QTest::addColumn<double>("tilt");
        QTest::newRow("New Shores, 3") << Scenario::NewShores << 3 << 10.0 << 15.0;
        QTest::newRow("New Shores, 4, upside down") << Scenario::NewShores << 4 << 185.0 << 25.0;
        QTest::newRow("New Shores, 6") << Scenario::NewShores << 6 << -20.0 << 10.0;
        QTest::newRow("Through the Desert, 4, on its side") << Scenario::ThroughTheDesert << 4 << 80.0 << 20.0;
    }

    void aBoardWhoseLayoutIsToldIsReadWithItsTerrains() {
        QFETCH(Scenario, scenario);
        QFETCH(int, players);
        QFETCH(double, rotation);
        QFETCH(double, tilt);
        const Board board = seafarers::scenarioBoard(scenario, players, 7);
        const DrawnView view = viewOf(board, rotation, tilt);
        Params params;
        params.locate.islands = {groundOf(scenario, players)};
        const BoardReading reading = readBoard(drawBoard(view), params);
        QVERIFY(reading.found());
        QVERIFY(reading.ground() == groundOf(board));
        const Island& island = board.island();
        int wrong = 0;
        for (const HexId hex : island.hexes) {
            const HexReading& read = reading.hexes[index(hex)];
            const cv::Point2d want = project(homographyOf(view), toPoint(island.position(hex)));
            QVERIFY2(cv::norm(read.centerPx - want) < 0.15 * sidePixels(homographyOf(view)), island.name(hex).c_str());
            const Terrain terrain = board.terrain[index(hex)];
            if (terrain == Terrain::Sea) {
                QCOMPARE(read.terrain, Terrain::Sea);
                QCOMPARE(read.number, 0);
                QVERIFY(!reading.isUncertain(HexDoubt{hex, HexField::Terrain}));
                continue;
            }
            QVERIFY(read.terrain != Terrain::Sea);
            QVERIFY(read.terrain != Terrain::Gold || reading.isUncertain(HexDoubt{hex, HexField::Terrain}));
            wrong += read.terrain != terrain && !reading.isUncertain(HexDoubt{hex, HexField::Terrain});
            wrong += read.number != board.number[index(hex)] && !reading.isUncertain(HexDoubt{hex, HexField::Number});
        }
        QVERIFY2(wrong <= 2, qPrintable(QString("%1 wrong without a question").arg(wrong)));
    }

    void anotherLayoutThanTheOneThatIsToldIsNotTakenForIt() {
        const Board board = seafarers::scenarioBoard(Scenario::ThroughTheDesert, 4, 3);
        Params params;
        params.locate.islands = {groundOf(Scenario::NewShores, 4)};
        const BoardReading reading = readBoard(drawBoard(viewOf(board, 5, 15)), params);
        QVERIFY(!reading.found());
    }

    void theLayoutIsToldByThePicture_data() {
        QTest::addColumn<Scenario>("scenario");
        QTest::addColumn<int>("players");
        QTest::newRow("New Shores, 4: its main island has the form of the standard one") << Scenario::NewShores << 4;
        QTest::newRow("Through the Desert, 3") << Scenario::ThroughTheDesert << 3;
    }

    void theLayoutIsToldByThePicture() {
        QFETCH(Scenario, scenario);
        QFETCH(int, players);
        Params params;
        params.locate.scenarios = true;
        const Board board = seafarers::scenarioBoard(scenario, players, 11);
        const BoardReading reading = readBoard(drawBoard(viewOf(board, 20, 15)), params);
        QVERIFY(reading.found());
        QVERIFY(reading.ground() == groundOf(board));
        QVERIFY(!reading.isUncertain(BoardDoubt::Layout));
        const ScenarioLayout* layout = scenarioLayoutOf(reading.ground());
        QVERIFY(layout && layout->scenario == scenario && layout->players == std::vector{players});
    }

    void anIslandWithoutSeaIsNotTakenForALayout() {
        Params params;
        params.locate.scenarios = true;
        const BoardReading reading = readBoard(drawBoard({.size = {1200, 900}, .rotation = 20, .tilt = 25}), params);
        QVERIFY(reading.found());
        QVERIFY(reading.ground() == Ground(IslandId::Standard));
        QVERIFY(!reading.isUncertain(BoardDoubt::Layout));
    }

    void aMainIslandThatIsFoundAloneIsLookedAtWithWhatLiesAroundIt() {
        const Board board = seafarers::scenarioBoard(Scenario::NewShores, 4, 11);
        const DrawnView view = viewOf(board, 70, 15);
        const Ground ground = groundOf(board);
        // E3 is the middle of the main island.
        const cv::Point2d middle = toPoint(ground.places().position(*ground.places().hexNamed("E3")));
        const Located land{IslandId::Standard,
                           homographyOf(view) * cv::Matx33d{1, 0, middle.x, 0, 1, middle.y, 0, 0, 1} * turn(CV_PI / 3),
                           1};
        const auto around = layoutAround(drawBoard(view), land);
        QVERIFY(around && around->ground == ground);
        QVERIFY(cv::norm(project(around->boardToImage, {0, 0}) - project(homographyOf(view), {0, 0})) < 1);
        const DrawnView alone{.size = {1200, 900}};
        QVERIFY(!layoutAround(drawBoard(alone), {IslandId::Standard, homographyOf(alone), 1}));
    }

    void goldIsReadWhereALookOrThePoolAsksForIt() { // SCEN-5
        Ground ground = groundOf(Scenario::NewShores, 4);
        TerrainLooks looks(static_cast<std::size_t>(ground.places().hexCount));
        std::vector<Terrain> laid;
        for (std::size_t t = 0; t < ground.terrain.size(); ++t)
            laid.insert(laid.end(), static_cast<std::size_t>(ground.terrain[t]), static_cast<Terrain>(t));
        std::size_t next = 0;
        HexId gold = kNoHex;
        for (const HexId hex : ground.places().hexes) {
            if (ground.isSea(hex)) {
                looks[index(hex)].sea = 0.99F;
                continue;
            }
            looks[index(hex)] = seenAs(laid[next], laid[next] == Terrain::Gold ? 0.4F : 0.95F);
            if (laid[next] == Terrain::Gold) gold = hex;
            if (laid[next] == Terrain::Gold) looks[index(hex)].terrainProbabilities[index(Terrain::Fields)] = 0.95F;
            ++next;
        }
        const std::vector<HexReading> hexes = fitLayout(looks, ground, {});
        QCOMPARE(hexes[index(gold)].terrain, Terrain::Gold); // the pool has two, and no other hex looks more like gold
        QVERIFY(hexes[index(gold)].terrainConfidence < 0.95);
        QCOMPARE(hexes[index(*ground.places().hexNamed("D8"))].terrain, Terrain::Sea);
        // Land that looks like sea gets a low confidence.
        looks[index(gold)].sea = 0.9F;
        QVERIFY(fitLayout(looks, ground, {})[index(gold)].terrainConfidence < 0.2);
    }

    void nothingThatNeedsLandIsSeenOnTheOpenSea() { // SHIP-6, PIRATE-2
        Looks looks(groundOf(Scenario::NewShores, 4));
        const Island& island = looks.ground.places();
        for (PathLook& look : looks.pieces.paths) look.road = {0.1F, 0.9F, 0, 0, 0, 0, 0};
        for (IntersectionLook& look : looks.pieces.intersections) look.kind = {0.1F, 0.9F, 0, 0};
        for (HexLook& look : looks.pieces.hexes) look = {.none = 0.1F, .robber = 0.9F, .merchant = 0};
        keepToLand(looks);
        for (const PathId path : island.paths)
            QCOMPARE(looks.pieces.paths[index(path)].road[0], 0.1F); // roads or ships
        for (const IntersectionId at : island.intersections) {
            const bool land = !(island.intersectionHexes[index(at)] - looks.ground.sea).empty();
            QCOMPARE(looks.pieces.intersections[index(at)].kind[0], land ? 0.1F : 1.0F);
        }
        for (const HexId hex : island.hexes)
            QCOMPARE(looks.pieces.hexes[index(hex)].robber, looks.ground.isSea(hex) ? 0.0F : 0.9F);
    }
};

QTEST_GUILESS_MAIN(SeaBoardTest)
#include "sea_board_test.moc"
