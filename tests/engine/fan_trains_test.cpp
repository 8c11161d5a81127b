// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter FAN-BAG: baggage trains.
#include "engine/modules/fan/trains/trains.h"
#include "tests/support/at_sea.h"
#include "tests/support/chapters.h"
#include "tests/support/with_modules.h"

using namespace reeve;
using namespace reeve::testing;
using fan::Module;

namespace {

const Hand kTrainPrice{{Card::Lumber, 1}, {Card::Wool, 1}};
const Hand kPromotionPrice{{Card::Lumber, 1}, {Card::Grain, 1}};

Action trainAt(std::string_view where) { return fan::Recruit{fan::Piece::Train, {kNoPath, at(where)}, 0}; }
Action drive(std::string_view from, std::string_view to, bool waved = false) {
    return fan::MoveTrain{at(from), at(to), waved};
}
Action driveOff(std::string_view train, std::string_view knight, int die) {
    return fan::DriveOff{at(train), at(knight), static_cast<std::uint8_t>(die)};
}
Action promote(std::string_view where) { return fan::PromoteTrain{at(where)}; }

/// A game with trains and without a movement phase: trains move in the main phase.
WithModules trains() { return WithModules({Module::Baggage}); }
const fan::Train& trainOf(const WithModules& game, PlayerId player) { return game.state.fan.seat(player).train; }

} // namespace

class FanTrainsTest : public QObject {
    Q_OBJECT

private slots:
    void aTrainIsPlacedAtAnOwnBuilding();
    void eachColourHasOneTrain();
    void aTrainRisesOneLevelATurn();
    void aTrainHasFiveLevels();
    void aTrainBlocksNothingAndGivesNoPoints();
    void anOwnRoadCostsOnePointAndNoRoadTwo();
    void thePointsDependOnTheLevel();
    void aPathWithAnothersRoadCostsAGoldForItsOwner();
    void aTrainGoesAlongOneLandPath();
    void theNextTurnBringsAllPointsBack();
    void aTrainMovesInTheMovementPhaseIfThereIsOne();
    void anActiveOpposingKnightCostsTwoPointsMore();
    void inactiveAndOwnKnightsCostNothing();
    void aKnightAtTheStartDoesNotSlowTheTrain();
    void aWavedTrainPaysNothingExtra();
    void theKnightsLevelIsTakenFromTheRoll();
    void whatIsNeededDependsOnTheTrainsLevel();
    void aDrivenKnightIsDisplaced();
    void aDrivenKnightWithoutAPlaceLeavesTheBoard();
    void aTrainDrivesOffActiveOpposingKnightsBesideItOnly();
    void aTrainTriesOnceATurnAndItCostsNoPoints();
    void aDieThatIsNotStatedIsDrawn();
    void aTrainIsBuiltInSpecialBuildingAndNothingElseIsDoneWithIt();
    void withoutATrainNothingMoves();
    void withoutTheModuleThereAreNoTrains();
};

// Rules: FAN-BAG-6
void FanTrainsTest::aTrainIsPlacedAtAnOwnBuilding() {
    WithModules game = trains();
    game.settlement(Red, "b4").city(Red, "d6").settlement(Blue, "b7").knight(Red, "b3").roads(Red, {"b3-b4"});
    game.hand(Red, {{Card::Lumber, 1}});
    REFUSED(game, "cannot-afford", trainAt("b4"));
    game.hand(Red, kTrainPrice);
    REFUSED(game, "not-your-piece", trainAt("b7"));
    REFUSED(game, "not-your-piece", trainAt("b3"));
    WithModules city = game;
    ACCEPTED(game, trainAt("b4"));
    QVERIFY(trainOf(game, Red).at == at("b4"));
    QCOMPARE(int(trainOf(game, Red).level), 1);
    QCOMPARE(game.cardsOf(Red), 0);
    ACCEPTED(city, trainAt("d6"));
}

// Rules: SIX-21, SIX-26, FAN-BAG-6
void FanTrainsTest::aTrainIsBuiltInSpecialBuildingAndNothingElseIsDoneWithIt() {
    WithModules game({Module::Baggage}, 5);
    game.state.rules.set(Option::SpecialBuild);
    game.settlement(Blue, "c4").hand(Blue, kTrainPrice); // exactly the price of a train
    game.train(White, "b7").hand(White, kPromotionPrice);
    ACCEPTED(game, command::EndTurn{});
    QVERIFY(game.owes(Blue, DecisionKind::SpecialBuild));
    ACCEPTED(game, Blue, trainAt("c4"));
    QVERIFY(trainOf(game, Blue).at == at("c4"));
    REFUSED(game, "wrong-phase", Blue, drive("c4", "c5"));
    ACCEPTED(game, Blue, command::Pass{});
    QVERIFY(!game.owes(White, DecisionKind::SpecialBuild)); // a train cannot be promoted in the special building phase
}

// Rules: FAN-BAG-6
void FanTrainsTest::eachColourHasOneTrain() {
    WithModules game = trains();
    game.train(Red, "c4").train(Blue, "b4").settlement(Red, "b4").hand(Red, kTrainPrice);
    REFUSED(game, "no-piece-left", trainAt("b4"));
    game.state.fan.seat(Red).train = {};
    ACCEPTED(game, trainAt("b4")); // next to Blue's train
}

// Rules: FAN-BAG-6
void FanTrainsTest::aTrainRisesOneLevelATurn() {
    WithModules game = trains();
    game.train(Red, "c4", 2).hand(Red, {{Card::Lumber, 1}, {Card::Wool, 1}});
    REFUSED(game, "cannot-afford", promote("c4"));
    REFUSED(game, "no-train", promote("c5"));
    game.hand(Red, kPromotionPrice + kPromotionPrice);
    ACCEPTED(game, promote("c4"));
    QCOMPARE(int(trainOf(game, Red).level), 3);
    QVERIFY(game.handOf(Red) == kPromotionPrice);
    REFUSED(game, "already-moved", promote("c4"));
    ACCEPTED(game, command::EndTurn{});
    game.turnOf(Red);
    game.inPhase(Phase::Main);
    ACCEPTED(game, promote("c4"));
    QCOMPARE(int(trainOf(game, Red).level), 4);
}

// Rules: FAN-BAG-6
void FanTrainsTest::aTrainHasFiveLevels() {
    WithModules game = trains();
    game.train(Red, "c4", 5).hand(Red, kPromotionPrice);
    REFUSED(game, "highest-level", promote("c4"));
}

// Rules: FAN-BAG-6
void FanTrainsTest::aTrainBlocksNothingAndGivesNoPoints() {
    WithModules game = trains();
    game.train(Blue, "c4", 5).roads(Red, {"c3-c4", "b3-c4", "c3-d3", "c4-c5", "c5-c6"}).knight(Red, "c3");
    game.longestRoad(Red, 5).hand(Red, {{Card::Brick, 2}, {Card::Lumber, 2}, {Card::Grain, 1}, {Card::Wool, 1}});
    QCOMPARE(game.pointsOf(Blue), 0);
    WithModules passing = game;
    ACCEPTED(passing, moveKnight("c3", "b3")); // past the train
    WithModules joining = game;
    ACCEPTED(joining, moveKnight("c3", "c4")); // next to the train
    ACCEPTED(game, road("c6-c7"));
    QCOMPARE(game.state.longestRoad.player, Red);
    ACCEPTED(game, build(Piece::Settlement, "c4"));
    QVERIFY(trainOf(game, Blue).at == at("c4"));
}

// Rules: FAN-BAG-7
void FanTrainsTest::anOwnRoadCostsOnePointAndNoRoadTwo() {
    WithModules game = trains();
    game.train(Red, "b4").roads(Red, {"b3-b4"});
    ACCEPTED(game, drive("b4", "b3"));
    QCOMPARE(int(trainOf(game, Red).used), 1);
    ACCEPTED(game, drive("b3", "c4"));
    QCOMPARE(int(trainOf(game, Red).used), 3);
    REFUSED(game, "too-far", drive("c4", "c3"));
    ACCEPTED(game, command::EndTurn{});
}

// Rules: FAN-BAG-7, FAN-BAG-6
void FanTrainsTest::thePointsDependOnTheLevel() {
    constexpr std::array points{4, 5, 6, 7, 8};
    for (int level = 1; level <= 5; ++level) {
        WithModules game = trains();
        game.train(Red, "c4", level).roads(Red, {"c4-c5"});
        for (int used = 0; used < points[static_cast<std::size_t>(level - 1)]; ++used)
            ACCEPTED(game, used % 2 == 0 ? drive("c4", "c5") : drive("c5", "c4"));
        const bool even = points[static_cast<std::size_t>(level - 1)] % 2 == 0;
        REFUSED(game, "too-far", even ? drive("c4", "c5") : drive("c5", "c4"));
    }
    WithModules raised = trains(); // with other train points
    raised.state.rules.fan.numbers.trainPoints = {1, 5, 6, 7, 8};
    raised.train(Red, "c4").roads(Red, {"c4-c5"});
    ACCEPTED(raised, drive("c4", "c5"));
    REFUSED(raised, "too-far", drive("c5", "c4"));
}

// Rules: FAN-BAG-7
void FanTrainsTest::aPathWithAnothersRoadCostsAGoldForItsOwner() {
    WithModules game = trains();
    game.train(Red, "c4").roads(Blue, {"c4-c5"}).roads(White, {"c5-c6"});
    REFUSED(game, "no-gold", drive("c4", "c5"));
    game.gold(Red, 1);
    ACCEPTED(game, drive("c4", "c5"));
    QCOMPARE(int(trainOf(game, Red).used), 1);
    QCOMPARE(game.goldOf(Red), 0);
    QCOMPARE(game.goldOf(Blue), 1);
    REFUSED(game, "no-gold", drive("c5", "c6"));
    QCOMPARE(game.goldOf(White), 0);
}

// Rules: FAN-BAG-7
void FanTrainsTest::aTrainGoesAlongOneLandPath() {
    WithModules game = trains();
    game.train(Red, "c4", 5);
    REFUSED(game, "not-connected", drive("c4", "c6"));
    REFUSED(game, "not-connected", drive("c4", "c4"));
    AtSea sea;
    sea.state.rules.fan.set(Module::Baggage);
    sea.state.fan.seat(Red).train = fan::Train{.at = sea.at("c3"), .level = 5};
    sea.ships(Red, {"c2-c3"});
    REFUSED(sea, "not-connected", fan::MoveTrain{sea.at("c3"), sea.at("c2")});
    ACCEPTED(sea, fan::MoveTrain{sea.at("c3"), sea.at("c4")});
}

// Rules: FAN-BAG-7
void FanTrainsTest::theNextTurnBringsAllPointsBack() {
    WithModules game = trains();
    game.train(Red, "c4");
    ACCEPTED(game, drive("c4", "c5"));
    ACCEPTED(game, drive("c5", "c4"));
    REFUSED(game, "too-far", drive("c4", "c5"));
    ACCEPTED(game, command::EndTurn{});
    game.turnOf(Red);
    game.inPhase(Phase::Main);
    ACCEPTED(game, drive("c4", "c5"));
}

// Rules: FAN-BAG-7
void FanTrainsTest::aTrainMovesInTheMovementPhaseIfThereIsOne() {
    WithModules game({Module::Baggage, Module::MovementPhase});
    game.train(Red, "c4").settlement(Red, "b4").hand(Red, kTrainPrice + kPromotionPrice);
    REFUSED(game, "wrong-phase", drive("c4", "c5"));
    ACCEPTED(game, fan::StartMovement{});
    ACCEPTED(game, drive("c4", "c5"));
    REFUSED(game, "wrong-phase", promote("c5"));
    REFUSED(game, "wrong-phase", trainAt("b4"));
}

// Rules: FAN-BAG-1, FAN-BAG-4
void FanTrainsTest::anActiveOpposingKnightCostsTwoPointsMore() {
    WithModules game = trains();
    game.train(Red, "b4").knight(Blue, "b5", 3);
    ACCEPTED(game, drive("b4", "b5")); // two points for the path and two for the knight
    QCOMPARE(int(trainOf(game, Red).used), 4);
    QVERIFY(game.knightOf(Blue, "b5") != nullptr); // the knight does not move
    QVERIFY(game.knightOf(Blue, "b5")->active);
    REFUSED(game, "too-far", drive("b5", "b6"));
    WithModules road = trains();
    road.train(Red, "b4").knight(Blue, "b5").roads(Red, {"b4-b5"});
    ACCEPTED(road, drive("b4", "b5"));
    QCOMPARE(int(trainOf(road, Red).used), 3);
    WithModules turned = trains(); // "active" is the present side of the token; the time of activation does not matter
    turned.train(Red, "b4").knight(Blue, "b5");
    turned.state.player(Blue).knights[0].activatedThisTurn = true;
    ACCEPTED(turned, drive("b4", "b5"));
    QCOMPARE(int(trainOf(turned, Red).used), 4);
}

// Rules: FAN-BAG-1
void FanTrainsTest::inactiveAndOwnKnightsCostNothing() {
    WithModules idle = trains();
    idle.train(Red, "b4").idleKnight(Blue, "b5", 3);
    ACCEPTED(idle, drive("b4", "b5"));
    QCOMPARE(int(trainOf(idle, Red).used), 2);
    WithModules own = trains();
    own.train(Red, "b4").knight(Red, "b5", 3);
    ACCEPTED(own, drive("b4", "b5"));
    QCOMPARE(int(trainOf(own, Red).used), 2);
}

// Rules: FAN-BAG-4
void FanTrainsTest::aKnightAtTheStartDoesNotSlowTheTrain() {
    WithModules game = trains();
    game.train(Red, "b4").knight(Blue, "b4").knight(White, "b3");
    ACCEPTED(game, drive("b4", "b5"));
    QCOMPARE(int(trainOf(game, Red).used), 2);
}

// Rules: FAN-BAG-5
void FanTrainsTest::aWavedTrainPaysNothingExtra() {
    WithModules game = trains();
    game.train(Red, "b4").knight(Blue, "b5").idleKnight(Blue, "b3");
    REFUSED(game, "wrong-target", drive("b4", "b3", true)); // an inactive knight does not stop a train
    REFUSED(game, "wrong-target", drive("b4", "a3", true)); // no knight is there
    ACCEPTED(game, drive("b4", "b5", true));
    QCOMPARE(int(trainOf(game, Red).used), 2);
    QVERIFY(trainOf(game, Red).at == at("b5"));
}

// Rules: FAN-BAG-2
void FanTrainsTest::theKnightsLevelIsTakenFromTheRoll() {
    for (int level = 1; level <= 3; ++level)
        for (int die = 1; die <= 6; ++die) {
            WithModules game = trains();
            // at level 4 the die must exceed the knight's level by three
            game.train(Red, "b4", 4).knight(Blue, "b5", level);
            ACCEPTED(game, driveOff("b4", "b5", die));
            const auto* driven = game.happened<fan::KnightDrivenOff>();
            QVERIFY(driven != nullptr && driven->knight == at("b5"));
            QCOMPARE(driven->success, die - level >= 3);
            QCOMPARE(game.knightOf(Blue, "b5") == nullptr, die - level >= 3);
            QVERIFY(trainOf(game, Red).at == at("b4"));
        }
}

// Rules: FAN-BAG-2, FAN-BAG-6
void FanTrainsTest::whatIsNeededDependsOnTheTrainsLevel() {
    constexpr std::array needed{6, 5, 4, 3, 2};
    for (int level = 1; level <= 5; ++level)
        for (int die = 1; die <= 6; ++die) {
            WithModules game = trains();
            game.train(Red, "b4", level).knight(Blue, "b5");
            ACCEPTED(game, driveOff("b4", "b5", die));
            QCOMPARE(game.knightOf(Blue, "b5") == nullptr, die - 1 >= needed[static_cast<std::size_t>(level - 1)]);
        }
    WithModules easy = trains(); // with other required values
    easy.state.rules.fan.numbers.trainRoll = {1, 1, 1, 1, 1};
    easy.train(Red, "b4").knight(Blue, "b5");
    ACCEPTED(easy, driveOff("b4", "b5", 2));
    QVERIFY(easy.knightOf(Blue, "b5") == nullptr);
}

// Rules: FAN-BAG-3
void FanTrainsTest::aDrivenKnightIsDisplaced() {
    WithModules game = trains();
    game.train(Red, "b9", 5).knight(Blue, "b8").settlement(Blue, "b7").roads(Blue, {"b7-b8", "b6-b7", "b5-b6"});
    ACCEPTED(game, driveOff("b9", "b8", 3));
    QVERIFY(game.knightOf(Blue, "b8") == nullptr);
    QVERIFY(game.owes(Blue, DecisionKind::RelocateKnight)); // Blue chooses b5 or b6
    REFUSED(game, "not-connected", Blue, command::RelocateKnight{at("c8")});
    ACCEPTED(game, Blue, command::RelocateKnight{at("b5")});
    QVERIFY(game.knightOf(Blue, "b5") != nullptr);
    QVERIFY(game.knightOf(Blue, "b5")->active);
    QCOMPARE(int(game.knightOf(Blue, "b5")->level), 1);
}

// Rules: FAN-BAG-3
void FanTrainsTest::aDrivenKnightWithoutAPlaceLeavesTheBoard() {
    WithModules game = trains();
    game.train(Red, "b9", 5).knight(Blue, "b8").settlement(Blue, "b7").roads(Blue, {"b7-b8"});
    ACCEPTED(game, driveOff("b9", "b8", 3));
    QVERIFY(game.state.player(Blue).knights.empty());
    QVERIFY(game.state.pending.empty());
}

// Rules: FAN-BAG-2, FAN-BAG-4, FAN-BAG-1
void FanTrainsTest::aTrainDrivesOffActiveOpposingKnightsBesideItOnly() {
    WithModules game = trains();
    game.train(Red, "b4", 5).knight(Red, "b3").idleKnight(Blue, "b5").knight(Blue, "c4").knight(White, "b4");
    REFUSED(game, "wrong-target", driveOff("b4", "b3", 6)); // an own knight
    REFUSED(game, "wrong-target", driveOff("b4", "b5", 6)); // an inactive knight
    REFUSED(game, "wrong-target", driveOff("b4", "c4", 6)); // two paths away
    REFUSED(game, "wrong-target", driveOff("b4", "b4", 6)); // the place of the train, not the end of a path from it
    REFUSED(game, "wrong-target", driveOff("b4", "a3", 6)); // no knight is there
    REFUSED(game, "no-train", driveOff("c5", "c4", 6));
    game.knight(White, "a3");
    ACCEPTED(game, driveOff("b4", "a3", 6));
    QVERIFY(game.knightOf(White, "a3") == nullptr);
}

// Rules: FAN-BAG-2
void FanTrainsTest::aTrainTriesOnceATurnAndItCostsNoPoints() {
    WithModules game = trains();
    game.train(Red, "b4").knight(Blue, "b5").knight(Blue, "b3");
    ACCEPTED(game, driveOff("b4", "b5", 1)); // the attempt fails and changes nothing
    QVERIFY(game.knightOf(Blue, "b5") != nullptr);
    QVERIFY(game.knightOf(Blue, "b5")->active);
    QCOMPARE(int(trainOf(game, Red).used), 0);
    REFUSED(game, "already-moved", driveOff("b4", "b3", 6));
    ACCEPTED(game, command::EndTurn{});
    game.turnOf(Red);
    game.inPhase(Phase::Main);
    ACCEPTED(game, driveOff("b4", "b3", 6));
}

// Rules: FAN-BAG-2
void FanTrainsTest::aDieThatIsNotStatedIsDrawn() {
    WithModules game = trains();
    game.train(Red, "b4", 5).knight(Blue, "b5");
    ACCEPTED(game, driveOff("b4", "b5", 0));
    const auto* driven = game.happened<fan::KnightDrivenOff>();
    QVERIFY(driven != nullptr && driven->die >= 1 && driven->die <= 6 && driven->draws > 0);
    QCOMPARE(driven->success, driven->die >= 3);
}

// Rules: FAN-BAG-6, FAN-BAG-7
void FanTrainsTest::withoutATrainNothingMoves() {
    WithModules game = trains();
    game.train(Blue, "c4").hand(Red, kPromotionPrice);
    REFUSED(game, "no-train", drive("c4", "c5")); // a train of Blue
    REFUSED(game, "no-train", promote("c4"));
    game.train(Red, "b4");
    REFUSED(game, "no-train", drive("c4", "c5"));
    ACCEPTED(game, drive("b4", "b5"));
}

// Rules: FAN-BAG-6, FAN-BAG-7
void FanTrainsTest::withoutTheModuleThereAreNoTrains() {
    WithModules game({Module::MovementPhase});
    game.settlement(Red, "b4").hand(Red, kTrainPrice);
    REFUSED(game, "module-missing", trainAt("b4"));
    REFUSED(game, "module-missing", promote("b4"));
    game.inPhase(Phase::Movement);
    REFUSED(game, "module-missing", drive("b4", "b5"));
    REFUSED(game, "module-missing", driveOff("b4", "b5", 6));
}

REEVE_CHAPTER(FanTrainsTest)
#include "fan_trains_test.moc"
