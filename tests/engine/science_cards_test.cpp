// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 17.2: the green deck. The Alchemist is with the dice, the Crane with the improvements.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

namespace {
using enum ProgressCard;
Action swapTokens(std::string_view a, std::string_view b) {
    return command::Play{.card = Inventor, .to = hex(a), .other = hex(b)};
}
Action smith(std::initializer_list<std::string_view> places) {
    return command::Play{.card = Smith, .knights = knights(places)};
}
Action medicine(std::string_view place) { return command::Play{.card = Medicine, .at = at(place)}; }
Action engineer(std::string_view place) { return command::Play{.card = Engineer, .at = at(place)}; }
Action freeRoads(std::initializer_list<std::string_view> names) {
    return command::Play{.card = RoadBuilding, .paths = paths(names)};
}
} // namespace

class ScienceCardsTest : public QObject {
    Q_OBJECT

private slots:
    void irrigationAndMiningCountHexesNotBuildings();
    void irrigationAndMiningTakeWhatTheBankHasAndIgnoreTheRobber();
    void inventorSwapsTwoTokensButNotTheRareAndTheRed();
    void medicineMakesACityCheaper();
    void medicineNeedsASettlementACityPieceAndTheCards();
    void engineerBuildsAWallByTheRulesOfWalls();
    void roadBuildingPlacesUpToTwoRoadsByTheRules();
    void smithPromotesUpToTwoDifferentKnights();
    void smithNeedsPiecesAndTheFortress();
    void smithMayUseThePieceThatItsOtherPromotionFrees();
};

// Rules: PROG-IRRI, PROG-MINE (T-74, T-75)
void ScienceCardsTest::irrigationAndMiningCountHexesNotBuildings() {
    Given grain(3);
    grain.city(Red, "a1")
        .city(Red, "a3")
        .settlement(Red, "d5")
        .city(Blue, "b6")
        .progress(Red, {Irrigation}); // Red is at A1 (twice) and D2, Blue at B3
    ACCEPTED(grain, play(Irrigation));
    QCOMPARE(grain.handOf(Red), Hand::of(Card::Grain, 4));
    QCOMPARE(grain.cardsOf(Blue), 0);
    Given ore(3);
    ore.settlement(Red, "b1").settlement(Red, "b3").city(Red, "c8").progress(Red, {Mining}); // at B1 (twice) and C4
    ACCEPTED(ore, play(Mining));
    QCOMPARE(ore.handOf(Red), Hand::of(Card::Ore, 4));
}

// Rules: PROG-IRRI, PROG-MINE
void ScienceCardsTest::irrigationAndMiningTakeWhatTheBankHasAndIgnoreTheRobber() {
    Given game(3);
    game.robber("B1").settlement(Red, "b1").settlement(Red, "c8").hand(Blue, {{Card::Ore, 16}}).progress(Red, {Mining});
    ACCEPTED(game, play(Mining));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Ore, 3));
}

// Rules: PROG-INVE (T-76, T-77)
void ScienceCardsTest::inventorSwapsTwoTokensButNotTheRareAndTheRed() {
    Given game(3);
    game.robber("B1").progress(Red, {Inventor});
    for (const auto* fixed : {"C1", "A3", "E2", "C2", "C3"}) { // 6, 8, 2, 12, none
        REFUSED(game, "wrong-target", swapTokens("B1", fixed));
        REFUSED(game, "wrong-target", swapTokens(fixed, "B1"));
    }
    REFUSED(game, "wrong-target", swapTokens("B1", "B1"));
    ACCEPTED(game, swapTokens("B1", "B3")); // 9 (with the robber) and 11; no own building is needed
    QCOMPARE(int(game.state.board.number[index(hex("B1"))]), 11);
    QCOMPARE(int(game.state.board.number[index(hex("B3"))]), 9);
    QCOMPARE(game.state.board.robber, hex("B1"));
}

// Rules: PROG-MEDI (T-86)
void ScienceCardsTest::medicineMakesACityCheaper() {
    Given game(3);
    game.settlement(Red, "c4")
        .settlement(Red, "a2")
        .progress(Red, {Medicine, Medicine})
        .hand(Red, {{Card::Ore, 4}, {Card::Grain, 2}});
    ACCEPTED(game, medicine("c4"));
    QCOMPARE(game.handOf(Red), (Hand{{Card::Ore, 2}, {Card::Grain, 1}}));
    REFUSED(game, "not-your-piece", medicine("c4")); // only one card for one city
    ACCEPTED(game, medicine("a2"));
    QCOMPARE(game.state.player(Red).cities.size(), 2);
}

// Rules: PROG-MEDI, BUILD-5
void ScienceCardsTest::medicineNeedsASettlementACityPieceAndTheCards() {
    Given game(3);
    game.settlement(Red, "c4")
        .settlement(Blue, "e3")
        .progress(Red, {Medicine})
        .hand(Red, {{Card::Ore, 1}, {Card::Grain, 1}});
    REFUSED(game, "not-your-piece", medicine("e3"));
    REFUSED(game, "cannot-afford", medicine("c4"));
    for (const auto* place : {"a2", "a4", "a6", "f2"}) game.city(Red, place);
    game.hand(Red, {{Card::Ore, 2}, {Card::Grain, 1}});
    REFUSED(game, "no-piece-left", medicine("c4"));
    QVERIFY(game.holds(Red, Medicine));
}

// Rules: PROG-ENGR, WALL-2, WALL-3, WALL-4
void ScienceCardsTest::engineerBuildsAWallByTheRulesOfWalls() {
    Given game(3);
    game.city(Red, "c4").settlement(Red, "a2").city(Red, "e3").wall(Red, "e3").progress(Red, {Engineer});
    REFUSED(game, "not-a-city", engineer("a2"));
    REFUSED(game, "wall-already", engineer("e3"));
    Given full = game;
    full.city(Red, "a6").wall(Red, "a6").city(Red, "f2").wall(Red, "f2");
    REFUSED(full, "no-piece-left", engineer("c4"));
    ACCEPTED(game, engineer("c4"));
    QCOMPARE(handLimit(game.state, Red), 11);
}

// Rules: PROG-ROAD
void ScienceCardsTest::roadBuildingPlacesUpToTwoRoadsByTheRules() {
    Given game(3);
    game.settlement(Red, "c4").settlement(Red, "e3").knight(Blue, "c5").progress(Red, {RoadBuilding, RoadBuilding});
    REFUSED(game, "not-connected", freeRoads({"c4-c5", "c5-c6"})); // past a knight of another player
    REFUSED(game, "wrong-target", freeRoads({}));
    ACCEPTED(game, freeRoads({"b3-c4", "e3-e4"})); // the two need not be adjacent
    ACCEPTED(game, freeRoads({"b2-b3"}));          // or only one road
    QCOMPARE(game.state.player(Red).roads.size(), 3);

    Given last(3);
    last.settlement(Red, "c4").progress(Red, {RoadBuilding});
    last.roads(Red, {"e1-e2", "e2-e3", "e3-e4", "e4-e5", "e5-e6", "e6-e7", "e7-e8", "e8-e9", "f1-f2", "f2-f3", "f3-f4",
                     "f4-f5", "f5-f6", "f6-f7"});
    REFUSED(last, "no-piece-left", freeRoads({"b3-c4", "c4-c5"}));
    ACCEPTED(last, freeRoads({"b3-c4"}));
}

// Rules: PROG-SMIT, KNIGHT-13
void ScienceCardsTest::smithPromotesUpToTwoDifferentKnights() {
    Given game(3);
    game.knight(Red, "c5").idleKnight(Red, "a2").knight(Blue, "e3").progress(Red, {Smith, Smith});
    REFUSED(game, "knight-already-promoted", smith({"c5", "c5"}));
    REFUSED(game, "not-your-piece", smith({"c5", "e3"}));
    ACCEPTED(game, smith({"c5", "a2"}));
    QCOMPARE(int(game.knightOf(Red, "c5")->level), 2);
    QVERIFY(game.knightOf(Red, "c5")->active);
    QVERIFY(!game.knightOf(Red, "a2")->active);
    game.level(Red, Track::Politics, 3);
    REFUSED(game, "knight-already-promoted", smith({"c5"})); // one promotion per turn, paid or free
}

// Rules: PROG-SMIT, KNIGHT-15, KNIGHT-16
void ScienceCardsTest::smithNeedsPiecesAndTheFortress() {
    Given game(3);
    game.knight(Red, "c5", 2).knight(Red, "a2", 3).progress(Red, {Smith});
    REFUSED(game, "needs-fortress", smith({"c5"}));
    REFUSED(game, "knight-mighty", smith({"a2"}));
    game.level(Red, Track::Politics, 3);
    ACCEPTED(game, smith({"c5"}));

    Given full(3);
    full.knight(Red, "c5", 1).knight(Red, "a2", 2).knight(Red, "a4", 2).progress(Red, {Smith});
    REFUSED(full, "no-piece-left", smith({"c5"}));
}

// Rules: PROG-SMIT, KNIGHT-14
void ScienceCardsTest::smithMayUseThePieceThatItsOtherPromotionFrees() {
    for (const bool strongFirst : {true, false}) {
        Given game(3);
        game.knight(Red, "c5", 1)
            .knight(Red, "a2", 2)
            .knight(Red, "a4", 2)
            .level(Red, Track::Politics, 3)
            .progress(Red, {Smith});
        if (strongFirst)
            ACCEPTED(game, smith({"a2", "c5"}));
        else
            ACCEPTED(game, smith({"c5", "a2"}));
        QCOMPARE(int(game.knightOf(Red, "c5")->level), 2);
        QCOMPARE(int(game.knightOf(Red, "a2")->level), 3);
    }
}

REEVE_CHAPTER(ScienceCardsTest)
#include "science_cards_test.moc"
