// SPDX-License-Identifier: GPL-3.0-or-later
// Ships and the pirate: distinguished from roads and the robber, and compared with a record.
#include "app/pictures/json/comparison_json.h"
#include "tests/support/at_sea.h"
#include "vision/judge/compare.h"
#include "vision/judge/prior.h"
#include "vision/judge/tell_ships.h"
#include "vision/look/read_sea.h"
#include "vision/read_board.h"

#include <nlohmann/json.hpp>

#include <QtTest>

using namespace reeve;
using namespace reeve::vision;
using reeve::testing::AtSea;

namespace {

FittedPiece road(PathId at, Color color = Color::Red) {
    return {{.piece = PieceKind::Road, .color = color, .at = at, .level = 0, .active = false, .confidence = 0.98},
            0.98};
}

/// A reading of all terrains, numbers and the robber with high confidence; all paths and intersections are empty.
BoardReading sureReading(const GameState& state) {
    BoardReading reading;
    reading.failure.reset();
    reading.island = state.board.islandId;
    reading.looks = Looks(groundOf(state.board));
    reading.hexes.resize(static_cast<std::size_t>(state.island().hexCount));
    for (const HexId hex : state.island().hexes) {
        const Terrain terrain = state.board.terrain[index(hex)];
        const int number = state.board.number[index(hex)];
        reading.hexes[index(hex)] = {terrain, 0.99, number, 0.99, {}};
        TerrainLook& look = reading.looks.terrain[index(hex)];
        if (terrain == Terrain::Sea)
            look.sea = 0.99F;
        else if (terrain == Terrain::Gold)
            look.gold = 0.99F;
        else
            look.terrainProbabilities[index(terrain)] = 0.99F;
        const auto token = std::find(kTokenNumbers.begin(), kTokenNumbers.end(), number) - kTokenNumbers.begin();
        look.numberProbabilities[static_cast<std::size_t>(token)] = 0.99F;
    }
    for (PathLook& look : reading.looks.pieces.paths) look.road[0] = 1;
    for (IntersectionLook& look : reading.looks.pieces.intersections) look.kind[0] = 1;
    reading.robber = HexMark{state.board.robber, 0.95};
    reading.looks.pieces.hexes[index(state.board.robber)].robber = 0.95F;
    return reading;
}

void lay(BoardReading& reading, PathId at, PieceKind piece, Color color) {
    PathLook& look = reading.looks.pieces.paths[index(at)];
    look.road = {};
    look.road[0] = 0.03F;
    look.road[1 + index(color)] = 0.97F;
    reading.pieces.push_back({piece, color, at, 0, false, 0.97});
}

/// A game with an empty board.
AtSea emptySea() {
    AtSea sea;
    for (std::size_t seat = 0; seat < sea.state.seatCount; ++seat) {
        PlayerState& player = sea.state.players[seat];
        player.roads = {};
        player.settlements = player.cities = {};
    }
    return sea;
}

nlohmann::ordered_json onlyDifference(const BoardReading& reading, const GameState& tracked) {
    const Comparison comparison = compare(reading, tracked);
    return comparison.differences.size() == 1 ? differenceToJson(comparison.differences.front(), tracked.island())
                                              : nlohmann::ordered_json();
}

} // namespace

class SeaPiecesTest : public QObject {
    Q_OBJECT

private slots:
    void aPieceOnAPathWithoutLandIsAShip() { // SHIP-4
        const AtSea sea;
        std::vector<FittedPiece> pieces{road(sea.path("b3-c4"))}; // between the sea hexes B1 and B2
        tellShips(pieces, groundOf(sea.state.board));
        QCOMPARE(pieces[0].piece.piece, PieceKind::Ship);
        QCOMPARE(pieces[0].piece.confidence, 0.98);
    }

    void aPieceBetweenTwoHexesOfLandIsARoad() { // SHIP-2
        const AtSea sea;
        const Ground ground = groundOf(sea.state.board);
        for (const PathId path : ground.places().paths) {
            std::vector<FittedPiece> pieces{road(path)};
            tellShips(pieces, ground);
            const int land = (ground.places().pathHexes[index(path)] - ground.sea).size();
            QCOMPARE(pieces[0].piece.piece, land == 0 ? PieceKind::Ship : PieceKind::Road);
            QCOMPARE(pieces[0].piece.confidence, land == 1 ? 0.49 : 0.98);
        }
    }

    void atTheCoastTheLineTellsAShipFromARoad() { // LINK-1
        const AtSea sea;
        const Ground ground = groundOf(sea.state.board);
        const Island& island = ground.places();
        for (const PathId coast : island.paths) {
            if ((island.pathHexes[index(coast)] - ground.sea).size() != 1) continue;
            for (const IntersectionId end : island.pathEnds[index(coast)])
                for (const PathId next : island.intersectionPaths[index(end)]) {
                    const int land = (island.pathHexes[index(next)] - ground.sea).size();
                    if (next == coast || land == 1) continue;
                    std::vector<FittedPiece> pieces{road(coast), road(next)};
                    tellShips(pieces, ground);
                    QCOMPARE(pieces[0].piece.piece, land == 0 ? PieceKind::Ship : PieceKind::Road);
                    QCOMPARE(pieces[0].piece.confidence, 0.98);
                    // An adjacent piece of another player decides nothing, ...
                    pieces = {road(coast), road(next, Color::Blue)};
                    tellShips(pieces, ground);
                    QCOMPARE(pieces[0].piece.piece, PieceKind::Road);
                    QCOMPARE(pieces[0].piece.confidence, 0.49);
                    // ... nor does an own piece beyond an own building, where roads and ships may meet.
                    pieces = {road(coast), road(next), road(coast)};
                    pieces[2].piece.piece = PieceKind::Settlement;
                    pieces[2].piece.at = end;
                    tellShips(pieces, ground);
                    QCOMPARE(pieces[0].piece.confidence, 0.49);
                }
        }
    }

    void whatLooksLikeTheRobberAtSeaIsThePirate() { // PIRATE-1
        Looks looks(groundOf(AtSea::board()));
        const HexId hex = *looks.ground.places().hexNamed("D5");
        for (const HexId other : looks.ground.places().hexes)
            looks.pieces.hexes[index(other)] = {.none = 0.98F, .robber = 0.02F, .merchant = 0};
        looks.pieces.hexes[index(hex)] = {.none = 0.02F, .robber = 0.98F, .merchant = 0};
        keepToLand(looks);
        QCOMPARE(looks.pieces.hexes[index(hex)].robber, 0.0F);
        const auto pirate = fitPirate(looks.pieces, looks.ground, {});
        QVERIFY(pirate && pirate->at == hex);
        looks.pieces.hexes[index(hex)].pirate = 0.3F;
        QVERIFY(!fitPirate(looks.pieces, looks.ground, {}));
        QVERIFY(!fitPirate({}, {}, {}));
    }

    void aShipThatNobodyTrackedAndOneThatIsGoneAreTold() {
        AtSea sea = emptySea();
        sea.ships(PlayerId(0), {"b3-c4"});
        BoardReading reading = sureReading(sea.state);
        lay(reading, sea.path("b3-c4"), PieceKind::Ship, Color::Red);
        QVERIFY(compare(reading, sea.state).differences.empty());
        lay(reading, sea.path("b2-b3"), PieceKind::Ship, Color::Red); // next to the recorded ship
        QCOMPARE(QByteArray::fromStdString(onlyDifference(reading, sea.state).dump()),
                 QByteArray(R"({"at":"b2-b3","seen":{"piece":"ship","color":"red","confidence":0.97},)"
                            R"("tracked":{"piece":null}})"));
        sea.ships(PlayerId(0), {"b2-b3", "b3-b4"});
        QVERIFY(onlyDifference(reading, sea.state)["at"] == "b3-b4");
        QVERIFY(onlyDifference(reading, sea.state)["tracked"]["piece"] == "ship");
    }

    void whereNothingTellsThemApartARoadAndAShipAreNoDifference() {
        AtSea sea = emptySea();
        sea.ships(PlayerId(0), {"c2-c3"});
        BoardReading reading = sureReading(sea.state);
        lay(reading, sea.path("c2-c3"), PieceKind::Road, Color::Red);
        QVERIFY(onlyDifference(reading, sea.state)["tracked"]["piece"] == "ship");
        reading.uncertain.emplace_back(PieceDoubt{0, PieceField::Kind});
        QVERIFY(compare(reading, sea.state).differences.empty());
        settleShips(reading, sea.state, 0);
        QCOMPARE(reading.pieces[0].piece, PieceKind::Ship);
        QVERIFY(reading.uncertain.empty());
        // A ship of another player decides nothing.
        reading.pieces[0] = {PieceKind::Road, Color::Blue, sea.path("c2-c3"), 0, false, 0.97};
        reading.uncertain.emplace_back(PieceDoubt{0, PieceField::Kind});
        settleShips(reading, sea.state, 0);
        QCOMPARE(reading.pieces[0].piece, PieceKind::Road);
        QCOMPARE(reading.uncertain.size(), std::size_t{1});
    }

    void thePirateOnAnotherHexIsTold() { // PIRATE-1
        AtSea sea = emptySea();
        BoardReading reading = sureReading(sea.state);
        reading.pirate = HexMark{sea.hex("D5"), 0.95};
        QCOMPARE(QByteArray::fromStdString(onlyDifference(reading, sea.state).dump()),
                 QByteArray(R"({"at":"D5","seen":{"piece":"pirate","confidence":0.95},)"
                            R"("tracked":{"piece":"pirate","at":"D7"}})"));
        sea.pirate("D5");
        QVERIFY(compare(reading, sea.state).differences.empty());
        sea.pirate("");
        QVERIFY(onlyDifference(reading, sea.state)["tracked"]["piece"].is_null());
        // A pirate that is seen nowhere is unclear, not a difference.
        sea.pirate("D7");
        reading.pirate.reset();
        const Comparison comparison = compare(reading, sea.state);
        QVERIFY(comparison.differences.empty());
        QVERIFY(std::ranges::any_of(comparison.unclear,
                                    [&](const Unclear& one) { return one.at == Place(sea.hex("D7")); }));
    }

    void aRecordMakesItsShipsAndItsPirateLikelier() {
        AtSea sea = emptySea();
        sea.ships(PlayerId(0), {"b3-b4"});
        Looks looks = sureReading(sea.state).looks;
        PathLook& path = looks.pieces.paths[index(sea.path("b3-b4"))];
        path.road[0] = 0.6F;
        path.road[1] = 0.4F;
        for (const HexId hex : looks.ground.sea) looks.pieces.hexes[index(hex)].pirate = 0.4F;
        const Looks weighed = withPrior(looks, sea.state, 0, {});
        QVERIFY(weighed.pieces.paths[index(sea.path("b3-b4"))].road[1] > 0.8F);
        QVERIFY(weighed.pieces.hexes[index(sea.hex("D7"))].pirate > 0.6F);
        QVERIFY(weighed.pieces.hexes[index(sea.hex("D5"))].pirate < 0.4F);
    }
};

QTEST_GUILESS_MAIN(SeaPiecesTest)
#include "sea_pieces_test.moc"
