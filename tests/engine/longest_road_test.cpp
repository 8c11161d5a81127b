// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 11: the longest road, how it is won and interrupted.
#include "engine/basics/chance.h"
#include "engine/board/longest_road.h"
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

namespace {

const Hand kRoad{{Card::Brick, 1}, {Card::Lumber, 1}};
const Hand kSettlement{{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Grain, 1}, {Card::Wool, 1}};

/// White has eight roads in a line from b1 to b9, and the card.
Given whiteHasEight(Given game) {
    game.roads(White, {"b1-b2", "b2-b3", "b3-b4", "b4-b5", "b5-b6", "b6-b7", "b7-b8", "b8-b9"}).longestRoad(White, 8);
    return game;
}
/// Six roads in a line from d1 to d7.
Given& six(Given& game, PlayerId p) { return game.roads(p, {"d1-d2", "d2-d3", "d3-d4", "d4-d5", "d5-d6", "d6-d7"}); }

} // namespace

class LongestRoadTest : public QObject {
    Q_OBJECT

private slots:
    void theFifthRoadOfAChainBringsTwoPoints();
    void sideBranchesDoNotAddUpAndARingCountsWhole();
    void onlyAStrictlyLongerRoadTakesTheCard();
    void anOpponentsBuildingCutsARoadAndAnOwnOneDoesNot();
    void theExampleOfAForkAndACutChain();
    void aSettlementInsideTheLongestRoadGivesTheCardToTheNext();
    void afterABreakATiedHolderKeepsTheCardExceptInTheCollectorsEdition_data();
    void afterABreakATiedHolderKeepsTheCardExceptInTheCollectorsEdition();
    void afterABreakTiedOthersLeaveTheCardAsideUntilOneIsAloneLongest();
    void belowFiveTheCardIsSetAside();
    void aForeignKnightBreaksARoadAndGivesItBackWhenItLeaves();
    void anInactiveForeignKnightBreaksARoadToo();
    void ownKnightsNeverBreakTheRoad();
    void theDiplomatShortensTheLongestRoad();
    void aRoadInterruptedOnlyWhileAKnightIsDisplacedIsNotLost();
    void aRingWithAForeignPieceAtOneCornerIsStillWalkedWhole();
    void theRoadItselfIsAWalkOfItsLength();

private:
    void walkOn(const Island& island);
};

// Rules: LROAD-1, LROAD-11, ROAD-5
void LongestRoadTest::theFifthRoadOfAChainBringsTwoPoints() {
    Given game(3);
    game.roads(Red, {"c1-c2", "c2-c3", "c3-c4"}).hand(Red, kRoad + kRoad);
    ACCEPTED(game, road("c4-c5"));
    QCOMPARE(game.state.longestRoad.player, kNobody);
    QCOMPARE(game.pointsOf(Red), 0);
    ACCEPTED(game, road("c5-c6"));
    QCOMPARE(game.state.longestRoad, (Award{Red, 5}));
    QCOMPARE(game.pointsOf(Red), 2);
}

// Rules: LROAD-2
void LongestRoadTest::sideBranchesDoNotAddUpAndARingCountsWhole() {
    Given star(3); // three arms of two roads
    star.roads(Red, {"c4-c5", "c3-c4", "c2-c3", "c5-c6", "b3-c4"}).hand(Red, kRoad);
    ACCEPTED(star, road("b2-b3"));
    QCOMPARE(star.state.longestRoad.player, kNobody); // 4, not 6

    Given ring(3); // around a hex, with a tail
    ring.roads(Red, {"c3-c4", "c4-c5", "c5-d5", "d4-d5", "d3-d4", "c3-d3"}).hand(Red, kRoad);
    ACCEPTED(ring, road("b3-c4"));
    QCOMPARE(ring.state.longestRoad, (Award{Red, 7}));
}

// Rules: LROAD-3
void LongestRoadTest::onlyAStrictlyLongerRoadTakesTheCard() {
    Given game(3);
    game.roads(Blue, {"e1-e2", "e2-e3", "e3-e4", "e4-e5", "e5-e6"}).longestRoad(Blue, 5);
    game.roads(Red, {"c1-c2", "c2-c3", "c3-c4", "c4-c5"}).hand(Red, kRoad + kRoad);
    ACCEPTED(game, road("c5-c6"));
    QCOMPARE(game.state.longestRoad.player, Blue);
    ACCEPTED(game, road("c6-c7"));
    QCOMPARE(game.state.longestRoad, (Award{Red, 6}));
}

// Rules: LROAD-4
void LongestRoadTest::anOpponentsBuildingCutsARoadAndAnOwnOneDoesNot() {
    for (const auto owner : {Red, Blue}) {
        Given game(3);
        game.roads(Red, {"c1-c2", "c2-c3", "c3-c4", "c4-c5"}).settlement(owner, "c3").hand(Red, kRoad);
        ACCEPTED(game, road("c5-c6"));
        QCOMPARE(game.state.longestRoad.player, owner == Red ? Red : kNobody);
    }
}

// Rules: LROAD-2, LROAD-4 (T-94)
void LongestRoadTest::theExampleOfAForkAndACutChain() {
    Given game(4);
    game.roads(Red, {"c1-c2", "c2-c3", "c3-c4", "c4-c5", "c5-c6", "b3-c4"}).settlement(Red, "e6").hand(Red, kRoad);
    game.roads(Orange, {"e1-e2", "e2-e3", "e3-e4", "e4-e5", "e5-e6", "e6-e7", "e7-e8"});
    ACCEPTED(game, road("c6-c7"));
    QCOMPARE(game.state.longestRoad, (Award{Red, 6}));
    QCOMPARE(roadLength(game.state, Orange), 5);
}

// Rules: LROAD-9, LROAD-10 (T-95, T-96)
void LongestRoadTest::aSettlementInsideTheLongestRoadGivesTheCardToTheNext() {
    Given game(4);
    game.roads(Orange, {"e1-e2", "e2-e3", "e3-e4", "e4-e5", "e5-e6", "e6-e7", "e7-e8"}).longestRoad(Orange, 7);
    game.roads(Red, {"d1-d2", "d2-d3", "d3-d4", "d4-d5", "d5-d6", "d6-e5"}).hand(Red, kSettlement);
    ACCEPTED(game, build(Piece::Settlement, "e5"));
    QCOMPARE(game.state.longestRoad, (Award{Red, 6}));
    QCOMPARE(game.pointsOf(Orange), 0);
}

void LongestRoadTest::afterABreakATiedHolderKeepsTheCardExceptInTheCollectorsEdition_data() {
    QTest::addColumn<int>("edition");
    QTest::addColumn<bool>("base");
    QTest::addColumn<bool>("keeps");
    QTest::newRow("2020") << int(Edition::En2020) << false << true;
    QTest::newRow("2010") << int(Edition::De2010) << false << true;
    QTest::newRow("collectors") << int(Edition::Collectors2005) << false << false;
    QTest::newRow("compact") << int(Edition::Compact) << true << true;
    QTest::newRow("collectors, base game") << int(Edition::Collectors2005) << true << false;
}

// Rules: LROAD-7a, LROAD-7b (T-97)
void LongestRoadTest::afterABreakATiedHolderKeepsTheCardExceptInTheCollectorsEdition() {
    QFETCH(int, edition);
    QFETCH(bool, base);
    QFETCH(bool, keeps);
    const auto which = static_cast<Edition>(edition);
    Given game = whiteHasEight(base ? Given::base(3, {}, which) : Given::edition(which));
    six(game, Blue).roads(Red, {"b3-c4"}).hand(Red, kSettlement);
    ACCEPTED(game, build(Piece::Settlement, "b3")); // leaves White two roads and six
    QCOMPARE(game.state.longestRoad.player, keeps ? White : kNobody);
    QCOMPARE(game.pointsOf(White), keeps ? 2 : 0);
}

// Rules: LROAD-7a, LROAD-10
void LongestRoadTest::afterABreakTiedOthersLeaveTheCardAsideUntilOneIsAloneLongest() {
    Given game = whiteHasEight(Given(3));
    six(game, Blue);
    game.roads(Red, {"f1-f2", "f2-f3", "f3-f4", "f4-f5", "f5-f6", "f6-f7", "b5-c6"}).hand(Red, kSettlement + kRoad);
    ACCEPTED(game, build(Piece::Settlement, "b5")); // leaves White four and four; Blue and Red have six each
    QCOMPARE(game.state.longestRoad, Award{});
    ACCEPTED(game, road("e8-f7"));
    QCOMPARE(game.state.longestRoad, (Award{Red, 7}));
}

// Rules: LROAD-8
void LongestRoadTest::belowFiveTheCardIsSetAside() {
    Given game = whiteHasEight(Given(3));
    game.roads(Red, {"b5-c6"}).hand(Red, kSettlement);
    ACCEPTED(game, build(Piece::Settlement, "b5"));
    QCOMPARE(game.state.longestRoad, Award{});
}

// Rules: LROAD-5, LROAD-10
void LongestRoadTest::aForeignKnightBreaksARoadAndGivesItBackWhenItLeaves() {
    Given game = whiteHasEight(Given(3));
    game.roads(Red, {"b5-c6"}).knight(Red, "c6");
    ACCEPTED(game, moveKnight("c6", "b5"));
    QCOMPARE(game.state.longestRoad, Award{});
    for (int turn = 0; turn < 3; ++turn) {
        ACCEPTED(game, command::EndTurn{});
        ACCEPTED(game, roll(6, 6, EventFace::TradeGate));
    }
    game.knight(Red, "a2"); // another knight, which changes nothing
    game.hand(Red, Hand::of(Card::Grain));
    ACCEPTED(game, command::Activate{at("b5")});
    for (int turn = 0; turn < 3; ++turn) {
        ACCEPTED(game, command::EndTurn{});
        ACCEPTED(game, roll(6, 6, EventFace::TradeGate));
    }
    ACCEPTED(game, moveKnight("b5", "c6"));
    QCOMPARE(game.state.longestRoad, (Award{White, 8}));
}

// Rules: LROAD-5, KNIGHT-17 (T-61)
void LongestRoadTest::anInactiveForeignKnightBreaksARoadToo() {
    Given game = whiteHasEight(Given(3));
    game.roads(Red, {"b5-c6"}).hand(Red, {{Card::Wool, 1}, {Card::Ore, 1}});
    ACCEPTED(game, build(Piece::Knight, "b5"));
    QCOMPARE(game.state.longestRoad, Award{});
}

// Rules: LROAD-6
void LongestRoadTest::ownKnightsNeverBreakTheRoad() {
    Given game(3);
    game.roads(Red, {"c1-c2", "c2-c3", "c3-c4", "c4-c5"}).idleKnight(Red, "c3").hand(Red, kRoad);
    ACCEPTED(game, road("c5-c6"));
    QCOMPARE(game.state.longestRoad, (Award{Red, 5}));
}

// Rules: LROAD-10, PROG-DIPL
void LongestRoadTest::theDiplomatShortensTheLongestRoad() {
    Given game(3);
    game.roads(Blue, {"e1-e2", "e2-e3", "e3-e4", "e4-e5", "e5-e6"}).longestRoad(Blue, 5);
    game.progress(Red, {ProgressCard::Diplomat});
    ACCEPTED(game, command::Play{.card = ProgressCard::Diplomat, .paths = paths({"e5-e6"})});
    QCOMPARE(game.state.longestRoad, Award{});
}

// Rules: LROAD-10, KNIGHT-29
void LongestRoadTest::aRoadInterruptedOnlyWhileAKnightIsDisplacedIsNotLost() {
    Given game(3);
    // Blue's knight on b5 divides White's eight roads into four and four, and Red has the card with five. A strong
    // knight of Red takes this place, so White's road stays divided all the time.
    game.roads(White, {"b1-b2", "b2-b3", "b3-b4", "b4-b5", "b5-b6", "b6-b7", "b7-b8", "b8-b9"});
    game.roads(Red, {"b5-c6", "c5-c6", "c4-c5", "c3-c4", "c2-c3"}).longestRoad(Red, 5);
    game.roads(Blue, {"a5-b6"}).knight(Blue, "b5").knight(Red, "c6", 2);
    ACCEPTED(game, moveKnight("c6", "b5"));
    QCOMPARE(game.state.longestRoad, (Award{Red, 5}));
}

// Rules: LROAD-2, LROAD-5
void LongestRoadTest::aRingWithAForeignPieceAtOneCornerIsStillWalkedWhole() {
    Given game(3);
    game.roads(Red, {"c3-c4", "c4-c5", "c5-d5", "d4-d5", "c3-d3"}).settlement(Blue, "d4").hand(Red, kRoad);
    ACCEPTED(game, road("d3-d4"));
    QCOMPARE(game.state.longestRoad, (Award{Red, 6})); // from the settlement around the hex and back to it
}

// Rules: LROAD-2, LROAD-4
void LongestRoadTest::theRoadItselfIsAWalkOfItsLength() {
    for (const auto& island : kIslands) walkOn(island);
}

void LongestRoadTest::walkOn(const Island& island) {
    Chance chance(11);
    QVERIFY(longestTrailPath(island, {}, {}).empty());
    int cut = 0;
    for (int round = 0; round < 400; ++round) {
        PathSet roads;
        PathId last = static_cast<PathId>(chance.draw(island.pathCount));
        for (int tries = 0; tries < 40 && roads.size() < 15; ++tries) { // most of the roads are connected
            roads.insert(last);
            const auto end = island.pathEnds[index(last)][static_cast<std::size_t>(chance.draw(2))];
            const auto& beside = island.intersectionPaths[index(end)];
            int which = chance.draw(static_cast<int>(beside.size()));
            for (const auto path : beside)
                if (which-- == 0) last = path;
        }
        IntersectionSet barriers;
        for (int i = chance.draw(4); i > 0; --i)
            barriers.insert(static_cast<IntersectionId>(chance.draw(island.intersectionCount)));
        const auto walk = longestTrailPath(island, roads, barriers);
        const int length = longestTrail(island, roads, barriers);
        cut += length < longestTrail(island, roads, {});
        for (int beyond = 0; beyond <= roads.size(); ++beyond)
            QCOMPARE(longestTrail(island, roads, barriers, beyond), std::max(beyond, length));
        QCOMPARE(static_cast<int>(walk.size()), length);
        PathSet once;
        for (const auto path : walk) {
            QVERIFY(roads.contains(path));
            once.insert(path);
        }
        QCOMPARE(once.size(), length);
        // Each road begins at the end of the previous one, and there is no barrier between them.
        for (const auto first : island.pathEnds[index(walk.front())]) {
            auto at = first;
            std::size_t n = 0;
            while (n < walk.size() && (n == 0 || !barriers.contains(at)) &&
                   island.pathEndSet[index(walk[n])].contains(at))
                at = island.otherEnd(walk[n++], at);
            if (n == walk.size()) once.erase(walk.front());
        }
        QVERIFY2(!once.contains(walk.front()), "it can be walked from one of its ends");
    }
    QVERIFY(cut > 20);
}

REEVE_CHAPTER(LongestRoadTest)
#include "longest_road_test.moc"
