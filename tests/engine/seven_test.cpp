// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 8: the 7 and the hand limit.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

namespace {

constexpr auto kGate = EventFace::TradeGate;

/// A hand of two kinds, so that there is a choice of what to discard.
Hand mixed(int total, Card most = Card::Wool) { return {{Card::Brick, 1}, {most, total - 1}}; }

} // namespace

class SevenTest : public QObject {
    Q_OBJECT

private slots:
    void moreThanTheLimitLosesHalfRoundedDown_data();
    void moreThanTheLimitLosesHalfRoundedDown();
    void everybodyIsCheckedTheRollerToo();
    void commoditiesCountAndProgressCardsDoNot();
    void theChosenCardsMustBeHeldAndTheirNumberRight();
    void theRobberWaitsUntilAllHaveDiscarded();
    void theCheckRunsAlsoBeforeTheFirstAttack();
    void aWallLostInTheSameRollNoLongerCounts();
    void aHandOfOneKindIsDiscardedWithoutAsking();
    void movingTheRobberOtherwiseNeverMakesAnyoneDiscard();
};

void SevenTest::moreThanTheLimitLosesHalfRoundedDown_data() {
    QTest::addColumn<int>("walls");
    QTest::addColumn<int>("held");
    QTest::addColumn<int>("discards");
    QTest::newRow("T-5: seven cards") << 0 << 7 << 0;
    QTest::newRow("T-4: eight cards") << 0 << 8 << 4;
    QTest::newRow("T-3: nine cards") << 0 << 9 << 4;
    QTest::newRow("one wall, nine cards") << 1 << 9 << 0;
    QTest::newRow("one wall, ten cards") << 1 << 10 << 5;
    QTest::newRow("T-6: two walls, eleven cards") << 2 << 11 << 0;
    QTest::newRow("T-7: two walls, twelve cards") << 2 << 12 << 6;
    QTest::newRow("T-8: three walls, thirteen cards") << 3 << 13 << 0;
    QTest::newRow("T-8: three walls, fourteen cards") << 3 << 14 << 7;
}

// Rules: SEVEN-2, SEVEN-3, WALL-5 (T-3 to T-8)
void SevenTest::moreThanTheLimitLosesHalfRoundedDown() {
    QFETCH(int, walls);
    QFETCH(int, held);
    QFETCH(int, discards);
    Given game(3);
    constexpr std::array places{"b3", "b7", "d3"};
    for (int w = 0; w < walls; ++w) game.city(Blue, places[std::size_t(w)]).wall(Blue, places[std::size_t(w)]);
    game.city(Red, "d7").wall(Red, "d7"); // a wall of another player does not help
    game.beforeTheRoll().hand(Blue, mixed(held));
    ACCEPTED(game, roll(3, 4, kGate));
    QCOMPARE(game.owes(Blue, DecisionKind::Discard), discards > 0);
    if (discards == 0) return;
    QCOMPARE(game.owedCards(Blue), discards);
    ACCEPTED(game, Blue, command::Discard{{{Card::Wool, discards}}});
    QCOMPARE(game.cardsOf(Blue), held - discards);
}

// Rules: SEVEN-2, SEVEN-7 (T-1, T-2)
void SevenTest::everybodyIsCheckedTheRollerToo() {
    Given game = Given::base(3);
    game.beforeTheRoll().turnOf(Blue).hand(Blue, mixed(6)).hand(Red, mixed(8)).hand(White, mixed(11, Card::Ore));
    ACCEPTED(game, roll(3, 4));
    QCOMPARE(game.owedCards(Red), 4);
    QCOMPARE(game.owedCards(White), 5);
    QVERIFY(!game.owes(Blue, DecisionKind::Discard));
    ACCEPTED(game, Red, command::Discard{{{Card::Wool, 4}}}); // the order of the answers does not matter
    ACCEPTED(game, White, command::Discard{{{Card::Brick, 1}, {Card::Ore, 4}}});

    Given roller(3);
    roller.beforeTheRoll().hand(Red, mixed(8));
    ACCEPTED(roller, roll(3, 4, kGate));
    QCOMPARE(roller.owedCards(Red), 4);
}

// Rules: SEVEN-4, COMM-3, PROD-7, PROG-13 (T-10)
void SevenTest::commoditiesCountAndProgressCardsDoNot() {
    Given game(3);
    game.beforeTheRoll().hand(Red, {{Card::Ore, 6}, {Card::Paper, 3}});
    game.progress(Red, {ProgressCard::Spy, ProgressCard::Crane, ProgressCard::Merchant, ProgressCard::Smith});
    ACCEPTED(game, roll(3, 4, kGate));
    QCOMPARE(game.owedCards(Red), 4);
    ACCEPTED(game, command::Discard{{{Card::Ore, 1}, {Card::Paper, 3}}});
    QCOMPARE(game.state.player(Red).progressCards(), 4);

    Given few(3);
    few.beforeTheRoll().hand(Red, {{Card::Ore, 4}, {Card::Paper, 3}});
    few.progress(Red, {ProgressCard::Spy, ProgressCard::Crane, ProgressCard::Merchant, ProgressCard::Smith});
    ACCEPTED(few, roll(3, 4, kGate));
    QVERIFY(!few.owes(Red, DecisionKind::Discard));
}

// Rules: SEVEN-2
void SevenTest::theChosenCardsMustBeHeldAndTheirNumberRight() {
    Given game(3);
    game.beforeTheRoll().hand(Red, {{Card::Ore, 6}, {Card::Paper, 3}});
    ACCEPTED(game, roll(3, 4, kGate));
    REFUSED(game, "wrong-number-of-cards", command::Discard{{{Card::Ore, 3}}});
    REFUSED(game, "wrong-number-of-cards", command::Discard{{{Card::Ore, 5}}});
    REFUSED(game, "cards-not-held", command::Discard{{{Card::Paper, 4}}});
    REFUSED(game, "no-such-decision", Blue, command::Discard{{{Card::Ore, 4}}});
}

// Rules: SEVEN-1
void SevenTest::theRobberWaitsUntilAllHaveDiscarded() {
    Given game(3);
    game.beforeTheRoll().hand(Blue, mixed(8)).hand(White, mixed(8));
    ACCEPTED(game, roll(3, 4, kGate));
    REFUSED(game, "no-such-decision", Red, moveRobber("A1"));
    ACCEPTED(game, White, command::Discard{{{Card::Wool, 4}}});
    REFUSED(game, "no-such-decision", Red, moveRobber("A1"));
    REFUSED(game, "decision-pending", Red, command::EndTurn{});
    ACCEPTED(game, Blue, command::Discard{{{Card::Wool, 4}}});
    ACCEPTED(game, Red, moveRobber("A1"));
    ACCEPTED(game, Red, command::EndTurn{});
}

// Rules: SEVEN-5, ROBBER-9 (T-11)
void SevenTest::theCheckRunsAlsoBeforeTheFirstAttack() {
    Given game(3);
    game.beforeTheRoll().noAttackYet().hand(Red, mixed(10)).hand(Blue, mixed(3)).settlement(Blue, "b3");
    ACCEPTED(game, roll(3, 4, kGate));
    QCOMPARE(game.owedCards(Red), 5);
    ACCEPTED(game, command::Discard{{{Card::Wool, 5}}});
    QVERIFY(game.state.pending.empty());
    QCOMPARE(game.state.board.robber, hex("C3"));
    QCOMPARE(game.cardsOf(Blue), 3);
}

// Rules: DICE-2, WALL-6 (T-9)
void SevenTest::aWallLostInTheSameRollNoLongerCounts() {
    Given game(3);
    game.beforeTheRoll().shipAtTheGates().city(Red, "b3").wall(Red, "b3").hand(Red, mixed(9));
    ACCEPTED(game, roll(3, 4, EventFace::Ship));
    QVERIFY(game.state.player(Red).walls.empty());
    QVERIFY(game.state.player(Red).settlements.contains(at("b3")));
    QCOMPARE(game.owedCards(Red), 4);
}

// Rules: SEVEN-2
void SevenTest::aHandOfOneKindIsDiscardedWithoutAsking() {
    Given game(3);
    game.beforeTheRoll().hand(Blue, {{Card::Ore, 9}});
    ACCEPTED(game, roll(3, 4, kGate));
    QVERIFY(!game.owes(Blue, DecisionKind::Discard));
    QCOMPARE(game.handOf(Blue), Hand::of(Card::Ore, 5));
}

// Rules: SEVEN-6
void SevenTest::movingTheRobberOtherwiseNeverMakesAnyoneDiscard() {
    Given game(3);
    game.hand(Blue, mixed(12)).hand(Red, mixed(12, Card::Ore)).progress(Red, {ProgressCard::Bishop});
    ACCEPTED(game, command::Play{.card = ProgressCard::Bishop, .to = hex("A1")});
    QVERIFY(game.state.pending.empty());
    QCOMPARE(game.cardsOf(Blue), 12);

    Given knight(3);
    knight.hand(Blue, mixed(12)).knight(Red, "c5");
    ACCEPTED(knight, chase("c5", "A1"));
    QVERIFY(knight.state.pending.empty());
}

REEVE_CHAPTER(SevenTest)
#include "seven_test.moc"
