// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters FAN-RK, FAN-KC, FAN-PIR, FAN-WAND and FAN-DEC: knights in the modules.
#include "engine/modules/fan/taking_down/taking_down.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/rules/sites.h"
#include "engine/tables/costs.h"
#include "tests/support/at_sea.h"
#include "tests/support/chapters.h"
#include "tests/support/with_modules.h"

using namespace reeve;
using namespace reeve::testing;
using fan::Module;

namespace {

Action takeDownRoad(std::string_view knight, std::string_view where) {
    return fan::Deconstruct{at(knight), fan::Target::Road, path(where), kNoIntersection};
}
Action takeDownBuilding(std::string_view knight, std::string_view where) {
    return fan::Deconstruct{at(knight), fan::Target::Building, kNoPath, at(where)};
}
Action knightCard(std::string_view to, PlayerId victim = kNobody) {
    return command::PlayDevelopment{.card = DevelopmentCard::Knight, .move = {.to = hex(to), .victim = victim}};
}

/// A game of Seafarers with modules.
struct Coasting : AtSea {
    explicit Coasting(std::initializer_list<Module> modules) {
        for (const auto module : modules) state.rules.fan.set(module);
    }
    Coasting& hoard(int gold) {
        state.fan.hoard = static_cast<std::uint16_t>(gold);
        return *this;
    }
    Coasting& gold(PlayerId p, int coins) {
        state.fan.seat(p).gold = static_cast<std::uint16_t>(coins);
        return *this;
    }
    [[nodiscard]] int goldOf(PlayerId p) const { return state.fan.seat(p).gold; }
    [[nodiscard]] Action plunder(std::string_view knight) const { return fan::Plunder{at(knight)}; }
    [[nodiscard]] Action chasePirate(std::string_view knight, std::string_view to) const {
        return seafarers::ChasePirate{at(knight), {.to = hex(to)}};
    }
    [[nodiscard]] Action takeDownShip(std::string_view knight, std::string_view where) const {
        return fan::Deconstruct{at(knight), fan::Target::Ship, path(where), kNoIntersection};
    }
    [[nodiscard]] Action takeDownBuilding(std::string_view knight, std::string_view where) const {
        return fan::Deconstruct{at(knight), fan::Target::Building, kNoPath, at(where)};
    }
};

/// The pirate is on C1, next to Red's knight at a ship.
Coasting besideThePirate(int level = 1) {
    Coasting game({Module::Plunder});
    game.pirate("C1").ships(Red, {"c2-c3"}).knight(Red, "c2", level);
    return game;
}

} // namespace

class FanKnightsTest : public QObject {
    Q_OBJECT

private slots:
    void theTurnGoesFromTheMainPhaseToTheMovementPhase();
    void theTurnMayEndWithoutAMovementPhase();
    void withMountedKnightsAloneRoundKnightsStayInTheMainPhase();
    void withoutAModuleForItThereIsNoMovementPhase();
    void roundKnightsActInTheMovementPhaseOnly();
    void actionsAtSeaBelongToTheMovementPhaseToo();
    void inTheMovementPhaseNothingIsTradedBuiltOrPlayed();
    void eachKnightMovesAtMostOnceATurn();
    void knightsStandSideBySideBlockBuildingAndBreakTheRoute();
    void theStrengthOfAKnightIsItsLevel();
    void aKnightMovesAlongRoadsAndShipsAndStopsOnAnOwnShip();
    void aShipThatLinksAKnightStays();
    void thePrivateerIsThePirate();
    void aKnightPassesOwnPiecesAndEndsOnAFreePlace();
    void aKnightMakesRoomForABuildingByMoving();
    void aDisplacedKnightRetreatsAlongItsRoads();
    void chasingTheRobberStealsAndChecksNoHands();
    void developmentCardsAreBoughtAndPlayedBesideProgressCards();
    void oneDevelopmentCardIsPlayedATurn();
    void theLargestArmyStaysInTheBox();
    void victoryPointCardsCount();
    void faceUpKnightCardsDefend();
    void aFaceUpKnightCardSavesItsOwnersCity();
    void knightCardsAreNeverSpent();
    void knightCardsCountWithoutBeingCommitted();
    void noKnightCardIsPlayedBeforeTheFirstAttack();
    void aKnightReachesThePirateAlongItsShips();
    void aKnightPlundersUpToItsLevelAndUpToTheHoard();
    void anEmptyHoardIsPlunderedForNothing();
    void aPlunderedPirateLeavesTheBoardAndComesBack();
    void plunderStealsNoCard();
    void plunderIsAnActionOfAReadyKnight();
    void onlyAKnightBesideThePiratePlunders();
    void beforeTheFirstAttackNobodyPlunders();
    void theHoardGrowsByOneForEachSpaceOfTheShip();
    void theHoardIsANumberOfTheGame();
    void aKnightWandersOverOneOrTwoOpenBorders();
    void alongOwnRoadsOneOpenBorderIsAdded();
    void theOpenBorderMayComeFirstOrInTheMiddle();
    void aKnightDoesNotWanderAlongForeignRoads();
    void aKnightDoesNotWanderAcrossWaterOrShips();
    void anOwnRoadIsNoOpenBorder();
    void foreignPiecesStopAWanderingKnight();
    void aWanderingKnightDisplacesNobody();
    void aKnightDisplacedOffRoadLeavesTheBoard();
    void aKnightDisplacedOnItsOwnRoadRetreats();
    void anUnlinkedKnightHoldsNoShip();
    void withoutTheModuleNobodyWanders();
    void aMightyKnightTakesDownAnOwnRoadForAGold();
    void onlyAReadyMightyKnightWithGoldTakesDown();
    void aClosedRoadIsTakenDownToo();
    void anOwnShipIsTakenDown();
    void foreignRoadsAreTakenDownWhereTheGameAllowsIt();
    void foreignShipsAreTakenDownWhereTheGameAllowsIt();
    void aCityBecomesASettlementAndLosesItsWall();
    void aSettlementIsTakenOffTheBoard();
    void theBuildingStandsAtMostTwoOwnPathsAway();
    void theWayToTheBuildingMixesRoadsAndShips();
    void metropolisesAndCitiesOnTheirSideStay();
    void aCityNeedsASettlementInTheSupply();
    void aConqueredCityIsTakenDownAsListed();
    void aShipThatHoldsAKnightIsNotTakenDown();
    void aKnightOnLandMayBeCutOff();
    void theLongestRoadIsCountedAgain();
    void specialPointsOfAnAreaStay();
    void withoutTheModuleNothingIsTakenDown();
};

// Rules: FAN-RK-2
void FanKnightsTest::theTurnGoesFromTheMainPhaseToTheMovementPhase() {
    WithModules game({Module::MovementPhase});
    game.settlement(Red, "d6").hand(Red, costs::kRoad);
    WithModules early = game;
    early.beforeTheRoll();
    REFUSED(early, "roll-first", fan::StartMovement{});
    ACCEPTED(game, fan::StartMovement{});
    QVERIFY(game.state.turn.phase == Phase::Movement);
    QCOMPARE(game.happened<fan::MovementBegan>()->player, Red);
    REFUSED(game, "wrong-phase", fan::StartMovement{});
    REFUSED(game, "wrong-phase", road("d6-d7")); // the building phase is over
    ACCEPTED(game, command::EndTurn{});
    QCOMPARE(game.state.turn.player, Blue);
    QVERIFY(game.state.turn.phase == Phase::Roll);
}

// Rules: FAN-RK-2
void FanKnightsTest::theTurnMayEndWithoutAMovementPhase() {
    WithModules game({Module::MovementPhase});
    ACCEPTED(game, command::EndTurn{});
    QCOMPARE(game.state.turn.player, Blue);
}

// Rules: FAN-RK-2, FAN-RK-2a
void FanKnightsTest::withMountedKnightsAloneRoundKnightsStayInTheMainPhase() {
    for (const auto module : {Module::Mounted, Module::Crews}) {
        WithModules game({module});
        game.settlement(Red, "d6").roads(Red, {"d6-e5", "e4-e5"}).knight(Red, "e5");
        QCOMPARE(game.answer(moveKnight("e5", "e4")), QByteArray("ok"));
        ACCEPTED(game, fan::StartMovement{});
        REFUSED(game, "wrong-phase", moveKnight("e5", "e4"));
    }
}

// Rules: FAN-RK-2
void FanKnightsTest::withoutAModuleForItThereIsNoMovementPhase() {
    WithModules game({Module::Wandering});
    REFUSED(game, "module-missing", fan::StartMovement{});
}

// Rules: FAN-RK-2a
void FanKnightsTest::roundKnightsActInTheMovementPhaseOnly() {
    WithModules game({Module::MovementPhase, Module::HexBarbarians, Module::Arrest, Module::Banish, Module::Wandering,
                      Module::Deconstruct});
    game.barbarians("E1", 2).gold(Red, 3).roads(Red, {"e3-e4", "e4-e5"}).knight(Red, "e3", 3).knight(Blue, "e5", 1);
    game.robber("D2").hand(Red, costs::kActivate + costs::kActivate).idleKnight(Red, "a1", 1);
    const std::initializer_list<Action> actions{moveKnight("e3", "e4"),
                                                moveKnight("e3", "e5"), // displaces a knight
                                                moveKnight("e3", "d3"), // wanders
                                                chase("e3", "A1"),
                                                fan::ChaseBarbarian{at("e3"), hex("E1"), hex("A1")},
                                                fan::Arrest{at("e3"), hex("E1")},
                                                fan::Banish{.hex = hex("E1"), .knights = knights({"e3"})},
                                                takeDownRoad("e3", "e3-e4")};
    for (const auto& action : actions) REFUSED(game, "wrong-phase", action);
    QCOMPARE(game.answer(command::Activate{at("a1")}), QByteArray("ok"));
    ACCEPTED(game, fan::StartMovement{});
    for (const auto& action : actions) REFUSED(game, "ok", action);
    ACCEPTED(game, moveKnight("e3", "e4"));
    ACCEPTED(game, command::Activate{at("a1")}); // allowed in both phases
}

// Rules: FAN-RK-2a, FAN-RK-9
void FanKnightsTest::actionsAtSeaBelongToTheMovementPhaseToo() {
    Coasting game({Module::MovementPhase, Module::Plunder});
    game.pirate("C1").ships(Red, {"c2-c3", "c3-c4"}).knight(Red, "c2");
    REFUSED(game, "wrong-phase", game.plunder("c2"));
    REFUSED(game, "wrong-phase", game.chasePirate("c2", "D5"));
    game.pirate("D7");
    QCOMPARE(game.answer(game.moveShip("c3-c4", "c1-c2")), QByteArray("ok"));
    ACCEPTED(game, Action(fan::StartMovement{}));
    REFUSED(game, "wrong-phase", game.moveShip("c3-c4", "c1-c2"));
    game.pirate("C1");
    REFUSED(game, "ok", game.plunder("c2"));
    ACCEPTED(game, game.chasePirate("c2", "D5"));
}

// Rules: FAN-RK-2a
void FanKnightsTest::inTheMovementPhaseNothingIsTradedBuiltOrPlayed() {
    WithModules game({Module::MovementPhase, Module::KnightCards});
    game.city(Red, "d6").knight(Red, "d5", 1).progress(Red, {ProgressCard::Warlord});
    game.development(Red, DevelopmentCard::Monopoly);
    game.hand(
        Red,
        {{Card::Brick, 6}, {Card::Lumber, 2}, {Card::Grain, 2}, {Card::Wool, 2}, {Card::Ore, 2}, {Card::Cloth, 1}});
    const std::initializer_list<Action> actions{
        road("d6-d7"),
        build(Piece::Wall, "d6"),
        command::Promote{at("d5")},
        command::Improve{.track = Track::Trade},
        command::TradeBank{{{Card::Brick, 4}}, {{Card::Ore, 1}}},
        command::BuyDevelopment{},
        command::PlayDevelopment{.card = DevelopmentCard::Monopoly, .resource = Card::Ore},
        play(ProgressCard::Warlord)};
    for (const auto& action : actions) REFUSED(game, "ok", action);
    ACCEPTED(game, fan::StartMovement{});
    for (const auto& action : actions) REFUSED(game, "wrong-phase", action);
}

// Rules: FAN-RK-1, FAN-RK-6
void FanKnightsTest::eachKnightMovesAtMostOnceATurn() {
    WithModules game({Module::MovementPhase});
    game.roads(Red, {"b3-b4", "b3-c4"}).settlement(Red, "b4").knight(Red, "b3").idleKnight(Red, "a1", 2);
    game.hand(Red, {{Card::Grain, 2}});
    ACCEPTED(game, fan::StartMovement{});
    ACCEPTED(game, command::Activate{at("a1")});
    REFUSED(game, "knight-just-activated", chase("a1", "E1")); // not in the turn of its activation
    ACCEPTED(game, moveKnight("b3", "c4"));
    REFUSED(game, "knight-inactive", moveKnight("c4", "b3"));
    ACCEPTED(game, command::Activate{at("c4")}); // a second activation, for another grain
    QCOMPARE(game.cardsOf(Red), 0);
    REFUSED(game, "knight-just-activated", moveKnight("c4", "b3"));
}

// Rules: FAN-RK-3
void FanKnightsTest::knightsStandSideBySideBlockBuildingAndBreakTheRoute() {
    WithModules game({Module::MovementPhase});
    game.roads(Red, {"c6-c7", "c7-d7"}).settlement(Red, "c6").knight(Red, "c7").hand(Red, costs::kRecruit);
    game.roads(Blue, {"d4-d5", "d5-d6", "d6-d7", "d7-d8", "d8-d9"}).longestRoad(Blue, 5);
    WithModules beside = game;
    ACCEPTED(beside, build(Piece::Knight, "d7")); // next to a knight and two paths from a building
    beside.hand(Blue, costs::kSettlement).turnOf(Blue);
    REFUSED(beside, "place-taken", build(Piece::Settlement, "d7"));
    ACCEPTED(game, fan::StartMovement{});
    ACCEPTED(game, moveKnight("c7", "d7"));
    QCOMPARE(game.state.longestRoad.player, kNobody);
}

// Rules: FAN-RK-4
void FanKnightsTest::theStrengthOfAKnightIsItsLevel() {
    for (const int level : {1, 2, 3}) {
        WithModules game({Module::MovementPhase});
        game.knight(Red, "d5", level).idleKnight(Red, "a1", level);
        QCOMPARE(knightStrength(game.state, Red), level);
    }
}

// Rules: FAN-RK-7
void FanKnightsTest::aKnightMovesAlongRoadsAndShipsAndStopsOnAnOwnShip() {
    Coasting game({Module::MovementPhase});
    game.roads(Red, {"c3-d4"}).ships(Red, {"c2-c3", "c1-c2"}).ships(Blue, {"b1-b2"}).knight(Red, "d4");
    ACCEPTED(game, Action(fan::StartMovement{}));
    REFUSED(game, "not-connected", game.moveKnight("d4", "b1"));
    REFUSED(game, "not-connected", game.moveKnight("d4", "d2"));
    ACCEPTED(game, game.moveKnight("d4", "c1"));
}

// Rules: FAN-RK-8
void FanKnightsTest::aShipThatLinksAKnightStays() {
    Coasting game({Module::MovementPhase});
    game.ships(Red, {"c2-c3", "c1-c2"}).knight(Red, "c1");
    REFUSED(game, "ship-closed", game.moveShip("c1-c2", "c3-c4"));
    REFUSED(game, "ship-closed", game.moveShip("c2-c3", "c3-c4"));
    QVERIFY(seafarers::cutsKnightOff(game.state, Red, game.path("c1-c2")));
}

// Rules: FAN-RK-9
void FanKnightsTest::thePrivateerIsThePirate() {
    Coasting game({Module::MovementPhase});
    game.pirate("C1").ships(Red, {"c2-c3"}).knight(Red, "c2");
    ACCEPTED(game, Action(fan::StartMovement{}));
    ACCEPTED(game, game.chasePirate("c2", "D5"));
    QCOMPARE(game.state.board.waters.pirate, game.hex("D5"));
    QVERIFY(!game.state.player(Red).knightAt(game.at("c2"))->active);
}

// Rules: FAN-RK-10
void FanKnightsTest::aKnightPassesOwnPiecesAndEndsOnAFreePlace() {
    WithModules game({Module::MovementPhase});
    game.roads(Red, {"b3-b4", "b3-c4", "c4-c5", "c5-c6"}).settlement(Red, "c4").knight(Red, "b4").knight(Red, "c5");
    ACCEPTED(game, fan::StartMovement{});
    REFUSED(game, "place-taken", moveKnight("b4", "c4"));
    REFUSED(game, "place-taken", moveKnight("b4", "c5"));
    ACCEPTED(game, moveKnight("b4", "c6")); // past both knights
    QVERIFY(!game.knightOf(Red, "c6")->active);
}

// Rules: FAN-RK-10
void FanKnightsTest::aKnightMakesRoomForABuildingByMoving() {
    WithModules game({Module::MovementPhase});
    game.roads(Red, {"b3-b4", "b3-c4"}).knight(Red, "b4").hand(Red, costs::kSettlement);
    REFUSED(game, "place-taken", build(Piece::Settlement, "b4"));
    ACCEPTED(game, fan::StartMovement{});
    ACCEPTED(game, moveKnight("b4", "c4"));
    game.inPhase(Phase::Main); // as in the next turn
    ACCEPTED(game, build(Piece::Settlement, "b4"));

    WithModules held({Module::MovementPhase});
    held.roads(Red, {"b3-b4"}).knight(Red, "b4").idleKnight(Blue, "b3", 1);
    ACCEPTED(held, fan::StartMovement{});
    REFUSED(held, "knight-not-weaker", moveKnight("b4", "b3"));
}

// Rules: FAN-RK-11
void FanKnightsTest::aDisplacedKnightRetreatsAlongItsRoads() {
    WithModules game({Module::MovementPhase});
    game.roads(Red, {"b3-b4"}).knight(Red, "b4", 2).roads(Blue, {"b2-b3"}).knight(Blue, "b3", 1);
    ACCEPTED(game, fan::StartMovement{});
    ACCEPTED(game, moveKnight("b4", "b3"));
    QVERIFY(game.knightOf(Red, "b3"));
    QVERIFY(game.knightOf(Blue, "b2")); // the only free place
    QVERIFY(game.knightOf(Blue, "b2")->active);
}

// Rules: FAN-RK-12
void FanKnightsTest::chasingTheRobberStealsAndChecksNoHands() {
    WithModules game({Module::MovementPhase});
    game.robber("A1")
        .settlement(Blue, "f1")
        .knight(Red, "b3")
        .hand(Blue, {{Card::Ore, 9}})
        .hand(White, {{Card::Wool, 9}});
    ACCEPTED(game, fan::StartMovement{});
    ACCEPTED(game, chase("b3", "E1", Blue));
    QVERIFY(game.state.pending.empty()); // nobody discards
    QCOMPARE(game.cardsOf(Blue), 8);
    QCOMPARE(game.cardsOf(White), 9);
    QCOMPARE(game.handOf(Red)[Card::Ore], 1);
    QVERIFY(!game.knightOf(Red, "b3")->active);
}

// Rules: FAN-KC-2
void FanKnightsTest::developmentCardsAreBoughtAndPlayedBesideProgressCards() {
    WithModules none({Module::Wandering});
    none.hand(Red, costs::kDevelopment);
    REFUSED(none, "not-in-this-game", command::BuyDevelopment{});
    WithModules game({Module::KnightCards});
    game.hand(Red, costs::kDevelopment).hand(Blue, {{Card::Ore, 1}}).settlement(Blue, "d10");
    game.development(Red, DevelopmentCard::Knight).progress(Red, {ProgressCard::Warlord});
    ACCEPTED(game, command::BuyDevelopment{.card = DevelopmentCard::Monopoly, .stated = true});
    QCOMPARE(game.cardsOf(Red), 0);
    REFUSED(game, "bought-this-turn",
            command::PlayDevelopment{.card = DevelopmentCard::Monopoly, .resource = Card::Ore});
    ACCEPTED(game, knightCard("C5", Blue));
    QCOMPARE(game.handOf(Red)[Card::Ore], 1);
    QCOMPARE(game.state.board.robber, hex("C5"));
    QCOMPARE(int(game.state.player(Red).playedKnights), 1);
    ACCEPTED(game, play(ProgressCard::Warlord)); // progress cards may be played as well
}

// Rules: FAN-KC-2
void FanKnightsTest::oneDevelopmentCardIsPlayedATurn() {
    WithModules game({Module::KnightCards});
    game.development(Red, DevelopmentCard::Knight, 2);
    ACCEPTED(game, knightCard("C5"));
    REFUSED(game, "card-already-played", knightCard("E3"));
}

// Rules: FAN-KC-2
void FanKnightsTest::theLargestArmyStaysInTheBox() {
    WithModules game({Module::KnightCards});
    game.development(Red, DevelopmentCard::Knight);
    game.state.player(Red).playedKnights = 4;
    ACCEPTED(game, knightCard("C5"));
    QCOMPARE(game.state.largestArmy.player, kNobody);
    QCOMPARE(game.pointsOf(Red), 0);
}

// Rules: FAN-KC-2
void FanKnightsTest::victoryPointCardsCount() {
    WithModules game({Module::KnightCards});
    game.settlement(Red, "d6").development(Red, DevelopmentCard::VictoryPoint, 2);
    QCOMPARE(game.pointsOf(Red), 3);
}

// Rules: FAN-KC-1, FAN-KC-2
void FanKnightsTest::faceUpKnightCardsDefend() {
    WithModules game({Module::KnightCards});
    game.city(Red, "d6").city(Blue, "b7").city(White, "f3").knight(Blue, "b8").shipAtTheGates().beforeTheRoll();
    game.state.player(Red).playedKnights = 2;
    game.development(White, DevelopmentCard::Knight, 3); // unplayed cards do not count
    ACCEPTED(game, roll(1, 2, EventFace::Ship));
    const auto* battle = game.event<event::BarbariansAttacked>();
    QVERIFY(battle && battle->won);
    QCOMPARE(int(battle->knights), 3);
    QCOMPARE(int(game.state.player(Red).defender), 1); // the strongest player
    QCOMPARE(int(game.state.player(Blue).defender), 0);
}

// Rules: FAN-KC-1
void FanKnightsTest::aFaceUpKnightCardSavesItsOwnersCity() {
    WithModules game({Module::KnightCards});
    game.city(Red, "d6").city(Blue, "b7").shipAtTheGates().beforeTheRoll();
    game.state.player(Red).playedKnights = 1;
    ACCEPTED(game, roll(1, 2, EventFace::Ship));
    QVERIFY(!game.event<event::BarbariansAttacked>()->won);
    QVERIFY(game.state.player(Red).cities.contains(at("d6")));
    QVERIFY(!game.state.player(Blue).cities.contains(at("b7"))); // the weakest player
}

// Rules: FAN-KC-1
void FanKnightsTest::knightCardsAreNeverSpent() {
    WithModules game({Module::KnightCards});
    game.city(Red, "d6");
    game.state.player(Red).playedKnights = 1;
    for (const int defender : {1, 2}) {
        game.shipAtTheGates().beforeTheRoll();
        ACCEPTED(game, roll(1, 2, EventFace::Ship));
        QCOMPARE(int(game.state.player(Red).defender), defender);
        QCOMPARE(int(game.state.player(Red).playedKnights), 1);
    }
}

// Rules: FAN-KC-1
void FanKnightsTest::knightCardsCountWithoutBeingCommitted() {
    WithModules game({Module::KnightCards});
    game.state.rules.set(Option::Nasty);
    game.city(Red, "d6").city(Blue, "b7").knight(Red, "d5").shipAtTheGates().beforeTheRoll();
    game.state.player(Red).playedKnights = 2;
    ACCEPTED(game, roll(1, 2, EventFace::Ship));
    QVERIFY(game.owes(Red, DecisionKind::CommitKnights));
    ACCEPTED(game, Red, command::CommitKnights{});
    const auto* battle = game.event<event::BarbariansAttacked>();
    QVERIFY(battle && battle->won);
    QCOMPARE(int(battle->strength[index(Red)]), 2);
    QVERIFY(game.knightOf(Red, "d5")->active);
    QCOMPARE(int(game.state.player(Red).playedKnights), 2);
}

// Rules: FAN-KC-3
void FanKnightsTest::noKnightCardIsPlayedBeforeTheFirstAttack() {
    WithModules game({Module::KnightCards});
    game.noAttackYet().development(Red, DevelopmentCard::Knight).development(Red, DevelopmentCard::Monopoly);
    REFUSED(game, "robber-locked", knightCard("C5"));
    ACCEPTED(game, command::PlayDevelopment{.card = DevelopmentCard::Monopoly, .resource = Card::Ore});
}

// Rules: FAN-PIR-1
void FanKnightsTest::aKnightReachesThePirateAlongItsShips() {
    Coasting game({Module::Plunder});
    game.pirate("B1").roads(Red, {"c3-d4"}).ships(Red, {"c2-c3"}).knight(Red, "d4", 2);
    REFUSED(game, "nothing-to-plunder", game.plunder("d4"));
    ACCEPTED(game, game.moveKnight("d4", "c2"));
    game.state.player(Red).knights[0].active = true; // as in a later turn
    Coasting drives = game;
    ACCEPTED(drives, drives.chasePirate("c2", "D5"));
    ACCEPTED(game, game.plunder("c2"));
}

// Rules: FAN-PIR-2
void FanKnightsTest::aKnightPlundersUpToItsLevelAndUpToTheHoard() {
    for (const int level : {1, 2, 3}) {
        Coasting game = besideThePirate(level);
        game.hoard(5).gold(Red, 1);
        ACCEPTED(game, game.plunder("c2"));
        QCOMPARE(game.goldOf(Red), 1 + level);
        QCOMPARE(int(game.state.fan.hoard), 5 - level);
    }
    Coasting little = besideThePirate(2);
    little.hoard(1);
    ACCEPTED(little, little.plunder("c2"));
    QCOMPARE(little.goldOf(Red), 1);
    QCOMPARE(int(little.state.fan.hoard), 0);
}

// Rules: FAN-PIR-2
void FanKnightsTest::anEmptyHoardIsPlunderedForNothing() {
    Coasting game = besideThePirate(3);
    ACCEPTED(game, game.plunder("c2"));
    QCOMPARE(game.goldOf(Red), 0);
    QCOMPARE(game.state.board.waters.pirate, kNoHex);
}

// Rules: FAN-PIR-3
void FanKnightsTest::aPlunderedPirateLeavesTheBoardAndComesBack() {
    Coasting game = besideThePirate();
    game.hoard(2).knight(Red, "d4");
    ACCEPTED(game, game.plunder("c2"));
    QCOMPARE(game.state.board.waters.pirate, kNoHex);
    game.sevenRolled();
    ACCEPTED(game, game.movePirate("C1")); // any sea hex, also the one before
    QCOMPARE(game.state.board.waters.pirate, game.hex("C1"));
}

// Rules: FAN-PIR-3
void FanKnightsTest::plunderStealsNoCard() {
    Coasting game = besideThePirate();
    game.hoard(2).ships(Blue, {"c1-d2"}).hand(Blue, {{Card::Ore, 3}});
    ACCEPTED(game, game.plunder("c2"));
    QCOMPARE(game.cardsOf(Blue), 3);
    QCOMPARE(game.cardsOf(Red), 0);
    QVERIFY(game.state.pending.empty());
}

// Rules: FAN-PIR-4
void FanKnightsTest::plunderIsAnActionOfAReadyKnight() {
    Coasting game = besideThePirate();
    game.hoard(2).hand(Red, costs::kActivate);
    game.state.player(Red).knights[0].active = false;
    REFUSED(game, "knight-inactive", game.plunder("c2"));
    ACCEPTED(game, Action(command::Activate{game.at("c2")}));
    REFUSED(game, "knight-just-activated", game.plunder("c2"));
    game.state.player(Red).knights[0].activatedThisTurn = false; // as in a later turn
    ACCEPTED(game, game.plunder("c2"));
    QVERIFY(!game.state.player(Red).knightAt(game.at("c2"))->active);
    game.pirate("C1");
    REFUSED(game, "knight-inactive", game.plunder("c2"));
}

// Rules: FAN-PIR-2
void FanKnightsTest::onlyAKnightBesideThePiratePlunders() {
    Coasting game = besideThePirate();
    game.hoard(2).knight(Blue, "d4");
    REFUSED(game, "not-your-piece", game.plunder("d4"));
    game.pirate("D7");
    REFUSED(game, "nothing-to-plunder", game.plunder("c2"));
    game.pirate("");
    REFUSED(game, "nothing-to-plunder", game.plunder("c2"));
    Coasting without({Module::Wandering});
    without.pirate("C1").ships(Red, {"c2-c3"}).knight(Red, "c2");
    REFUSED(without, "module-missing", without.plunder("c2"));
}

// Rules: FAN-PIR-2
void FanKnightsTest::beforeTheFirstAttackNobodyPlunders() {
    Coasting game = besideThePirate();
    game.hoard(2).noAttackYet();
    REFUSED(game, "robber-locked", game.plunder("c2"));
}

// Rules: FAN-PIR-5
void FanKnightsTest::theHoardGrowsByOneForEachSpaceOfTheShip() {
    Coasting game({Module::Plunder});
    QCOMPARE(int(game.state.fan.hoard), 0);
    game.beforeTheRoll();
    ACCEPTED(game, Action(roll(1, 2, EventFace::Ship)));
    QCOMPARE(int(game.state.fan.hoard), 1);
    game.beforeTheRoll();
    ACCEPTED(game, Action(roll(1, 2, EventFace::TradeGate)));
    QCOMPARE(int(game.state.fan.hoard), 1); // the ship did not move
    game.knight(Red, "d4", 3).shipAtTheGates().beforeTheRoll();
    ACCEPTED(game, Action(roll(1, 2, EventFace::Ship)));
    QVERIFY(game.event<event::BarbariansAttacked>());
    QCOMPARE(int(game.state.fan.hoard), 2); // the seventh space counts; the attack changes nothing
    Coasting without({Module::Wandering});
    without.beforeTheRoll();
    ACCEPTED(without, Action(roll(1, 2, EventFace::Ship)));
    QCOMPARE(int(without.state.fan.hoard), 0);
}

// Rules: FAN-PIR-5
void FanKnightsTest::theHoardIsANumberOfTheGame() {
    NewGame table;
    table.rules = Coasting({Module::Plunder}).state.rules;
    table.rules.fan.numbers.hoardStart = 4;
    table.rules.fan.numbers.hoardStep = 3;
    table.board = AtSea::board();
    for (const auto p : {Red, Blue, White}) table.players.push_back(static_cast<Color>(p));
    QCOMPARE(int(newGame(table).fan.hoard), 4);
    Coasting game({Module::Plunder});
    game.state.rules.fan.numbers.hoardStep = 3;
    game.beforeTheRoll();
    ACCEPTED(game, Action(roll(1, 2, EventFace::Ship)));
    QCOMPARE(int(game.state.fan.hoard), 3);
}

// Rules: FAN-WAND-1
void FanKnightsTest::aKnightWandersOverOneOrTwoOpenBorders() {
    WithModules game({Module::Wandering});
    game.knight(Red, "b3");
    REFUSED(game, "not-connected", moveKnight("b3", "c2")); // over three borders
    REFUSED(game, "not-connected", moveKnight("b3", "a4"));
    WithModules one = game;
    ACCEPTED(one, moveKnight("b3", "b2"));
    ACCEPTED(game, moveKnight("b3", "b1"));
    QVERIFY(game.knightOf(Red, "b1"));
    QVERIFY(!game.knightOf(Red, "b1")->active);
    REFUSED(game, "knight-inactive", moveKnight("b1", "b2"));
}

// Rules: FAN-WAND-2
void FanKnightsTest::alongOwnRoadsOneOpenBorderIsAdded() {
    WithModules game({Module::Wandering});
    game.roads(Red, {"b3-b4", "b3-c4", "c4-c5"}).knight(Red, "c5");
    REFUSED(game, "not-connected", moveKnight("c5", "b6")); // over b4-b5 and b5-b6, two borders
    ACCEPTED(game, moveKnight("c5", "b5"));
}

// Rules: FAN-WAND-2
void FanKnightsTest::theOpenBorderMayComeFirstOrInTheMiddle() {
    WithModules game({Module::Wandering});
    game.roads(Red, {"c4-c5", "b3-c4", "a3-b4", "a3-a4"}).knight(Red, "c6");
    WithModules first = game;
    ACCEPTED(first, moveKnight("c6", "b3")); // over the border c5-c6, then two roads
    REFUSED(game, "not-connected", moveKnight("c6", "a4"));
    game.roads(Red, {"c5-c6"});
    ACCEPTED(game, moveKnight("c6", "a4")); // over the border b3-b4 between roads
}

// Rules: FAN-WAND-3
void FanKnightsTest::aKnightDoesNotWanderAlongForeignRoads() {
    WithModules game({Module::Wandering});
    game.knight(Red, "b3").roads(Blue, {"b2-b3"});
    REFUSED(game, "not-connected", moveKnight("b3", "b2"));
    REFUSED(game, "not-connected", moveKnight("b3", "b1"));
    ACCEPTED(game, moveKnight("b3", "a3")); // past b4
}

// Rules: FAN-WAND-3, FAN-WAND-5, FAN-WAND-6
void FanKnightsTest::aKnightDoesNotWanderAcrossWaterOrShips() {
    Coasting game({Module::Wandering});
    game.knight(Red, "c4").ships(Blue, {"c4-c5"});               // a ship on a coastal path
    REFUSED(game, "not-connected", game.moveKnight("c4", "b3")); // open sea
    REFUSED(game, "not-connected", game.moveKnight("c4", "c5"));
    ACCEPTED(game, game.moveKnight("c4", "d4")); // past c3, along the coast

    Coasting own({Module::Wandering});
    own.ships(Red, {"c3-c4"}).knight(Red, "c4");
    ACCEPTED(own, own.moveKnight("c4", "d4")); // along an own ship and over one border
}

// Rules: FAN-WAND-5
void FanKnightsTest::anOwnRoadIsNoOpenBorder() {
    WithModules game({Module::Wandering});
    game.knight(Red, "b3").roads(Red, {"b3-b4"});
    REFUSED(game, "not-connected", moveKnight("b3", "b6")); // along a road and over two borders
    ACCEPTED(game, moveKnight("b3", "b5"));
}

// Rules: FAN-WAND-6
void FanKnightsTest::foreignPiecesStopAWanderingKnight() {
    WithModules knight({Module::Wandering});
    knight.knight(Red, "b3", 3).idleKnight(Blue, "b2");
    REFUSED(knight, "not-connected", moveKnight("b3", "b1"));
    WithModules building({Module::Wandering});
    building.knight(Red, "b3", 3).settlement(Blue, "b2");
    REFUSED(building, "not-connected", moveKnight("b3", "b1"));
    WithModules own({Module::Wandering});
    own.knight(Red, "b3", 3).settlement(Red, "b2");
    REFUSED(own, "place-taken", moveKnight("b3", "b2"));
    ACCEPTED(own, moveKnight("b3", "b1"));            // own pieces may be passed
    WithModules beforeTheBorder({Module::Wandering}); // Blue is between the road and the border
    beforeTheBorder.knight(Red, "c5", 3).roads(Red, {"c4-c5", "b3-c4"}).idleKnight(Blue, "c4");
    REFUSED(beforeTheBorder, "not-connected", moveKnight("c5", "c3"));
    REFUSED(beforeTheBorder, "not-connected", moveKnight("c5", "b4"));
    WithModules behindTheBorder({Module::Wandering}); // Blue is between the border and the road
    behindTheBorder.knight(Red, "c6", 3).roads(Red, {"c4-c5", "b3-c4"}).idleKnight(Blue, "c5");
    REFUSED(behindTheBorder, "not-connected", moveKnight("c6", "c4"));
    REFUSED(behindTheBorder, "not-connected", moveKnight("c6", "b3"));
}

// Rules: FAN-WAND-6
void FanKnightsTest::aWanderingKnightDisplacesNobody() {
    WithModules game({Module::Wandering});
    game.knight(Red, "b3", 3).idleKnight(Blue, "b2");
    REFUSED(game, "not-connected", moveKnight("b3", "b2"));
    game.roads(Red, {"b2-b3"});
    ACCEPTED(game, moveKnight("b3", "b2")); // along the own road it may displace
}

// Rules: FAN-WAND-4
void FanKnightsTest::aKnightDisplacedOffRoadLeavesTheBoard() {
    WithModules game({Module::Wandering});
    game.roads(Red, {"b3-b4"}).knight(Red, "b4", 2).knight(Blue, "b3", 1);
    ACCEPTED(game, moveKnight("b4", "b3"));
    QVERIFY(game.state.player(Blue).knights.empty());
    QVERIFY(game.state.pending.empty());
}

// Rules: FAN-WAND-4
void FanKnightsTest::aKnightDisplacedOnItsOwnRoadRetreats() {
    WithModules game({Module::Wandering});
    game.roads(Red, {"b3-b4"}).knight(Red, "b4", 2).knight(Blue, "b3", 1).roads(Blue, {"b2-b3"});
    ACCEPTED(game, moveKnight("b4", "b3"));
    QVERIFY(game.knightOf(Blue, "b2")); // it retreats along its road, not over a border
}

// Rules: FAN-WAND-7
void FanKnightsTest::anUnlinkedKnightHoldsNoShip() {
    Coasting game({Module::Wandering});
    game.ships(Red, {"f8-f9", "f9-f10"}).knight(Red, "f8"); // no building of Red is connected
    QVERIFY(!seafarers::cutsKnightOff(game.state, Red, game.path("f9-f10")));
    ACCEPTED(game, game.moveShip("f9-f10", "c2-c3"));
    Coasting linked({Module::Wandering});
    linked.ships(Red, {"c2-c3", "c1-c2"}).knight(Red, "c1");
    QVERIFY(seafarers::cutsKnightOff(linked.state, Red, linked.path("c2-c3")));
}

// Rules: FAN-WAND-1
void FanKnightsTest::withoutTheModuleNobodyWanders() {
    WithModules game({Module::Control});
    game.knight(Red, "b3");
    REFUSED(game, "not-connected", moveKnight("b3", "b2"));
}

// Rules: FAN-DEC-1, FAN-DEC-6, FAN-DEC-4
void FanKnightsTest::aMightyKnightTakesDownAnOwnRoadForAGold() {
    WithModules game({Module::Deconstruct});
    game.gold(Red, 2).roads(Red, {"b3-b4", "d5-d6"}).knight(Red, "b3", 3);
    REFUSED(game, "not-connected", takeDownRoad("b3", "d5-d6")); // not next to the knight
    REFUSED(game, "wrong-target", takeDownRoad("b3", "b2-b3"));  // there is no road
    ACCEPTED(game, takeDownRoad("b3", "b3-b4"));
    QVERIFY(!game.state.player(Red).roads.contains(path("b3-b4")));
    QVERIFY(game.state.player(Red).roads.contains(path("d5-d6")));
    QCOMPARE(game.goldOf(Red), 1);
    QVERIFY(!game.knightOf(Red, "b3")->active);
}

// Rules: FAN-DEC-1
void FanKnightsTest::onlyAReadyMightyKnightWithGoldTakesDown() {
    WithModules game({Module::Deconstruct});
    game.roads(Red, {"b3-b4", "b3-c4"}).knight(Red, "b3", 3).knight(Red, "b4", 2).idleKnight(Red, "c4", 3);
    REFUSED(game, "no-gold", takeDownRoad("b3", "b3-b4"));
    game.gold(Red, 1);
    REFUSED(game, "not-mighty", takeDownRoad("b4", "b3-b4"));
    REFUSED(game, "knight-inactive", takeDownRoad("c4", "b3-c4"));
    game.hand(Red, costs::kActivate);
    ACCEPTED(game, command::Activate{at("c4")});
    REFUSED(game, "knight-just-activated", takeDownRoad("c4", "b3-c4"));
    ACCEPTED(game, takeDownRoad("b3", "b3-b4"));
    QCOMPARE(game.goldOf(Red), 0);
}

// Rules: FAN-DEC-1
void FanKnightsTest::aClosedRoadIsTakenDownToo() {
    WithModules game({Module::Deconstruct});
    game.gold(Red, 1).roads(Red, {"b2-b3", "b3-b4", "b4-b5"}).settlement(Red, "b5").settlement(Red, "b2");
    game.knight(Red, "b4", 3);
    ACCEPTED(game, takeDownRoad("b4", "b3-b4")); // other roads at both ends do not matter
}

// Rules: FAN-DEC-1
void FanKnightsTest::anOwnShipIsTakenDown() {
    Coasting game({Module::Deconstruct});
    game.gold(Red, 1).ships(Red, {"c2-c3", "c1-c2"}).ships(Blue, {"b1-c2"}).knight(Red, "c2", 3);
    REFUSED(game, "not-your-piece", game.takeDownShip("c2", "b1-c2"));
    ACCEPTED(game, game.takeDownShip("c2", "c1-c2"));
    QVERIFY(!game.hasShip(Red, "c1-c2"));
    QVERIFY(game.hasShip(Red, "c2-c3"));
    QCOMPARE(game.goldOf(Red), 0);
}

// Rules: FAN-DEC-6
void FanKnightsTest::foreignRoadsAreTakenDownWhereTheGameAllowsIt() {
    WithModules game({Module::Deconstruct});
    game.gold(Red, 1).gold(Blue, 1).roads(Blue, {"b2-b3"}).settlement(Blue, "b2").knight(Red, "b3", 3);
    REFUSED(game, "not-your-piece", takeDownRoad("b3", "b2-b3"));
    game.state.rules.fan.numbers.anyColor = true;
    REFUSED(game, "not-your-piece", takeDownBuilding("b3", "b2")); // only roads and ships of other players
    ACCEPTED(game, takeDownRoad("b3", "b2-b3"));
    QVERIFY(game.state.player(Blue).roads.empty());
    QCOMPARE(game.goldOf(Red), 0); // the player who takes it down pays
    QCOMPARE(game.goldOf(Blue), 1);
}

// Rules: FAN-DEC-6, FAN-DEC-7
void FanKnightsTest::foreignShipsAreTakenDownWhereTheGameAllowsIt() {
    Coasting game({Module::Deconstruct});
    game.state.rules.fan.numbers.anyColor = true;
    game.gold(Red, 1).ships(Red, {"c2-c3"}).ships(Blue, {"b1-c2"}).knight(Red, "c2", 3);
    ACCEPTED(game, game.takeDownShip("c2", "b1-c2"));
    QVERIFY(!game.hasShip(Blue, "b1-c2"));
}

// Rules: FAN-DEC-2, FAN-DEC-5
void FanKnightsTest::aCityBecomesASettlementAndLosesItsWall() {
    WithModules game({Module::Deconstruct});
    game.gold(Red, 2).roads(Red, {"d5-d6"}).city(Red, "d6").wall(Red, "d6").knight(Red, "d5", 3);
    ACCEPTED(game, takeDownBuilding("d5", "d6"));
    QVERIFY(game.state.player(Red).settlements.contains(at("d6")));
    QVERIFY(game.state.player(Red).cities.empty());
    QVERIFY(game.state.player(Red).walls.empty());
    QCOMPARE(game.pointsOf(Red), 1);
    QCOMPARE(game.goldOf(Red), 1);
    QVERIFY(!game.knightOf(Red, "d5")->active);
}

// Rules: FAN-DEC-5, FAN-DEC-2
void FanKnightsTest::aSettlementIsTakenOffTheBoard() {
    WithModules game({Module::Deconstruct});
    game.gold(Red, 1).roads(Red, {"d5-d6"}).settlement(Red, "d6").knight(Red, "d5", 3);
    ACCEPTED(game, takeDownBuilding("d5", "d6"));
    QVERIFY(game.state.player(Red).buildings().empty());
    QCOMPARE(game.pointsOf(Red), 0);
}

// Rules: FAN-DEC-2
void FanKnightsTest::theBuildingStandsAtMostTwoOwnPathsAway() {
    WithModules game({Module::Deconstruct});
    game.gold(Red, 1).roads(Red, {"b3-b4", "b3-c4", "c4-c5"}).settlement(Red, "b4").settlement(Red, "d5");
    game.settlement(Blue, "a1").knight(Red, "c5", 3);
    REFUSED(game, "too-far", takeDownBuilding("c5", "b4")); // three paths away
    REFUSED(game, "too-far", takeDownBuilding("c5", "d5")); // not connected by an own road
    REFUSED(game, "not-your-piece", takeDownBuilding("c5", "a1"));
    game.knight(Red, "c4", 3);
    ACCEPTED(game, takeDownBuilding("c4", "b4"));
}

// Rules: FAN-DEC-2
void FanKnightsTest::theWayToTheBuildingMixesRoadsAndShips() {
    Coasting game({Module::Deconstruct});
    game.gold(Red, 1).ships(Red, {"c3-c4"}).roads(Red, {"c4-c5"}).knight(Red, "c5", 3);
    Coasting without = game;
    without.state.player(Red).ships = {};
    REFUSED(without, "too-far", without.takeDownBuilding("c5", "c3"));
    ACCEPTED(game, game.takeDownBuilding("c5", "c3"));
    QVERIFY(!game.state.player(Red).settlements.contains(game.at("c3")));
}

// Rules: FAN-DEC-4
void FanKnightsTest::metropolisesAndCitiesOnTheirSideStay() {
    WithModules game({Module::Deconstruct});
    game.gold(Red, 1).roads(Red, {"d5-d6", "d4-d5"}).knight(Red, "d5", 3);
    game.metropolis(Red, Track::Trade, "d6").level(Red, Track::Trade, 4).cityOnItsSide(Red, "d4");
    REFUSED(game, "wrong-target", takeDownBuilding("d5", "d6"));
    REFUSED(game, "wrong-target", takeDownBuilding("d5", "d4"));
    QVERIFY(fan::reducibleBuildings(game.state, Red, at("d5")).empty());
}

// Rules: FAN-DEC-4
void FanKnightsTest::aCityNeedsASettlementInTheSupply() {
    WithModules game({Module::Deconstruct});
    game.gold(Red, 1).roads(Red, {"d5-d6"}).city(Red, "d6").knight(Red, "d5", 3);
    for (const auto* name : {"a1", "b4", "b7", "f3", "f5"}) game.settlement(Red, name);
    REFUSED(game, "no-piece-left", takeDownBuilding("d5", "d6"));
    game.state.player(Red).settlements.erase(at("a1"));
    ACCEPTED(game, takeDownBuilding("d5", "d6"));
}

// Rules: FAN-DEC-4
void FanKnightsTest::aConqueredCityIsTakenDownAsListed() {
    WithModules game({Module::Deconstruct, Module::HexBarbarians});
    game.barbarians("A1", 3).gold(Red, 1).roads(Red, {"a1-a2"}).city(Red, "a1").knight(Red, "a2", 3);
    QVERIFY(fan::reducibleBuildings(game.state, Red, at("a2")).contains(at("a1")));
    ACCEPTED(game, takeDownBuilding("a2", "a1"));
    QVERIFY(game.state.player(Red).settlements.contains(at("a1")));
}

// Rules: FAN-DEC-7
void FanKnightsTest::aShipThatHoldsAKnightIsNotTakenDown() {
    Coasting game({Module::Deconstruct});
    game.gold(Red, 1).ships(Red, {"c2-c3", "c1-c2"}).knight(Red, "c1", 3);
    REFUSED(game, "ship-holds-knight", game.takeDownShip("c1", "c1-c2"));
    QVERIFY(fan::removableShips(game.state, Red, game.at("c1")).empty());
    game.knight(Red, "c2", 3);
    REFUSED(game, "ship-holds-knight", game.takeDownShip("c2", "c1-c2")); // the ship holds the other knight
}

// Rules: FAN-DEC-7
void FanKnightsTest::aKnightOnLandMayBeCutOff() {
    WithModules game({Module::Deconstruct});
    game.gold(Red, 1).roads(Red, {"b3-b4"}).settlement(Red, "b4").knight(Red, "b3", 3);
    ACCEPTED(game, takeDownRoad("b3", "b3-b4"));
    QVERIFY(game.knightOf(Red, "b3"));
    QVERIFY(game.state.player(Red).roads.empty());
}

// Rules: FAN-DEC-1
void FanKnightsTest::theLongestRoadIsCountedAgain() {
    WithModules game({Module::Deconstruct});
    game.gold(Red, 1).roads(Red, {"d4-d5", "d5-d6", "d6-d7", "d7-d8", "d8-d9"}).longestRoad(Red, 5);
    game.knight(Red, "d9", 3);
    QCOMPARE(game.pointsOf(Red), 2);
    ACCEPTED(game, takeDownRoad("d9", "d8-d9"));
    QCOMPARE(game.state.longestRoad.player, kNobody);
    QCOMPARE(game.pointsOf(Red), 0);
}

// Rules: FAN-DEC-7
void FanKnightsTest::specialPointsOfAnAreaStay() {
    Coasting game({Module::Deconstruct});
    game.gold(Red, 1).settlement(Red, "b7").roads(Red, {"b7-b8"}).knight(Red, "b8", 3);
    const int isle = seafarers::areaOf(game.state.board, game.at("b7"));
    game.state.player(Red).settledAreas |= static_cast<std::uint8_t>(1U << isle);
    QCOMPARE(game.pointsOf(Red), 6);
    ACCEPTED(game, game.takeDownBuilding("b8", "b7"));
    QCOMPARE(game.pointsOf(Red), 5); // only the point of the settlement is lost
}

// Rules: FAN-DEC-1
void FanKnightsTest::withoutTheModuleNothingIsTakenDown() {
    WithModules game({Module::Control});
    game.gold(Red, 1).roads(Red, {"b3-b4"}).knight(Red, "b3", 3);
    REFUSED(game, "module-missing", takeDownRoad("b3", "b3-b4"));
}

REEVE_CHAPTER(FanKnightsTest)
#include "fan_knights_test.moc"
