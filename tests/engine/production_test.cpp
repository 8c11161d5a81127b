// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters 7 and 14: production, shortage in the bank, and the Aqueduct.
#include "engine/tables/usual_options.h"
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

namespace {
constexpr auto kGate = EventFace::TradeGate; // without improvements of trade the gate gives nothing
}

class ProductionTest : public QObject {
    Q_OBJECT

private slots:
    void everyBuildingOnAHexOfTheNumberTakesItsResource();
    void aCityOfTheBaseGameTakesTwo();
    void oneRollServesSeveralHexes();
    void aCityTakesAResourceAndACommodityOrTwoResources_data();
    void aCityTakesAResourceAndACommodityOrTwoResources();
    void aSettlementAndACityOnOneForestAddUp();
    void aMetropolisProducesLikeACity();
    void aCityOnItsSideProducesLikeASettlement();
    void theRobbersHexGivesNeitherResourceNorCommodity();
    void theDesertAndASevenGiveNothing();
    void whenTheBankIsShortNobodyTakesThatKind();
    void aSingleClaimantTakesTheRestOnlyByOption();
    void theOptionIsUsualInNewGamesOfAllEditionsButOne();
    void aShortageOfLumberLeavesThePaper();
    void aShortageOfOnePartOfTheCityIsNoShortageOfTheOther();
    void theAqueductGivesAResourceToWhomTheRollGaveNothing();
    void theAqueductWorksUnderTheRobber();
    void theAqueductWorksAfterAShortage();
    void theAqueductStaysDryOnASevenAndWhenACardCame();
    void aProgressCardFromTheSameRollDoesNotStopTheAqueduct();
    void theAqueductMayBeDeclined();
    void severalAqueductsServeFromTheRollerOn();
    void theLastCardOfTheBankGoesToTheFirstAqueduct();
};

// Rules: PROD-1, PROD-2, BOARD-4 (T-27, T-32, T-33)
void ProductionTest::everyBuildingOnAHexOfTheNumberTakesItsResource() {
    Given game = Given::base(3);
    game.beforeTheRoll().turnOf(Blue);
    // at the forest with 3; c9 is also at the mountains with 9
    game.settlement(Red, "b7").settlement(Red, "c9").settlement(White, "b9");
    ACCEPTED(game, roll(1, 2));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Lumber, 2));
    QCOMPARE(game.handOf(White), Hand::of(Card::Lumber));
    QCOMPARE(game.cardsOf(Blue), 0);
}

// Rules: PROD-3 (T-28, T-29, T-30)
void ProductionTest::aCityOfTheBaseGameTakesTwo() {
    Given game = Given::base(3);
    game.beforeTheRoll().settlement(Blue, "c2").city(Blue, "b1").city(White, "d7"); // all at the mountains with 9
    ACCEPTED(game, roll(4, 5));
    QCOMPARE(game.handOf(Blue), Hand::of(Card::Ore, 3));
    QCOMPARE(game.handOf(White), Hand::of(Card::Ore, 2));
}

// Rules: PROD-1 (T-31)
void ProductionTest::oneRollServesSeveralHexes() {
    Given game = Given::base(3);
    // The mountains C4 get number 4 like D3, so that the settlement at d8 is at two hexes with this number.
    game.state.board.number[index(hex("C4"))] = 4;
    game.beforeTheRoll().settlement(Red, "d8").settlement(Blue, "e5");
    ACCEPTED(game, roll(2, 2));
    QCOMPARE(game.handOf(Red), (Hand{{Card::Ore, 1}, {Card::Lumber, 1}}));
    QCOMPARE(game.handOf(Blue), Hand::of(Card::Lumber));
}

void ProductionTest::aCityTakesAResourceAndACommodityOrTwoResources_data() {
    QTest::addColumn<QString>("place");
    QTest::addColumn<int>("red");
    QTest::addColumn<int>("yellow");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("second");
    const auto row = [](const char* name, const char* place, int red, int yellow, Card first, Card second) {
        QTest::newRow(name) << place << red << yellow << int(index(first)) << int(index(second));
    };
    row("hills: two brick", "a6", 4, 4, Card::Brick, Card::Brick);
    row("fields: two grain", "a1", 2, 3, Card::Grain, Card::Grain);
    row("mountains: ore and coin", "b1", 4, 5, Card::Ore, Card::Coin);
    row("forest: lumber and paper", "c1", 2, 4, Card::Lumber, Card::Paper);
    row("pasture: wool and cloth", "d11", 2, 3, Card::Wool, Card::Cloth);
}

// Rules: PROD-4, PROD-5, COMM-2 (T-34)
void ProductionTest::aCityTakesAResourceAndACommodityOrTwoResources() {
    QFETCH(QString, place);
    QFETCH(int, red);
    QFETCH(int, yellow);
    QFETCH(int, first);
    QFETCH(int, second);
    Given game(3);
    game.beforeTheRoll().city(White, place.toStdString());
    ACCEPTED(game, roll(red, yellow, kGate));
    Hand expected;
    expected.add(static_cast<Card>(first), 1);
    expected.add(static_cast<Card>(second), 1);
    QCOMPARE(game.handOf(White), expected);
    QVERIFY(game.state.pending.empty());
}

// Rules: PROD-2, PROD-4 (T-35)
void ProductionTest::aSettlementAndACityOnOneForestAddUp() {
    Given game(3);
    game.beforeTheRoll().settlement(Red, "c1").city(Red, "d1");
    ACCEPTED(game, roll(1, 5, kGate));
    QCOMPARE(game.handOf(Red), (Hand{{Card::Lumber, 2}, {Card::Paper, 1}}));
}

// Rules: PROD-6
void ProductionTest::aMetropolisProducesLikeACity() {
    Given game(3);
    game.beforeTheRoll().metropolis(Red, Track::Politics, "c1").level(Red, Track::Politics, 4);
    ACCEPTED(game, roll(1, 5, kGate));
    QCOMPARE(game.handOf(Red), (Hand{{Card::Lumber, 1}, {Card::Paper, 1}}));
}

// Rules: BARB-18
void ProductionTest::aCityOnItsSideProducesLikeASettlement() {
    Given game(3);
    game.beforeTheRoll().cityOnItsSide(Red, "c1");
    ACCEPTED(game, roll(1, 5, kGate));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Lumber));
}

// Rules: PROD-8, ROBBER-3
void ProductionTest::theRobbersHexGivesNeitherResourceNorCommodity() {
    Given game(3);
    game.beforeTheRoll().robber("B1").city(Red, "b1").city(Blue, "d7"); // both are at mountains with 9
    ACCEPTED(game, roll(4, 5, kGate));
    QCOMPARE(game.cardsOf(Red), 0);
    QCOMPARE(game.handOf(Blue), (Hand{{Card::Ore, 1}, {Card::Coin, 1}}));
}

// Rules: BOARD-8, PROD-12
void ProductionTest::theDesertAndASevenGiveNothing() {
    Given game(3);
    game.beforeTheRoll().noAttackYet().city(Red, "d6");
    ACCEPTED(game, roll(3, 4, kGate));
    QCOMPARE(game.cardsOf(Red), 0);
}

// Rules: PROD-9a (T-36)
void ProductionTest::whenTheBankIsShortNobodyTakesThatKind() {
    Given game = Given::base(4);
    game.state.board.number[index(hex("D2"))] = 9; // fields with the number of the two mountains
    game.beforeTheRoll().hand(Orange, {{Card::Ore, 17}});
    game.city(Red, "b1").settlement(Blue, "d7").settlement(Red, "e4").settlement(White, "d5");
    ACCEPTED(game, roll(4, 5));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Grain));
    QCOMPARE(game.handOf(White), Hand::of(Card::Grain));
    QCOMPARE(game.cardsOf(Blue), 0);
    QVERIFY(game.event<event::BankShort>() != nullptr);
}

// Rules: PROD-9a, PROD-9b
void ProductionTest::aSingleClaimantTakesTheRestOnlyByOption() {
    for (const bool option : {false, true}) {
        Given game = option ? Given::base(3, {Option::SingleClaimant}) : Given::base(3);
        game.beforeTheRoll().hand(Blue, {{Card::Ore, 18}}).city(Red, "b1");
        ACCEPTED(game, roll(4, 5));
        QCOMPARE(game.handOf(Red)[Card::Ore], option ? 1 : 0);
    }
    Given two = Given::base(3, {Option::SingleClaimant});
    two.beforeTheRoll().hand(Blue, {{Card::Ore, 18}}).settlement(Red, "b1").settlement(White, "d7");
    ACCEPTED(two, roll(4, 5));
    QCOMPARE(two.handOf(Red)[Card::Ore] + two.handOf(White)[Card::Ore], 0);
}

// Rules: PROD-9b
void ProductionTest::theOptionIsUsualInNewGamesOfAllEditionsButOne() {
    for (const auto edition : {Edition::En2020, Edition::De2010, Edition::Collectors2005, Edition::Compact}) {
        const Rules rules{.edition = edition, .options = usualOptions(edition)};
        QCOMPARE(rules.has(Option::SingleClaimant), edition != Edition::Collectors2005);
    }
}

// Rules: PROD-10
void ProductionTest::aShortageOfLumberLeavesThePaper() {
    Given game(3);
    game.beforeTheRoll().hand(Blue, {{Card::Lumber, 19}}).city(Red, "c1");
    ACCEPTED(game, roll(1, 5, kGate));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Paper));
}

// Rules: PROD-10
void ProductionTest::aShortageOfOnePartOfTheCityIsNoShortageOfTheOther() {
    Given game(3);
    // one paper card for two cities
    game.beforeTheRoll().hand(Blue, {{Card::Paper, 11}}).city(Red, "c1").city(White, "d3");
    ACCEPTED(game, roll(1, 5, kGate));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Lumber));
    QCOMPARE(game.handOf(White), Hand::of(Card::Lumber));
}

// Rules: IMPR-12, IMPR-12c
void ProductionTest::theAqueductGivesAResourceToWhomTheRollGaveNothing() {
    Given game(3);
    game.beforeTheRoll().level(Blue, Track::Science, 3);
    ACCEPTED(game, roll(1, 5, kGate));
    QVERIFY(game.owes(Blue, DecisionKind::Take)); // in Red's turn
    REFUSED(game, "not-a-resource", Blue, command::Take{Card::Paper});
    REFUSED(game, "decision-pending", Red, command::EndTurn{});
    ACCEPTED(game, Blue, command::Take{Card::Ore});
    QCOMPARE(game.handOf(Blue), Hand::of(Card::Ore));
}

// Rules: IMPR-12a (T-40)
void ProductionTest::theAqueductWorksUnderTheRobber() {
    Given game(3);
    game.beforeTheRoll().level(Red, Track::Science, 3).robber("C1").city(Red, "c1");
    ACCEPTED(game, roll(1, 5, kGate));
    ACCEPTED(game, command::Take{Card::Wool});
    QCOMPARE(game.handOf(Red), Hand::of(Card::Wool));
}

// Rules: IMPR-12b
void ProductionTest::theAqueductWorksAfterAShortage() {
    Given game(3);
    game.beforeTheRoll().level(Red, Track::Science, 3).settlement(Red, "c1").hand(Blue, {{Card::Lumber, 19}});
    ACCEPTED(game, roll(1, 5, kGate));
    REFUSED(game, "bank-empty", command::Take{Card::Lumber});
    ACCEPTED(game, command::Take{Card::Brick});
    QCOMPARE(game.handOf(Red), Hand::of(Card::Brick));
}

// Rules: IMPR-12 (T-41)
void ProductionTest::theAqueductStaysDryOnASevenAndWhenACardCame() {
    Given seven(3);
    seven.beforeTheRoll().noAttackYet().level(Red, Track::Science, 3);
    ACCEPTED(seven, roll(1, 6, kGate));
    QVERIFY(seven.state.pending.empty());

    Given served(3);
    served.beforeTheRoll().level(Red, Track::Science, 3).settlement(Red, "c1");
    ACCEPTED(served, roll(1, 5, kGate));
    QVERIFY(served.state.pending.empty());
    QCOMPARE(served.cardsOf(Red), 1);

    Given commodityOnly(3); // the bank has no lumber; the paper card counts as production
    commodityOnly.beforeTheRoll().level(Red, Track::Science, 3).city(Red, "c1").hand(Blue, {{Card::Lumber, 19}});
    ACCEPTED(commodityOnly, roll(1, 5, kGate));
    QVERIFY(commodityOnly.state.pending.empty());
}

// Rules: IMPR-12
void ProductionTest::aProgressCardFromTheSameRollDoesNotStopTheAqueduct() {
    Given game(3);
    game.beforeTheRoll().level(Red, Track::Science, 3).onTop(ProgressCard::Mining);
    ACCEPTED(game, roll(1, 5, EventFace::ScienceGate));
    QVERIFY(game.holds(Red, ProgressCard::Mining));
    QVERIFY(game.owes(Red, DecisionKind::Take));
}

// Rules: IMPR-12
void ProductionTest::theAqueductMayBeDeclined() {
    Given game(3);
    game.beforeTheRoll().level(Red, Track::Science, 3);
    ACCEPTED(game, roll(1, 5, kGate));
    ACCEPTED(game, command::Take{});
    QCOMPARE(game.cardsOf(Red), 0);
    QVERIFY(game.state.pending.empty());
}

// Rules: IMPR-10, IMPR-12
void ProductionTest::severalAqueductsServeFromTheRollerOn() {
    Given game(3);
    game.beforeTheRoll().turnOf(White).level(Red, Track::Science, 3).level(White, Track::Science, 4);
    ACCEPTED(game, roll(1, 5, kGate));
    QCOMPARE(int(game.state.pending.size()), 2);
    QCOMPARE(game.state.pending[0].player, White);
    QCOMPARE(game.state.pending[1].player, Red);
}

// Rules: IMPR-12, TRADE-22
void ProductionTest::theLastCardOfTheBankGoesToTheFirstAqueduct() {
    Given game(3);
    game.beforeTheRoll().turnOf(White).level(Red, Track::Science, 3).level(White, Track::Science, 3);
    game.hand(Blue, {{Card::Brick, 19}, {Card::Lumber, 19}, {Card::Wool, 19}, {Card::Grain, 19}, {Card::Ore, 18}});
    ACCEPTED(game, roll(1, 5, kGate));
    REFUSED(game, "bank-empty", White, command::Take{Card::Wool});
    ACCEPTED(game, White, command::Take{Card::Ore});
    QVERIFY(game.state.pending.empty()); // there is nothing to choose
    QCOMPARE(game.cardsOf(Red), 0);
    QCOMPARE(game.handOf(White), Hand::of(Card::Ore));
}

REEVE_CHAPTER(ProductionTest)
#include "production_test.moc"
