// SPDX-License-Identifier: GPL-3.0-or-later
// A free board of Seafarers: what is told of one that breaks a rule, and which islands it has.
#include "engine/modules/seafarers/layouts.h"
#include "engine/modules/seafarers/survey.h"
#include "tests/support/chapters.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace reeve;
using namespace reeve::seafarers;

namespace {

constexpr int kThreePlayers = 6; // first buildings

/// New Shores for three, on which nothing is wrong.
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

} // namespace

class FreeBoardTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsWrongWithTheBoardsOfTheScenarios() {
        for (const auto scenario : {Scenario::NewShores, Scenario::ThroughTheDesert})
            for (int players = 3; players <= 6; ++players)
                for (std::uint64_t seed = 1; seed <= 5; ++seed)
                    QVERIFY(survey(scenarioBoard(scenario, players, seed), 2 * players).empty());
    }
    void landWithoutANumberIsTold() {
        auto board = sound();
        lay(board, "C2", Terrain::Hills, 0);
        lay(board, "C3", Terrain::Desert, 0); // needs none
        QCOMPARE(hexesOf(survey(board, kThreePlayers), Flaw::NumberMissing), set(board, {"C2"}));
    }
    // Rules: AREA-2
    void aMainIslandOnWhichNotEverybodyCanBeginIsTold() {
        auto board = sound();
        QVERIFY(!has(survey(board, kThreePlayers), Flaw::TooSmall));
        board.waters.areas[0].hexes = set(board, {"C2"}); // six intersections in a ring: three buildings
        QVERIFY(!has(survey(board, 3), Flaw::TooSmall));
        QVERIFY(has(survey(board, 4), Flaw::TooSmall));
        board.waters.areas.clear(); // no main island: all land
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
