// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 17.4: the yellow deck.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

namespace {
using enum ProgressCard;
Action named(ProgressCard card, Card kind) { return command::Play{.card = card, .kind = kind}; }
Action merchant(std::string_view place) { return command::Play{.card = Merchant, .to = hex(place)}; }
} // namespace

class TradeCardsTest : public QObject {
    Q_OBJECT

private slots:
    void commercialHarborExchangesOnceWithEachOpponent();
    void commercialHarborAgainstNoCommodityIsVoidAndTheResourceStays();
    void commercialHarborEndsWithTheTurn();
    void aSecondCommercialHarborInOneTurnAsksNobodyAgain();
    void masterMerchantTakesTwoCardsOfARicherOpponent();
    void masterMerchantTakesTheOnlyCard();
    void theMerchantStandsBesideAnOwnBuilding();
    void onlyAnotherMerchantMovesTheMerchant();
    void merchantFleetTradesOneKindTwoToOneThisTurn();
    void merchantFleetOfTheCollectorsEditionTradesAllKinds();
    void resourceMonopolyTakesUpToTwoOfEach();
    void tradeMonopolyTakesOneOfEach();
    void everyEditionHasTwoTradeMonopoliesAmongEighteenTradeCards();
    void tradeMonopolyOfTheCollectorsEditionDoesTheSame();
    void thePlayerOfTheMerchantMayMoveItWithAnotherCard();
    void aFleetTakesTwoEqualCardsNeverTwoKinds();
};

// Rules: PROG-CHAR
void TradeCardsTest::commercialHarborExchangesOnceWithEachOpponent() {
    Given game(3);
    game.hand(Red, {{Card::Brick, 3}, {Card::Cloth, 1}})
        .hand(Blue, {{Card::Paper, 1}, {Card::Coin, 1}, {Card::Ore, 1}})
        .hand(White, {{Card::Coin, 2}});
    game.progress(Red, {CommercialHarbor});
    REFUSED(game, "card-not-playable", command::HarborTrade{Blue, Hand::of(Card::Brick)});
    ACCEPTED(game, play(CommercialHarbor));
    REFUSED(game, "not-a-resource", command::HarborTrade{Blue, Hand::of(Card::Cloth)});
    REFUSED(game, "wrong-number-of-cards", command::HarborTrade{Blue, Hand::of(Card::Brick, 2)});
    ACCEPTED(game, command::HarborTrade{Blue, Hand::of(Card::Brick)});
    // must be a commodity, which the opponent chooses
    REFUSED(game, "wrong-target", Blue, command::Give{Hand::of(Card::Ore)});
    ACCEPTED(game, Blue, command::Give{Hand::of(Card::Coin)});
    QCOMPARE(game.handOf(Red), (Hand{{Card::Brick, 2}, {Card::Cloth, 1}, {Card::Coin, 1}}));
    QCOMPARE(game.handOf(Blue), (Hand{{Card::Paper, 1}, {Card::Ore, 1}, {Card::Brick, 1}}));
    REFUSED(game, "card-not-playable", command::HarborTrade{Blue, Hand::of(Card::Brick)}); // once for each opponent
    ACCEPTED(game, command::HarborTrade{White, Hand::of(Card::Brick)});                    // at any time in this turn
    QCOMPARE(game.handOf(Red)[Card::Coin], 2);
    QVERIFY(game.state.pending.empty());
}

// Rules: PROG-CHAR (T-83)
void TradeCardsTest::commercialHarborAgainstNoCommodityIsVoidAndTheResourceStays() {
    Given game(3);
    game.hand(Red, {{Card::Brick, 1}}).hand(Blue, {{Card::Ore, 3}}).progress(Red, {CommercialHarbor});
    ACCEPTED(game, play(CommercialHarbor));
    ACCEPTED(game, command::HarborTrade{Blue, Hand::of(Card::Brick)});
    QCOMPARE(game.handOf(Red), Hand::of(Card::Brick));
    QCOMPARE(game.handOf(Blue), Hand::of(Card::Ore, 3));
}

// Rules: PROG-CHAR
void TradeCardsTest::commercialHarborEndsWithTheTurn() {
    Given game(2);
    game.hand(Red, {{Card::Brick, 1}}).hand(Blue, {{Card::Coin, 1}}).progress(Red, {CommercialHarbor});
    ACCEPTED(game, play(CommercialHarbor));
    for (int turn = 0; turn < 2; ++turn) {
        ACCEPTED(game, command::EndTurn{});
        ACCEPTED(game, roll(6, 6, EventFace::TradeGate));
    }
    REFUSED(game, "card-not-playable", command::HarborTrade{Blue, Hand::of(Card::Brick)});
}

// Rules: PROG-CHAR
void TradeCardsTest::aSecondCommercialHarborInOneTurnAsksNobodyAgain() {
    Given game(3);
    game.hand(Red, {{Card::Brick, 4}})
        .hand(Blue, {{Card::Coin, 2}})
        .hand(White, {{Card::Paper, 2}})
        .progress(Red, {CommercialHarbor, CommercialHarbor});
    ACCEPTED(game, play(CommercialHarbor));
    ACCEPTED(game, command::HarborTrade{Blue, Hand::of(Card::Brick)});
    ACCEPTED(game, play(CommercialHarbor)); // a card without effect may be played
    REFUSED(game, "card-not-playable", command::HarborTrade{Blue, Hand::of(Card::Brick)});
    ACCEPTED(game, command::HarborTrade{White, Hand::of(Card::Brick)});
    REFUSED(game, "card-not-playable", command::HarborTrade{White, Hand::of(Card::Brick)});

    Given all(3); // also if all opponents were asked before
    all.hand(Red, {{Card::Brick, 4}})
        .hand(Blue, {{Card::Coin, 2}})
        .hand(White, {{Card::Paper, 2}})
        .progress(Red, {CommercialHarbor, CommercialHarbor});
    ACCEPTED(all, play(CommercialHarbor));
    ACCEPTED(all, command::HarborTrade{Blue, Hand::of(Card::Brick)});
    ACCEPTED(all, command::HarborTrade{White, Hand::of(Card::Brick)});
    ACCEPTED(all, play(CommercialHarbor));
    REFUSED(all, "card-not-playable", command::HarborTrade{Blue, Hand::of(Card::Brick)});
    ACCEPTED(all, command::EndTurn{});
    all.turnOf(Red).progress(Red, {CommercialHarbor}).state.turn.phase = Phase::Main; // another turn
    ACCEPTED(all, play(CommercialHarbor));
    ACCEPTED(all, command::HarborTrade{Blue, Hand::of(Card::Brick)});
}

// Rules: PROG-MAST
void TradeCardsTest::masterMerchantTakesTwoCardsOfARicherOpponent() {
    Given game(3);
    game.settlement(Red, "a2").settlement(Blue, "a6").city(White, "c1").progress(Red, {MasterMerchant});
    game.hand(Blue, {{Card::Ore, 3}}).hand(White, {{Card::Ore, 2}, {Card::Cloth, 2}});
    REFUSED(game, "not-a-victim", command::Play{.card = MasterMerchant, .victim = Blue}); // equal points
    REFUSED(game, "wrong-target", command::Play{.card = MasterMerchant, .victim = Red});
    ACCEPTED(game, command::Play{.card = MasterMerchant, .victim = White});
    REFUSED(game, "wrong-number-of-cards", command::TakeCards{Hand::of(Card::Cloth)});
    REFUSED(game, "cards-not-held", command::TakeCards{Hand::of(Card::Grain, 2)});
    ACCEPTED(game, command::TakeCards{Hand::of(Card::Cloth, 2)});
    QCOMPARE(game.handOf(Red), Hand::of(Card::Cloth, 2));
}

// Rules: PROG-MAST
void TradeCardsTest::masterMerchantTakesTheOnlyCard() {
    Given game(3);
    game.city(White, "c1").hand(White, {{Card::Ore, 1}}).progress(Red, {MasterMerchant});
    ACCEPTED(game, command::Play{.card = MasterMerchant, .victim = White});
    QCOMPARE(game.handOf(Red), Hand::of(Card::Ore));
    QVERIFY(game.state.pending.empty());
}

// Rules: MERCHANT-1, MERCHANT-2, MERCHANT-3, MERCHANT-4, PROG-MERC
void TradeCardsTest::theMerchantStandsBesideAnOwnBuilding() {
    Given game(3);
    game.settlement(Red, "c4").knight(Red, "e3").settlement(Blue, "a6").progress(Red, {Merchant});
    QCOMPARE(game.state.board.merchant, kNoHex);
    REFUSED(game, "not-connected", merchant("A3"));
    REFUSED(game, "not-connected", merchant("D2")); // a knight is no building
    ACCEPTED(game, merchant("B2"));
    QCOMPARE(game.pointsOf(Red), 2);
    QCOMPARE(bankRates(game.state, Red)[Card::Wool], 2);
    QCOMPARE(bankRates(game.state, Red)[Card::Cloth], 4);
}

// Rules: MERCHANT-5, MERCHANT-6, ROBBER-13
void TradeCardsTest::onlyAnotherMerchantMovesTheMerchant() {
    Given game(2);
    game.settlement(Red, "c4")
        .settlement(Blue, "c6")
        .progress(Red, {Merchant})
        .progress(Blue, {Merchant})
        .knight(Red, "d5");
    ACCEPTED(game, merchant("B2"));
    ACCEPTED(game, chase("d5", "B2")); // the robber next to the merchant does not matter
    QCOMPARE(bankRates(game.state, Red)[Card::Wool], 2);
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, roll(6, 6, EventFace::TradeGate));
    ACCEPTED(game, merchant("B2")); // the same hex; the merchant is now Blue's
    QCOMPARE(game.pointsOf(Red), 1);
    QCOMPARE(game.pointsOf(Blue), 2);
    QCOMPARE(bankRates(game.state, Red)[Card::Wool], 4);
}

// Rules: PROG-FLEETa, TRADE-20 (T-84)
void TradeCardsTest::merchantFleetTradesOneKindTwoToOneThisTurn() {
    for (const auto edition : {Edition::En2020, Edition::De2010}) {
        Given game = Given::edition(edition, 2);
        game.hand(Red, {{Card::Paper, 8}, {Card::Ore, 2}}).progress(Red, {MerchantFleet});
        REFUSED(game, "wrong-target", play(MerchantFleet));
        ACCEPTED(game, named(MerchantFleet, Card::Paper));
        for (const auto wanted : {Card::Ore, Card::Cloth, Card::Wool})
            ACCEPTED(game, command::TradeBank{Hand::of(Card::Paper, 2), Hand::of(wanted)});
        REFUSED(game, "not-a-whole-exchange", command::TradeBank{Hand::of(Card::Ore, 2), Hand::of(Card::Wool)});
        ACCEPTED(game, command::EndTurn{});
        QCOMPARE(bankRates(game.state, Red)[Card::Paper], 4);
    }
}

// Rules: PROG-FLEETb
void TradeCardsTest::merchantFleetOfTheCollectorsEditionTradesAllKinds() {
    Given game = Given::edition(Edition::Collectors2005);
    game.hand(Red, {{Card::Paper, 2}, {Card::Ore, 2}}).progress(Red, {MerchantFleet});
    REFUSED(game, "wrong-target", named(MerchantFleet, Card::Paper));
    ACCEPTED(game, play(MerchantFleet));
    ACCEPTED(game, command::TradeBank{Hand::of(Card::Paper, 2), Hand::of(Card::Wool)});
    ACCEPTED(game, command::TradeBank{Hand::of(Card::Ore, 2), Hand::of(Card::Wool)});
}

// Rules: PROG-RMON, COMM-5 (T-79)
void TradeCardsTest::resourceMonopolyTakesUpToTwoOfEach() {
    Given game(4);
    game.hand(Blue, {{Card::Ore, 3}})
        .hand(White, {{Card::Ore, 1}})
        .hand(Orange, {{Card::Coin, 2}})
        .progress(Red, {ResourceMonopoly});
    REFUSED(game, "not-a-resource", named(ResourceMonopoly, Card::Coin));
    ACCEPTED(game, named(ResourceMonopoly, Card::Ore));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Ore, 3));
    QCOMPARE(game.cardsOf(Blue), 1);
    QCOMPARE(game.cardsOf(White), 0);
}

// Rules: PROG-TMONa, COMM-5 (T-80)
void TradeCardsTest::tradeMonopolyTakesOneOfEach() {
    Given game(4);
    game.hand(Blue, {{Card::Cloth, 2}})
        .hand(White, {{Card::Cloth, 1}})
        .hand(Orange, {{Card::Wool, 2}})
        .progress(Red, {TradeMonopoly});
    REFUSED(game, "wrong-target", named(TradeMonopoly, Card::Wool));
    ACCEPTED(game, named(TradeMonopoly, Card::Cloth));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Cloth, 2));
    QCOMPARE(game.cardsOf(Blue), 1);
}

// Rules: PROG-TMONb, PROG-16
void TradeCardsTest::everyEditionHasTwoTradeMonopoliesAmongEighteenTradeCards() {
    for (const auto edition : {Edition::En2020, Edition::De2010, Edition::Collectors2005}) {
        const Given game = Given::edition(edition);
        const auto& deck = game.state.decks[index(Track::Trade)];
        QCOMPARE(int(deck.size()), 18);
        int monopolies = 0;
        for (const auto card : deck) monopolies += card == TradeMonopoly ? 1 : 0;
        QCOMPARE(monopolies, 2);
    }
}

// Rules: PROG-TMONa
void TradeCardsTest::tradeMonopolyOfTheCollectorsEditionDoesTheSame() {
    Given game = Given::edition(Edition::Collectors2005);
    game.hand(Blue, {{Card::Cloth, 2}}).hand(White, {{Card::Coin, 1}}).progress(Red, {TradeMonopoly});
    ACCEPTED(game, named(TradeMonopoly, Card::Cloth));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Cloth));
    QCOMPARE(game.cardsOf(White), 1);
}

// Rules: MERCHANT-5, PROG-MERC
void TradeCardsTest::thePlayerOfTheMerchantMayMoveItWithAnotherCard() {
    Given game(3);
    game.settlement(Red, "c4").settlement(Red, "e3").progress(Red, {Merchant, Merchant});
    ACCEPTED(game, merchant("B2"));
    ACCEPTED(game, merchant("D2"));
    QCOMPARE(game.pointsOf(Red), 3); // two for settlements, one for the merchant
    QCOMPARE(bankRates(game.state, Red)[Card::Wool], 4);
    QCOMPARE(bankRates(game.state, Red)[Card::Grain], 2);
}

// Rules: PROG-FLEETa, PROG-FLEETb
void TradeCardsTest::aFleetTakesTwoEqualCardsNeverTwoKinds() {
    for (const auto edition : {Edition::En2020, Edition::Collectors2005}) {
        Given game = Given::edition(edition);
        game.hand(Red, {{Card::Paper, 1}, {Card::Ore, 1}}).progress(Red, {MerchantFleet});
        ACCEPTED(game, edition == Edition::Collectors2005 ? play(MerchantFleet) : named(MerchantFleet, Card::Paper));
        REFUSED(game, "not-a-whole-exchange",
                command::TradeBank{{{Card::Paper, 1}, {Card::Ore, 1}}, Hand::of(Card::Wool)});
    }
}

REEVE_CHAPTER(TradeCardsTest)
#include "trade_cards_test.moc"
