// SPDX-License-Identifier: GPL-3.0-or-later
// Free boards of Seafarers: their faults and their islands.
#include "engine/modules/seafarers/dealt_board.h"
#include "engine/modules/seafarers/layouts.h"
#include "engine/modules/seafarers/survey.h"
#include "engine/tables/box.h"
#include "tests/support/chapters.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace reeve;
using namespace reeve::seafarers;

namespace {

constexpr int kThreePlayers = 6; // number of first buildings

/// A board of New Shores for three without faults.
Board sound() { return scenarioBoard(Scenario::NewShores, 3, 7); }
HexId hex(const Board& board, const char* name) { return board.island().hexNamed(name).value(); }
void lay(Board& board, const char* name, Terrain terrain, int number) {
    board.terrain[index(hex(board, name))] = terrain;
    board.number[index(hex(board, name))] = static_cast<std::uint8_t>(number);
}
bool has(const std::vector<FlawFound>& found, Flaw flaw) {
    return std::ranges::any_of(found, [&](const FlawFound& f) { return f.flaw == flaw; });
}
HexSet hexesOf(const std::vector<FlawFound>& found, Flaw flaw) {
    for (const auto& f : found)
        if (f.flaw == flaw) return f.hexes;
    return {};
}
HexSet set(const Board& board, std::initializer_list<const char*> names) {
    HexSet hexes;
    for (const auto* name : names) hexes.insert(hex(board, name));
    return hexes;
}

/// Random land on about two of three hexes.
Board shapeOf(IslandId id, std::uint64_t seed) {
    Chance chance(seed);
    Board board;
    board.islandId = id;
    for (const auto at : board.island().hexes) {
        const int lot = chance.draw(12);
        board.terrain[index(at)] = lot < 4    ? Terrain::Sea
                                   : lot == 4 ? Terrain::Gold
                                   : lot == 5 ? Terrain::Desert
                                              : Terrain::Hills;
    }
    board.waters.areas = islesOf(board);
    board.robber = board.island().hexes.first();
    for (const auto at : board.island().hexes)
        if (board.terrain[index(at)] != Terrain::Sea) board.robber = at;
    return board;
}
Board dealt(const Board& board, int players, std::uint64_t seed) {
    return withDealtHarbors(withDealtNumbers(withDealtTerrain(board, seed), seed + 1), players, seed + 2);
}

} // namespace

class FreeBoardTest : public QObject {
    Q_OBJECT

private slots:
    // Rules: SETUP-14, SCEN-5
    void landOfAnyShapeIsDealtWithoutAFlaw() {
        for (const auto& island : kIslands)
            for (std::uint64_t seed = 1; seed <= 20; ++seed) {
                const auto board = dealt(shapeOf(island.id, seed), 4, seed);
                auto found = survey(board, 2);
                std::erase_if(found, [](const auto& f) { return f.flaw == Flaw::TooSmall; });
                for (const auto& flaw : found)
                    QVERIFY2(false, qPrintable(QString::number(static_cast<int>(flaw.flaw))));
            }
    }
    // Rules: COMP-2, SIX-1, COMP-10, SIX-2
    void kindsAndNumbersAreDealtInTheProportionsOfTheBox() {
        Board board;
        board.islandId = IslandId::Extended;
        for (const auto at : board.island().hexes) board.terrain[index(at)] = Terrain::Fields;
        for (const auto* desert : {"A1", "G3"}) lay(board, desert, Terrain::Desert, 0);
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto all = dealt(board, 6, seed);
            std::array<int, kAllTerrains> terrain{};
            std::array<int, 13> numbers{};
            for (const auto at : all.island().hexes) {
                ++terrain[index(all.terrain[index(at)])];
                ++numbers[all.number[index(at)]];
            }
            for (std::size_t n = 2; n <= 12; ++n) QCOMPARE(numbers[n], boxes::kExtended.tokens[n]);
            QCOMPARE(numbers[0], 2); // deserts stay without a number
            for (const auto kind : {Terrain::Forest, Terrain::Pasture, Terrain::Fields})
                QVERIFY(terrain[index(kind)] == 6 || terrain[index(kind)] == 7); // 28 · 4/18 is 6.2
            for (const auto kind : {Terrain::Hills, Terrain::Mountains})
                QVERIFY(terrain[index(kind)] == 4 || terrain[index(kind)] == 5);
            QCOMPARE(terrain[index(Terrain::Desert)], 2);
        }
    }
    void theMainIslandHasItsShareOfEachKind() {
        Board board;
        board.islandId = IslandId::Sea44;
        for (const auto at : board.island().hexes) board.terrain[index(at)] = Terrain::Sea;
        Area home;
        home.rename("home");
        for (const auto* at : {"C2", "C3", "C4", "D3", "D4", "D5", "E2", "E3", "E4"}) {
            lay(board, at, Terrain::Hills, 0);
            home.hexes.insert(hex(board, at));
        }
        for (const auto* at : {"A1", "A2", "A4", "A5", "G1", "G2", "G4", "G5", "C7"}) lay(board, at, Terrain::Hills, 0);
        lay(board, "A5", Terrain::Gold, 0);
        board.waters.areas.push_back(home);
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto all = dealt(board, 4, seed);
            std::array<int, kAllTerrains> terrain{};
            for (const auto at : home.hexes) ++terrain[index(all.terrain[index(at)])];
            // Half of 3, 4, 4, 4 and 3.
            for (const auto kind : {Terrain::Forest, Terrain::Pasture, Terrain::Fields})
                QCOMPARE(terrain[index(kind)], 2);
            QCOMPARE(terrain[index(Terrain::Hills)] + terrain[index(Terrain::Mountains)], 3);
            QVERIFY(all.terrain[index(hex(all, "A5"))] == Terrain::Gold); // gold stays where it was
        }
    }
    // Rules: SIX-4, SHAPE-8
    void harboursAreDealtOnTheCoastOfTheMainIslandAndApart() {
        for (int players = 3; players <= 6; ++players)
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                auto board = scenarioBoard(Scenario::NewShores, players, seed);
                const auto printed = board.harbors;
                const auto reshuffled = withDealtHarbors(board, players, seed); // only the kinds are dealt again
                board.harbors = {};
                const auto placed = withDealtHarbors(board, players, seed);
                QCOMPARE(placed.harbors.size(), printed.size());
                IntersectionSet ends;
                std::multiset<HarborKind> kinds, before, again;
                for (std::size_t i = 0; i < printed.size(); ++i) {
                    QVERIFY(reshuffled.harbors[i].at == printed[i].at);
                    before.insert(printed[i].gives);
                    again.insert(reshuffled.harbors[i].gives);
                    kinds.insert(placed.harbors[i].gives);
                    for (const auto end : board.island().pathEnds[index(placed.harbors[i].at)]) {
                        QVERIFY(!ends.contains(end));
                        ends.insert(end);
                        QCOMPARE(areaOf(placed, end), placed.waters.home());
                    }
                }
                QVERIFY(kinds == before && again == before); // the kinds of the scenario
                QVERIFY(survey(placed, 2 * players).empty());
            }
    }

    void nothingIsWrongWithTheBoardsOfTheScenarios() {
        for (const auto scenario : {Scenario::NewShores, Scenario::ThroughTheDesert})
            for (int players = 3; players <= 6; ++players)
                for (std::uint64_t seed = 1; seed <= 5; ++seed)
                    QVERIFY(survey(scenarioBoard(scenario, players, seed), 2 * players).empty());
    }
    void landWithoutANumberIsTold() {
        auto board = sound();
        lay(board, "C2", Terrain::Hills, 0);
        lay(board, "C3", Terrain::Desert, 0); // a desert needs no number
        QCOMPARE(hexesOf(survey(board, kThreePlayers), Flaw::NumberMissing), set(board, {"C2"}));
    }
    // Rules: AREA-2
    void aMainIslandOnWhichNotEverybodyCanBeginIsTold() {
        auto board = sound();
        QVERIFY(!has(survey(board, kThreePlayers), Flaw::TooSmall));
        board.waters.areas[0].hexes = set(board, {"C2"}); // six intersections in a ring have room for three buildings
        QVERIFY(!has(survey(board, 3), Flaw::TooSmall));
        QVERIFY(has(survey(board, 4), Flaw::TooSmall));
        board.waters.areas.clear(); // without a main island all land counts
        QVERIFY(!has(survey(board, kThreePlayers), Flaw::TooSmall));
        for (const auto at : board.island().hexes) board.terrain[index(at)] = Terrain::Sea;
        QVERIFY(has(survey(board, kThreePlayers), Flaw::TooSmall));
    }
    // Rules: AREA-1
    void areasThatMeetOrReachIntoTheSeaAreTold() {
        auto board = sound();
        board.waters.areas[1].hexes = set(board, {"A1", "A2", "D2"}); // D2 is in the middle of the main island
        const auto met = hexesOf(survey(board, kThreePlayers), Flaw::AreasMeet);
        QVERIFY(met.contains(hex(board, "D2")));
        QVERIFY(met.contains(hex(board, "D3")));
        QVERIFY(!met.contains(hex(board, "A1")));
        board = sound();
        board.waters.areas[1].hexes = set(board, {"A1", "A2", "A3"});
        QCOMPARE(hexesOf(survey(board, kThreePlayers), Flaw::AreaAtSea), set(board, {"A3"}));
    }
    // Rules: SHAPE-7, SHAPE-8
    void aHarbourInlandAndOneTooManyAreTold() {
        auto board = sound();
        const auto inland = board.island().pathNamed("e4-e5").value(); // between two hexes of the main island
        QVERIFY(!(board.waters.landPaths & board.waters.seaPaths).contains(inland));
        board.harbors.push_back({inland, HarborKind::Any});
        const auto found = survey(board, kThreePlayers);
        QVERIFY(has(found, Flaw::HarborInland));
        QVERIFY(!has(found, Flaw::TooManyHarbors));
        QCOMPARE(mostHarbors(IslandId::Standard), 9);
        QCOMPARE(mostHarbors(IslandId::Sea37), 11);
    }
    // Rules: PIRATE-1, PIRATE-2
    void theRobberAtSeaAndThePirateOnLandAreTold() {
        auto board = sound();
        board.robber = hex(board, "D7");
        board.waters.pirate = hex(board, "C2");
        const auto found = survey(board, kThreePlayers);
        QCOMPARE(hexesOf(found, Flaw::RobberAtSea), set(board, {"D7"}));
        QCOMPARE(hexesOf(found, Flaw::PirateOnLand), set(board, {"C2"}));
    }
    void redNumbersSideBySideAreTold() {
        auto board = sound();
        lay(board, "E2", Terrain::Hills, 6);
        lay(board, "E3", Terrain::Hills, 8);
        const auto red = hexesOf(survey(board, kThreePlayers), Flaw::RedNeighbors);
        QVERIFY(red.contains(hex(board, "E2")));
        QVERIFY(red.contains(hex(board, "E3")));
    }
    // Rules: SCEN-1, AREA-1
    void theIslandsOfNewShoresAreThoseOfTheScenario() {
        for (int players = 3; players <= 6; ++players) {
            const auto board = scenarioBoard(Scenario::NewShores, players, 3);
            const auto isles = islesOf(board);
            QCOMPARE(isles.size(), board.waters.areas.size());
            QCOMPARE(std::string(isles[0].name()), std::string("home"));
            QCOMPARE(isles[0].hexes, board.waters.areas[0].hexes);
            for (const auto& area : board.waters.areas)
                QVERIFY(std::ranges::any_of(isles, [&](const Area& isle) { return isle.hexes == area.hexes; }));
        }
    }
    void aBoardWithMoreIslandsThanItMayHaveNamesTheLargest() {
        Board board;
        board.islandId = IslandId::Sea65;
        for (const auto at : board.island().hexes) board.terrain[index(at)] = Terrain::Sea;
        QVERIFY(islesOf(board).empty());
        for (const auto* name : {"A1", "A3", "A5", "A7", "C1", "C3", "C5", "C7", "C9", "F1", "F2"})
            lay(board, name, Terrain::Gold, 4);
        const auto isles = islesOf(board);
        QCOMPARE(isles.size(), kMostAreas);
        QCOMPARE(isles[0].hexes, set(board, {"F1", "F2"}));
        std::set<std::string> names;
        for (const auto& isle : isles) names.insert(std::string(isle.name()));
        QCOMPARE(names.size(), kMostAreas);
    }
};

REEVE_CHAPTER(FreeBoardTest)
#include "free_board_test.moc"
