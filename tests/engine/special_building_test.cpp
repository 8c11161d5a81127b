// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter SIX: the special building phase of five and six players.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

namespace {

const Hand kRoad{{Card::Brick, 1}, {Card::Lumber, 1}};
const Hand kSettlement{{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Grain, 1}, {Card::Wool, 1}};

/// Five players of Cities & Knights with special building, at the end of Red's turn.
Given five() { return Given::option(Option::SpecialBuild, 5); }
Given fiveBase() { return Given::base(5, {Option::SpecialBuild}); }

} // namespace

class SpecialBuildingTest : public QObject {
    Q_OBJECT

private slots:
    void theOthersBuildClockwiseBeforeTheNextTurnBegins();
    void theTurnStaysWithWhoEndedIt();
    void whoCanBuildNothingIsNotAsked();
    void whereNobodyCanBuildTheNextTurnBeginsAtOnce();
    void aPartThatHasBegunEndsOnlyWithPass();
    void nothingIsTradedAndNoCardIsPlayed();
    void onlyTheOneWhosePartItIsBuilds();
    void developmentCardsAreBoughtAndPlayedInTheNextOwnTurn();
    void knightsAreRecruitedActivatedAndPromotedButDoNotAct();
    void aKnightRisesOnceInAPartAndAgainInTheNextTurn();
    void citiesAreImprovedAndTheMetropolisIsPlacedFirst();
    void nobodyWinsBeforeTheOwnTurn();
    void theCraneOfTheTurnIsOver();
    void theLongestRoadChangesHandsInIt();
};

// Rules: SIX-20
void SpecialBuildingTest::theOthersBuildClockwiseBeforeTheNextTurnBegins() {
    Given game = five();
    game.settlement(Blue, "c4").hand(Blue, kRoad).settlement(Orange, "d8").hand(Orange, kRoad);
    ACCEPTED(game, command::EndTurn{});
    QVERIFY(game.state.turn.phase == Phase::Special);
    QVERIFY(game.owes(Blue, DecisionKind::SpecialBuild));
    ACCEPTED(game, Blue, road("c4-c5"));
    ACCEPTED(game, Blue, command::Pass{});
    QVERIFY(game.owes(Orange, DecisionKind::SpecialBuild));
    ACCEPTED(game, Orange, road("d8-d9"));
    ACCEPTED(game, Orange, command::Pass{});
    QVERIFY(game.state.turn.phase == Phase::Roll);
    QCOMPARE(game.state.turn.player, Blue);
    QCOMPARE(int(game.state.turn.number), 10);
    QVERIFY(game.state.pending.empty());
}

// Rules: SIX-20
void SpecialBuildingTest::theTurnStaysWithWhoEndedIt() {
    Given game = five();
    game.settlement(Blue, "c4").hand(Blue, kRoad);
    ACCEPTED(game, command::EndTurn{});
    QCOMPARE(game.state.turn.player, Red);
    QCOMPARE(int(game.state.turn.number), 9);
    QVERIFY(game.event<event::SpecialBuildingBegan>() != nullptr);
}

// Rules: SIX-26
void SpecialBuildingTest::whoCanBuildNothingIsNotAsked() {
    Given game = five();
    game.settlement(Blue, "c4");                                // no card
    game.settlement(White, "d8").hand(White, {{Card::Ore, 1}}); // one ore card, which pays for nothing
    game.settlement(Orange, "e3").hand(Orange, kRoad);
    ACCEPTED(game, command::EndTurn{});
    QVERIFY(game.owes(Orange, DecisionKind::SpecialBuild));
    QVERIFY(!game.owes(Blue, DecisionKind::SpecialBuild) && !game.owes(White, DecisionKind::SpecialBuild));
}

// Rules: SIX-26
void SpecialBuildingTest::whereNobodyCanBuildTheNextTurnBeginsAtOnce() {
    Given game = five();
    game.settlement(Blue, "c4");
    ACCEPTED(game, command::EndTurn{});
    QVERIFY(game.state.turn.phase == Phase::Roll);
    QCOMPARE(game.state.turn.player, Blue);
    QVERIFY(game.event<event::SpecialBuildingBegan>() == nullptr);
}

// Rules: SIX-26
void SpecialBuildingTest::aPartThatHasBegunEndsOnlyWithPass() {
    Given game = five();
    game.settlement(Blue, "c4").hand(Blue, kRoad).settlement(White, "d8").hand(White, kRoad);
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, Blue, road("c4-c5"));
    QCOMPARE(game.cardsOf(Blue), 0);
    QVERIFY(game.owes(Blue, DecisionKind::SpecialBuild));
    ACCEPTED(game, Blue, command::Pass{});
    QVERIFY(game.owes(White, DecisionKind::SpecialBuild));
}

// Rules: SIX-21
void SpecialBuildingTest::nothingIsTradedAndNoCardIsPlayed() {
    Given game = five();
    game.settlement(Blue, "c4").hand(Blue, {{Card::Brick, 1}, {Card::Lumber, 5}}).hand(White, {{Card::Ore, 1}});
    game.progress(Blue, {ProgressCard::Warlord});
    ACCEPTED(game, command::EndTurn{});
    REFUSED(game, "wrong-phase", Blue, command::TradeBank{{{Card::Lumber, 4}}, {{Card::Ore, 1}}});
    REFUSED(game, "wrong-phase", Blue, command::Trade{White, {{Card::Lumber, 1}}, {{Card::Ore, 1}}});
    REFUSED(game, "wrong-phase", Blue, play(ProgressCard::Warlord));
    REFUSED(game, "wrong-phase", Blue, command::EndTurn{});
    REFUSED(game, "wrong-phase", Blue, roll(1, 2));
    ACCEPTED(game, Blue, road("c4-c5"));
}

// Rules: SIX-20
void SpecialBuildingTest::onlyTheOneWhosePartItIsBuilds() {
    Given game = five();
    game.settlement(Blue, "c4").hand(Blue, kRoad).settlement(White, "d8").hand(White, kRoad);
    game.settlement(Red, "e3").hand(Red, kRoad);
    ACCEPTED(game, command::EndTurn{});
    REFUSED(game, "not-your-turn", White, road("d8-d9"));
    REFUSED(game, "not-your-turn", Red, road("e3-e4"));
    REFUSED(game, "no-such-decision", White, command::Pass{});
}

// Rules: SIX-21
void SpecialBuildingTest::developmentCardsAreBoughtAndPlayedInTheNextOwnTurn() {
    Given game = fiveBase();
    game.hand(Blue, {{Card::Ore, 1}, {Card::Wool, 1}, {Card::Grain, 1}});
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, Blue, command::BuyDevelopment{DevelopmentCard::Monopoly, true});
    REFUSED(game, "wrong-phase", Blue,
            command::PlayDevelopment{.card = DevelopmentCard::Monopoly, .resource = Card::Ore});
    ACCEPTED(game, Blue, command::Pass{});
    ACCEPTED(game, Blue, command::PlayDevelopment{.card = DevelopmentCard::Monopoly, .resource = Card::Ore});
}

// Rules: SIX-22, SIX-25
void SpecialBuildingTest::knightsAreRecruitedActivatedAndPromotedButDoNotAct() {
    Given game = five();
    game.settlement(Blue, "c4").roads(Blue, {"c4-c5", "c5-c6"}).idleKnight(Blue, "c5");
    game.hand(Blue, {{Card::Wool, 2}, {Card::Ore, 2}, {Card::Grain, 1}});
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, Blue, build(Piece::Knight, "c6"));
    ACCEPTED(game, Blue, command::Activate{at("c5")});
    ACCEPTED(game, Blue, command::Promote{at("c5")});
    REFUSED(game, "wrong-phase", Blue, command::MoveKnight{at("c5"), at("c6")});
    ACCEPTED(game, Blue, command::Pass{});
    QCOMPARE(game.state.turn.player, Blue);
    game.state.turn.phase = Phase::Main;
    game.state.player(Blue).roads.insert(path("b5-c6"));
    ACCEPTED(game, Blue, moveKnight("c5", "b5")); // KNIGHT-7: it was activated before this turn
}

// Rules: SIX-25
void SpecialBuildingTest::aKnightRisesOnceInAPartAndAgainInTheNextTurn() {
    Given game = five();
    game.settlement(Blue, "c4").roads(Blue, {"c4-c5"}).knight(Blue, "c5").level(Blue, Track::Politics, 3);
    game.hand(Blue, {{Card::Wool, 2}, {Card::Ore, 2}});
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, Blue, command::Promote{at("c5")});
    REFUSED(game, "knight-already-promoted", Blue, command::Promote{at("c5")});
    ACCEPTED(game, Blue, command::Pass{});
    game.state.turn.phase = Phase::Main;
    ACCEPTED(game, Blue, command::Promote{at("c5")});
}

// Rules: SIX-22
void SpecialBuildingTest::citiesAreImprovedAndTheMetropolisIsPlacedFirst() {
    Given game = five();
    game.city(Blue, "c4").city(Blue, "d8").level(Blue, Track::Trade, 3).hand(Blue, {{Card::Cloth, 4}});
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, Blue, command::Improve{Track::Trade});
    QCOMPARE(int(game.state.pending.size()), 2);
    QVERIFY(game.state.pending.front().kind == DecisionKind::PlaceMetropolis);
    REFUSED(game, "no-such-decision", Blue, command::Pass{});
    ACCEPTED(game, Blue, command::PlaceMetropolis{at("d8")});
    ACCEPTED(game, Blue, command::Pass{});
    QVERIFY(game.state.turn.phase == Phase::Roll);
}

// Rules: SIX-24, WIN-3
void SpecialBuildingTest::nobodyWinsBeforeTheOwnTurn() {
    Given game = five();
    game.state.rules.target = 3;
    game.city(White, "c4").roads(White, {"c4-c5", "c5-c6"}).hand(White, kSettlement);
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, White, build(Piece::Settlement, "c6"));
    QCOMPARE(game.pointsOf(White), 3);
    QVERIFY(game.state.turn.phase == Phase::Special);
    ACCEPTED(game, White, command::Pass{});
    QCOMPARE(game.state.turn.player, Blue);
    QCOMPARE(game.state.winner, kNobody);
    game.state.turn.phase = Phase::Main;
    ACCEPTED(game, Blue, command::EndTurn{});
    QCOMPARE(game.state.winner, White);
}

// Rules: SIX-20, PROG-CRANE
void SpecialBuildingTest::theCraneOfTheTurnIsOver() {
    Given game = five();
    game.progress(Red, {ProgressCard::Crane});
    game.city(Blue, "c4").hand(Blue, {{Card::Cloth, 1}}).level(Blue, Track::Trade, 1); // level 2 costs two cards
    ACCEPTED(game, play(ProgressCard::Crane));
    ACCEPTED(game, command::EndTurn{});
    QVERIFY(game.state.turn.phase == Phase::Roll); // Red's Crane does not make it cheaper for Blue
}

// Rules: SIX-20, LROAD-1
void SpecialBuildingTest::theLongestRoadChangesHandsInIt() {
    Given game = five();
    game.roads(Blue, {"c4-c5", "c5-c6", "c6-c7", "c7-c8"}).hand(Blue, kRoad);
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, Blue, road("c8-c9"));
    QCOMPARE(game.state.longestRoad.player, Blue);
}

REEVE_CHAPTER(SpecialBuildingTest)
#include "special_building_test.moc"
