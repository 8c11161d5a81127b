// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 19: the attack of the barbarians, losses and rewards. Options: chapter 24, nasty.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

#include <vector>

using namespace reeve;
using namespace reeve::testing;

namespace {

/// The attack by the ship's seventh move; with 1 + 1 only the mountains E2 produce.
Given landed(Given game, PlayerId roller = Red) {
    game.turnOf(roller).beforeTheRoll().shipAtTheGates();
    if (const auto why = game.play(roll(1, 1, EventFace::Ship)); !why.empty()) qFatal("%s", why.c_str());
    return game;
}
bool lost(const Given& game, PlayerId player, std::string_view place) {
    return game.state.player(player).settlements.contains(at(place));
}

} // namespace

class BarbariansTest : public QObject {
    Q_OBJECT

private slots:
    void theSeventhShipIsTheAttack();
    void theWeakestWithACityEachLoseOne();
    void knightsOfAPlayerWithoutCitiesCountAndEarnTheCard();
    void equalStrengthIsAVictory();
    void citiesAndMetropolisesCountOnceAndNothingElse();
    void inactiveKnightsDoNotDefend();
    void withoutKnightsEverybodyLosesACity();
    void strengthDecidesAndNotTheNumberOfKnights();
    void theOwnerChoosesWhichCityFalls();
    void aMetropolisNeverFallsAndShieldsNobodyElse();
    void withOnlyMetropolisesOnTheIslandNobodyPays();
    void aTieForTheStrongestGivesCardsFromTheRollerOn();
    void theDefendersDrawFromAnyDeckAndKeepPointCards();
    void anEmptyDeckIsNoChoice();
    void theSeventhDefenderStillHasAPoint();
    void nobodyIsRewardedWhereNobodyFought();
    void afterTheAttackKnightsRestTheShipGoesHomeAndTheRobberIsFree();
    void aCityLostInThisRollProducesAsASettlement();
    void withoutASettlementPieceTheCityLiesOnItsSide();
    void medicineRestoresACityOnItsSide();
    void nothingCanBeDoneBetweenLandingAndAttack();
    void nastyPlayersDeclareFromTheRollerOn();
    void nastyOnlyCommittedKnightsCountAndTire();
    void nastyTheRewardGoesByCommittedStrength();
    void lossesComeClockwiseFromTheRollerAndThenTheRollGoesOn();
    void theYieldWaitsUntilTheRewardsAreDrawn();
    void aWallFallsWithItsCityAndTheLimitWithIt();
    void aCityWhoseMetropolisWasTakenFallsLikeAnyOther();
};

// Rules: COMP-33, BARB-1, BARB-2, BARB-23, SETUP-26
void BarbariansTest::theSeventhShipIsTheAttack() {
    Given game(3);
    game.beforeTheRoll().noAttackYet().city(Red, "c4");
    for (int ship = 1; ship <= 7; ++ship) {
        ACCEPTED(game, roll(6, 6, EventFace::Ship));
        QCOMPARE(int(game.state.attacks), ship == 7 ? 1 : 0);
        QCOMPARE(int(game.state.shipSpaces), ship % 7);
        ACCEPTED(game, command::EndTurn{});
    }
    ACCEPTED(game, roll(6, 6, EventFace::Ship));
    QCOMPARE(int(game.state.shipSpaces), 1);
}

// Rules: BARB-3, BARB-4, BARB-7, BARB-8, BARB-9 (T-42, T-43, T-44)
void BarbariansTest::theWeakestWithACityEachLoseOne() {
    Given game(4);
    game.city(Red, "a2").city(Red, "c1").city(Blue, "a6").city(Blue, "c11");
    game.metropolis(White, Track::Trade, "f2").level(White, Track::Trade, 4).settlement(Orange, "f6");
    game.knight(Red, "c5").knight(Blue, "c7").knight(Orange, "d6");
    game = landed(game);
    const auto* battle = game.event<event::BarbariansAttacked>();
    QCOMPARE(int(battle->barbarians), 5);
    QCOMPARE(int(battle->knights), 3);
    QVERIFY(!battle->won);
    QCOMPARE(int(game.state.pending.size()), 2);
    QVERIFY(game.owes(Red, DecisionKind::LoseCity) && game.owes(Blue, DecisionKind::LoseCity));
    ACCEPTED(game, Blue, command::LoseCity{at("a6")}); // the order of the answers does not matter
    ACCEPTED(game, Red, command::LoseCity{at("c1")});
    QVERIFY(lost(game, Red, "c1") && lost(game, Blue, "a6"));
    QCOMPARE(game.pointsOf(White), 4);
    QCOMPARE(game.pointsOf(Orange), 1);
}

// Rules: BARB-4, BARB-6, BARB-13 (T-45)
void BarbariansTest::knightsOfAPlayerWithoutCitiesCountAndEarnTheCard() {
    Given game(4);
    game.city(Red, "a2")
        .city(Red, "c1")
        .city(Blue, "a6")
        .city(Blue, "c11")
        .metropolis(White, Track::Trade, "f2")
        .settlement(Orange, "f6");
    game.knight(Red, "c5").knight(Blue, "c7").knight(White, "d4").knight(Orange, "d6", 2);
    game = landed(game);
    QVERIFY(game.event<event::BarbariansAttacked>()->won);
    QCOMPARE(int(game.state.player(Orange).defender), 1);
    QCOMPARE(game.pointsOf(Orange), 2);
    QVERIFY(game.state.pending.empty());
    QCOMPARE(game.state.player(Red).cities.size(), 2);
}

// Rules: BARB-6
void BarbariansTest::equalStrengthIsAVictory() {
    Given game = landed(Given(3).city(Blue, "a2").city(Blue, "c1").knight(Blue, "c5", 2));
    QVERIFY(game.event<event::BarbariansAttacked>()->won);
    QCOMPARE(game.state.player(Blue).cities.size(), 2);
    Given weaker = landed(Given(3).city(Blue, "a2").city(Blue, "c1").knight(Blue, "c5", 1));
    QVERIFY(!weaker.event<event::BarbariansAttacked>()->won);
}

// Rules: BARB-3, METRO-8
void BarbariansTest::citiesAndMetropolisesCountOnceAndNothingElse() {
    Given game(3);
    game.city(Red, "a2").metropolis(Red, Track::Trade, "c1").metropolis(Blue, Track::Science, "a6");
    game.settlement(White, "f2").cityOnItsSide(White, "f6").wall(Red, "a2");
    QCOMPARE(barbarianStrength(game.state), 3);
}

// Rules: BARB-5, KNIGHT-17
void BarbariansTest::inactiveKnightsDoNotDefend() {
    Given game = landed(Given(3).city(Blue, "a2").idleKnight(Blue, "c5", 3).idleKnight(Red, "d5", 3));
    QCOMPARE(int(game.event<event::BarbariansAttacked>()->knights), 0);
    QVERIFY(lost(game, Blue, "a2"));
}

// Rules: BARB-8 (T-47)
void BarbariansTest::withoutKnightsEverybodyLosesACity() {
    Given game = landed(Given(4).city(Red, "a2").city(Blue, "a6").city(White, "f2").city(Orange, "f6"));
    QVERIFY(lost(game, Red, "a2") && lost(game, Blue, "a6") && lost(game, White, "f2") && lost(game, Orange, "f6"));
}

// Rules: BARB-12, BARB-13 (T-48)
void BarbariansTest::strengthDecidesAndNotTheNumberOfKnights() {
    Given game(3);
    game.city(Red, "a2").city(Blue, "a6").metropolis(White, Track::Trade, "f2");
    game.knight(Red, "c5").knight(Red, "c6").knight(Blue, "d6", 3);
    game = landed(game);
    QVERIFY(game.event<event::BarbariansAttacked>()->won);
    QCOMPARE(int(game.state.player(Blue).defender), 1);
    QCOMPARE(int(game.state.player(Red).defender), 0);

    Given losing(3); // two basic knights are stronger than none, but weaker than a mighty one
    losing.city(Red, "a2").city(Red, "c1").city(Red, "c9").city(Blue, "a6").city(Blue, "c11").city(Blue, "e1");
    losing.knight(Red, "c5").knight(Red, "c6").knight(Blue, "d6", 3);
    losing = landed(losing);
    QVERIFY(losing.owes(Red, DecisionKind::LoseCity));
    QVERIFY(!losing.owes(Blue, DecisionKind::LoseCity));
}

// Rules: BARB-10
void BarbariansTest::theOwnerChoosesWhichCityFalls() {
    Given game(3);
    game.city(Blue, "a2").city(Blue, "c1").metropolis(Blue, Track::Trade, "f2").settlement(Blue, "f6");
    game = landed(game);
    REFUSED(game, "not-a-city", Blue, command::LoseCity{at("f2")});
    REFUSED(game, "not-a-city", Blue, command::LoseCity{at("f6")});
    REFUSED(game, "no-such-decision", Red, command::LoseCity{at("a2")});
    ACCEPTED(game, Blue, command::LoseCity{at("c1")});
    QVERIFY(lost(game, Blue, "c1"));
    QVERIFY(game.state.player(Blue).cities.contains(at("a2")));
}

// Rules: BARB-9, METRO-8
void BarbariansTest::aMetropolisNeverFallsAndShieldsNobodyElse() {
    Given game(3); // Red is the weakest but has only a metropolis; Blue is the next and loses a city
    game.metropolis(Red, Track::Trade, "f2").city(Blue, "a2").city(White, "a6").city(White, "c11");
    game.knight(Blue, "c5").knight(White, "c7", 2);
    game = landed(game);
    QVERIFY(!game.event<event::BarbariansAttacked>()->won);
    QVERIFY(lost(game, Blue, "a2"));
    QVERIFY(game.state.player(Red).cities.contains(at("f2")));
    QCOMPARE(game.state.player(White).cities.size(), 2);
}

// Rules: BARB-26
void BarbariansTest::withOnlyMetropolisesOnTheIslandNobodyPays() {
    Given game = landed(Given(3).metropolis(Red, Track::Trade, "f2").metropolis(Blue, Track::Politics, "a2"));
    QVERIFY(!game.event<event::BarbariansAttacked>()->won);
    QVERIFY(game.state.pending.empty());
    QCOMPARE(barbarianStrength(game.state), 2);
}

// Rules: BARB-14, BARB-15 (T-46)
void BarbariansTest::aTieForTheStrongestGivesCardsFromTheRollerOn() {
    Given game(3);
    game.city(Red, "a2").knight(Red, "c5", 3).knight(White, "c7", 3).knight(Blue, "d5");
    game = landed(game, White);
    QCOMPARE(int(game.state.pending.size()), 2);
    QCOMPARE(game.state.pending[0].player, White);
    QCOMPARE(game.state.pending[1].player, Red);
    for (const auto player : {Red, Blue, White}) QCOMPARE(int(game.state.player(player).defender), 0);
    const auto top = game.state.decks[index(Track::Science)].front();
    ACCEPTED(game, White, command::DrawProgress{Track::Science});
    QVERIFY(game.holds(White, top) || game.state.player(White).shown[index(top)]);
    ACCEPTED(game, Red, command::DrawProgress{Track::Trade});
    QVERIFY(game.state.pending.empty());
}

// Rules: BARB-16, PROG-8, PROG-10
void BarbariansTest::theDefendersDrawFromAnyDeckAndKeepPointCards() {
    Given game(3);
    game.city(Red, "a2").knight(Red, "c5").knight(Blue, "c7").onTop(ProgressCard::Constitution);
    game.progress(Blue, {ProgressCard::Spy, ProgressCard::Crane, ProgressCard::Merchant, ProgressCard::Smith});
    game = landed(game);
    ACCEPTED(game, Red, command::DrawProgress{Track::Politics}); // Red has no level of politics
    QCOMPARE(game.pointsOf(Red), 3);
    ACCEPTED(game, Blue, command::DrawProgress{Track::Trade});
    QVERIFY(game.owes(Blue, DecisionKind::DiscardProgress)); // a fifth card outside the own turn
    ACCEPTED(game, Blue, command::DiscardProgress{ProgressCard::Smith});
    QCOMPARE(game.state.player(Blue).progressCards(), 4);
}

// Rules: PROG-14
void BarbariansTest::anEmptyDeckIsNoChoice() {
    Given game(3);
    game.city(Red, "a2").knight(Red, "c5").knight(Blue, "c7");
    game.state.decks[index(Track::Trade)].clear();
    game = landed(game);
    REFUSED(game, "empty-deck", Red, command::DrawProgress{Track::Trade});
    ACCEPTED(game, Red, command::DrawProgress{Track::Science});
}

// Rules: BARB-17, COMP-22
void BarbariansTest::theSeventhDefenderStillHasAPoint() {
    Given game(3);
    game.defender(Blue, 6).knight(Blue, "c5").city(Red, "a2");
    game = landed(game);
    QCOMPARE(game.pointsOf(Blue), 7);
}

// Rules: BARB-27
void BarbariansTest::nobodyIsRewardedWhereNobodyFought() {
    Given game = landed(Given(3).noAttackYet().settlement(Red, "a2"));
    QVERIFY(game.event<event::BarbariansAttacked>()->won);
    QVERIFY(game.state.pending.empty());
    for (const auto player : {Red, Blue, White}) QCOMPARE(int(game.state.player(player).defender), 0);
    QCOMPARE(int(game.state.attacks), 1);
}

// Rules: BARB-22, BARB-23, BARB-25 (T-52)
void BarbariansTest::afterTheAttackKnightsRestTheShipGoesHomeAndTheRobberIsFree() {
    for (const bool won : {true, false}) {
        Given game(3);
        game.noAttackYet().city(Red, "a2").knight(Red, "c5", 1).knight(Blue, "c7", 2);
        if (!won) game.city(Blue, "a6").city(Blue, "c11").city(White, "f2");
        game = landed(game);
        QCOMPARE(game.event<event::BarbariansAttacked>()->won, won);
        for (const auto player : {Red, Blue})
            for (const auto& knight : game.state.player(player).knights) QVERIFY(!knight.active);
        QCOMPARE(int(game.state.shipSpaces), 0);
        QVERIFY(game.state.attacks > 0);
    }
}

// Rules: DICE-2, BARB-10
void BarbariansTest::aCityLostInThisRollProducesAsASettlement() {
    Given game = landed(Given(3).city(Blue, "e4")); // at the mountains with number 2
    QCOMPARE(game.handOf(Blue), Hand::of(Card::Ore));
}

// Rules: BARB-18, BARB-19, BARB-20 (T-50)
void BarbariansTest::withoutASettlementPieceTheCityLiesOnItsSide() {
    Given game(3);
    for (const auto* place : {"a2", "a4", "a6", "c11", "f6"}) game.settlement(Blue, place);
    game.city(Blue, "e4").wall(Blue, "e4");
    game = landed(game);
    QVERIFY(game.state.player(Blue).reduced.contains(at("e4")));
    QVERIFY(game.state.player(Blue).walls.empty());
    QCOMPARE(game.pointsOf(Blue), 6);
    QCOMPARE(barbarianStrength(game.state), 0);
    QCOMPARE(game.handOf(Blue), Hand::of(Card::Ore)); // it produces as a settlement at once
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, roll(6, 6, EventFace::TradeGate));
    game.hand(Blue, {{Card::Ore, 6}, {Card::Grain, 4}});
    REFUSED(game, "restore-city-first", build(Piece::City, "a2"));
    ACCEPTED(game, build(Piece::City, "e4"));
    ACCEPTED(game, build(Piece::City, "a2"));
}

// Rules: BARB-21, PROG-MEDI
void BarbariansTest::medicineRestoresACityOnItsSide() {
    Given game(3);
    game.cityOnItsSide(Red, "c4")
        .settlement(Red, "a2")
        .hand(Red, {{Card::Ore, 2}, {Card::Grain, 1}})
        .progress(Red, {ProgressCard::Medicine});
    REFUSED(game, "restore-city-first", command::Play{.card = ProgressCard::Medicine, .at = at("a2")});
    ACCEPTED(game, command::Play{.card = ProgressCard::Medicine, .at = at("c4")});
    QVERIFY(game.state.player(Red).cities.contains(at("c4")));
    QCOMPARE(game.cardsOf(Red), 0);
}

// Rules: BARB-2
void BarbariansTest::nothingCanBeDoneBetweenLandingAndAttack() {
    Given game(3);
    game.city(Red, "a2").city(Red, "c1").idleKnight(Red, "c5", 3).hand(Red, {{Card::Grain, 1}});
    game = landed(game);
    REFUSED(game, "decision-pending", command::Activate{at("c5")});
    ACCEPTED(game, command::LoseCity{at("a2")});
    ACCEPTED(game, command::Activate{at("c5")});
}

// Rules: VAR-NASTY-1
void BarbariansTest::nastyPlayersDeclareFromTheRollerOn() {
    Given game = Given::option(Option::Nasty);
    game.city(Red, "a2").knight(Red, "c5").knight(White, "c7").idleKnight(Blue, "d5");
    game = landed(game, White);
    QCOMPARE(int(game.state.pending.size()), 2); // Blue has no active knight
    QCOMPARE(game.state.pending[0].player, White);
    REFUSED(game, "no-such-decision", Red, command::CommitKnights{knights({"c5"})});
    ACCEPTED(game, White, command::CommitKnights{});
    REFUSED(game, "not-your-piece", Red, command::CommitKnights{knights({"c7"})});
    ACCEPTED(game, Red, command::CommitKnights{knights({"c5"})});
    QCOMPARE(int(game.state.player(Red).defender), 1);
}

// Rules: VAR-NASTY-2, VAR-NASTY-3, VAR-NASTY-4 (T-53)
void BarbariansTest::nastyOnlyCommittedKnightsCountAndTire() {
    Given game = Given::option(Option::Nasty);
    game.city(Red, "a2").city(Blue, "a6").city(White, "f2").city(White, "f6");
    game.knight(Red, "c5", 3).knight(Blue, "c7").knight(White, "d5", 2);
    game = landed(game);
    ACCEPTED(game, Red, command::CommitKnights{});
    ACCEPTED(game, Blue, command::CommitKnights{knights({"c7"})});
    ACCEPTED(game, White, command::CommitKnights{knights({"d5"})});
    const auto* battle = game.event<event::BarbariansAttacked>();
    QCOMPARE(int(battle->knights), 3);
    QVERIFY(!battle->won);
    QVERIFY(lost(game, Red, "a2"));
    QVERIFY(game.knightOf(Red, "c5")->active);
    QVERIFY(!game.knightOf(Blue, "c7")->active);
    QVERIFY(!game.knightOf(White, "d5")->active);
    QCOMPARE(game.state.player(Blue).cities.size() + game.state.player(White).cities.size(), 3);
}

// Rules: VAR-NASTY-5
void BarbariansTest::nastyTheRewardGoesByCommittedStrength() {
    Given game = Given::option(Option::Nasty);
    game.city(Red, "a2").knight(Red, "c5", 3).knight(Red, "c6").knight(Blue, "c7", 2);
    game = landed(game);
    REFUSED(game, "wrong-target", Red, command::CommitKnights{knights({"c6", "c6"})});
    ACCEPTED(game, Red, command::CommitKnights{knights({"c6"})});
    ACCEPTED(game, Blue, command::CommitKnights{knights({"c7"})});
    QCOMPARE(int(game.state.player(Blue).defender), 1);
    QVERIFY(game.knightOf(Red, "c5")->active);
    QVERIFY(!game.knightOf(Red, "c6")->active);
}

// Rules: BARB-28, BARB-2, BARB-8
void BarbariansTest::lossesComeClockwiseFromTheRollerAndThenTheRollGoesOn() {
    Given game(3);
    // at the mountains with number 2
    game.city(Red, "a2").city(Blue, "a6").city(White, "f2").settlement(Blue, "e4").idleKnight(Blue, "c5");
    game = landed(game, White);
    std::vector<PlayerId> losers;
    for (const auto& event : game.events)
        if (const auto* fallen = std::get_if<event::CityReduced>(&event)) losers.push_back(fallen->player);
    QCOMPARE(losers, (std::vector<PlayerId>{White, Red, Blue}));
    QVERIFY(game.orderOf<event::DiceRolled>() < game.orderOf<event::BarbariansAttacked>());
    QVERIFY(game.orderOf<event::BarbariansAttacked>() < game.orderOf<event::CityReduced>());
    QVERIFY(game.orderOf<event::CityReduced>() < game.orderOf<event::EventResolved>());
    QVERIFY(game.orderOf<event::EventResolved>() < game.orderOf<event::CardsGained>());
}

// Rules: BARB-28, BARB-14
void BarbariansTest::theYieldWaitsUntilTheRewardsAreDrawn() {
    Given game(3);
    game.city(Red, "a2").settlement(Blue, "e4").knight(Red, "c5").knight(Blue, "c7");
    game = landed(game, Blue);
    QCOMPARE(game.cardsOf(Blue), 0);
    QVERIFY(!game.knightOf(Red, "c5")->active);
    ACCEPTED(game, Blue, command::DrawProgress{Track::Trade});
    QCOMPARE(game.cardsOf(Blue), 0);
    ACCEPTED(game, Red, command::DrawProgress{Track::Trade});
    QCOMPARE(game.handOf(Blue), Hand::of(Card::Ore));
}

// Rules: BARB-11, BARB-10, WALL-7
void BarbariansTest::aWallFallsWithItsCityAndTheLimitWithIt() {
    Given game(3);
    game.city(Blue, "a2").wall(Blue, "a2").city(Blue, "c1").wall(Blue, "c1");
    game = landed(game);
    ACCEPTED(game, Blue, command::LoseCity{at("a2")});
    QVERIFY(lost(game, Blue, "a2"));
    QVERIFY(!game.state.player(Blue).walls.contains(at("a2")));
    QVERIFY(game.state.player(Blue).walls.contains(at("c1")));
    QCOMPARE(handLimit(game.state, Blue), 9);
}

// Rules: METRO-6, BARB-7
void BarbariansTest::aCityWhoseMetropolisWasTakenFallsLikeAnyOther() {
    Given game(3);
    game.metropolis(Blue, Track::Science, "a6").level(Blue, Track::Science, 4);
    game.city(Red, "a2").level(Red, Track::Science, 4).hand(Red, {{Card::Paper, 5}});
    ACCEPTED(game, command::Improve{Track::Science});
    QCOMPARE(game.state.metropolises[index(Track::Science)].player, Red);
    game = landed(game);
    QVERIFY(lost(game, Blue, "a6"));
    QVERIFY(game.state.player(Red).cities.contains(at("a2"))); // the only city left to Red is the metropolis
}

REEVE_CHAPTER(BarbariansTest)
#include "barbarians_test.moc"
