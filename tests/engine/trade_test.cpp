// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters 12 and 20: trade with the bank and between players; the merchant's rate.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

namespace {
Action bankTrade(const Hand& give, const Hand& take) { return command::TradeBank{give, take}; }
} // namespace

class TradeTest : public QObject {
    Q_OBJECT

private slots:
    void fourEqualCardsBuyAnyOther();
    void aGeneralHarbourTradesThreeToOneCommoditiesToo();
    void aSpecialHarbourTradesItsResourceOnlyTwoToOne();
    void aSpecialHarbourTakesNoCommodityButMayGiveOne();
    void eitherEndOfTheHarbourServesAndKnightsAndRoadsDoNot();
    void severalSetsMayBeTradedAtOnce();
    void theTradingHouseTradesCommoditiesTwoToOne();
    void theBankMustHaveTheCard();
    void nobodyTradesAKindForItself();
    void partnersAgreeOnAnythingButGifts();
    void onlyThePlayerOnTurnTrades();
    void bothMustHoldWhatTheyGive();
    void commoditiesAreTradedLikeResources();
    void separatePhasesEndTradeWithTheFirstBuilding();
    void separatePhasesKeepANewHarbourForTheNextTurn();
    void aFreeRoadOfACardDoesNotEndTheTrading();
    void combinedPhasesAndCitiesAndKnightsTradeInAnyOrder();
    void aHarbourServesOnTheTurnItWasBuilt();
    void theMerchantTradesItsResourceTwoToOne();
    void aMerchantOnTheDesertGivesThePointOnly();
};

// Rules: TRADE-4, TRADE-14 (T-88, T-89)
void TradeTest::fourEqualCardsBuyAnyOther() {
    Given game(3);
    game.hand(Red, {{Card::Brick, 4}, {Card::Ore, 4}, {Card::Paper, 4}});
    REFUSED(game, "not-a-whole-exchange", bankTrade({{Card::Brick, 3}}, {{Card::Cloth, 1}}));
    ACCEPTED(game, bankTrade({{Card::Brick, 4}}, {{Card::Cloth, 1}}));
    ACCEPTED(game, bankTrade({{Card::Ore, 4}}, {{Card::Lumber, 1}}));
    ACCEPTED(game, bankTrade({{Card::Paper, 4}}, {{Card::Coin, 1}}));
    QCOMPARE(game.handOf(Red), (Hand{{Card::Cloth, 1}, {Card::Lumber, 1}, {Card::Coin, 1}}));
}

// Rules: TRADE-5, TRADE-15 (T-89)
void TradeTest::aGeneralHarbourTradesThreeToOneCommoditiesToo() {
    Given game(3);
    game.settlement(Red, "a1").hand(Red, {{Card::Lumber, 3}, {Card::Paper, 3}});
    ACCEPTED(game, bankTrade({{Card::Lumber, 3}}, {{Card::Ore, 1}}));
    ACCEPTED(game, bankTrade({{Card::Paper, 3}}, {{Card::Cloth, 1}}));
    QCOMPARE(game.handOf(Red), (Hand{{Card::Ore, 1}, {Card::Cloth, 1}}));
}

// Rules: TRADE-6, TRADE-7 (T-89, T-90)
void TradeTest::aSpecialHarbourTradesItsResourceOnlyTwoToOne() {
    Given game(3);
    game.settlement(Red, "f5").hand(Red, {{Card::Grain, 2}, {Card::Wool, 3}});
    REFUSED(game, "not-a-whole-exchange", bankTrade({{Card::Wool, 3}}, {{Card::Ore, 1}}));
    ACCEPTED(game, bankTrade({{Card::Grain, 2}}, {{Card::Ore, 1}}));
}

// Rules: TRADE-16, TRADE-17 (T-88)
void TradeTest::aSpecialHarbourTakesNoCommodityButMayGiveOne() {
    Given game(3);
    game.settlement(Red, "c11").hand(Red, {{Card::Brick, 2}, {Card::Paper, 2}, {Card::Cloth, 3}});
    ACCEPTED(game, bankTrade({{Card::Brick, 2}}, {{Card::Paper, 1}}));
    REFUSED(game, "not-a-whole-exchange", bankTrade({{Card::Paper, 2}}, {{Card::Brick, 1}}));
    REFUSED(game, "not-a-whole-exchange", bankTrade({{Card::Cloth, 3}}, {{Card::Brick, 1}}));
}

// Rules: BOARD-7
void TradeTest::eitherEndOfTheHarbourServesAndKnightsAndRoadsDoNot() {
    for (const auto* place : {"f5", "f6"}) {
        Given game(3);
        game.city(Red, place);
        QCOMPARE(bankRates(game.state, Red)[Card::Grain], 2);
    }
    Given other(3);
    other.knight(Red, "f5").roads(Red, {"f5-f6"}).settlement(Red, "f4").settlement(Blue, "f6");
    QCOMPARE(bankRates(other.state, Red)[Card::Grain], 4);
    Given side(3);
    side.cityOnItsSide(Red, "f5");
    QCOMPARE(bankRates(side.state, Red)[Card::Grain], 2);
}

// Rules: TRADE-8, TRADE-21 (T-89)
void TradeTest::severalSetsMayBeTradedAtOnce() {
    Given game(3);
    game.settlement(Red, "f5").hand(Red, {{Card::Grain, 4}, {Card::Ore, 4}});
    REFUSED(game, "uneven-trade", bankTrade({{Card::Grain, 4}}, {{Card::Brick, 1}}));
    REFUSED(game, "uneven-trade", bankTrade({{Card::Grain, 4}}, {{Card::Brick, 3}}));
    ACCEPTED(game, bankTrade({{Card::Grain, 4}, {Card::Ore, 4}}, {{Card::Brick, 1}, {Card::Paper, 2}}));
    QCOMPARE(game.handOf(Red), (Hand{{Card::Brick, 1}, {Card::Paper, 2}}));
}

// Rules: TRADE-18, IMPR-13, IMPR-9 (T-93)
void TradeTest::theTradingHouseTradesCommoditiesTwoToOne() {
    for (const int level : {2, 3, 5}) {
        Given game(3);
        game.level(Red, Track::Trade, level).hand(Red, {{Card::Coin, 2}, {Card::Lumber, 2}});
        REFUSED(game, "not-a-whole-exchange", bankTrade({{Card::Lumber, 2}}, {{Card::Ore, 1}}));
        const Action coins = bankTrade({{Card::Coin, 2}}, {{Card::Ore, 1}});
        if (level < 3)
            REFUSED(game, "not-a-whole-exchange", coins);
        else
            ACCEPTED(game, coins);
    }
}

// Rules: TRADE-22
void TradeTest::theBankMustHaveTheCard() {
    Given game(3);
    game.hand(Red, {{Card::Brick, 4}}).hand(Blue, {{Card::Paper, 12}});
    REFUSED(game, "bank-empty", bankTrade({{Card::Brick, 4}}, {{Card::Paper, 1}}));
    REFUSED(game, "cards-not-held", bankTrade({{Card::Wool, 4}}, {{Card::Ore, 1}}));
}

// Rules: TRADE-4
void TradeTest::nobodyTradesAKindForItself() {
    Given game(3);
    game.hand(Red, {{Card::Brick, 8}});
    REFUSED(game, "same-kind-both-sides", bankTrade({{Card::Brick, 4}}, {{Card::Brick, 1}}));
}

// Rules: TRADE-2, TRADE-3 (T-91, T-92)
void TradeTest::partnersAgreeOnAnythingButGifts() {
    Given game = Given::base(3);
    game.hand(Red, {{Card::Wool, 2}, {Card::Ore, 3}}).hand(White, {{Card::Brick, 1}}).hand(Blue, {{Card::Brick, 1}});
    REFUSED(game, "no-gifts", command::Trade{White, {}, {{Card::Brick, 1}}});
    REFUSED(game, "no-gifts", command::Trade{White, {{Card::Ore, 1}}, {}});
    ACCEPTED(game, command::Trade{White, {{Card::Wool, 1}, {Card::Ore, 1}}, {{Card::Brick, 1}}});
    QCOMPARE(game.handOf(Red), (Hand{{Card::Wool, 1}, {Card::Ore, 2}, {Card::Brick, 1}}));
    QCOMPARE(game.handOf(White), (Hand{{Card::Wool, 1}, {Card::Ore, 1}}));
}

// Rules: TRADE-1, TRADE-2, TRADE-23 (T-91, T-92)
void TradeTest::onlyThePlayerOnTurnTrades() {
    Given game(3);
    game.hand(White, {{Card::Brick, 4}}).hand(Blue, {{Card::Ore, 4}});
    REFUSED(game, "not-your-turn", White, command::Trade{Blue, {{Card::Brick, 1}}, {{Card::Ore, 1}}});
    REFUSED(game, "not-your-turn", White, bankTrade({{Card::Brick, 4}}, {{Card::Ore, 1}}));
    REFUSED(game, "wrong-target", Red, command::Trade{Red, {{Card::Brick, 1}}, {{Card::Ore, 1}}});
}

// Rules: TRADE-2
void TradeTest::bothMustHoldWhatTheyGive() {
    Given game(3);
    game.hand(Red, {{Card::Brick, 1}}).hand(Blue, {{Card::Ore, 1}});
    REFUSED(game, "cards-not-held", command::Trade{Blue, {{Card::Brick, 2}}, {{Card::Ore, 1}}});
    REFUSED(game, "cards-not-held", command::Trade{Blue, {{Card::Brick, 1}}, {{Card::Ore, 2}}});
}

// Rules: TRADE-13
void TradeTest::commoditiesAreTradedLikeResources() {
    Given game(3);
    game.hand(Red, {{Card::Cloth, 1}, {Card::Brick, 1}}).hand(Blue, {{Card::Coin, 2}});
    ACCEPTED(game, command::Trade{Blue, {{Card::Cloth, 1}, {Card::Brick, 1}}, {{Card::Coin, 2}}});
    QCOMPARE(game.handOf(Red), Hand::of(Card::Coin, 2));
}

// Rules: TRADE-9
void TradeTest::separatePhasesEndTradeWithTheFirstBuilding() {
    Given game = Given::base(3);
    game.settlement(Red, "c4")
        .hand(Red, {{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Ore, 8}})
        .hand(Blue, {{Card::Wool, 1}});
    ACCEPTED(game, bankTrade({{Card::Ore, 4}}, {{Card::Grain, 1}}));
    ACCEPTED(game, road("c4-c5"));
    REFUSED(game, "trade-after-building", bankTrade({{Card::Ore, 4}}, {{Card::Grain, 1}}));
    REFUSED(game, "trade-after-building", command::Trade{Blue, {{Card::Ore, 1}}, {{Card::Wool, 1}}});
}

// Rules: TRADE-9
void TradeTest::separatePhasesKeepANewHarbourForTheNextTurn() {
    Given game = Given::base(2);
    game.roads(Red, {"f4-f5"}).hand(Red, {{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Grain, 3}, {Card::Wool, 1}});
    ACCEPTED(game, build(Piece::Settlement, "f5"));
    REFUSED(game, "trade-after-building", bankTrade({{Card::Grain, 2}}, {{Card::Ore, 1}}));
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, roll(6, 6));
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, roll(6, 6));
    ACCEPTED(game, bankTrade({{Card::Grain, 2}}, {{Card::Ore, 1}}));
}

// Rules: TRADE-9, DEV-6
void TradeTest::aFreeRoadOfACardDoesNotEndTheTrading() {
    Given game = Given::base(2); // the card may be played before the roll, and trading comes after it
    game.beforeTheRoll()
        .settlement(Red, "c4")
        .development(Red, DevelopmentCard::RoadBuilding)
        .hand(Red, {{Card::Ore, 4}});
    ACCEPTED(game, command::PlayDevelopment{.card = DevelopmentCard::RoadBuilding, .paths = paths({"c4-c5", "c5-c6"})});
    ACCEPTED(game, roll(6, 6));
    ACCEPTED(game, bankTrade({{Card::Ore, 4}}, {{Card::Grain, 1}}));

    Given bought = Given::base(2); // buying a card ends trading
    bought.hand(Red, {{Card::Ore, 5}, {Card::Grain, 1}, {Card::Wool, 1}});
    ACCEPTED(bought, command::BuyDevelopment{});
    REFUSED(bought, "trade-after-building", bankTrade({{Card::Ore, 4}}, {{Card::Grain, 1}}));
}

// Rules: TRADE-10, TRADE-11, VAR-COMBO-1, TURN-3
void TradeTest::combinedPhasesAndCitiesAndKnightsTradeInAnyOrder() {
    for (const bool knights : {false, true}) {
        Given game = knights ? Given(3) : Given::base(3, {Option::CombinedPhase});
        game.settlement(Red, "c4").hand(Red, {{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Ore, 4}});
        ACCEPTED(game, road("c4-c5"));
        ACCEPTED(game, bankTrade({{Card::Ore, 4}}, {{Card::Grain, 1}}));
    }
}

// Rules: TRADE-10, TRADE-11
void TradeTest::aHarbourServesOnTheTurnItWasBuilt() {
    Given game(3);
    game.roads(Red, {"f4-f5"}).hand(Red, {{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Grain, 3}, {Card::Wool, 1}});
    ACCEPTED(game, build(Piece::Settlement, "f5"));
    ACCEPTED(game, bankTrade({{Card::Grain, 2}}, {{Card::Ore, 1}}));
}

// Rules: TRADE-19, MERCHANT-3, MERCHANT-6
void TradeTest::theMerchantTradesItsResourceTwoToOne() {
    Given game(3);
    game.state.board.merchant = hex("B2");
    game.state.board.merchantOwner = Red;
    game.robber("B2").hand(Red, {{Card::Wool, 2}, {Card::Cloth, 2}}).hand(Blue, {{Card::Wool, 2}});
    REFUSED(game, "not-a-whole-exchange", bankTrade({{Card::Cloth, 2}}, {{Card::Ore, 1}}));
    ACCEPTED(game, bankTrade({{Card::Wool, 2}}, {{Card::Paper, 1}}));
    QCOMPARE(game.pointsOf(Red), 1);
    QCOMPARE(bankRates(game.state, Blue)[Card::Wool], 4);
}

// Rules: MERCHANT-7
void TradeTest::aMerchantOnTheDesertGivesThePointOnly() {
    Given game(3);
    game.settlement(Red, "c5").progress(Red, {ProgressCard::Merchant});
    ACCEPTED(game, command::Play{.card = ProgressCard::Merchant, .to = hex("C3")});
    QCOMPARE(game.pointsOf(Red), 2);
    for (const auto card : kAllCards) QCOMPARE(bankRates(game.state, Red)[card], 4);
}

REEVE_CHAPTER(TradeTest)
#include "trade_test.moc"
