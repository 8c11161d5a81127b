// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 15: city improvements.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

class ImprovementsTest : public QObject {
    Q_OBJECT

private slots:
    void levelNCostsNCommoditiesOfItsArea();
    void allThreeAreasMayBeImprovedWithOneCity();
    void withoutACityNothingIsImproved();
    void aCityOnItsSideIsNoCityForImprovements();
    void levelsAreKeptWhenTheLastCityIsLost();
    void theCraneMakesOneImprovementOneCommodityCheaper();
    void theAbilityOfLevelThreeStaysForGoodAndForEverybody();
    void anAreaTakesNoOtherCommodityAndNoResource();
    void theCraneMakesNoCityCheaper();
};

// Rules: IMPR-1, IMPR-2, IMPR-4, COMM-4 (T-54, T-55)
void ImprovementsTest::levelNCostsNCommoditiesOfItsArea() {
    const std::array<Card, kTracks> pays{Card::Cloth, Card::Coin, Card::Paper};
    for (const auto track : kAllTracks) {
        Given game(3);
        const auto card = pays[index(track)];
        game.city(Red, "c4");
        int paid = 0;
        for (int level = 1; level <= 5; ++level) {
            game.hand(Red, Hand::of(card, level - 1));
            REFUSED(game, "cannot-afford", command::Improve{track});
            game.hand(Red, Hand::of(card, level));
            ACCEPTED(game, command::Improve{track});
            QCOMPARE(game.cardsOf(Red), 0);
            QCOMPARE(int(game.state.player(Red).improvements[index(track)]), level);
            paid += level;
        }
        QCOMPARE(paid, 15);
        game.hand(Red, Hand::of(card, 6));
        REFUSED(game, "highest-level", command::Improve{track});
    }
}

// Rules: IMPR-3
void ImprovementsTest::allThreeAreasMayBeImprovedWithOneCity() {
    Given game(3);
    game.city(Red, "c4").hand(Red, {{Card::Cloth, 1}, {Card::Coin, 1}, {Card::Paper, 1}});
    for (const auto track : kAllTracks) ACCEPTED(game, command::Improve{track});
}

// Rules: IMPR-5
void ImprovementsTest::withoutACityNothingIsImproved() {
    Given game(3);
    game.settlement(Red, "c4").city(Blue, "e3").hand(Red, {{Card::Cloth, 1}});
    REFUSED(game, "no-city", command::Improve{Track::Trade});
}

// Rules: IMPR-6
void ImprovementsTest::aCityOnItsSideIsNoCityForImprovements() {
    Given game(3);
    game.cityOnItsSide(Red, "c4").hand(Red, {{Card::Cloth, 1}});
    REFUSED(game, "no-city", command::Improve{Track::Trade});
}

// Rules: IMPR-7, BARB-24 (T-51)
void ImprovementsTest::levelsAreKeptWhenTheLastCityIsLost() {
    Given game(3);
    game.city(Red, "c4").level(Red, Track::Trade, 3).progress(Red, {ProgressCard::Merchant, ProgressCard::Spy});
    game.beforeTheRoll().shipAtTheGates();
    ACCEPTED(game, roll(1, 1, EventFace::Ship));
    QVERIFY(game.state.player(Red).cities.empty());
    QCOMPARE(int(game.state.player(Red).improvements[index(Track::Trade)]), 3);
    QCOMPARE(game.state.player(Red).progressCards(), 2);
    game.hand(Red, {{Card::Cloth, 4}, {Card::Coin, 1}});
    REFUSED(game, "no-city", command::Improve{Track::Politics});
    QCOMPARE(bankRates(game.state, Red)[Card::Cloth], 2); // the ability is kept too
    for (int turn = 0; turn < 3; ++turn) {
        ACCEPTED(game, command::EndTurn{});
        ACCEPTED(game, roll(1, 1, turn == 0 ? EventFace::TradeGate : EventFace::PoliticsGate));
    }
    QCOMPARE(game.state.player(Red).progressCards(), 3);
    ACCEPTED(game, command::Play{.card = ProgressCard::Merchant, .to = hex("B1")});
    game.hand(Red, {{Card::Ore, 3}, {Card::Grain, 2}, {Card::Coin, 1}});
    ACCEPTED(game, build(Piece::City, "c4"));
    ACCEPTED(game, command::Improve{Track::Politics});
}

// Rules: PROG-CRANE (T-87)
void ImprovementsTest::theCraneMakesOneImprovementOneCommodityCheaper() {
    Given game(3);
    game.city(Red, "c4").progress(Red, {ProgressCard::Crane, ProgressCard::Crane}).hand(Red, {{Card::Coin, 1}});
    ACCEPTED(game, play(ProgressCard::Crane));
    REFUSED(game, "card-already-played", play(ProgressCard::Crane)); // only one crane for one improvement
    ACCEPTED(game, command::Improve{Track::Science});                // costs nothing
    QCOMPARE(game.cardsOf(Red), 1);
    REFUSED(game, "cannot-afford", command::Improve{Track::Science}); // only one improvement was cheaper
    ACCEPTED(game, play(ProgressCard::Crane));                        // another one for the next improvement
    REFUSED(game, "cannot-afford", command::Improve{Track::Science});
    game.hand(Red, {{Card::Paper, 1}});
    ACCEPTED(game, command::Improve{Track::Science});

    Given unused(3); // the discount ends with the turn
    unused.city(Red, "c4").progress(Red, {ProgressCard::Crane});
    ACCEPTED(unused, play(ProgressCard::Crane));
    for (int turn = 0; turn < 3; ++turn) {
        ACCEPTED(unused, command::EndTurn{});
        ACCEPTED(unused, roll(6, 6, EventFace::TradeGate));
    }
    REFUSED(unused, "cannot-afford", command::Improve{Track::Science});
}

// Rules: IMPR-9, IMPR-11, IMPR-12, IMPR-10
void ImprovementsTest::theAbilityOfLevelThreeStaysForGoodAndForEverybody() {
    for (const int level : {2, 3, 4, 5}) {
        Given fortress(3); // also without a city, and although another player has it
        fortress.level(Red, Track::Politics, level).level(Blue, Track::Politics, 5).knight(Red, "c5", 2);
        fortress.hand(Red, {{Card::Wool, 1}, {Card::Ore, 1}});
        REFUSED(fortress, level < 3 ? "needs-fortress" : "ok", command::Promote{at("c5")});

        Given aqueduct(3);
        aqueduct.beforeTheRoll().level(Red, Track::Science, level).level(Blue, Track::Science, 5);
        ACCEPTED(aqueduct, roll(6, 6, EventFace::TradeGate));
        QCOMPARE(aqueduct.owes(Red, DecisionKind::Take), level >= 3);
        QVERIFY(aqueduct.owes(Blue, DecisionKind::Take)); // in Red's turn
    }
}

// Rules: IMPR-1, COMM-4
void ImprovementsTest::anAreaTakesNoOtherCommodityAndNoResource() {
    const std::array<Card, kTracks> pays{Card::Cloth, Card::Coin, Card::Paper};
    for (const auto track : kAllTracks)
        for (const auto card : kAllCards) {
            Given game(3);
            game.city(Red, "c4").hand(Red, Hand::of(card, 5));
            REFUSED(game, card == pays[index(track)] ? "ok" : "cannot-afford", command::Improve{track});
        }
}

// Rules: PROG-CRANE
void ImprovementsTest::theCraneMakesNoCityCheaper() {
    Given game(3);
    game.settlement(Red, "c4").progress(Red, {ProgressCard::Crane}).hand(Red, {{Card::Ore, 2}, {Card::Grain, 2}});
    ACCEPTED(game, play(ProgressCard::Crane));
    REFUSED(game, "cannot-afford", build(Piece::City, "c4"));
}

REEVE_CHAPTER(ImprovementsTest)
#include "improvements_test.moc"
