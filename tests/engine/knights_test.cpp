// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 18: knights recruited, activated, promoted, moved, displaced, and chasing the robber.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

namespace {

const Hand kRecruit{{Card::Wool, 1}, {Card::Ore, 1}};

/// Plays the turns until the same player's next one; with 6 + 6 only the hills C2 produce.
void nextTurn(Given& game) {
    for (int p = 0; p < game.state.playerCount; ++p) {
        ACCEPTED(game, command::EndTurn{});
        ACCEPTED(game, roll(6, 6, EventFace::TradeGate));
    }
}

} // namespace

class KnightsTest : public QObject {
    Q_OBJECT

private slots:
    void aBasicKnightIsRecruitedInactiveBesideAnOwnRoad();
    void aKnightNeedsAFreePlaceButNoDistance();
    void aThirdBasicKnightWaitsUntilOneIsPromoted();
    void activationCostsOneGrainWhateverTheLevel();
    void aKnightActivatedThisTurnDoesNotAct();
    void aKnightActsOnceAndMayBeActivatedAgain();
    void promotionRaisesOneLevelAndKeepsTheState();
    void aKnightIsPromotedOnceATurn();
    void mightyKnightsNeedTheFortressAndAPiece();
    void aKnightMovesAlongOwnRoadsToAFreePlace();
    void ownPiecesLetAKnightPassAndForeignOnesStopIt();
    void aKnightDoesNotEndOnABuilding();
    void onlyStrictlyWeakerForeignKnightsAreDisplaced();
    void theDisplacedKnightIsMovedByItsOwnerAndKeepsItsState();
    void aDisplacedKnightDoesNotPassForeignPieces();
    void aDisplacedKnightWithoutAWayGoesBackToTheSupply();
    void aDisplacedActiveKnightActsInItsOwnNextTurn();
    void anyActiveKnightChasesTheRobberFromBesideIt();
    void aKnightThatIsNotBesideTheRobberMovesFirst();
    void chasingStealsOneCardAndTiresTheKnight();
    void anOwnKnightMustMoveBeforeItsPlaceIsBuiltOn();
    void aKnightErrantChasesBeforeTheRollOnly();
    void theSixKnightsHaveTheStrengthsOneTwoAndThreeTwiceEach();
    void knightsDoNothingBeforeTheRollIsResolved();
    void promotingIsNoActionAndEachKnightActsForItself();
    void aKnightMovesAnyDistanceEvenBackToWhereItWas();
    void everyForeignPieceStopsAKnightOnItsWay();
    void anOwnKnightWithoutAFreePlaceKeepsItsPlaceFromBeingBuiltOn();
    void thePlaceThatTheAttackerLeftIsOpenToTheDisplacedKnight();
    void chasingTheRobberMakesNobodyDiscard();
    void nobodyBuildsOnTheIntersectionOfAForeignKnight();
    void aKnightErrantStealsLikeAKnightCard();
};

// Rules: KNIGHT-1, KNIGHT-2, KNIGHT-3, BUILD-2
void KnightsTest::aBasicKnightIsRecruitedInactiveBesideAnOwnRoad() {
    Given game(3);
    game.roads(Red, {"c4-c5"}).settlement(Red, "a2").hand(Red, kRecruit);
    REFUSED(game, "not-connected", build(Piece::Knight, "e3"));
    ACCEPTED(game, build(Piece::Knight, "c5"));
    const auto* knight = game.knightOf(Red, "c5");
    QCOMPARE(int(knight->level), 1);
    QVERIFY(!knight->active);
    QCOMPARE(game.cardsOf(Red), 0);
    REFUSED(game, "cannot-afford", build(Piece::Knight, "c4"));
}

// Rules: KNIGHT-3, KNIGHT-4, KNIGHT-22
void KnightsTest::aKnightNeedsAFreePlaceButNoDistance() {
    Given game(3);
    game.roads(Red, {"c4-c5", "c5-c6"}).settlement(Red, "c4").knight(Blue, "c6").hand(Red, kRecruit);
    REFUSED(game, "place-taken", build(Piece::Knight, "c4"));
    REFUSED(game, "place-taken", build(Piece::Knight, "c6"));
    ACCEPTED(game, build(Piece::Knight, "c5")); // next to a settlement and a knight
}

// Rules: KNIGHT-5, COMP-23 (T-69)
void KnightsTest::aThirdBasicKnightWaitsUntilOneIsPromoted() {
    Given game(3);
    game.roads(Red, {"c4-c5"}).idleKnight(Red, "a2").idleKnight(Red, "a4").hand(Red, kRecruit + kRecruit);
    REFUSED(game, "no-piece-left", build(Piece::Knight, "c5"));
    ACCEPTED(game, command::Promote{at("a2")});
    ACCEPTED(game, build(Piece::Knight, "c5"));
}

// Rules: KNIGHT-6
void KnightsTest::activationCostsOneGrainWhateverTheLevel() {
    Given game(3);
    game.idleKnight(Red, "a2", 1)
        .idleKnight(Red, "a4", 2)
        .idleKnight(Red, "a6", 3)
        .idleKnight(Blue, "c1")
        .hand(Red, {{Card::Grain, 3}});
    REFUSED(game, "not-your-piece", command::Activate{at("c1")});
    for (const auto* place : {"a2", "a4", "a6"}) ACCEPTED(game, command::Activate{at(place)});
    QCOMPARE(game.cardsOf(Red), 0);
    QCOMPARE(knightStrength(game.state, Red), 6);
    REFUSED(game, "knight-already-active", command::Activate{at("a2")});
}

// Rules: KNIGHT-7, KNIGHT-8, KNIGHT-6 (T-67)
void KnightsTest::aKnightActivatedThisTurnDoesNotAct() {
    Given game(3);
    game.roads(Red, {"c4-c5", "c5-c6"}).hand(Red, kRecruit + Hand::of(Card::Grain));
    ACCEPTED(game, build(Piece::Knight, "c5"));
    REFUSED(game, "knight-inactive", moveKnight("c5", "c4"));
    ACCEPTED(game, command::Activate{at("c5")}); // in the turn of its recruitment
    REFUSED(game, "knight-just-activated", moveKnight("c5", "c4"));
    REFUSED(game, "knight-just-activated", chase("c5", "A1"));
    nextTurn(game);
    ACCEPTED(game, moveKnight("c5", "c4"));
}

// Rules: KNIGHT-9, KNIGHT-10, KNIGHT-23 (T-68)
void KnightsTest::aKnightActsOnceAndMayBeActivatedAgain() {
    Given game(3);
    game.roads(Red, {"c4-c5", "c5-c6"}).knight(Red, "c5").hand(Red, {{Card::Grain, 1}});
    ACCEPTED(game, moveKnight("c5", "c4"));
    QVERIFY(!game.knightOf(Red, "c4")->active);
    REFUSED(game, "knight-inactive", moveKnight("c4", "c5"));
    ACCEPTED(game, command::Activate{at("c4")});
    REFUSED(game, "knight-just-activated", moveKnight("c4", "c5"));
    nextTurn(game);
    ACCEPTED(game, moveKnight("c4", "c5"));
}

// Rules: KNIGHT-11, KNIGHT-12, KNIGHT-14
void KnightsTest::promotionRaisesOneLevelAndKeepsTheState() {
    for (const bool active : {true, false}) {
        Given game(3);
        game.knight(Red, "c5", 1, active).knight(Blue, "c7").hand(Red, kRecruit);
        REFUSED(game, "not-your-piece", command::Promote{at("c7")});
        ACCEPTED(game, command::Promote{at("c5")});
        QCOMPARE(int(game.knightOf(Red, "c5")->level), 2);
        QCOMPARE(game.knightOf(Red, "c5")->active, active);
        QCOMPARE(game.cardsOf(Red), 0);
    }
}

// Rules: KNIGHT-13, PROG-SMIT (T-71)
void KnightsTest::aKnightIsPromotedOnceATurn() {
    Given game(3);
    game.roads(Red, {"c4-c5"})
        .level(Red, Track::Politics, 3)
        .hand(Red, kRecruit + kRecruit + kRecruit)
        .progress(Red, {ProgressCard::Smith});
    ACCEPTED(game, build(Piece::Knight, "c5"));
    ACCEPTED(game, command::Promote{at("c5")}); // in the turn of its recruitment
    REFUSED(game, "knight-already-promoted", command::Promote{at("c5")});
    REFUSED(game, "knight-already-promoted", command::Play{.card = ProgressCard::Smith, .knights = knights({"c5"})});
    nextTurn(game);
    ACCEPTED(game, command::Promote{at("c5")});
    QCOMPARE(int(game.knightOf(Red, "c5")->level), 3);
}

// Rules: KNIGHT-15, KNIGHT-16, IMPR-11 (T-70)
void KnightsTest::mightyKnightsNeedTheFortressAndAPiece() {
    Given game(3);
    game.knight(Red, "c5", 2).level(Red, Track::Politics, 2).level(Red, Track::Trade, 5).hand(Red, kRecruit + kRecruit);
    REFUSED(game, "needs-fortress", command::Promote{at("c5")});
    game.level(Red, Track::Politics, 3);
    ACCEPTED(game, command::Promote{at("c5")});
    REFUSED(game, "knight-mighty", command::Promote{at("c5")});

    Given full(3);
    full.knight(Red, "c5", 1).knight(Red, "a2", 2).knight(Red, "a4", 2).hand(Red, kRecruit);
    REFUSED(full, "no-piece-left", command::Promote{at("c5")});
}

// Rules: KNIGHT-18 (T-62)
void KnightsTest::aKnightMovesAlongOwnRoadsToAFreePlace() {
    Given game(3);
    game.roads(Red, {"c4-c5", "c5-c6", "c6-c7", "e2-e3"}).roads(Blue, {"c7-c8"}).knight(Red, "c4");
    REFUSED(game, "not-connected", moveKnight("c4", "b3")); // no road
    REFUSED(game, "not-connected", moveKnight("c4", "c8")); // not a road of Red
    REFUSED(game, "not-connected", moveKnight("c4", "e2")); // not connected
    REFUSED(game, "not-your-piece", moveKnight("c5", "c6"));
    ACCEPTED(game, moveKnight("c4", "c7"));
    QVERIFY(game.knightOf(Red, "c4") == nullptr);
    QVERIFY(!game.knightOf(Red, "c7")->active);
}

// Rules: KNIGHT-19, KNIGHT-20, KNIGHT-21
void KnightsTest::ownPiecesLetAKnightPassAndForeignOnesStopIt() {
    const auto row = [] {
        Given game(3);
        game.roads(Red, {"c4-c5", "c5-c6", "c6-c7"}).knight(Red, "c4");
        return game;
    };
    Given own = row();
    own.settlement(Red, "c5").idleKnight(Red, "c6");
    ACCEPTED(own, moveKnight("c4", "c7"));
    Given knight = row();
    knight.idleKnight(Blue, "c5");
    REFUSED(knight, "not-connected", moveKnight("c4", "c6"));
    Given settlement = row();
    settlement.settlement(Blue, "c5");
    REFUSED(settlement, "not-connected", moveKnight("c4", "c6"));
}

// Rules: KNIGHT-18, KNIGHT-22, KNIGHT-26
void KnightsTest::aKnightDoesNotEndOnABuilding() {
    Given game(3);
    game.roads(Red, {"c4-c5", "c5-c6", "c6-c7"})
        .knight(Red, "c4", 3)
        .settlement(Red, "c5")
        .knight(Red, "c6", 1)
        .city(Blue, "c7");
    REFUSED(game, "place-taken", moveKnight("c4", "c5"));
    REFUSED(game, "place-taken", moveKnight("c4", "c6")); // an own knight is never displaced
    REFUSED(game, "place-taken", moveKnight("c4", "c7"));
}

// Rules: KNIGHT-25, KNIGHT-26 (T-65)
void KnightsTest::onlyStrictlyWeakerForeignKnightsAreDisplaced() {
    for (int attacker = 1; attacker <= 3; ++attacker)
        for (int defender = 1; defender <= 3; ++defender)
            for (const bool active : {true, false}) {
                Given game(3);
                game.roads(Red, {"c4-c5"}).knight(Red, "c4", attacker).knight(Blue, "c5", defender, active);
                REFUSED(game, attacker > defender ? "ok" : "knight-not-weaker", moveKnight("c4", "c5"));
            }
}

// Rules: KNIGHT-27, KNIGHT-29 (T-63)
void KnightsTest::theDisplacedKnightIsMovedByItsOwnerAndKeepsItsState() {
    for (const bool active : {true, false}) {
        Given game(3);
        game.roads(Red, {"c3-c4", "c4-c5"}).knight(Red, "c3", 2);
        game.roads(Blue, {"c5-c6", "c6-c7", "b5-c6"})
            .knight(Blue, "c5", 1, active)
            .settlement(Blue, "c6")
            .roads(White, {"c7-c8"});
        ACCEPTED(game, moveKnight("c3", "c5"));
        REFUSED(game, "no-such-decision", Red, command::RelocateKnight{at("b5")}); // its owner moves it
        REFUSED(game, "not-connected", Blue, command::RelocateKnight{at("c8")});   // not connected by roads of Blue
        REFUSED(game, "not-connected", Blue, command::RelocateKnight{at("c6")});   // not free
        REFUSED(game, "decision-pending", Red, command::EndTurn{});
        ACCEPTED(game, Blue, command::RelocateKnight{at("b5")});
        QCOMPARE(game.knightOf(Blue, "b5")->active, active);
        QCOMPARE(int(game.knightOf(Red, "c5")->level), 2);
        QVERIFY(!game.knightOf(Red, "c5")->active);
    }
}

// Rules: KNIGHT-27, KNIGHT-20
void KnightsTest::aDisplacedKnightDoesNotPassForeignPieces() {
    Given game(3);
    game.roads(Red, {"c4-c5"}).knight(Red, "c4", 2).idleKnight(White, "c6");
    game.roads(Blue, {"c5-c6", "c6-c7", "c5-d5"}).knight(Blue, "c5");
    ACCEPTED(game, moveKnight("c4", "c5"));
    QVERIFY(game.state.pending.empty()); // d5 is the only free place
    QVERIFY(game.knightOf(Blue, "d5") != nullptr);
}

// Rules: KNIGHT-28, KNIGHT-36 (T-64)
void KnightsTest::aDisplacedKnightWithoutAWayGoesBackToTheSupply() {
    Given game(3);
    game.roads(Red, {"c4-c5"})
        .knight(Red, "c4", 2)
        .roads(Blue, {"c5-c6"})
        .settlement(Blue, "c6")
        .knight(Blue, "c5")
        .knight(Blue, "a2");
    ACCEPTED(game, moveKnight("c4", "c5"));
    QVERIFY(game.state.pending.empty());
    QCOMPARE(int(game.state.player(Blue).knights.size()), 1);
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, roll(6, 6, EventFace::TradeGate));
    game.roads(Blue, {"e2-e3"}).hand(Blue, kRecruit);
    ACCEPTED(game, build(Piece::Knight, "e3")); // the piece may be bought again
}

// Rules: KNIGHT-37
void KnightsTest::aDisplacedActiveKnightActsInItsOwnNextTurn() {
    Given game(3);
    game.roads(Red, {"c4-c5"}).knight(Red, "c4", 2).roads(Blue, {"c5-c6"}).knight(Blue, "c5");
    ACCEPTED(game, moveKnight("c4", "c5"));
    ACCEPTED(game, command::EndTurn{});
    game.roads(Blue, {"c6-c7"});
    ACCEPTED(game, roll(6, 6, EventFace::TradeGate));
    ACCEPTED(game, moveKnight("c6", "c7"));
}

// Rules: KNIGHT-30, KNIGHT-32
void KnightsTest::anyActiveKnightChasesTheRobberFromBesideIt() {
    for (const auto* hexName : {"C2", "B2", "C3"}) // the three hexes at c5
        for (int level = 1; level <= 3; ++level) {
            Given game(3);
            game.robber(hexName).knight(Red, "c5", level);
            ACCEPTED(game, chase("c5", "A1"));
            QCOMPARE(game.state.board.robber, hex("A1"));
            QVERIFY(!game.knightOf(Red, "c5")->active);
            REFUSED(game, "knight-inactive", chase("c5", "A2"));
        }
    Given idle(3);
    idle.idleKnight(Red, "c5");
    REFUSED(idle, "knight-inactive", chase("c5", "A1"));
}

// Rules: KNIGHT-30, KNIGHT-10 (T-66)
void KnightsTest::aKnightThatIsNotBesideTheRobberMovesFirst() {
    Given game(3);
    game.roads(Red, {"c3-c4", "c4-c5"}).knight(Red, "c3").hand(Red, {{Card::Grain, 1}});
    REFUSED(game, "robber-not-here", chase("c3", "A1"));
    ACCEPTED(game, moveKnight("c3", "c5"));
    ACCEPTED(game, command::Activate{at("c5")});
    REFUSED(game, "knight-just-activated", chase("c5", "A1"));
    nextTurn(game);
    ACCEPTED(game, chase("c5", "A1"));
}

// Rules: KNIGHT-31, KNIGHT-32
void KnightsTest::chasingStealsOneCardAndTiresTheKnight() {
    Given game(3);
    game.knight(Red, "c5")
        .settlement(Blue, "a2")
        .settlement(White, "b3")
        .hand(Blue, {{Card::Cloth, 2}})
        .hand(White, {{Card::Ore, 1}});
    REFUSED(game, "robber-must-move", chase("c5", "C3"));
    REFUSED(game, "victim-needed", chase("c5", "A1"));
    ACCEPTED(game, chase("c5", "A1", Blue));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Cloth));
    QCOMPARE(game.cardsOf(White), 1);
}

// Rules: KNIGHT-24 (T-72)
void KnightsTest::anOwnKnightMustMoveBeforeItsPlaceIsBuiltOn() {
    const Hand settlement{{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Grain, 1}, {Card::Wool, 1}};
    Given idle(3);
    idle.roads(Red, {"c4-c5"}).idleKnight(Red, "c5").hand(Red, settlement);
    REFUSED(idle, "place-taken", build(Piece::Settlement, "c5"));
    Given active(3);
    active.roads(Red, {"c4-c5"}).knight(Red, "c5").hand(Red, settlement);
    ACCEPTED(active, moveKnight("c5", "c4"));
    ACCEPTED(active, build(Piece::Settlement, "c5"));
}

// Rules: VAR-ERRANT-1, VAR-ERRANT-2, ROBBER-10 (T-73)
void KnightsTest::aKnightErrantChasesBeforeTheRollOnly() {
    Given without(3);
    without.knight(Red, "c5").beforeTheRoll();
    REFUSED(without, "roll-first", chase("c5", "A1"));

    Given game = Given::option(Option::KnightErrant);
    // D2, with number 8
    game.robber("D2").knight(Red, "d5").knight(Red, "d4").hand(Red, {{Card::Grain, 1}}).beforeTheRoll();
    REFUSED(game, "roll-first", moveKnight("d5", "d6"));
    Given early = game;
    early.noAttackYet();
    REFUSED(early, "robber-locked", chase("d5", "B2"));
    ACCEPTED(game, chase("d5", "B2")); // B2, with number 4
    QVERIFY(!game.knightOf(Red, "d5")->active);
    game.robber("D2");
    REFUSED(game, "wrong-phase", chase("d4", "B2")); // only one knight
    ACCEPTED(game, roll(6, 6, EventFace::TradeGate));
    ACCEPTED(game, command::Activate{at("d5")});
    REFUSED(game, "knight-just-activated", chase("d5", "B2")); // it has acted in this turn
    ACCEPTED(game, chase("d4", "B2"));
}

// Rules: KNIGHT-1, KNIGHT-5
void KnightsTest::theSixKnightsHaveTheStrengthsOneTwoAndThreeTwiceEach() {
    Given game(3);
    game.knight(Red, "a2", 1).knight(Red, "a4", 2).knight(Red, "a6", 3);
    QCOMPARE(knightStrength(game.state, Red), 1 + 2 + 3);
    game.knight(Red, "c1", 1).knight(Red, "c3", 2).knight(Red, "c9", 3);
    QCOMPARE(knightStrength(game.state, Red), 12);
    for (int level = 1; level <= 3; ++level) QCOMPARE(knightsOfLevel(game.state.player(Red), level), 2);
    game.roads(Red, {"e3-e4"}).level(Red, Track::Politics, 3).hand(Red, kRecruit);
    REFUSED(game, "no-piece-left", build(Piece::Knight, "e3"));
    REFUSED(game, "no-piece-left", command::Promote{at("a2")});
    REFUSED(game, "no-piece-left", command::Promote{at("a4")});
}

// Rules: KNIGHT-9
void KnightsTest::knightsDoNothingBeforeTheRollIsResolved() {
    Given game(3);
    game.roads(Red, {"c4-c5"})
        .knight(Red, "c5")
        .idleKnight(Red, "a2")
        .hand(Red, kRecruit + Hand::of(Card::Grain))
        .beforeTheRoll();
    REFUSED(game, "roll-first", moveKnight("c5", "c4"));
    REFUSED(game, "roll-first", chase("c5", "A1"));
    REFUSED(game, "roll-first", command::Activate{at("a2")});
    REFUSED(game, "roll-first", command::Promote{at("a2")});
    ACCEPTED(game, roll(3, 4, EventFace::TradeGate));
    REFUSED(game, "decision-pending", moveKnight("c5", "c4")); // the robber comes first
    ACCEPTED(game, moveRobber("A1"));
    ACCEPTED(game, moveKnight("c5", "c4"));
}

// Rules: KNIGHT-11, KNIGHT-9
void KnightsTest::promotingIsNoActionAndEachKnightActsForItself() {
    Given game(3);
    game.roads(Red, {"c4-c5", "e3-e4"}).knight(Red, "c5").knight(Red, "e3").hand(Red, kRecruit + kRecruit);
    ACCEPTED(game, command::Promote{at("c5")});
    ACCEPTED(game, moveKnight("c5", "c4"));     // promoted and moved in one turn
    ACCEPTED(game, moveKnight("e3", "e4"));     // another knight may move too
    ACCEPTED(game, command::Promote{at("e4")}); // also after it has acted
    QVERIFY(!game.knightOf(Red, "e4")->active);
}

// Rules: KNIGHT-18
void KnightsTest::aKnightMovesAnyDistanceEvenBackToWhereItWas() {
    Given game(3);
    game.roads(Red, {"a1-a2", "a2-a3", "a3-a4", "a4-a5", "a5-a6", "a6-a7", "a7-b8", "b8-b9", "b9-c10"})
        .knight(Red, "a1");
    ACCEPTED(game, moveKnight("a1", "c10"));
    QVERIFY(game.knightOf(Red, "c10") != nullptr);
    nextTurn(game);
    REFUSED(game, "knight-inactive", moveKnight("c10", "a1"));
    game.hand(Red, {{Card::Grain, 1}});
    ACCEPTED(game, command::Activate{at("c10")});
    nextTurn(game);
    REFUSED(game, "place-taken", moveKnight("c10", "c10"));
    ACCEPTED(game, moveKnight("c10", "a1"));
}

// Rules: KNIGHT-20, KNIGHT-21
void KnightsTest::everyForeignPieceStopsAKnightOnItsWay() {
    Given game(3);
    game.roads(Red, {"c4-c5", "c5-c6", "c6-c7"}).knight(Red, "c4", 3);
    REFUSED(game, "ok", moveKnight("c4", "c7"));
    Given settlement = game, city = game, metropolis = game, idle = game;
    REFUSED(settlement.settlement(Blue, "c6"), "not-connected", moveKnight("c4", "c7"));
    REFUSED(city.city(Blue, "c6"), "not-connected", moveKnight("c4", "c7"));
    REFUSED(metropolis.metropolis(Blue, Track::Trade, "c6"), "not-connected", moveKnight("c4", "c7"));
    REFUSED(idle.idleKnight(Blue, "c6"), "not-connected", moveKnight("c4", "c7"));
}

// Rules: KNIGHT-24
void KnightsTest::anOwnKnightWithoutAFreePlaceKeepsItsPlaceFromBeingBuiltOn() {
    const Hand settlement{{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Grain, 1}, {Card::Wool, 1}};
    Given game(3);
    game.roads(Red, {"c4-c5", "c5-c6"})
        .knight(Red, "c5")
        .idleKnight(Red, "c6")
        .settlement(Red, "c3")
        .idleKnight(Blue, "c4")
        .hand(Red, settlement);
    REFUSED(game, "knight-not-weaker", moveKnight("c5", "c4"));
    REFUSED(game, "place-taken", moveKnight("c5", "c6"));
    REFUSED(game, "place-taken", build(Piece::Settlement, "c5"));
}

// Rules: KNIGHT-27, KNIGHT-29
void KnightsTest::thePlaceThatTheAttackerLeftIsOpenToTheDisplacedKnight() {
    Given game(3);
    game.roads(Red, {"c4-c5"}).knight(Red, "c4", 2).knight(Blue, "c5");
    game.roads(Blue, {"c3-c4", "c3-d3", "d3-d4", "d4-d5", "c5-d5"}); // around the hex back to c4
    ACCEPTED(game, moveKnight("c4", "c5"));
    ACCEPTED(game, Blue, command::RelocateKnight{at("c4")});
    QVERIFY(game.knightOf(Blue, "c4") != nullptr);
}

// Rules: KNIGHT-31, SEVEN-6
void KnightsTest::chasingTheRobberMakesNobodyDiscard() {
    Given game(3);
    game.knight(Red, "c5").settlement(Blue, "a2").hand(Blue, {{Card::Ore, 9}}).hand(Red, {{Card::Wool, 8}});
    ACCEPTED(game, chase("c5", "A1"));
    QVERIFY(game.state.pending.empty());
    QCOMPARE(game.cardsOf(Blue), 8); // one card was stolen
    QCOMPARE(game.cardsOf(Red), 9);
}

// Rules: KNIGHT-34, KNIGHT-3
void KnightsTest::nobodyBuildsOnTheIntersectionOfAForeignKnight() {
    Given game(3);
    game.roads(Red, {"c4-c5"})
        .idleKnight(Blue, "c5")
        .hand(Red, kRecruit + Hand{{Card::Brick, 2}, {Card::Lumber, 2}, {Card::Grain, 1}, {Card::Wool, 1}});
    REFUSED(game, "place-taken", build(Piece::Settlement, "c5"));
    REFUSED(game, "place-taken", build(Piece::Knight, "c5"));
    REFUSED(game, "not-connected", road("c5-c6"));
}

// Rules: VAR-ERRANT-1
void KnightsTest::aKnightErrantStealsLikeAKnightCard() {
    Given game = Given::option(Option::KnightErrant);
    game.knight(Red, "c5").settlement(Blue, "a2").hand(Blue, {{Card::Paper, 9}}).beforeTheRoll();
    ACCEPTED(game, chase("c5", "A1"));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Paper));
    QCOMPARE(game.cardsOf(Blue), 8);
    QVERIFY(game.state.turn.phase == Phase::Roll); // next come the dice
}

REEVE_CHAPTER(KnightsTest)
#include "knights_test.moc"
