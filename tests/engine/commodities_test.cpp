// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 14: commodities.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

namespace {

constexpr std::array<Card, 3> kCommodities{Card::Cloth, Card::Coin, Card::Paper};
constexpr std::array<Card, 5> kFiveResources{Card::Brick, Card::Lumber, Card::Wool, Card::Grain, Card::Ore};
Action named(ProgressCard card, Card kind) { return command::Play{.card = card, .kind = kind}; }

} // namespace

class CommoditiesTest : public QObject {
    Q_OBJECT

private slots:
    void thereAreThreeCommoditiesAndFiveResources();
    void onlyCitiesBringCommoditiesAndOnlyFromThreeTerrains();
    void commoditiesAreHandCards();
};

// Rules: COMM-1, COMM-5
void CommoditiesTest::thereAreThreeCommoditiesAndFiveResources() {
    Given game(3);
    game.progress(Red, {ProgressCard::ResourceMonopoly, ProgressCard::TradeMonopoly});
    for (const auto card : kFiveResources) {
        REFUSED(game, "ok", named(ProgressCard::ResourceMonopoly, card));
        REFUSED(game, "wrong-target", named(ProgressCard::TradeMonopoly, card));
    }
    for (const auto card : kCommodities) {
        REFUSED(game, "not-a-resource", named(ProgressCard::ResourceMonopoly, card));
        REFUSED(game, "ok", named(ProgressCard::TradeMonopoly, card));
    }
    QCOMPARE(int(kCommodities.size() + kFiveResources.size()), int(kCards));
}

// Rules: COMM-2
void CommoditiesTest::onlyCitiesBringCommoditiesAndOnlyFromThreeTerrains() {
    struct Yield {
        const char* hexName;
        const char* place; ///< at no other hex with this number
        int red, yellow;
        Card city; ///< second card of a city
    };
    for (const auto& yield : {Yield{"forest 6", "c1", 1, 5, Card::Paper}, Yield{"pasture 4", "b5", 1, 3, Card::Cloth},
                              Yield{"mountains 2", "e6", 1, 1, Card::Coin}, Yield{"fields 8", "e3", 2, 6, Card::Grain},
                              Yield{"hills 12", "c3", 6, 6, Card::Brick}}) {
        Given settlement(3);
        settlement.beforeTheRoll().settlement(Blue, yield.place);
        Given city(3);
        city.beforeTheRoll().city(Blue, yield.place);
        ACCEPTED(settlement, roll(yield.red, yield.yellow, EventFace::TradeGate));
        ACCEPTED(city, roll(yield.red, yield.yellow, EventFace::TradeGate));
        QVERIFY2(settlement.cardsOf(Blue) == 1 && isResource(settlement.handOf(Blue).cardAt(0)), yield.hexName);
        QVERIFY2(city.handOf(Blue) == settlement.handOf(Blue) + Hand::of(yield.city), yield.hexName);
    }
}

// Rules: COMM-3
void CommoditiesTest::commoditiesAreHandCards() {
    Given game(3);
    game.beforeTheRoll().settlement(Blue, "a2").hand(Blue, {{Card::Cloth, 4}, {Card::Paper, 4}});
    ACCEPTED(game, roll(3, 4, EventFace::TradeGate));
    QCOMPARE(game.owedCards(Blue), 4); // commodities count for the limit of a 7
    ACCEPTED(game, Blue, command::Discard{{{Card::Cloth, 1}, {Card::Paper, 3}}});
    ACCEPTED(game, Red, moveRobber("A1", Blue));
    QCOMPARE(game.cardsOf(Red), 1);
    QVERIFY(isCommodity(game.handOf(Red).cardAt(0))); // commodities can be stolen
}

REEVE_CHAPTER(CommoditiesTest)
#include "commodities_test.moc"
