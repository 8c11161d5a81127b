// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter FAN-CTRL: control of hexes by knights.
#include "engine/modules/fan/coast/coast.h"
#include "engine/modules/fan/control/control.h"
#include "engine/tables/costs.h"
#include "tests/support/at_sea.h"
#include "tests/support/chapters.h"
#include "tests/support/with_modules.h"

using namespace reeve;
using namespace reeve::testing;
using fan::Module;

namespace {

PlayerId controller(const Given& game, std::string_view where) { return fan::controlOf(game.state)[index(hex(where))]; }
/// Red's mighty knight on d5 controls C2, C3 and D2.
WithModules controlled(std::initializer_list<Module> modules = {Module::Control}) {
    WithModules game(modules);
    game.knight(Red, "d5", 3);
    return game;
}

} // namespace

class FanControlTest : public QObject {
    Q_OBJECT

private slots:
    void threeLevelsOfActiveKnightsControlAHex();
    void anInactiveKnightControlsNothing();
    void theFaceOfTheTokenCountsWheneverItWasTurned();
    void aBarbarianOnTheHexPreventsControl();
    void anotherPlayersActiveKnightPreventsControl();
    void theStrengthForControlIsANumberOfTheGame();
    void aControlledHexProducesForItsControllerOnly();
    void controlledGoldGoesToTheControllerOnly();
    void othersBuildNothingNewAtAControlledHex();
    void aCardPlacesNothingThereEither();
    void othersPlaceNoShipThere();
    void noShipMovesWhereANewOneCouldNotBePlaced();
    void othersPlaceNoMountedKnightCrewOrTrainThere();
    void othersPlaceNoCrewInAHoldOrABasinThere();
    void theControllerBuilds();
    void whatStandsThereIsBuiltUp();
    void aForeignKnightMovesToAControlledHex();
    void displacingTheKnightsBreaksControl();
    void controlFollowsTheKnightsAtEveryMoment();
    void anAttackOfTheShipSuspendsControl();
    void aControlledHexIsWorthNoPoint();
    void theRobberKeepsAwayFromAControlledHexAndItsNeighbours();
    void theBishopAndAKnightKeepAwayToo();
    void thePirateKeepsAwayToo();
    void aBarbarianIsNotChasedThere();
    void aLandingIsNoChoice();
    void whereNoOtherHexIsLeftAnywhereIsAllowed();
    void whoStandsOnAControlledHexStays();
    void withoutTheModuleNothingIsControlled();
};

// Rules: FAN-CTRL-5
void FanControlTest::threeLevelsOfActiveKnightsControlAHex() {
    WithModules mighty = controlled();
    for (const auto* name : {"C2", "C3", "D2"}) QCOMPARE(controller(mighty, name), Red);
    QCOMPARE(controller(mighty, "D3"), kNobody); // not next to the knight

    WithModules together({Module::Control});
    together.knight(Red, "d5", 2).knight(Red, "e4", 1);
    QCOMPARE(controller(together, "D2"), Red);
    QCOMPARE(controller(together, "C2"), kNobody); // only two levels

    WithModules basic({Module::Control});
    basic.knight(Red, "d5", 1).knight(Red, "e4", 1);
    QCOMPARE(controller(basic, "D2"), kNobody);
    basic.knight(Red, "d4", 1);
    QCOMPARE(controller(basic, "D2"), Red);
}

// Rules: FAN-CTRL-5
void FanControlTest::anInactiveKnightControlsNothing() {
    WithModules game({Module::Control});
    game.knight(Red, "d5", 2).idleKnight(Red, "e4", 3);
    QCOMPARE(controller(game, "D2"), kNobody);
}

// Rules: FAN-CTRL-5, FAN-CTRL-4
void FanControlTest::theFaceOfTheTokenCountsWheneverItWasTurned() {
    WithModules game({Module::Control});
    game.idleKnight(Red, "d5", 3).hand(Red, costs::kActivate);
    ACCEPTED(game, command::Activate{at("d5")});
    QCOMPARE(controller(game, "D2"), Red);
    QVERIFY(game.happened<fan::ControlChanged>());
    QCOMPARE(game.happened<fan::ControlChanged>()->player, Red);
}

// Rules: FAN-CTRL-5
void FanControlTest::aBarbarianOnTheHexPreventsControl() {
    WithModules game({Module::Control, Module::HexBarbarians});
    game.barbarians("A1", 1).knight(Red, "b4", 3);
    QCOMPARE(controller(game, "A1"), kNobody);
    QCOMPARE(controller(game, "A2"), Red);
    game.barbarians("A1", 0);
    QCOMPARE(controller(game, "A1"), Red);
}

// Rules: FAN-CTRL-5
void FanControlTest::anotherPlayersActiveKnightPreventsControl() {
    WithModules game = controlled();
    game.idleKnight(Blue, "e4", 1);
    QCOMPARE(controller(game, "D2"), Red); // an inactive knight does not prevent it
    game.state.player(Blue).knights[0].active = true;
    QCOMPARE(controller(game, "D2"), kNobody);
    QCOMPARE(controller(game, "C2"), Red); // Blue's knight is not at C2
    game.knight(White, "d6", 3);           // neither the first knight nor the strongest one gives control
    for (const auto* name : {"C3", "D2"}) QCOMPARE(controller(game, name), kNobody);
    QCOMPARE(controller(game, "D3"), White);
}

// Rules: FAN-CTRL-5
void FanControlTest::theStrengthForControlIsANumberOfTheGame() {
    WithModules game({Module::Control});
    game.knight(Red, "d5", 2);
    QCOMPARE(controller(game, "D2"), kNobody);
    game.state.rules.fan.numbers.controlStrength = 2;
    QCOMPARE(controller(game, "D2"), Red);
}

// Rules: FAN-CTRL-1
void FanControlTest::aControlledHexProducesForItsControllerOnly() {
    WithModules game = controlled();
    game.settlement(Red, "d4").settlement(White, "e5").settlement(Blue, "a1").beforeTheRoll();
    game.state.board.number[index(hex("A1"))] = 8; // a hex that nobody controls
    ACCEPTED(game, roll(4, 4, EventFace::TradeGate));
    QCOMPARE(game.handOf(Red)[Card::Grain], 1);
    QCOMPARE(game.cardsOf(White), 0);
    QCOMPARE(game.handOf(Blue)[Card::Grain], 1);
}

// Rules: FAN-CTRL-1
void FanControlTest::controlledGoldGoesToTheControllerOnly() {
    AtSea game;
    game.state.rules.fan.set(Module::Control);
    game.settlement(Blue, "c9").settlement(Red, "b8").beforeTheRoll();
    AtSea open = game;
    ACCEPTED(open, roll(4, 5, EventFace::TradeGate));
    QVERIFY(open.owes(Blue, DecisionKind::TakeGold));
    game.knight(Red, "c8", 3); // next to B4, gold with number 9
    ACCEPTED(game, roll(4, 5, EventFace::TradeGate));
    QVERIFY(game.owes(Red, DecisionKind::TakeGold));
    QVERIFY(!game.owes(Blue, DecisionKind::TakeGold));
}

// Rules: FAN-CTRL-2
void FanControlTest::othersBuildNothingNewAtAControlledHex() {
    WithModules game = controlled();
    game.settlement(White, "e7").roads(White, {"e5-e6", "e6-e7", "e4-e5"}).turnOf(White);
    game.hand(White, costs::kSettlement + costs::kRoad + costs::kRecruit + costs::kRoad);
    REFUSED(game, "hex-controlled", road("e3-e4")); // a path of D2
    REFUSED(game, "hex-controlled", build(Piece::Settlement, "e4"));
    REFUSED(game, "hex-controlled", build(Piece::Settlement, "e5"));
    REFUSED(game, "hex-controlled", build(Piece::Knight, "e5"));
    ACCEPTED(game, build(Piece::Knight, "e6")); // not at D2
    ACCEPTED(game, road("e4-f3"));              // begins at a corner of D2, but is not one of its paths
    ACCEPTED(game, road("e7-e8"));
}

// Rules: FAN-CTRL-2
void FanControlTest::aCardPlacesNothingThereEither() {
    WithModules roads = controlled();
    roads.settlement(White, "e7").roads(White, {"e5-e6", "e6-e7"}).turnOf(White);
    roads.progress(White, {ProgressCard::RoadBuilding});
    REFUSED(roads, "hex-controlled",
            command::Play{.card = ProgressCard::RoadBuilding, .paths = paths({"e4-e5", "e7-e8"})});
    ACCEPTED(roads, command::Play{.card = ProgressCard::RoadBuilding, .paths = paths({"d8-e7", "e7-e8"})});

    WithModules knights = controlled();
    knights.settlement(White, "e7").roads(White, {"e5-e6", "e6-e7"}).knight(Blue, "a1").turnOf(White);
    knights.progress(White, {ProgressCard::Deserter});
    ACCEPTED(knights, command::Play{.card = ProgressCard::Deserter, .victim = Blue});
    QVERIFY(knights.answer(White, command::PlaceKnight{at("e5")}) != "ok");
    ACCEPTED(knights, White, command::PlaceKnight{at("e6")});
}

// Rules: FAN-CTRL-2
void FanControlTest::othersPlaceNoShipThere() {
    AtSea game;
    game.state.rules.fan.set(Module::Control);
    game.hand(Red, kShipPrice + kShipPrice);
    QCOMPARE(game.answer(game.ship("c3-c4")), QByteArray("ok"));
    game.knight(Blue, "c5", 3); // next to C2 and C3; c3-c4 is a path of C2
    REFUSED(game, "hex-controlled", game.ship("c3-c4"));
    QVERIFY(!seafarers::shipSites(game.state, Red).contains(game.path("c3-c4")));
    ACCEPTED(game, game.ship("c2-c3")); // between two sea hexes
}

// Rules: FAN-CTRL-2, SHIP-10
void FanControlTest::noShipMovesWhereANewOneCouldNotBePlaced() {
    AtSea game;
    game.state.rules.fan.set(Module::Control);
    game.ships(Red, {"c2-c3"}).knight(Blue, "c5", 3).progress(Red, {ProgressCard::Diplomat});
    REFUSED(game, "hex-controlled", game.moveShip("c2-c3", "c3-c4"));
    QVERIFY(!seafarers::shipTargets(game.state, Red, game.path("c2-c3")).contains(game.path("c3-c4")));
    PathList rebuilt;
    for (const auto* name : {"c2-c3", "c3-c4"}) rebuilt.push_back(game.path(name));
    REFUSED(game, "hex-controlled", Action(command::Play{.card = ProgressCard::Diplomat, .paths = rebuilt}));
    game.state.rules.fan.modules = 0;
    ACCEPTED(game, game.moveShip("c2-c3", "c3-c4"));
}

// Rules: FAN-CTRL-2
void FanControlTest::othersPlaceNoMountedKnightCrewOrTrainThere() {
    // the castle is C3
    WithModules game = controlled({Module::Control, Module::Mounted, Module::Crews, Module::Baggage});
    game.settlement(White, "e5").settlement(White, "f6").turnOf(White);
    game.hand(White, {{Card::Wool, 9}, {Card::Ore, 9}, {Card::Grain, 9}, {Card::Lumber, 9}});
    const auto recruit = [](fan::Piece piece, std::string_view where) {
        return Action(fan::Recruit{piece, WithModules::spot(where), 0});
    };
    REFUSED(game, "hex-controlled", recruit(fan::Piece::Mounted, "c5-c6"));
    REFUSED(game, "hex-controlled", recruit(fan::Piece::Crew, "e4-e5"));
    REFUSED(game, "hex-controlled", recruit(fan::Piece::Train, "e5"));
    ACCEPTED(game, recruit(fan::Piece::Crew, "e5-e6"));
    ACCEPTED(game, recruit(fan::Piece::Train, "f6"));
    game.state.player(Red).knights[0].active = false;
    ACCEPTED(game, recruit(fan::Piece::Mounted, "c5-c6"));
    ACCEPTED(game, recruit(fan::Piece::Crew, "e4-e5"));
}

// Rules: FAN-CTRL-2
void FanControlTest::othersPlaceNoCrewInAHoldOrABasinThere() {
    const auto crew = [](fan::Spot at) { return Action(fan::Recruit{fan::Piece::Crew, at, 0}); };
    WithModules port({Module::Control, Module::Crews});
    port.settlement(White, "a1").turnOf(White).hand(White, {{Card::Wool, 9}, {Card::Ore, 9}}); // a1-a2 is a harbour
    WithModules free = port;
    ACCEPTED(free, crew(WithModules::spot("a1")));
    port.knight(Red, "a3", 3); // controls A1
    REFUSED(port, "hex-controlled", crew(WithModules::spot("a1")));

    AtSea game;
    game.state.rules.fan.set(Module::Control);
    game.state.rules.fan.set(Module::Crews);
    game.ships(Red, {"c3-c4", "c2-c3"}).hand(Red, {{Card::Wool, 9}, {Card::Ore, 9}});
    game.knight(Blue, "c5", 3); // c3-c4 is a path of C2
    REFUSED(game, "hex-controlled", crew({game.path("c3-c4"), kNoIntersection}));
    ACCEPTED(game, crew({game.path("c2-c3"), kNoIntersection})); // between two sea hexes
}

// Rules: FAN-CTRL-2
void FanControlTest::theControllerBuilds() {
    WithModules game = controlled();
    game.settlement(Red, "e7").roads(Red, {"e5-e6", "e6-e7"});
    game.hand(Red, costs::kSettlement + costs::kRoad + costs::kRecruit);
    ACCEPTED(game, road("e4-e5"));
    ACCEPTED(game, build(Piece::Settlement, "e4"));
    ACCEPTED(game, build(Piece::Knight, "e5"));
}

// Rules: FAN-CTRL-2
void FanControlTest::whatStandsThereIsBuiltUp() {
    WithModules game = controlled();
    game.settlement(White, "e5").city(White, "d4").turnOf(White).hand(White, costs::kCity + costs::kWall);
    ACCEPTED(game, build(Piece::Wall, "d4"));
    ACCEPTED(game, build(Piece::City, "e5"));
}

// Rules: FAN-CTRL-2
void FanControlTest::aForeignKnightMovesToAControlledHex() {
    WithModules game = controlled();
    game.roads(White, {"e5-e6", "e6-e7"}).knight(White, "e7").turnOf(White);
    ACCEPTED(game, moveKnight("e7", "e5"));
    QCOMPARE(controller(game, "D2"), Red); // the moved knight is inactive
}

// Rules: FAN-CTRL-3
void FanControlTest::displacingTheKnightsBreaksControl() {
    WithModules game({Module::Control});
    game.knight(Red, "d5", 2).knight(Red, "e4", 1).roads(White, {"e4-e5", "e5-e6"}).knight(White, "e6", 2);
    QCOMPARE(controller(game, "D2"), Red);
    game.turnOf(White);
    ACCEPTED(game, moveKnight("e6", "e4"));
    QCOMPARE(controller(game, "D2"), kNobody);
    QVERIFY(game.happened<fan::ControlChanged>());
    QCOMPARE(game.happened<fan::ControlChanged>()->hex, hex("D2"));
    QCOMPARE(game.happened<fan::ControlChanged>()->player, kNobody);
}

// Rules: FAN-CTRL-4
void FanControlTest::controlFollowsTheKnightsAtEveryMoment() {
    WithModules game = controlled();
    game.roads(Red, {"d5-d6", "d6-e5"});
    ACCEPTED(game, moveKnight("d5", "e5")); // the moved knight is inactive
    for (const auto* name : {"C2", "C3", "D2", "D3", "E2"}) QCOMPARE(controller(game, name), kNobody);
    game.hand(Red, costs::kActivate);
    ACCEPTED(game, command::Activate{at("e5")});
    for (const auto* name : {"D2", "D3", "E2"}) QCOMPARE(controller(game, name), Red);
    QCOMPARE(controller(game, "C2"), kNobody);
}

// Rules: FAN-CTRL-4
void FanControlTest::anAttackOfTheShipSuspendsControl() {
    WithModules game = controlled();
    game.shipAtTheGates().beforeTheRoll().hand(Red, costs::kActivate);
    ACCEPTED(game, roll(1, 2, EventFace::Ship));
    QCOMPARE(controller(game, "D2"), kNobody);
    QVERIFY(game.happened<fan::ControlChanged>() != nullptr);
    QCOMPARE(game.happened<fan::ControlChanged>()->player, kNobody);
    ACCEPTED(game, command::Activate{at("d5")});
    QCOMPARE(controller(game, "D2"), Red);
}

// Rules: FAN-CTRL-4
void FanControlTest::aControlledHexIsWorthNoPoint() {
    WithModules game = controlled();
    game.settlement(Red, "d6");
    QCOMPARE(game.pointsOf(Red), 1);
}

// Rules: FAN-CTRL-6, FAN-CTRL-2
void FanControlTest::theRobberKeepsAwayFromAControlledHexAndItsNeighbours() {
    WithModules game({Module::Control});
    game.knight(Red, "b3", 3).beforeTheRoll(); // controls A1, B1 and B2
    ACCEPTED(game, roll(3, 4, EventFace::TradeGate));
    REFUSED(game, "hex-controlled", moveRobber("B2"));
    REFUSED(game, "hex-controlled", moveRobber("A2"));
    REFUSED(game, "hex-controlled", moveRobber("C1")); // the controller may not move the robber there either
    ACCEPTED(game, moveRobber("E3"));
    QCOMPARE(game.state.board.robber, hex("E3"));
}

// Rules: FAN-CTRL-6
void FanControlTest::theBishopAndAKnightKeepAwayToo() {
    WithModules game({Module::Control, Module::KnightCards});
    game.knight(Red, "b3", 3).robber("D2").knight(White, "d5", 1).progress(White, {ProgressCard::Bishop});
    game.development(White, DevelopmentCard::Knight).turnOf(White);
    QVERIFY(game.answer(command::Play{.card = ProgressCard::Bishop, .to = hex("A1")}) != "ok");
    REFUSED(game, "hex-controlled", chase("d5", "B2"));
    REFUSED(game, "hex-controlled",
            command::PlayDevelopment{.card = DevelopmentCard::Knight, .move = {.to = hex("A2")}});
    ACCEPTED(game, command::Play{.card = ProgressCard::Bishop, .to = hex("E3")});
}

// Rules: FAN-CTRL-6
void FanControlTest::thePirateKeepsAwayToo() {
    AtSea game;
    game.state.rules.fan.set(Module::Control);
    game.knight(Red, "c4", 3).sevenRolled(); // controls C2
    REFUSED(game, "hex-controlled", game.movePirate("C1"));
    REFUSED(game, "hex-controlled", game.movePirate("B2"));
    ACCEPTED(game, game.movePirate("D5"));
}

// Rules: FAN-CTRL-6
void FanControlTest::aBarbarianIsNotChasedThere() {
    WithModules game({Module::Control, Module::HexBarbarians, Module::Arrest});
    game.barbarians("E1", 2).knight(Red, "e3", 1).knight(Blue, "b4", 3); // Blue controls A1, A2 and B2
    const auto send = [](std::string_view to) { return Action(fan::ChaseBarbarian{at("e3"), hex("E1"), hex(to)}); };
    REFUSED(game, "hex-controlled", send("A1"));
    REFUSED(game, "hex-controlled", send("B1")); // next to the controlled hexes
    ACCEPTED(game, send("E3"));
}

// Rules: FAN-CTRL-6
void FanControlTest::aLandingIsNoChoice() {
    WithModules game({Module::Control, Module::HexBarbarians});
    game.knight(Blue, "b4", 3).settlement(Red, "d6").hand(Red, costs::kCity);
    fan::Landing landing;
    for (const auto* name : {"A1", "B1", "E2"}) landing.push_back(hex(name));
    ACCEPTED(game, command::Build{.piece = Piece::City, .at = at("d6"), .landing = landing});
    QCOMPARE(game.barbariansOn("A1"), 1);
    QCOMPARE(controller(game, "A1"), kNobody);
    QCOMPARE(controller(game, "A2"), Blue);
}

// Rules: FAN-CTRL-6
void FanControlTest::whereNoOtherHexIsLeftAnywhereIsAllowed() {
    WithModules game({Module::Control});
    // only C5, D4 and E3 are neither controlled nor next to a controlled hex
    game.knight(Red, "c6", 3).knight(Blue, "e3", 3).beforeTheRoll();
    WithModules full = game;
    full.knight(White, "e7", 3);
    ACCEPTED(game, roll(3, 4, EventFace::TradeGate));
    REFUSED(game, "hex-controlled", moveRobber("B2"));
    ACCEPTED(full, roll(3, 4, EventFace::TradeGate));
    ACCEPTED(full, moveRobber("B2"));
}

// Rules: FAN-CTRL-6
void FanControlTest::whoStandsOnAControlledHexStays() {
    WithModules game({Module::Control});
    game.robber("D2").idleKnight(Red, "d5", 3).settlement(Red, "d4").hand(Red, costs::kActivate);
    ACCEPTED(game, command::Activate{at("d5")});
    QCOMPARE(controller(game, "D2"), Red);
    QCOMPARE(game.state.board.robber, hex("D2"));
    game.beforeTheRoll();
    ACCEPTED(game, roll(4, 4, EventFace::TradeGate));
    QCOMPARE(game.cardsOf(Red), 0); // the robber blocks it
}

// Rules: FAN-CTRL-5
void FanControlTest::withoutTheModuleNothingIsControlled() {
    WithModules game({Module::Wandering});
    game.knight(Red, "d5", 3).settlement(White, "e5").turnOf(White).hand(White, costs::kRoad);
    QCOMPARE(controller(game, "D2"), kNobody);
    ACCEPTED(game, road("e4-e5"));
}

REEVE_CHAPTER(FanControlTest)
#include "fan_control_test.moc"
