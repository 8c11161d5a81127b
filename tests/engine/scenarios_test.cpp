// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter SCEN and the set-up of Seafarers: the boards of the scenarios and their first buildings.
#include "engine/choices/random_player.h"
#include "engine/setup/boards.h"
#include "tests/support/at_sea.h"
#include "tests/support/chapters.h"

using namespace reeve;
using namespace reeve::testing;

namespace {

struct Row {
    Scenario scenario;
    int players;
    int hexes, land, gold, foreign; ///< numbers of hexes of the board; `foreign`: areas that give special points
};
constexpr std::array<Row, 8> kRows{{{Scenario::NewShores, 3, 37, 22, 2, 3},
                                    {Scenario::NewShores, 4, 44, 28, 2, 3},
                                    {Scenario::NewShores, 5, 58, 40, 3, 6},
                                    {Scenario::NewShores, 6, 58, 40, 3, 6},
                                    {Scenario::ThroughTheDesert, 3, 37, 25, 2, 4},
                                    {Scenario::ThroughTheDesert, 4, 44, 30, 2, 4},
                                    {Scenario::ThroughTheDesert, 5, 65, 43, 3, 5},
                                    {Scenario::ThroughTheDesert, 6, 65, 43, 3, 5}}};

int countOfTerrain(const Board& board, Terrain terrain) {
    int n = 0;
    for (const auto hex : board.island().hexes) n += board.terrain[index(hex)] == terrain ? 1 : 0;
    return n;
}

GameState start(const Row& row, GameKind kind, std::uint64_t seed) {
    NewGame game;
    game.rules.game = kind;
    if (kind == GameKind::Base) game.rules.edition = Edition::Compact;
    game.rules.set(Option::Seafarers);
    game.rules.scenario = row.scenario;
    game.rules.target = kind == GameKind::Base ? 14 : 16;
    game.seed = seed;
    for (int p = 0; p < row.players; ++p) game.players.push_back(static_cast<Color>(p));
    game.board = seafarers::scenarioBoard(row.scenario, row.players, seed);
    return newGame(game);
}

} // namespace

class ScenariosTest : public QObject {
    Q_OBJECT

private slots:
    void theBoardsHaveTheirSeaLandAndAreas();
    void redNumbersDoNotTouchAndDesertAndSeaHaveNone();
    void theGoldOfTheMainIslandLiesInTheStrip();
    void harboursLieOnTheCoastOfLand();
    void robberAndPirateStandWhereTheScenarioSays();
    void theGameBeginsOnTheMainIsland();
    void aShipMayStandInPlaceOfTheFirstRoad();
    void noFirstShipLiesBesideThePirate();
    void aSetUpBuildingAtGoldBringsAResourceOfChoice();
    void wholeRandomGamesKeepWhatMustAlwaysHold();
};

// Rules: SCEN-1, SCEN-2, SHAPE-2, AREA-1
void ScenariosTest::theBoardsHaveTheirSeaLandAndAreas() {
    for (const auto& row : kRows) {
        const auto board = seafarers::scenarioBoard(row.scenario, row.players, 7);
        QCOMPARE(board.island().hexCount, row.hexes);
        QCOMPARE(row.hexes - countOfTerrain(board, Terrain::Sea), row.land);
        QCOMPARE(countOfTerrain(board, Terrain::Gold), row.gold);
        QVERIFY(board.waters.home() >= 0);
        QCOMPARE(static_cast<int>(board.waters.areas.size()) - 1, row.foreign);
        IntersectionSet taken; // no intersection belongs to two areas
        for (const auto& area : board.waters.areas) {
            IntersectionSet corners;
            for (const auto hex : area.hexes) {
                QVERIFY(board.terrain[index(hex)] != Terrain::Sea);
                corners |= board.island().hexCornerSet[index(hex)];
            }
            QVERIFY(!taken.meets(corners));
            taken |= corners;
        }
    }
}

// Rules: SCEN-5, SIX-13
void ScenariosTest::redNumbersDoNotTouchAndDesertAndSeaHaveNone() {
    for (const auto& row : kRows)
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto board = seafarers::scenarioBoard(row.scenario, row.players, seed);
            QVERIFY(!redNeighbors(board));
            for (const auto hex : board.island().hexes) {
                const auto terrain = board.terrain[index(hex)];
                const bool bare = terrain == Terrain::Sea || terrain == Terrain::Desert;
                QCOMPARE(board.number[index(hex)] == 0, bare);
            }
        }
}

// Rules: SCEN-6
void ScenariosTest::theGoldOfTheMainIslandLiesInTheStrip() {
    for (const int players : {3, 4, 5, 6})
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            const auto board = seafarers::scenarioBoard(Scenario::ThroughTheDesert, players, seed);
            for (const auto& area : board.waters.areas) {
                int gold = 0;
                for (const auto hex : area.hexes) gold += board.terrain[index(hex)] == Terrain::Gold ? 1 : 0;
                if (area.name() == "strip") QCOMPARE(gold, 1);
                if (area.name() == "home") QCOMPARE(gold, 0);
            }
        }
}

// Rules: SCEN-5, SHAPE-8
void ScenariosTest::harboursLieOnTheCoastOfLand() {
    for (const auto& row : kRows) {
        const auto board = seafarers::scenarioBoard(row.scenario, row.players, 3);
        QCOMPARE(static_cast<int>(board.harbors.size()), row.players <= 3 ? 8 : row.players == 4 ? 9 : 11);
        PathSet places;
        for (const auto& harbor : board.harbors) {
            QVERIFY((board.waters.landPaths & board.waters.seaPaths).contains(harbor.at));
            QVERIFY(!places.contains(harbor.at));
            places.insert(harbor.at);
        }
    }
}

// Rules: SCEN-4, PIRATE-1
void ScenariosTest::robberAndPirateStandWhereTheScenarioSays() {
    const auto three = seafarers::scenarioBoard(Scenario::NewShores, 3, 1);
    QCOMPARE(three.island().name(three.robber), std::string("A1"));
    QCOMPARE(three.island().name(three.waters.pirate), std::string("D7"));
    const auto four = seafarers::scenarioBoard(Scenario::NewShores, 4, 1);
    QCOMPARE(four.terrain[index(four.robber)], Terrain::Desert);
    const auto six = seafarers::scenarioBoard(Scenario::NewShores, 6, 1);
    QCOMPARE(six.waters.pirate, kNoHex);
    const auto desert = seafarers::scenarioBoard(Scenario::ThroughTheDesert, 5, 1);
    QCOMPARE(desert.island().name(desert.robber), std::string("B3"));
    QCOMPARE(desert.island().name(desert.waters.pirate), std::string("G7"));
}

// Rules: AREA-2, SCEN-1, SCEN-2, SEA-1
void ScenariosTest::theGameBeginsOnTheMainIsland() {
    for (const auto& row : kRows) {
        Given game;
        game.state = start(row, GameKind::CitiesAndKnights, 5);
        const auto& state = game.state;
        const int home = state.board.waters.home();
        for (const auto at : state.island().intersections) {
            const auto road = state.island().intersectionPaths[index(at)].first();
            const auto answer = game.answer(Action(command::Place{.at = at, .road = road}));
            if (!state.board.waters.land.contains(at))
                QCOMPARE(answer, QByteArray("needs-land"));
            else if (seafarers::areaOf(state.board, at) != home)
                QCOMPARE(answer, QByteArray("wrong-area"));
            else
                QVERIFY(answer == "ok" || answer == "not-a-land-path");
        }
    }
}

// Rules: SHIP-12
void ScenariosTest::aShipMayStandInPlaceOfTheFirstRoad() {
    AtSea game;
    game.state = start(kRows[0], GameKind::CitiesAndKnights, 5);
    const auto place = [&](const char* at, const char* path, bool ship) {
        return Action(command::Place{.at = game.at(at), .road = game.path(path), .ship = ship});
    };
    REFUSED(game, "not-a-sea-path", place("e6", "e6-e7", true));
    REFUSED(game, "not-connected", place("c3", "c1-c2", true));
    ACCEPTED(game, place("c3", "c3-c4", true));
    QVERIFY(game.hasShip(Red, "c3-c4"));
    QVERIFY(game.state.player(Red).roads.empty());
}

// Rules: PIRATE-9
void ScenariosTest::noFirstShipLiesBesideThePirate() {
    AtSea game;
    game.state = start(kRows[0], GameKind::CitiesAndKnights, 5);
    game.pirate("C1");
    const Action placed = command::Place{.at = game.at("c3"), .road = game.path("c2-c3"), .ship = true};
    REFUSED(game, "pirate-near", placed);
    game.pirate("D7");
    QCOMPARE(game.answer(placed), QByteArray("ok"));
}

// Rules: GOLDHEX-6
void ScenariosTest::aSetUpBuildingAtGoldBringsAResourceOfChoice() {
    AtSea game;
    game.state = start(kRows[0], GameKind::CitiesAndKnights, 5);
    game.state.board = AtSea::board();
    game.state.board.waters.areas.clear(); // without a main island all land is allowed
    game.settlement(Red, "c3").roads(Red, {"c3-d4"}).settlement(Blue, "c7").roads(Blue, {"c6-c7"});
    game.settlement(White, "g5").roads(White, {"g5-g6"}).turnOf(White);
    ACCEPTED(game, White, Action(command::Place{.city = true, .at = game.at("b9"), .road = game.path("b9-b10")}));
    QVERIFY(game.owes(White, DecisionKind::TakeGold));
    const Action next = command::Place{.city = true, .at = game.at("e9"), .road = game.path("e8-e9")};
    QVERIFY(game.answer(Blue, next) != "ok");
    ACCEPTED(game, White, Action(seafarers::TakeGold{{{Card::Ore, 1}}}));
    QCOMPARE(game.handOf(White)[Card::Ore], 1);
    ACCEPTED(game, Blue, next);
}

// Rules: SCEN-3, SEA-9
void ScenariosTest::wholeRandomGamesKeepWhatMustAlwaysHold() {
    for (const auto& row : kRows)
        for (const auto kind : {GameKind::Base, GameKind::CitiesAndKnights}) {
            auto state = start(row, kind, 11);
            RandomPlayer player(11);
            for (int n = 0; n < 20000 && state.turn.phase != Phase::Over; ++n) {
                const auto* command = player.choose(state);
                QVERIFY(command != nullptr);
                const auto decided = decide(state, *command);
                QVERIFY2(decided.ok(), "a listed command was refused");
                for (const auto& event : decided.value()) apply(state, event);
                const auto broken = brokenInvariant(state);
                QVERIFY2(!broken, broken ? broken->what.c_str() : "");
            }
            QCOMPARE(state.turn.phase, Phase::Over);
            QVERIFY(points(state, state.winner) >= (kind == GameKind::Base ? 14 : 16));
        }
}

REEVE_CHAPTER(ScenariosTest)
#include "scenarios_test.moc"
