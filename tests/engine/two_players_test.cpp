// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 22: the base game for two, with neutral colours and trade tokens.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

namespace {

/// Red and Blue play; White and Orange are neutral with one settlement each.
Given two() {
    Given game = Given::base(2, {Option::TwoPlayer});
    game.settlement(White, "e3").settlement(Orange, "b7");
    return game;
}
Given& tokens(Given& game, PlayerId player, int count) {
    game.state.player(player).tradeTokens = static_cast<std::uint8_t>(count);
    return game;
}
int tokensOf(const Given& game, PlayerId player) { return game.state.player(player).tradeTokens; }
Action neutralRoad(Color color, std::string_view where) {
    return command::BuildNeutral{.color = color, .path = path(where)};
}
Action neutralSettlement(Color color, std::string_view where) {
    return command::BuildNeutral{.color = color, .settlement = true, .at = at(where)};
}
const Hand kRoad{{Card::Brick, 1}, {Card::Lumber, 1}};
const Hand kSettlement{{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Grain, 1}, {Card::Wool, 1}};

} // namespace

class TwoPlayersTest : public QObject {
    Q_OBJECT

private slots:
    void aThirdCountedRollIsRefusedAndNothingIsWritten();
    void eachStartsWithFourTokensAndTheNeutralsComeFirst();
    void everyTurnHasTwoRollsOfDifferentTotals();
    void eachRollIsResolvedBeforeTheNext();
    void anOwnRoadBringsANeutralRoadAndASettlementASettlement();
    void withoutANeutralSiteARoadIsBuiltInstead();
    void neutralsTakeNoCardsButMayHoldTheLongestRoad();
    void anActionCostsOneTokenOrTwoForWhoIsAhead();
    void forcedTradeTakesTwoAndGivesTwo();
    void forcedTradeNeedsTwoCardsAndAnOpponentWithACard();
    void theRobberGoesToTheDesertWithoutTheft();
    void aKnightCardIsWorthTwoTokensAndMayCostTheArmy();
    void settlementsAtDesertAndCoastBringTokens();
    void nobodyHoldsMoreThanSevenTokens();
    void roadBuildingBringsANeutralRoadForEach();
    void oneDevelopmentCardForBothRolls();
    void otherGamesKnowNoTokens();
    void theSetUpEndsWithTwoSettlementsOfEachAndOneOfEachNeutral();
    void neutralSettlementsBringNobodyTokens();
    void betweenTheRollsOnlyTheRobberMayBeSentOff();
    void severalActionsAreEachPaid();
    void tokensAreNoHandCards();
    void tenPointsWinTheGameForTwo();
    void aForcedTradeIsATradeWhetherThereIsAChoiceOrNot();
};

/// No game reaches this position, but the list of rolls has a fixed capacity.
void TwoPlayersTest::aThirdCountedRollIsRefusedAndNothingIsWritten() {
    Given game = Given::base(2, {Option::TwoPlayer});
    game.beforeTheRoll();
    game.state.turn.rolls.push_back(5);
    game.state.turn.rolls.push_back(6);
    REFUSED(game, "internal-limit", roll(2, 2));
    QCOMPARE(int(game.state.turn.rolls.size()), 2);
}

// Rules: TWO-1, TWO-2, TWO-3, TWO-3a, TWO-4
void TwoPlayersTest::eachStartsWithFourTokensAndTheNeutralsComeFirst() {
    Given game = Given::base(2, {Option::TwoPlayer});
    game.state.turn = {};
    QCOMPARE(tokensOf(game, Red), 4);
    QCOMPARE(tokensOf(game, Blue), 4);
    REFUSED(game, "wrong-phase", command::Place{false, at("b3"), path("b3-c4")});
    ACCEPTED(game, command::PlaceNeutral{Color::White, at("e3")});
    REFUSED(game, "wrong-phase", command::PlaceNeutral{Color::White, at("b7")}); // each player places one
    REFUSED(game, "too-close", command::PlaceNeutral{Color::Orange, at("e4")});
    REFUSED(game, "wrong-target", command::PlaceNeutral{Color::Red, at("b7")});
    ACCEPTED(game, command::PlaceNeutral{Color::Orange, at("b7")});
    ACCEPTED(game, command::Place{false, at("b3"), path("b3-c4")});
    QVERIFY(game.state.player(White).roads.empty()); // it has no road
}

// Rules: TWO-5 (T-107)
void TwoPlayersTest::everyTurnHasTwoRollsOfDifferentTotals() {
    Given game = two();
    game.beforeTheRoll().settlement(Red, "a1").settlement(Blue, "c2"); // at fields with 5 and mountains with 9
    ACCEPTED(game, roll(1, 4));
    QVERIFY(game.state.turn.phase == Phase::Roll);
    REFUSED(game, "roll-first", command::EndTurn{});
    ACCEPTED(game, roll(2, 3)); // the same total is rolled again
    QCOMPARE(game.cardsOf(Red), 1);
    ACCEPTED(game, roll(4, 5));
    QVERIFY(game.state.turn.phase == Phase::Main);
    QCOMPARE(game.handOf(Red), Hand::of(Card::Grain));
    QCOMPARE(game.handOf(Blue), Hand::of(Card::Ore));
}

// Rules: TWO-6, TWO-7
void TwoPlayersTest::eachRollIsResolvedBeforeTheNext() {
    Given game = two();
    game.beforeTheRoll().development(Red, DevelopmentCard::Knight);
    ACCEPTED(game, roll(3, 4));
    REFUSED(game, "decision-pending", roll(1, 1));
    ACCEPTED(game, moveRobber("A1"));
    ACCEPTED(game,
             command::PlayDevelopment{.card = DevelopmentCard::Knight, .move = {.to = hex("A2")}}); // between the rolls
    ACCEPTED(game, command::RobberToDesert{});
    REFUSED(game, "roll-first", road("b3-c4"));
    ACCEPTED(game, roll(1, 1));
}

// Rules: TWO-8, TWO-11
void TwoPlayersTest::anOwnRoadBringsANeutralRoadAndASettlementASettlement() {
    Given game = two();
    game.settlement(Red, "c1")
        .roads(White, {"e3-e4", "e4-e5"})
        .roads(Orange, {"b6-b7"})
        .hand(Red, kRoad + kRoad + kSettlement);
    ACCEPTED(game, road("c1-c2"));
    REFUSED(game, "decision-pending", command::EndTurn{});
    REFUSED(game, "not-connected", neutralRoad(Color::White, "c2-c3"));
    REFUSED(game, "wrong-target", neutralRoad(Color::Blue, "e5-e6"));
    ACCEPTED(game, neutralRoad(Color::White, "e5-e6"));
    QCOMPARE(game.state.player(White).roads.size(), 3);
    ACCEPTED(game, road("c2-c3"));
    ACCEPTED(game, neutralRoad(Color::Orange, "b5-b6"));
    ACCEPTED(game, build(Piece::Settlement, "c3"));
    REFUSED(game, "wrong-target", neutralRoad(Color::White, "e6-e7")); // a settlement is possible
    ACCEPTED(game, neutralSettlement(Color::White, "e5"));
    QCOMPARE(game.state.player(White).settlements.size(), 2);
    QCOMPARE(tokensOf(game, Red), 4); // c3 is neither at the coast nor at the desert

    Given city = two(); // a city gives no tokens
    city.settlement(Red, "c1").hand(Red, {{Card::Ore, 3}, {Card::Grain, 2}});
    ACCEPTED(city, build(Piece::City, "c1"));
    QVERIFY(city.state.pending.empty());
}

// Rules: TWO-9
void TwoPlayersTest::withoutANeutralSiteARoadIsBuiltInstead() {
    Given game = two();
    game.roads(Red, {"c2-c3"}).hand(Red, kSettlement);
    ACCEPTED(game, build(Piece::Settlement, "c3"));
    REFUSED(game, "wrong-target", neutralSettlement(Color::White, "e5"));
    ACCEPTED(game, neutralRoad(Color::White, "e3-e4"));
}

// Rules: TWO-10
void TwoPlayersTest::neutralsTakeNoCardsButMayHoldTheLongestRoad() {
    Given game = two();
    game.beforeTheRoll().settlement(White, "a1");
    ACCEPTED(game, roll(1, 4));
    QCOMPARE(game.cardsOf(White), 0);

    Given roads = two();
    roads.settlement(Red, "c1").roads(White, {"e3-e4", "e4-e5", "e5-e6", "e6-e7"}).hand(Red, kRoad);
    ACCEPTED(roads, road("c1-c2"));
    ACCEPTED(roads, neutralRoad(Color::White, "e7-e8"));
    QCOMPARE(roads.state.longestRoad, (Award{White, 5}));
}

// Rules: TWO-12, TWO-13, TWO-22, TWO-27 (T-108)
void TwoPlayersTest::anActionCostsOneTokenOrTwoForWhoIsAhead() {
    for (const bool ahead : {false, true}) {
        Given game = two();
        game.robber("A1").settlement(Red, "c1").settlement(Blue, "f2");
        if (ahead) game.settlement(Red, "c9");
        ACCEPTED(game, command::RobberToDesert{});
        QCOMPARE(tokensOf(game, Red), ahead ? 2 : 3);
    }
    Given hidden = two(); // hidden points do not raise the price
    hidden.robber("A1").settlement(Red, "c1").settlement(Blue, "f2").development(Red, DevelopmentCard::VictoryPoint);
    ACCEPTED(hidden, command::RobberToDesert{});
    QCOMPARE(tokensOf(hidden, Red), 3);
    Given poor = two();
    tokens(poor.robber("A1").settlement(Red, "c1"), Red, 1);
    REFUSED(poor, "cannot-afford", command::RobberToDesert{});
    Given before = two();
    before.robber("A1").beforeTheRoll();
    ACCEPTED(before, command::RobberToDesert{});
}

// Rules: TWO-14
void TwoPlayersTest::forcedTradeTakesTwoAndGivesTwo() {
    Given game = two();
    game.hand(Red, {{Card::Brick, 2}}).hand(Blue, {{Card::Ore, 3}});
    ACCEPTED(game, command::ForcedTrade{});
    QCOMPARE(game.cardsOf(Blue), 1);
    REFUSED(game, "wrong-number-of-cards", command::Give{Hand::of(Card::Brick)});
    ACCEPTED(game, command::Give{{{Card::Brick, 1}, {Card::Ore, 1}}}); // a taken card may be given back
    QCOMPARE(game.handOf(Red), (Hand{{Card::Brick, 1}, {Card::Ore, 1}}));
    QCOMPARE(game.cardsOf(Blue), 3);
    QCOMPARE(tokensOf(game, Red), 3);
}

// Rules: TWO-15, TWO-16, TWO-23 (T-109)
void TwoPlayersTest::forcedTradeNeedsTwoCardsAndAnOpponentWithACard() {
    Given game = two();
    game.hand(Red, {{Card::Brick, 1}}).hand(Blue, {{Card::Ore, 1}});
    REFUSED(game, "wrong-number-of-cards", command::ForcedTrade{});
    game.hand(Red, {{Card::Brick, 2}});
    Given none = game;
    none.hand(Blue, {});
    REFUSED(none, "not-a-victim", command::ForcedTrade{});
    ACCEPTED(game, command::ForcedTrade{});
    ACCEPTED(game, command::Give{{{Card::Brick, 2}}});
    QCOMPARE(game.handOf(Red), Hand::of(Card::Ore)); // it took one card and gave two
    QCOMPARE(game.handOf(Blue), Hand::of(Card::Brick, 2));
}

// Rules: TWO-17, TWO-23
void TwoPlayersTest::theRobberGoesToTheDesertWithoutTheft() {
    Given game = two();
    game.settlement(Blue, "c5").hand(Blue, {{Card::Ore, 3}});
    REFUSED(game, "robber-must-move", command::RobberToDesert{});
    game.robber("A1");
    ACCEPTED(game, command::RobberToDesert{});
    QCOMPARE(game.state.board.robber, hex("C3"));
    QCOMPARE(game.cardsOf(Blue), 3);
}

// Rules: TWO-18, TWO-19 (T-110)
void TwoPlayersTest::aKnightCardIsWorthTwoTokensAndMayCostTheArmy() {
    Given game = two();
    tokens(game, Red, 1);
    REFUSED(game, "card-not-held", command::DiscardKnight{});
    game.state.player(Red).playedKnights = 3;
    game.state.largestArmy = {Red, 3};
    ACCEPTED(game, command::DiscardKnight{});
    QCOMPARE(tokensOf(game, Red), 3);
    QCOMPARE(game.state.largestArmy, Award{});
    REFUSED(game, "card-already-played", command::DiscardKnight{}); // once a turn

    Given equal = two(); // without strictly more than the opponent the card is set aside
    equal.state.player(Red).playedKnights = 4;
    equal.state.player(Blue).playedKnights = 3;
    equal.state.largestArmy = {Red, 4};
    ACCEPTED(equal, command::DiscardKnight{});
    QCOMPARE(equal.state.largestArmy, Award{});

    Given fewer = two(); // the opponent now has more
    fewer.state.player(Red).playedKnights = 4;
    fewer.state.player(Blue).playedKnights = 4;
    fewer.state.largestArmy = {Red, 4};
    ACCEPTED(fewer, command::DiscardKnight{});
    QCOMPARE(fewer.state.largestArmy, (Award{Blue, 4}));
}

// Rules: TWO-20
void TwoPlayersTest::settlementsAtDesertAndCoastBringTokens() {
    const auto gain = [](const char* place, const char* way, bool island) {
        Given game = two();
        tokens(game, Red, 0).roads(Red, {way}).hand(Red, kSettlement);
        if (!island) std::swap(game.state.board.terrain[index(hex("A1"))], game.state.board.terrain[index(hex("C3"))]);
        if (const auto why = game.play(build(Piece::Settlement, place)); !why.empty()) qWarning("%s", why.c_str());
        return tokensOf(game, Red);
    };
    QCOMPARE(gain("c4", "c4-c5", true), 0);
    QCOMPARE(gain("c5", "c4-c5", true), 2);  // at the desert
    QCOMPARE(gain("a1", "a1-a2", true), 1);  // at the coast
    QCOMPARE(gain("a1", "a1-a2", false), 3); // at both

    Given setup = two(); // also during the set-up
    setup.state.turn = {};
    ACCEPTED(setup, command::Place{false, at("a1"), path("a1-a2")});
    QCOMPARE(tokensOf(setup, Red), 5);
}

// Rules: TWO-21 (T-106)
void TwoPlayersTest::nobodyHoldsMoreThanSevenTokens() {
    Given game = two();
    tokens(game, Red, 6).roads(Red, {"c4-c5"}).hand(Red, kSettlement);
    ACCEPTED(game, build(Piece::Settlement, "c5"));
    QCOMPARE(tokensOf(game, Red), 7);
}

// Rules: TWO-25
void TwoPlayersTest::roadBuildingBringsANeutralRoadForEach() {
    Given game = two();
    game.settlement(Red, "c1").development(Red, DevelopmentCard::RoadBuilding);
    ACCEPTED(game, command::PlayDevelopment{.card = DevelopmentCard::RoadBuilding, .paths = paths({"c1-c2", "c2-c3"})});
    ACCEPTED(game, neutralRoad(Color::White, "e3-e4"));
    ACCEPTED(game, neutralRoad(Color::Orange, "b6-b7"));
    QVERIFY(game.state.pending.empty());
}

// Rules: TWO-26
void TwoPlayersTest::oneDevelopmentCardForBothRolls() {
    Given game = two();
    game.beforeTheRoll().development(Red, DevelopmentCard::Knight, 2);
    ACCEPTED(game, command::PlayDevelopment{.card = DevelopmentCard::Knight, .move = {.to = hex("A1")}});
    ACCEPTED(game, roll(1, 1));
    REFUSED(game, "card-already-played",
            command::PlayDevelopment{.card = DevelopmentCard::Knight, .move = {.to = hex("A2")}});
}

// Rules: TWO-1
void TwoPlayersTest::otherGamesKnowNoTokens() {
    Given game = Given::base(2);
    REFUSED(game, "not-in-this-game", command::RobberToDesert{});
    REFUSED(game, "not-in-this-game", command::ForcedTrade{});
    REFUSED(game, "not-in-this-game", command::DiscardKnight{});
}

// Rules: TWO-3, TWO-4, TWO-20, TWO-24, SETUP-38
void TwoPlayersTest::theSetUpEndsWithTwoSettlementsOfEachAndOneOfEachNeutral() {
    Given game = Given::base(2, {Option::TwoPlayer});
    game.state.turn = {};
    ACCEPTED(game, command::PlaceNeutral{Color::White, at("a3")});  // at the coast
    ACCEPTED(game, command::PlaceNeutral{Color::Orange, at("d5")}); // at the desert
    QCOMPARE(tokensOf(game, Red) + tokensOf(game, Blue), 8);        // neutral settlements give no tokens
    ACCEPTED(game, Red, command::Place{false, at("e3"), path("e3-e4")});
    REFUSED(game, "not-your-turn", Red, command::Place{false, at("b9"), path("b8-b9")});
    ACCEPTED(game, Blue, command::Place{false, at("b3"), path("b3-c4")});
    // the last player of the first round places again
    ACCEPTED(game, Blue, command::Place{false, at("b5"), path("b5-c6")});
    ACCEPTED(game, Red, command::Place{false, at("d9"), path("d9-d10")});
    for (const auto player : {Red, Blue}) {
        QCOMPARE(game.state.player(player).settlements.size(), 2);
        QCOMPARE(game.state.player(player).roads.size(), 2);
        QCOMPARE(game.cardsOf(player), 3); // of the second settlement
    }
    for (const auto neutral : {White, Orange}) {
        QCOMPARE(game.state.player(neutral).settlements.size(), 1);
        QVERIFY(game.state.player(neutral).roads.empty());
    }
    QVERIFY(game.state.turn.phase == Phase::Roll);
    QCOMPARE(game.state.turn.player, Red);
}

// Rules: TWO-24
void TwoPlayersTest::neutralSettlementsBringNobodyTokens() {
    Given game = two();
    game.roads(Red, {"c1-c2", "c2-c3"}).roads(White, {"e1-e2", "e2-e3"}).hand(Red, kSettlement);
    ACCEPTED(game, build(Piece::Settlement, "c3"));                   // neither at the desert nor at the coast
    QVERIFY(game.state.player(White).settlements.contains(at("e1"))); // the only neutral site, at the coast
    QCOMPARE(tokensOf(game, Red), 4);
    QCOMPARE(tokensOf(game, Blue), 4);
}

// Rules: TWO-12, TWO-7
void TwoPlayersTest::betweenTheRollsOnlyTheRobberMayBeSentOff() {
    Given game = two();
    game.robber("A1")
        .beforeTheRoll()
        .hand(Red, {{Card::Brick, 3}})
        .hand(Blue, {{Card::Ore, 3}})
        .development(Red, DevelopmentCard::Monopoly);
    game.state.player(Red).playedKnights = 1;
    Given before = game;
    ACCEPTED(before, command::ForcedTrade{}); // before the rolls
    ACCEPTED(game, roll(1, 1));
    REFUSED(game, "roll-first", command::ForcedTrade{});
    REFUSED(game, "roll-first", command::DiscardKnight{});
    REFUSED(game, "roll-first", command::PlayDevelopment{.card = DevelopmentCard::Monopoly, .resource = Card::Ore});
    ACCEPTED(game, command::RobberToDesert{});
    ACCEPTED(game, roll(6, 6));
    ACCEPTED(game, command::DiscardKnight{}); // after the rolls
    REFUSED(game, "not-your-turn", Blue, command::ForcedTrade{});
}

// Rules: TWO-22, TWO-13
void TwoPlayersTest::severalActionsAreEachPaid() {
    Given game = two();
    game.robber("A1").hand(Red, {{Card::Brick, 2}}).hand(Blue, {{Card::Brick, 5}});
    ACCEPTED(game, command::RobberToDesert{});
    for (int trade = 0; trade < 3; ++trade) ACCEPTED(game, command::ForcedTrade{});
    QCOMPARE(tokensOf(game, Red), 0);
    REFUSED(game, "cannot-afford", command::ForcedTrade{});
}

// Rules: TWO-27
void TwoPlayersTest::tokensAreNoHandCards() {
    Given game = two();
    tokens(game, Blue, 7).beforeTheRoll().settlement(Blue, "a2").hand(Blue, {{Card::Ore, 4}, {Card::Wool, 3}});
    ACCEPTED(game, roll(3, 4));
    QVERIFY(!game.owes(Blue, DecisionKind::Discard));
    game.hand(Blue, {});
    REFUSED(game, "not-a-victim", moveRobber("A1", Blue)); // there is nothing to steal
    ACCEPTED(game, moveRobber("A1"));
    QCOMPARE(tokensOf(game, Blue), 7);
}

// Rules: TWO-28, TWO-13
void TwoPlayersTest::tenPointsWinTheGameForTwo() {
    Given game = two();
    for (const auto* place : {"a2", "a4", "a6", "c11"}) game.city(Red, place);
    game.roads(Red, {"c3-c4"}).hand(Red, kSettlement).development(Red, DevelopmentCard::VictoryPoint);
    ACCEPTED(game, build(Piece::Settlement, "c3"));
    QCOMPARE(game.state.winner, Red);
    QCOMPARE(int(game.event<event::GameWon>()->points), 10);
}

// Rules: TWO-14
void TwoPlayersTest::aForcedTradeIsATradeWhetherThereIsAChoiceOrNot() {
    for (const bool choice : {false, true}) {
        Given game = two();
        game.hand(Red, {{Card::Brick, 2}}).hand(Blue, {{choice ? Card::Ore : Card::Brick, 3}});
        ACCEPTED(game, command::ForcedTrade{});
        if (choice) ACCEPTED(game, command::Give{Hand::of(Card::Brick, 2)});
        const auto* given = game.event<event::CardsPassed>();
        QVERIFY(given != nullptr && given->cause == Cause::Trade);
        QCOMPARE(given->to, Blue);
        QCOMPARE(game.cardsOf(Red), 2);
    }
}

REEVE_CHAPTER(TwoPlayersTest)
#include "two_players_test.moc"
