// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters SHIP, LINK, ROUTE, PIRATE, GOLDHEX, AREA and SEA: ships, the pirate, gold and foreign islands.
#include "tests/support/at_sea.h"
#include "tests/support/chapters.h"

using namespace reeve;
using namespace reeve::testing;

namespace {

const Hand kSettlementPrice{{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Grain, 1}, {Card::Wool, 1}};
const Hand kRoadPrice{{Card::Brick, 1}, {Card::Lumber, 1}};

/// The first event of this kind among those of the last command; nullptr: none.
template <typename Kind>
const Kind* atSea(const Given& game) {
    for (const auto& event : game.events)
        if (const auto* sea = std::get_if<seafarers::Event>(&event))
            if (const auto* found = std::get_if<Kind>(sea)) return found;
    return nullptr;
}

} // namespace

class SeafarersTest : public QObject {
    Q_OBJECT

private slots:
    void aShipCostsALumberAndAWool();
    void aPlayerHasFifteenShips();
    void aShipNeedsSeaAndARoadNeedsLand();
    void aCoastalPathTakesOneRoadOrOneShip();
    void aShipTouchesAnOwnBuildingOrShipAndNotARoad();
    void aShipDoesNotPassAForeignPiece();
    void aShipDoesNotPassAForeignBuilding();
    void aRoadIsNotAttachedToAShip();
    void aSettlementNeedsLandAndAnOwnShip();
    void nothingIsBuiltOnTheOpenSea();
    void theShipAtTheOpenEndMovesOnceATurn();
    void aShipBuiltOrPlacedThisTurnStays();
    void aLineBetweenTwoOwnBuildingsIsClosed();
    void aMovedShipMustFitWhereANewOneCouldBeBuilt();
    void aForeignKnightInTheLineHoldsTheShipsBesideIt();
    void aForeignKnightAtTheOpenEndHoldsNothing();
    void anOwnKnightHoldsItsLine();
    void aRingOfShipsHasNoOpenEnd();
    void roadBuildingPlacesRoadsAndShipsInOrder();
    void theDiplomatRemovesAnOpenShip();
    void aShipThatTheDiplomatPlacedStaysThisTurn();
    void aShipAtTheEndOfARoadKeepsItClosedForTheDiplomat();
    void roadAndShipAreLinkedAtAnOwnBuildingOnly();
    void aKnightCrossesTheWaterAlongShips();
    void aKnightStopsAtSeaOnAnOwnShipOnly();
    void aKnightDisplacedAtSeaRetreatsAlongItsShips();
    void noKnightIsRecruitedAtSea();
    void intrigueReachesAlongAShippingLine();
    void theDeserterPlacesAtAShip();
    void theTradeRouteJoinsRoadsAndShipsAtAnOwnBuilding();
    void aSettlementJoinsARoadAndAShipToOneRoute();
    void foreignPiecesBreakTheRouteAndAMovedShipShortensIt();
    void aForeignSettlementBreaksTheRoute();
    void onASevenThePirateOrTheRobberMoves();
    void thePirateStaysAtSeaAndTheRobberOnLand();
    void thePirateRobsWhoHasAShipBesideIt();
    void whoHasNoCardOrNoShipBesideThePirateIsNotRobbed();
    void besideThePirateNoShipIsBuiltOrMoved();
    void aPirateOffTheBoardComesInToAnySeaHex();
    void theBishopMovesTheRobberOnly();
    void anActiveKnightChasesThePirate();
    void aKnightAtTheCoastChasesThePirateIfItWasActiveBefore();
    void beforeTheFirstAttackThePirateStays();
    void aKnightCardMovesThePirate();
    void goldGivesResourcesOfChoice();
    void goldIsChosenInTurnOrder();
    void goldIsChosenFromWhatTheOtherHexesLeft();
    void aNearlyEmptyBankGivesWhatItHas();
    void whoGetsGoldGetsNothingFromTheAqueduct();
    void theRobberStopsGoldAndTheMerchantStaysAway();
    void theInventorSwapsTheNumberOfGold();
    void theFirstSettlementInAForeignAreaIsWorthTwoPoints();
    void anIslandIsWorthItsPointsToEachPlayerAndForGood();
    void olderPrintingsGiveOnePoint();
    void allIslandsCountForTheBarbarians();
    void shipsAreBuiltButNotMovedInSpecialBuilding();
    void aShipOfTheSpecialBuildingPhaseMovesInTheNextOwnTurn();
    void thePartnerMovesAShipOfTheOwnPart();
};

// Rules: SHIP-1
void SeafarersTest::aShipCostsALumberAndAWool() {
    AtSea game;
    game.hand(Red, {{Card::Lumber, 1}});
    REFUSED(game, "cannot-afford", game.ship("c2-c3"));
    game.hand(Red, kShipPrice);
    ACCEPTED(game, game.ship("c2-c3"));
    QVERIFY(game.hasShip(Red, "c2-c3"));
    QCOMPARE(game.cardsOf(Red), 0);
}

// Rules: SHIP-1
void SeafarersTest::aPlayerHasFifteenShips() {
    AtSea game;
    game.pirate("");
    game.hand(Red, {{Card::Lumber, 15}, {Card::Wool, 15}});
    for (int n = 0; n < seafarers::kShips; ++n) {
        const auto sites = seafarers::shipSites(game.state, Red);
        QVERIFY(!sites.empty());
        ACCEPTED(game, Action(command::Build{.piece = Piece::Ship, .path = sites.first()}));
    }
    game.hand(Red, kShipPrice);
    const auto next = seafarers::shipSites(game.state, Red).first();
    REFUSED(game, "no-piece-left", Action(command::Build{.piece = Piece::Ship, .path = next}));
}

// Rules: SHIP-2, SHIP-4, SHAPE-7
void SeafarersTest::aShipNeedsSeaAndARoadNeedsLand() {
    AtSea game;
    game.settlement(Red, "d8").hand(Red, {{Card::Lumber, 4}, {Card::Wool, 2}, {Card::Brick, 2}});
    REFUSED(game, "not-a-sea-path", game.ship("d7-d8"));
    REFUSED(game, "not-a-land-path", game.road("c2-c3"));
    ACCEPTED(game, game.road("d7-d8"));
    ACCEPTED(game, game.ship("c2-c3"));
}

// Rules: SHIP-2
void SeafarersTest::aCoastalPathTakesOneRoadOrOneShip() {
    AtSea game;
    game.ships(Red, {"c2-c3"}).hand(Red, {{Card::Lumber, 4}, {Card::Wool, 2}, {Card::Brick, 2}});
    ACCEPTED(game, game.ship("c3-c4"));
    REFUSED(game, "place-taken", game.road("c3-c4"));
    ACCEPTED(game, game.road("c3-d4"));
    REFUSED(game, "place-taken", game.ship("c3-d4"));
}

// Rules: SHIP-3
void SeafarersTest::aShipTouchesAnOwnBuildingOrShipAndNotARoad() {
    AtSea game;
    game.roads(Blue, {"c6-c7"}).hand(Blue, {{Card::Lumber, 4}, {Card::Wool, 4}}).turnOf(Blue);
    REFUSED(game, "not-connected", game.ship("b5-c6"));
    ACCEPTED(game, game.ship("c7-c8"));
    ACCEPTED(game, game.ship("b7-c8"));
}

// Rules: SHIP-3, SEA-2
void SeafarersTest::aShipDoesNotPassAForeignPiece() {
    AtSea game;
    game.ships(Red, {"c2-c3"}).ships(Blue, {"b1-c2", "b1-b2"}).knight(Blue, "c2", 1, false);
    game.hand(Red, {{Card::Lumber, 4}, {Card::Wool, 4}});
    REFUSED(game, "not-connected", game.ship("c1-c2"));
    ACCEPTED(game, game.ship("c3-c4"));
}

// Rules: SHIP-3
void SeafarersTest::aShipDoesNotPassAForeignBuilding() {
    AtSea game;
    game.ships(Red, {"c3-c4", "b3-c4"}).settlement(Blue, "b3").hand(Red, kShipPrice);
    REFUSED(game, "not-connected", game.ship("b3-b4"));
    ACCEPTED(game, game.ship("c2-c3"));
}

// Rules: SHIP-4
void SeafarersTest::aRoadIsNotAttachedToAShip() {
    AtSea game;
    game.ships(Blue, {"c7-c8", "b7-c8"}).hand(Blue, kRoadPrice + kSettlementPrice + kRoadPrice).turnOf(Blue);
    REFUSED(game, "not-connected", game.road("b7-b8"));
    ACCEPTED(game, game.build(Piece::Settlement, "b7"));
    ACCEPTED(game, game.road("b7-b8"));
}

// Rules: SHIP-5
void SeafarersTest::aSettlementNeedsLandAndAnOwnShip() {
    AtSea game;
    game.hand(Blue, kSettlementPrice).turnOf(Blue);
    REFUSED(game, "not-connected", game.build(Piece::Settlement, "b7"));
    game.ships(Blue, {"c7-c8", "b7-c8"});
    REFUSED(game, "too-close", game.build(Piece::Settlement, "c8"));
    ACCEPTED(game, game.build(Piece::Settlement, "b7"));
}

// Rules: SHIP-6, SEA-5
void SeafarersTest::nothingIsBuiltOnTheOpenSea() {
    AtSea game;
    game.ships(Red, {"c2-c3", "b1-c2"}).hand(Red, kSettlementPrice + Hand{{Card::Wool, 1}, {Card::Ore, 1}});
    QVERIFY(!game.state.board.waters.land.contains(game.at("c2")));
    REFUSED(game, "needs-land", game.build(Piece::Knight, "c2"));
    game.ships(Red, {"c1-c2", "c1-d2"});
    QVERIFY(!game.state.board.waters.land.contains(game.at("c1")));
    REFUSED(game, "needs-land", game.build(Piece::Settlement, "c1"));
}

// Rules: SHIP-7, SHIP-8
void SeafarersTest::theShipAtTheOpenEndMovesOnceATurn() {
    AtSea game;
    game.ships(Red, {"c2-c3", "c1-c2", "c1-d2"});
    REFUSED(game, "ship-closed", game.moveShip("c2-c3", "c3-c4"));
    ACCEPTED(game, game.moveShip("c1-d2", "b1-c2"));
    QVERIFY(game.state.turn.shipMoved);
    QVERIFY(!game.hasShip(Red, "c1-d2"));
    REFUSED(game, "ship-already-moved", game.moveShip("b1-c2", "c1-d2"));
    AtSea before;
    before.ships(Red, {"c2-c3", "c1-c2"}).beforeTheRoll();
    REFUSED(before, "roll-first", before.moveShip("c1-c2", "b1-c2"));
}

// Rules: SHIP-7, SHIP-11
void SeafarersTest::aShipBuiltOrPlacedThisTurnStays() {
    AtSea game;
    game.ships(Red, {"c2-c3", "c3-c4"}).hand(Red, kShipPrice);
    ACCEPTED(game, game.ship("c1-c2"));
    REFUSED(game, "ship-just-built", game.moveShip("c1-c2", "b3-c4"));
    AtSea placed;
    placed.ships(Red, {"c2-c3"}).progress(Red, {ProgressCard::RoadBuilding});
    PathList one;
    one.push_back(placed.path("c1-c2"));
    ACCEPTED(placed, Action(command::Play{.card = ProgressCard::RoadBuilding, .paths = one, .ships = 1}));
    REFUSED(placed, "ship-just-built", placed.moveShip("c1-c2", "b1-c2"));
}

// Rules: SHIP-8
void SeafarersTest::aLineBetweenTwoOwnBuildingsIsClosed() {
    AtSea game;
    game.settlement(Red, "b2").ships(Red, {"c2-c3", "b1-c2", "b1-b2"});
    for (const auto* ship : {"c2-c3", "b1-c2", "b1-b2"}) REFUSED(game, "ship-closed", game.moveShip(ship, "c3-c4"));
}

// Rules: SHIP-10
void SeafarersTest::aMovedShipMustFitWhereANewOneCouldBeBuilt() {
    AtSea game;
    game.ships(Red, {"c2-c3", "c1-c2"});
    REFUSED(game, "place-taken", game.moveShip("c1-c2", "c2-c3"));
    REFUSED(game, "place-taken", game.moveShip("c1-c2", "c1-c2")); // not to its own place
    REFUSED(game, "not-connected", game.moveShip("c1-c2", "f9-f10"));
    REFUSED(game, "not-connected", game.moveShip("c1-c2", "c1-d2"));
    REFUSED(game, "not-your-piece", game.moveShip("c3-c4", "b1-c2"));
    ACCEPTED(game, game.moveShip("c1-c2", "b1-c2"));
}

// Rules: SHIP-9, SEA-7
void SeafarersTest::aForeignKnightInTheLineHoldsTheShipsBesideIt() {
    AtSea game;
    game.ships(Red, {"c2-c3", "c1-c2"}).ships(Blue, {"b1-c2"}).knight(Blue, "c2");
    REFUSED(game, "ship-holds-knight", game.moveShip("c1-c2", "c3-c4"));
}

// Rules: SHIP-8, SHIP-9
void SeafarersTest::aForeignKnightAtTheOpenEndHoldsNothing() {
    AtSea game;
    game.ships(Red, {"c2-c3", "c1-c2"}).ships(Blue, {"c1-d2"}).knight(Blue, "c1");
    ACCEPTED(game, game.moveShip("c1-c2", "b1-c2"));
}

// Rules: SHIP-8, LINK-4, SEA-6
void SeafarersTest::anOwnKnightHoldsItsLine() {
    AtSea game;
    game.ships(Red, {"c2-c3", "c1-c2"}).knight(Red, "c1");
    REFUSED(game, "ship-closed", game.moveShip("c1-c2", "c3-c4"));
    REFUSED(game, "ship-closed", game.moveShip("c2-c3", "c3-c4"));
    QVERIFY(seafarers::cutsKnightOff(game.state, Red, game.path("c2-c3")));
    QVERIFY(!seafarers::cutsKnightOff(game.state, Red, game.path("e6-e7")));
}

// Rules: SHIP-8
void SeafarersTest::aRingOfShipsHasNoOpenEnd() {
    AtSea game;
    game.pirate("");
    const auto ring = game.state.island().hexPathSet[index(game.hex("C1"))];
    game.state.player(Red).ships = ring;
    for (const auto ship : ring) REFUSED(game, "ship-closed", Action(seafarers::MoveShip{ship, game.path("c3-c4")}));
}

// Rules: SHIP-13, SEA-13, PROG-ROAD
void SeafarersTest::roadBuildingPlacesRoadsAndShipsInOrder() {
    AtSea game;
    game.ships(Red, {"c2-c3"}).progress(Red, {ProgressCard::RoadBuilding});
    PathList both;
    both.push_back(game.path("c3-d4"));
    both.push_back(game.path("c1-c2"));
    ACCEPTED(game, Action(command::Play{.card = ProgressCard::RoadBuilding, .paths = both, .ships = 2}));
    QVERIFY(game.hasShip(Red, "c1-c2"));
    QVERIFY(game.state.player(Red).roads.contains(game.path("c3-d4")));
    AtSea ships;
    ships.progress(Red, {ProgressCard::RoadBuilding});
    PathList line;
    line.push_back(ships.path("c1-c2"));
    line.push_back(ships.path("c2-c3"));
    REFUSED(ships, "not-connected",
            Action(command::Play{.card = ProgressCard::RoadBuilding, .paths = line, .ships = 3}));
    std::swap(line[0], line[1]);
    ACCEPTED(ships, Action(command::Play{.card = ProgressCard::RoadBuilding, .paths = line, .ships = 3}));
}

// Rules: SHIP-14, PROG-DIPL
void SeafarersTest::theDiplomatRemovesAnOpenShip() {
    AtSea game;
    game.ships(Red, {"c2-c3", "c1-c2"}).progress(Red, {ProgressCard::Diplomat});
    PathList moved;
    moved.push_back(game.path("c1-c2"));
    moved.push_back(game.path("c3-c4"));
    PathList closed;
    closed.push_back(game.path("c2-c3"));
    REFUSED(game, "wrong-target", Action(command::Play{.card = ProgressCard::Diplomat, .paths = closed}));
    ACCEPTED(game, Action(command::Play{.card = ProgressCard::Diplomat, .paths = moved}));
    QVERIFY(game.hasShip(Red, "c3-c4"));
    QVERIFY(!game.hasShip(Red, "c1-c2"));
    AtSea held; // a knight at its end
    held.ships(Red, {"c2-c3"}).knight(Red, "c2").progress(Blue, {ProgressCard::Diplomat}).turnOf(Blue);
    REFUSED(held, "wrong-target", Action(command::Play{.card = ProgressCard::Diplomat, .paths = closed}));
}

// Rules: SHIP-11, SHIP-14
void SeafarersTest::aShipThatTheDiplomatPlacedStaysThisTurn() {
    AtSea game;
    game.ships(Red, {"c2-c3", "c1-c2"}).progress(Red, {ProgressCard::Diplomat});
    PathList moved;
    moved.push_back(game.path("c1-c2"));
    moved.push_back(game.path("c3-c4"));
    ACCEPTED(game, Action(command::Play{.card = ProgressCard::Diplomat, .paths = moved}));
    REFUSED(game, "ship-just-built", game.moveShip("c3-c4", "c1-c2"));
    ACCEPTED(game, game.moveShip("c2-c3", "b3-c4"));
}

// Rules: SHIP-14, SEA-13, PROG-DIPLa
void SeafarersTest::aShipAtTheEndOfARoadKeepsItClosedForTheDiplomat() {
    AtSea game;
    game.roads(Red, {"c3-c4"}).progress(Red, {ProgressCard::Diplomat});
    PathList road;
    road.push_back(game.path("c3-c4"));
    const Action removes = command::Play{.card = ProgressCard::Diplomat, .paths = road};
    QCOMPARE(game.answer(removes), QByteArray("ok"));
    game.ships(Red, {"b3-c4"});
    REFUSED(game, "wrong-target", removes);
}

// Rules: LINK-1
void SeafarersTest::roadAndShipAreLinkedAtAnOwnBuildingOnly() {
    AtSea game;
    game.roads(Red, {"c4-c5", "c3-d4"}).ships(Red, {"b3-c4", "c2-c3"}).knight(Red, "c5").knight(Red, "d4");
    REFUSED(game, "not-connected", game.moveKnight("c5", "b3"));
    ACCEPTED(game, game.moveKnight("d4", "c2"));
}

// Rules: LINK-1, LINK-2, SEA-4
void SeafarersTest::aKnightCrossesTheWaterAlongShips() {
    AtSea game;
    game.ships(Red, {"c2-c3", "b1-c2", "b1-b2", "b2-b3"}).knight(Red, "c2");
    AtSea barred = game;
    barred.ships(Blue, {"c1-c2"}).knight(Blue, "b2", 3);
    REFUSED(barred, "not-connected", barred.moveKnight("c2", "b3"));
    ACCEPTED(game, game.moveKnight("c2", "b3"));
}

// Rules: LINK-2, SEA-5
void SeafarersTest::aKnightStopsAtSeaOnAnOwnShipOnly() {
    AtSea game;
    game.roads(Red, {"c3-d4"}).ships(Red, {"c2-c3", "b1-c2"}).knight(Red, "d4");
    REFUSED(game, "not-connected", game.moveKnight("d4", "c1"));
    ACCEPTED(game, game.moveKnight("d4", "b1"));
}

// Rules: LINK-2, SEA-4, KNIGHT-27
void SeafarersTest::aKnightDisplacedAtSeaRetreatsAlongItsShips() {
    AtSea game;
    game.roads(Red, {"c3-d4"}).ships(Red, {"c2-c3"}).knight(Red, "d4", 2);
    game.ships(Blue, {"c1-c2", "c1-d2"}).knight(Blue, "c2");
    ACCEPTED(game, game.moveKnight("d4", "c2"));
    QVERIFY(game.owes(Blue, DecisionKind::RelocateKnight));
    REFUSED(game, "not-connected", Blue, Action(command::RelocateKnight{game.at("b1")}));
    ACCEPTED(game, Blue, Action(command::RelocateKnight{game.at("d2")}));
}

// Rules: LINK-3, SEA-5
void SeafarersTest::noKnightIsRecruitedAtSea() {
    AtSea game;
    game.ships(Blue, {"c7-c8", "b7-c8"}).hand(Blue, {{Card::Wool, 2}, {Card::Ore, 2}}).turnOf(Blue);
    ACCEPTED(game, game.build(Piece::Knight, "c8"));
    game.ships(Red, {"c2-c3"}).hand(Red, {{Card::Wool, 1}, {Card::Ore, 1}}).turnOf(Red);
    REFUSED(game, "needs-land", game.build(Piece::Knight, "c2"));
}

// Rules: LINK-5, SEA-13, PROG-INTR
void SeafarersTest::intrigueReachesAlongAShippingLine() {
    AtSea game;
    game.ships(Red, {"c2-c3"}).ships(Blue, {"c1-c2"}).knight(Blue, "c2").progress(Red, {ProgressCard::Intrigue});
    ACCEPTED(game, Action(command::Play{.card = ProgressCard::Intrigue, .at = game.at("c2")}));
    QVERIFY(!game.state.player(Blue).knightPlaces.contains(game.at("c2")));
}

// Rules: LINK-5, SHIP-6
void SeafarersTest::theDeserterPlacesAtAShip() {
    AtSea game;
    game.ships(Red, {"c3-c4", "c2-c3"}).knight(Blue, "e8").progress(Red, {ProgressCard::Deserter});
    ACCEPTED(game, Action(command::Play{.card = ProgressCard::Deserter, .victim = Blue}));
    REFUSED(game, "needs-land", Red, Action(command::PlaceKnight{game.at("c2")}));
    REFUSED(game, "place-taken", Red, Action(command::PlaceKnight{game.at("c3")}));
    REFUSED(game, "not-connected", Red, Action(command::PlaceKnight{game.at("c5")}));
    ACCEPTED(game, Red, Action(command::PlaceKnight{game.at("c4")}));
}

// Rules: ROUTE-1
void SeafarersTest::theTradeRouteJoinsRoadsAndShipsAtAnOwnBuilding() {
    AtSea game;
    game.roads(Red, {"c3-d4", "d4-d5"}).ships(Red, {"c2-c3", "c1-c2"}).hand(Red, kShipPrice);
    ACCEPTED(game, game.ship("c1-d2"));
    QCOMPARE(game.state.longestRoad.player, Red);
    QCOMPARE(int(game.state.longestRoad.count), 5);
    AtSea apart; // road and ship meet at c4, where Red has no building
    apart.roads(Red, {"c4-c5", "c5-c6"}).ships(Red, {"c2-c3", "c3-c4"}).hand(Red, kShipPrice);
    ACCEPTED(apart, apart.ship("b3-c4"));
    QCOMPARE(apart.state.longestRoad.player, kNobody);
    QCOMPARE(roadLength(apart.state, Red), 3);
}

// Rules: ROUTE-1
void SeafarersTest::aSettlementJoinsARoadAndAShipToOneRoute() {
    AtSea game;
    game.state.player(Red).settlements = {};
    game.roads(Red, {"c3-c4", "c3-d4", "d4-d5"}).ships(Red, {"c2-c3", "c1-c2", "c1-d2"});
    game.hand(Red, kSettlementPrice);
    QCOMPARE(roadLength(game.state, Red), 3);
    ACCEPTED(game, game.build(Piece::Settlement, "c3"));
    QCOMPARE(game.state.longestRoad.player, Red);
    QCOMPARE(int(game.state.longestRoad.count), 5);
}

// Rules: ROUTE-2, SEA-7
void SeafarersTest::foreignPiecesBreakTheRouteAndAMovedShipShortensIt() {
    AtSea game;
    game.roads(Red, {"c3-d4", "d4-d5"}).ships(Red, {"c2-c3", "c1-c2", "c1-d2"});
    game.longestRoad(Red, 5);
    AtSea broken = game;
    broken.knight(Blue, "c2");
    QCOMPARE(roadLength(broken.state, Red), 3);
    ACCEPTED(game, game.moveShip("c1-d2", "c3-c4"));
    QCOMPARE(roadLength(game.state, Red), 4);
    QCOMPARE(game.state.longestRoad.player, kNobody);
}

// Rules: ROUTE-2, SEA-7
void SeafarersTest::aForeignSettlementBreaksTheRoute() {
    AtSea game;
    game.roads(Red, {"c3-d4", "d4-d5"}).ships(Red, {"c3-c4", "b3-c4", "b3-b4", "b4-b5"});
    QCOMPARE(roadLength(game.state, Red), 6);
    game.settlement(Blue, "b3");
    QCOMPARE(roadLength(game.state, Red), 4);
}

// Rules: PIRATE-2, SCEN-4
void SeafarersTest::onASevenThePirateOrTheRobberMoves() {
    AtSea game;
    game.sevenRolled();
    AtSea other = game;
    ACCEPTED(game, game.movePirate("C4"));
    QCOMPARE(game.state.board.waters.pirate, game.hex("C4"));
    QCOMPARE(game.state.board.robber, game.hex("A1"));
    REFUSED(game, "no-such-decision", game.moveRobber("D4"));
    ACCEPTED(other, other.moveRobber("D2"));
    QCOMPARE(other.state.board.waters.pirate, other.hex("D7"));
}

// Rules: PIRATE-1, PIRATE-2
void SeafarersTest::thePirateStaysAtSeaAndTheRobberOnLand() {
    AtSea game;
    game.sevenRolled();
    REFUSED(game, "not-a-pirate-hex", game.movePirate("D2"));
    REFUSED(game, "pirate-must-move", game.movePirate("D7"));
    REFUSED(game, "not-a-robber-hex", game.moveRobber("C4"));
    for (const auto hex : game.state.island().hexes)
        if (game.state.board.terrain[index(hex)] == Terrain::Gold && hex != game.state.board.robber)
            QCOMPARE(game.answer(Action(command::MoveRobber{{.to = hex}})), QByteArray("ok")); // gold is land
}

// Rules: PIRATE-3
void SeafarersTest::thePirateRobsWhoHasAShipBesideIt() {
    AtSea game;
    game.ships(Blue, {"c7-c8"}).hand(Blue, {{Card::Cloth, 1}}).hand(White, {{Card::Ore, 1}}).sevenRolled();
    REFUSED(game, "not-a-victim", game.movePirate("C4", White));
    ACCEPTED(game, game.movePirate("C4", Blue));
    QCOMPARE(game.handOf(Red)[Card::Cloth], 1); // commodities are allowed
}

// Rules: PIRATE-3
void SeafarersTest::whoHasNoCardOrNoShipBesideThePirateIsNotRobbed() {
    AtSea game;
    game.ships(Blue, {"c7-c8"}).hand(Blue, {{Card::Ore, 1}}).ships(White, {"c8-c9"}).sevenRolled();
    AtSea both = game;
    both.hand(White, {{Card::Wool, 1}});
    REFUSED(both, "victim-needed", both.movePirate("C4")); // the player on turn must choose
    ACCEPTED(both, both.movePirate("C4", White));
    QCOMPARE(both.handOf(Red)[Card::Wool], 1);
    REFUSED(game, "not-a-victim", game.movePirate("C4", White));
    ACCEPTED(game, game.movePirate("C4", Blue));
    QCOMPARE(game.handOf(Red)[Card::Ore], 1);
    game.hand(Red, {{Card::Ore, 1}}).ships(Red, {"b3-c4"}).sevenRolled();
    ACCEPTED(game, game.movePirate("B2")); // no ship of another player is there
    QCOMPARE(game.cardsOf(Red), 1);
}

// Rules: PIRATE-4
void SeafarersTest::besideThePirateNoShipIsBuiltOrMoved() {
    AtSea game;
    game.pirate("C1").ships(Red, {"c2-c3", "c3-c4"}).hand(Red, {{Card::Lumber, 2}, {Card::Wool, 2}});
    REFUSED(game, "pirate-near", game.ship("c1-c2"));
    REFUSED(game, "pirate-near", game.moveShip("c2-c3", "b3-c4"));
    REFUSED(game, "pirate-near", game.moveShip("c3-c4", "c3-d4"));
    ACCEPTED(game, game.ship("b3-c4"));
    QVERIFY(game.hasShip(Red, "c2-c3"));
}

// Rules: PIRATE-5
void SeafarersTest::aPirateOffTheBoardComesInToAnySeaHex() {
    AtSea game;
    game.pirate("").sevenRolled();
    for (const auto hex : game.state.board.waters.sea)
        QCOMPARE(game.answer(Action(seafarers::MovePirate{{.to = hex}})), QByteArray("ok"));
    REFUSED(game, "not-a-pirate-hex", game.movePirate("A2"));
}

// Rules: PIRATE-6
void SeafarersTest::theBishopMovesTheRobberOnly() {
    AtSea game;
    game.progress(Red, {ProgressCard::Bishop});
    REFUSED(game, "not-a-robber-hex", Action(command::Play{.card = ProgressCard::Bishop, .to = game.hex("C4")}));
    ACCEPTED(game, Action(command::Play{.card = ProgressCard::Bishop, .to = game.hex("D2")}));
    QCOMPARE(game.state.board.waters.pirate, game.hex("D7"));
}

// Rules: PIRATE-7, SEA-8
void SeafarersTest::anActiveKnightChasesThePirate() {
    AtSea game;
    game.pirate("C1").ships(Red, {"c2-c3"}).knight(Red, "c2").ships(Blue, {"c7-c8"}).hand(Blue, {{Card::Ore, 1}});
    const Action chases = seafarers::ChasePirate{game.at("c2"), {.to = game.hex("C4"), .victim = Blue}};
    AtSea far = game;
    far.pirate("D7");
    REFUSED(far, "pirate-not-here", chases);
    ACCEPTED(game, chases);
    QCOMPARE(game.handOf(Red)[Card::Ore], 1);
    QVERIFY(!game.state.player(Red).knightAt(game.at("c2"))->active);
    game.pirate("C1");
    REFUSED(game, "knight-inactive", chases);
}

// Rules: PIRATE-7, SEA-8, KNIGHT-7
void SeafarersTest::aKnightAtTheCoastChasesThePirateIfItWasActiveBefore() {
    AtSea game;
    game.pirate("C4").roads(Red, {"d7-d8"}).knight(Red, "d8", 1, false).hand(Red, {{Card::Grain, 1}});
    const Action chases = seafarers::ChasePirate{game.at("d8"), {.to = game.hex("C1")}};
    AtSea active = game;
    active.state.player(Red).knights[0].active = true;
    ACCEPTED(active, chases);
    QCOMPARE(active.state.board.waters.pirate, active.hex("C1"));
    ACCEPTED(game, Action(command::Activate{game.at("d8")}));
    REFUSED(game, "knight-just-activated", chases);
}

// Rules: PIRATE-8, SEA-12
void SeafarersTest::beforeTheFirstAttackThePirateStays() {
    AtSea game;
    game.pirate("C1").ships(Red, {"c2-c3"}).knight(Red, "c2").noAttackYet();
    REFUSED(game, "robber-locked", Action(seafarers::ChasePirate{game.at("c2"), {.to = game.hex("C4")}}));
    game.beforeTheRoll();
    ACCEPTED(game, roll(3, 4, EventFace::TradeGate));
    QVERIFY(game.state.pending.empty());
}

// Rules: PIRATE-2, DEV-5
void SeafarersTest::aKnightCardMovesThePirate() {
    AtSea game(GameKind::Base);
    game.ships(Blue, {"c7-c8"}).development(Red, DevelopmentCard::Knight);
    game.hand(Blue, {{Card::Ore, 1}});
    ACCEPTED(game, Action(command::PlayDevelopment{.card = DevelopmentCard::Knight,
                                                   .move = {.to = game.hex("C4"), .victim = Blue}}));
    QCOMPARE(game.state.board.waters.pirate, game.hex("C4"));
    QCOMPARE(game.handOf(Red)[Card::Ore], 1);
}

// Rules: GOLDHEX-1, GOLDHEX-2, SEA-10
void SeafarersTest::goldGivesResourcesOfChoice() {
    AtSea game;
    game.state.player(Red).cities.insert(game.at("b8"));
    game.beforeTheRoll();
    ACCEPTED(game, roll(4, 5, EventFace::TradeGate));
    QCOMPARE(game.owedCards(Red), 2);
    REFUSED(game, "not-a-resource", Red, Action(seafarers::TakeGold{{{Card::Ore, 1}, {Card::Coin, 1}}}));
    REFUSED(game, "wrong-number-of-cards", Red, Action(seafarers::TakeGold{{{Card::Ore, 1}}}));
    ACCEPTED(game, Red, Action(seafarers::TakeGold{{{Card::Ore, 2}}}));
    QCOMPARE(game.handOf(Red)[Card::Ore], 2);
}

// Rules: GOLDHEX-1, GOLDHEX-3
void SeafarersTest::goldIsChosenInTurnOrder() {
    AtSea game;
    game.settlement(Red, "b8").settlement(Blue, "c9").beforeTheRoll();
    ACCEPTED(game, roll(4, 5, EventFace::TradeGate));
    REFUSED(game, "no-such-decision", Blue, Action(seafarers::TakeGold{{{Card::Brick, 1}}}));
    ACCEPTED(game, Red, Action(seafarers::TakeGold{{{Card::Ore, 1}}}));
    ACCEPTED(game, Blue, Action(seafarers::TakeGold{{{Card::Brick, 1}}}));
    QCOMPARE(game.handOf(Blue)[Card::Brick], 1);
}

// Rules: GOLDHEX-3
void SeafarersTest::goldIsChosenFromWhatTheOtherHexesLeft() {
    AtSea game; // Blue rolls, so Red comes last although its seat is the first
    game.settlement(Red, "b8").settlement(Blue, "c9").hand(White, {{Card::Grain, 18}}).turnOf(Blue).beforeTheRoll();
    AtSea shared = game;
    ACCEPTED(game, roll(4, 5, EventFace::TradeGate));
    QCOMPARE(game.handOf(Blue)[Card::Grain], 1); // the last grain card, from C3
    REFUSED(game, "no-such-decision", Red, Action(seafarers::TakeGold{{{Card::Ore, 1}}}));
    REFUSED(game, "bank-empty", Blue, Action(seafarers::TakeGold{{{Card::Grain, 1}}}));
    ACCEPTED(game, Blue, Action(seafarers::TakeGold{{{Card::Ore, 1}}}));
    ACCEPTED(game, Red, Action(seafarers::TakeGold{{{Card::Ore, 1}}}));
    shared.settlement(White, "d6"); // one grain card for two players: neither gets one from C3
    ACCEPTED(shared, roll(4, 5, EventFace::TradeGate));
    QCOMPARE(shared.handOf(White)[Card::Grain], 18);
    ACCEPTED(shared, Blue, Action(seafarers::TakeGold{{{Card::Grain, 1}}}));
}

// Rules: GOLDHEX-3
void SeafarersTest::aNearlyEmptyBankGivesWhatItHas() {
    AtSea game;
    game.state.player(Red).cities.insert(game.at("b8"));
    Hand rest;
    for (const Card card : kAllCards)
        if (isResource(card)) rest.set(card, 19);
    rest.add(Card::Ore, -1);
    game.hand(White, rest).beforeTheRoll();
    game.state.board.robber = game.hex("C3"); // the other hex with 9 produces nothing
    ACCEPTED(game, roll(4, 5, EventFace::TradeGate));
    QCOMPARE(game.handOf(Red)[Card::Ore], 1);
    QVERIFY(game.state.pending.empty());
}

// Rules: GOLDHEX-4
void SeafarersTest::whoGetsGoldGetsNothingFromTheAqueduct() {
    AtSea game;
    game.settlement(Red, "b8").level(Red, Track::Science, 3).level(White, Track::Science, 3).beforeTheRoll();
    ACCEPTED(game, roll(4, 5, EventFace::TradeGate));
    QVERIFY(game.owes(Red, DecisionKind::TakeGold));
    QVERIFY(!game.owes(Red, DecisionKind::Take));
    QVERIFY(game.owes(White, DecisionKind::Take)); // White got nothing
    QCOMPARE(game.state.pending.front().kind, DecisionKind::TakeGold);
}

// Rules: GOLDHEX-5, SEA-11
void SeafarersTest::theRobberStopsGoldAndTheMerchantStaysAway() {
    AtSea game;
    game.settlement(Red, "b8").progress(Red, {ProgressCard::Merchant});
    REFUSED(game, "merchant-not-here", Action(command::Play{.card = ProgressCard::Merchant, .to = game.hex("B4")}));
    REFUSED(game, "merchant-not-here", Action(command::Play{.card = ProgressCard::Merchant, .to = game.hex("C1")}));
    game.state.board.robber = game.hex("B4");
    game.beforeTheRoll();
    ACCEPTED(game, roll(4, 5, EventFace::TradeGate));
    QVERIFY(!game.owes(Red, DecisionKind::TakeGold));
}

// Rules: GOLDHEX-7
void SeafarersTest::theInventorSwapsTheNumberOfGold() {
    AtSea game;
    game.progress(Red, {ProgressCard::Inventor});
    ACCEPTED(game,
             Action(command::Play{.card = ProgressCard::Inventor, .to = game.hex("B4"), .other = game.hex("B5")}));
    QCOMPARE(int(game.state.board.number[index(game.hex("B4"))]), 3);
}

// Rules: AREA-1, AREA-3
void SeafarersTest::theFirstSettlementInAForeignAreaIsWorthTwoPoints() {
    AtSea game;
    game.ships(Blue, {"c7-c8", "b7-c8", "b7-b8", "b8-b9"}).hand(Blue, kSettlementPrice + kSettlementPrice).turnOf(Blue);
    QCOMPARE(game.pointsOf(Blue), 3);
    ACCEPTED(game, game.build(Piece::Settlement, "b7"));
    QVERIFY(atSea<seafarers::AreaSettled>(game) != nullptr);
    QCOMPARE(game.pointsOf(Blue), 6);
    ACCEPTED(game, game.build(Piece::Settlement, "b9"));
    QCOMPARE(game.pointsOf(Blue), 7); // in the same area
}

// Rules: AREA-3
void SeafarersTest::anIslandIsWorthItsPointsToEachPlayerAndForGood() {
    AtSea game;
    game.settlement(Red, "b9").ships(Blue, {"c7-c8", "b7-c8"}).hand(Blue, kSettlementPrice).turnOf(Blue);
    ACCEPTED(game, game.build(Piece::Settlement, "b7")); // Red has settled there before
    QCOMPARE(game.pointsOf(Blue), 6);
    game.hand(Blue, {{Card::Ore, 3}, {Card::Grain, 2}});
    ACCEPTED(game, game.build(Piece::City, "b7"));
    QCOMPARE(game.pointsOf(Blue), 7);
    game.state.player(Blue).cities.erase(game.at("b7"));
    QCOMPARE(game.pointsOf(Blue), 5);
}

// Rules: AREA-4
void SeafarersTest::olderPrintingsGiveOnePoint() {
    AtSea game;
    game.state.rules.islandPoints = 1;
    game.ships(Blue, {"c7-c8", "b7-c8"}).hand(Blue, kSettlementPrice).turnOf(Blue);
    ACCEPTED(game, game.build(Piece::Settlement, "b7"));
    QCOMPARE(game.pointsOf(Blue), 5);
}

// Rules: SEA-3
void SeafarersTest::allIslandsCountForTheBarbarians() {
    AtSea game;
    game.state.player(Blue).cities.insert(game.at("b7")); // on another island
    game.ships(Red, {"c2-c3"}).knight(Red, "c2", 3);      // at sea
    QCOMPARE(barbarianStrength(game.state), 4);
    QCOMPARE(knightStrength(game.state, Red), 3);
}

// Rules: SIX-23
void SeafarersTest::shipsAreBuiltButNotMovedInSpecialBuilding() {
    AtSea game(GameKind::CitiesAndKnights, {Option::SpecialBuild});
    game.ships(Blue, {"c7-c8", "b7-c8"}).hand(Blue, kShipPrice);
    ACCEPTED(game, Action(command::EndTurn{}));
    QVERIFY(game.owes(Blue, DecisionKind::SpecialBuild));
    REFUSED(game, "wrong-phase", Blue, game.moveShip("b7-c8", "c8-c9"));
    ACCEPTED(game, Blue, game.ship("b7-b8"));
}

// Rules: SIX-25, SHIP-7
void SeafarersTest::aShipOfTheSpecialBuildingPhaseMovesInTheNextOwnTurn() {
    AtSea game(GameKind::CitiesAndKnights, {Option::SpecialBuild});
    game.ships(Blue, {"c7-c8"}).hand(Blue, kShipPrice);
    ACCEPTED(game, Action(command::EndTurn{}));
    ACCEPTED(game, Blue, game.ship("b7-c8"));
    ACCEPTED(game, Blue, Action(command::Pass{}));
    QCOMPARE(game.state.turn.player, Blue);
    game.state.turn.phase = Phase::Main;
    ACCEPTED(game, game.moveShip("b7-c8", "c8-c9"));
}

// Rules: SIX-33, SHIP-7
void SeafarersTest::thePartnerMovesAShipOfTheOwnPart() {
    AtSea game(GameKind::CitiesAndKnights, {Option::PairedPlayers});
    game.state.playerCount = game.state.seatCount = 5;
    game.settlement(Orange, "b2").ships(Orange, {"b1-b2", "b1-c2"}).hand(Orange, kShipPrice);
    game.ships(Red, {"c3-c4"});
    ACCEPTED(game, game.moveShip("c3-c4", "c3-d4"));
    ACCEPTED(game, Action(command::EndTurn{}));
    QCOMPARE(game.state.turn.player, Orange);
    ACCEPTED(game, game.ship("b2-b3"));
    REFUSED(game, "ship-just-built", game.moveShip("b2-b3", "c1-c2"));
    ACCEPTED(game, game.moveShip("b1-c2", "b3-c4"));
    REFUSED(game, "ship-already-moved", game.moveShip("b1-b2", "b1-c2"));
}

REEVE_CHAPTER(SeafarersTest)
#include "seafarers_test.moc"
