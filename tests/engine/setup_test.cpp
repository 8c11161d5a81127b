// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 4: the first buildings and their cards.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

namespace {

Given fresh(Given game) {
    game.state.turn = {};
    game.state.attacks = 0;
    return game;
}

Action settle(std::string_view where, std::string_view road) { return command::Place{false, at(where), path(road)}; }
Action found(std::string_view where, std::string_view road) { return command::Place{true, at(where), path(road)}; }

} // namespace

class SetupTest : public QObject {
    Q_OBJECT

private slots:
    void theOrderGoesRoundAndComesBackAndTheLastToPlaceBegins();
    void theSecondBuildingIsACityInCitiesAndKnightsAndASettlementInTheBaseGame();
    void theCityBringsOneResourceForEachHexAndNoCommodity();
    void theDesertBringsNothing();
    void theSecondSettlementOfTheBaseGameBringsCardsAndTheFirstDoesNot();
    void theDistanceRuleHoldsFromTheBeginning();
    void theRoadTouchesTheBuildingJustPlaced();
    void afterTheSetUpEverybodyHasThreePoints();
    void nothingElseIsDoneDuringTheSetUp();
    void aRandomBoardHasTheRightHexesAndTokensAndNoRedNeighbours();
};

// Rules: SETUP-33, SETUP-34, SETUP-41, TURN-5
void SetupTest::theOrderGoesRoundAndComesBackAndTheLastToPlaceBegins() {
    Given game = fresh(Given(3));
    game.state.turn.player = Blue;
    ACCEPTED(game, settle("b3", "b3-c4"));
    QCOMPARE(game.state.turn.player, White);
    ACCEPTED(game, settle("b7", "b7-c8"));
    QCOMPARE(game.state.turn.player, Red);
    ACCEPTED(game, settle("d3", "c3-d3"));
    QCOMPARE(game.state.turn.player, Red);
    ACCEPTED(game, found("d7", "c7-d7"));
    QCOMPARE(game.state.turn.player, White);
    ACCEPTED(game, found("e3", "e3-e4"));
    QCOMPARE(game.state.turn.player, Blue);
    ACCEPTED(game, found("d9", "d9-d10"));
    QCOMPARE(game.state.turn.player, Blue);
    QVERIFY(game.state.turn.phase == Phase::Roll);
    QCOMPARE(int(game.state.turn.number), 1);
}

// Rules: SETUP-35, SETUP-36
void SetupTest::theSecondBuildingIsACityInCitiesAndKnightsAndASettlementInTheBaseGame() {
    Given knights = fresh(Given(2));
    REFUSED(knights, "wrong-target", found("b3", "b3-c4"));
    ACCEPTED(knights, settle("b3", "b3-c4"));
    ACCEPTED(knights, settle("b7", "b7-c8"));
    REFUSED(knights, "wrong-target", settle("d7", "c7-d7"));
    ACCEPTED(knights, found("d7", "c7-d7"));

    Given base = fresh(Given::base(2));
    ACCEPTED(base, settle("b3", "b3-c4"));
    ACCEPTED(base, settle("b7", "b7-c8"));
    REFUSED(base, "wrong-target", found("d7", "c7-d7"));
    ACCEPTED(base, settle("d7", "c7-d7"));
}

// Rules: SETUP-39
void SetupTest::theCityBringsOneResourceForEachHexAndNoCommodity() {
    Given game = fresh(Given(2));
    ACCEPTED(game, settle("a2", "a2-a3"));
    ACCEPTED(game, settle("a6", "a6-a7"));
    ACCEPTED(game, found("c4", "b3-c4")); // at mountains, pasture and hills
    QCOMPARE(game.handOf(Blue), (Hand{{Card::Ore, 1}, {Card::Wool, 1}, {Card::Brick, 1}}));
}

// Rules: SETUP-39, BOARD-8 (T-39)
void SetupTest::theDesertBringsNothing() {
    Given game = fresh(Given(2));
    std::swap(game.state.board.terrain[index(hex("C4"))], game.state.board.terrain[index(hex("C5"))]);
    ACCEPTED(game, settle("a2", "a2-a3"));
    ACCEPTED(game, settle("a6", "a6-a7"));
    ACCEPTED(game, found("d7", "d7-d8")); // at desert, pasture and forest
    QCOMPARE(game.handOf(Blue), (Hand{{Card::Lumber, 1}, {Card::Wool, 1}}));
}

// Rules: SETUP-38
void SetupTest::theSecondSettlementOfTheBaseGameBringsCardsAndTheFirstDoesNot() {
    Given game = fresh(Given::base(2));
    ACCEPTED(game, settle("b3", "b3-c4"));
    QCOMPARE(game.cardsOf(Red), 0);
    ACCEPTED(game, settle("b7", "b7-c8"));
    ACCEPTED(game, settle("e6", "e6-e7")); // at forest, mountains and pasture
    QCOMPARE(game.handOf(Blue), (Hand{{Card::Lumber, 1}, {Card::Ore, 1}, {Card::Wool, 1}}));
}

// Rules: SETUP-37, SETT-2
void SetupTest::theDistanceRuleHoldsFromTheBeginning() {
    Given game = fresh(Given(2));
    ACCEPTED(game, settle("b3", "b3-c4"));
    REFUSED(game, "place-taken", settle("b3", "b3-b4"));
    REFUSED(game, "too-close", settle("c4", "c4-c5"));
    REFUSED(game, "too-close", settle("b2", "b1-b2"));
    ACCEPTED(game, settle("c5", "c4-c5"));
}

// Rules: SETUP-37
void SetupTest::theRoadTouchesTheBuildingJustPlaced() {
    Given game = fresh(Given(2));
    REFUSED(game, "not-connected", settle("b3", "c4-c5"));
    ACCEPTED(game, settle("b3", "b3-c4"));
    ACCEPTED(game, settle("b7", "b7-c8"));
    REFUSED(game, "not-connected", found("d7", "c8-c9")); // the first building does not connect
}

// Rules: SETUP-29, SETUP-40
void SetupTest::afterTheSetUpEverybodyHasThreePoints() {
    Given game = fresh(Given(2));
    ACCEPTED(game, settle("b3", "b3-c4"));
    ACCEPTED(game, settle("b7", "b7-c8"));
    ACCEPTED(game, found("d7", "c7-d7"));
    ACCEPTED(game, found("d3", "c3-d3"));
    for (const auto player : {Red, Blue}) {
        QCOMPARE(game.pointsOf(player), 3);
        QCOMPARE(game.state.player(player).roads.size(), 2);
        for (const auto level : game.state.player(player).improvements) QCOMPARE(int(level), 0);
    }
}

// Rules: TURN-4
void SetupTest::nothingElseIsDoneDuringTheSetUp() {
    Given game = fresh(Given(2));
    game.hand(Red, {{Card::Brick, 4}, {Card::Lumber, 4}});
    REFUSED(game, "wrong-phase", roll(3, 4));
    REFUSED(game, "wrong-phase", road("b3-c4"));
    REFUSED(game, "wrong-phase", command::EndTurn{});
    REFUSED(game, "not-your-turn", Blue, settle("b3", "b3-c4"));
}

// Rules: COMP-2, COMP-10, COMP-17, COMP-18, SETUP-10, SETUP-14, SETUP-27
void SetupTest::aRandomBoardHasTheRightHexesAndTokensAndNoRedNeighbours() {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
        const Board board = randomBoard(seed);
        std::array<int, kTerrains> terrains{};
        std::array<int, 13> tokens{};
        for (std::size_t h = 0; h < standard::kHexes; ++h) {
            ++terrains[index(board.terrain[h])];
            if (board.terrain[h] == Terrain::Desert) {
                QCOMPARE(int(board.number[h]), 0);
                QCOMPARE(board.robber, static_cast<HexId>(h));
                continue;
            }
            ++tokens[board.number[h]];
            if (board.number[h] != 6 && board.number[h] != 8) continue;
            for (const auto other : standardIsland().hexNeighbors[h])
                QVERIFY(board.number[index(other)] != 6 && board.number[index(other)] != 8);
        }
        QCOMPARE(terrains, (std::array<int, kTerrains>{3, 4, 4, 4, 3, 1}));
        QCOMPARE(tokens, (std::array<int, 13>{0, 0, 1, 2, 2, 2, 2, 0, 2, 2, 2, 2, 1}));
        std::array<int, 6> harbors{};
        for (const auto& harbor : board.harbors) {
            ++harbors[index(harbor.gives)];
            QVERIFY(standardIsland().coast.contains(harbor.at));
        }
        QCOMPARE(harbors, (std::array<int, 6>{1, 1, 1, 1, 1, 4}));
    }
}

REEVE_CHAPTER(SetupTest)
#include "setup_test.moc"
