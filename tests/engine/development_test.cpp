// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 13: development cards and the largest army of the base game.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

namespace {

const Hand kPrice{{Card::Grain, 1}, {Card::Wool, 1}, {Card::Ore, 1}};

Action buy(DevelopmentCard card) { return command::BuyDevelopment{card, true}; }
Action knight(std::string_view to, PlayerId victim = kNobody) {
    return command::PlayDevelopment{.card = DevelopmentCard::Knight, .move = {.to = hex(to), .victim = victim}};
}
Action monopoly(Card card) { return command::PlayDevelopment{.card = DevelopmentCard::Monopoly, .resource = card}; }
Action plenty(const Hand& cards) {
    return command::PlayDevelopment{.card = DevelopmentCard::YearOfPlenty, .cards = cards};
}
Action freeRoads(std::initializer_list<std::string_view> names) {
    return command::PlayDevelopment{.card = DevelopmentCard::RoadBuilding, .paths = paths(names)};
}
/// Gives a player this number of played knight cards.
void army(Given& game, PlayerId player, int knights) {
    game.development(player, DevelopmentCard::Knight, knights);
    game.state.player(player).development[index(DevelopmentCard::Knight)] = 0;
    game.state.player(player).playedKnights = static_cast<std::uint8_t>(knights);
}

/// Plays the turns until Red's next one, in a game of two players.
void ownTurnAgain(Given& game) {
    for (int turn = 0; turn < 2; ++turn) {
        ACCEPTED(game, command::EndTurn{});
        ACCEPTED(game, roll(6, 6));
    }
}

} // namespace

class DevelopmentTest : public QObject {
    Q_OBJECT

private slots:
    void theDeckHoldsTwentyFiveCards();
    void aCardIsBoughtFromTheTop();
    void oneCardATurnAndNeverOneJustBought();
    void aCardMayBePlayedBeforeTheRoll();
    void theKnightMovesTheRobberAndSteals();
    void roadBuildingPlacesFreeRoads();
    void yearOfPlentyTakesTwoResources();
    void monopolyTakesAllOfAKind();
    void threeKnightsMakeTheLargestArmy();
    void onlyMoreKnightsTakeTheLargestArmy();
    void pointCardsCountAtOnceAndAreNeverPlayed();
    void developmentCardsAreNoHandCards();
    void anEmptyDeckSellsNothing();
    void theThreeTypesOfCardsAreTreatedInThreeWays();
    void noCardIsPlayedWhileTheRollIsResolved();
    void inTheCollectorsEditionACardIsPlayedAtAnyTimeOfTheTurn();
    void whatACardBringsMayBeUsedAtOnce();
    void aPointCardDoesNotUseUpTheCardOfTheTurn();
    void aPointCardOfAnotherPlayerWaitsForItsOwnersTurn();
    void developmentCardsAreNotStolen();
    void citiesAndKnightsKnowsNoDevelopmentCards();
};

// Rules: COMP-5, SETUP-22
void DevelopmentTest::theDeckHoldsTwentyFiveCards() {
    const Given game = Given::base(3);
    std::array<int, kDevelopmentCards> copies{};
    for (const auto card : game.state.developmentDeck) ++copies[index(card)];
    QCOMPARE(copies, (std::array<int, kDevelopmentCards>{14, 2, 2, 2, 5}));
    QVERIFY(Given(3).state.developmentDeck.empty()); // COMP-31
}

// Rules: DEV-1, BUILD-1
void DevelopmentTest::aCardIsBoughtFromTheTop() {
    Given game = Given::base(3);
    REFUSED(game, "cannot-afford", command::BuyDevelopment{});
    game.hand(Red, kPrice);
    const auto top = game.state.developmentDeck.front();
    ACCEPTED(game, command::BuyDevelopment{});
    QCOMPARE(game.cardsOf(Red), 0);
    QCOMPARE(int(game.state.player(Red).newDevelopment[index(top)]), 1);
    QCOMPARE(int(game.state.developmentDeck.size()), 24);
}

// Rules: DEV-3
void DevelopmentTest::oneCardATurnAndNeverOneJustBought() {
    Given game = Given::base(2);
    game.hand(Red, kPrice);
    ACCEPTED(game, buy(DevelopmentCard::Monopoly));
    REFUSED(game, "bought-this-turn", monopoly(Card::Ore));
    game.development(Red, DevelopmentCard::YearOfPlenty);
    ACCEPTED(game, plenty({{Card::Ore, 2}}));
    ownTurnAgain(game);
    game.development(Red, DevelopmentCard::Knight);
    ACCEPTED(game, monopoly(Card::Ore));
    REFUSED(game, "card-already-played", knight("A1"));
}

// Rules: DEV-3, DEV-4a
void DevelopmentTest::aCardMayBePlayedBeforeTheRoll() {
    Given game = Given::base(3);
    game.development(Red, DevelopmentCard::Knight).development(Red, DevelopmentCard::Monopoly).beforeTheRoll();
    ACCEPTED(game, knight("A1"));
    ACCEPTED(game, roll(6, 6));
    // one card a turn, counting before and after the roll together
    REFUSED(game, "card-already-played", monopoly(Card::Ore));
}

// Rules: DEV-5, ROBBER-2, ROBBER-5 (T-102)
void DevelopmentTest::theKnightMovesTheRobberAndSteals() {
    Given game = Given::base(3);
    game.settlement(Blue, "c4")
        .settlement(White, "b5")
        .hand(Blue, {{Card::Wool, 1}})
        .hand(White, {{Card::Ore, 9}})
        .development(Red, DevelopmentCard::Knight);
    REFUSED(game, "robber-must-move", knight("C3"));
    REFUSED(game, "victim-needed", knight("B2"));
    ACCEPTED(game, knight("B2", Blue));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Wool));
    QCOMPARE(game.cardsOf(White), 9); // nobody discards
    QCOMPARE(int(game.state.player(Red).playedKnights), 1);
}

// Rules: DEV-6
void DevelopmentTest::roadBuildingPlacesFreeRoads() {
    Given game = Given::base(3);
    game.settlement(Red, "c4").development(Red, DevelopmentCard::RoadBuilding, 2);
    REFUSED(game, "not-connected", freeRoads({"c4-c5", "e3-e4"}));
    ACCEPTED(game, freeRoads({"c4-c5", "c5-c6"}));
    QCOMPARE(game.state.player(Red).roads.size(), 2);
}

// Rules: DEV-7, DEV-9
void DevelopmentTest::yearOfPlentyTakesTwoResources() {
    Given game = Given::base(3);
    game.development(Red, DevelopmentCard::YearOfPlenty, 2).hand(Blue, {{Card::Ore, 19}});
    REFUSED(game, "wrong-number-of-cards", plenty({{Card::Wool, 1}}));
    REFUSED(game, "not-a-resource", plenty({{Card::Wool, 1}, {Card::Cloth, 1}}));
    REFUSED(game, "bank-empty", plenty({{Card::Ore, 1}, {Card::Wool, 1}}));
    ACCEPTED(game, plenty({{Card::Wool, 1}, {Card::Brick, 1}}));
    QCOMPARE(game.handOf(Red), (Hand{{Card::Wool, 1}, {Card::Brick, 1}}));
    QCOMPARE(int(game.state.developmentDeck.size()), 23); // the played card does not return to the deck
}

// Rules: DEV-8
void DevelopmentTest::monopolyTakesAllOfAKind() {
    Given game = Given::base(3);
    game.development(Red, DevelopmentCard::Monopoly)
        .hand(Blue, {{Card::Ore, 4}, {Card::Wool, 1}})
        .hand(White, {{Card::Ore, 1}});
    ACCEPTED(game, monopoly(Card::Ore));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Ore, 5));
    QCOMPARE(game.handOf(Blue), Hand::of(Card::Wool));
}

// Rules: ARMY-1
void DevelopmentTest::threeKnightsMakeTheLargestArmy() {
    Given game = Given::base(3);
    army(game, Red, 2);
    game.development(Red, DevelopmentCard::Knight);
    QCOMPARE(game.pointsOf(Red), 0);
    ACCEPTED(game, knight("A1"));
    QCOMPARE(game.state.largestArmy, (Award{Red, 3}));
    QCOMPARE(game.pointsOf(Red), 2);
}

// Rules: ARMY-2
void DevelopmentTest::onlyMoreKnightsTakeTheLargestArmy() {
    for (const int own : {2, 3}) { // played knights; then one more is played
        Given game = Given::base(3);
        army(game, Blue, 3);
        army(game, Red, own);
        game.state.largestArmy = {Blue, 3};
        game.development(Red, DevelopmentCard::Knight);
        ACCEPTED(game, knight("A1"));
        QCOMPARE(game.state.largestArmy.player, own == 3 ? Red : Blue);
    }
}

// Rules: DEV-10, COMP-6
void DevelopmentTest::pointCardsCountAtOnceAndAreNeverPlayed() {
    Given game = Given::base(3);
    game.settlement(Red, "c4").city(Red, "a2").city(Red, "a4").city(Red, "a6").longestRoad(Red, 5).roads(
        Red, {"e1-e2", "e2-e3", "e3-e4", "e4-e5", "e5-e6"});
    game.hand(Red, kPrice);
    Given held = game;
    held.development(Red, DevelopmentCard::VictoryPoint);
    REFUSED(held, "card-not-playable", command::PlayDevelopment{.card = DevelopmentCard::VictoryPoint});
    ACCEPTED(game, buy(DevelopmentCard::VictoryPoint)); // it was just bought and is the tenth point
    QCOMPARE(game.state.winner, Red);
}

// Rules: DEV-11, SEVEN-4
void DevelopmentTest::developmentCardsAreNoHandCards() {
    Given game = Given::base(3);
    game.development(Blue, DevelopmentCard::Knight, 9).hand(Blue, {{Card::Ore, 4}, {Card::Wool, 3}}).beforeTheRoll();
    ACCEPTED(game, roll(3, 4));
    QVERIFY(!game.owes(Blue, DecisionKind::Discard));
}

// Rules: DEV-1
void DevelopmentTest::anEmptyDeckSellsNothing() {
    Given game = Given::base(3);
    game.state.developmentDeck.clear();
    game.hand(Red, kPrice);
    REFUSED(game, "empty-deck", command::BuyDevelopment{});
}

// Rules: DEV-2, DEV-5, DEV-9
void DevelopmentTest::theThreeTypesOfCardsAreTreatedInThreeWays() {
    Given game = Given::base(2);
    game.development(Red, DevelopmentCard::Knight)
        .development(Red, DevelopmentCard::Monopoly)
        .development(Red, DevelopmentCard::VictoryPoint);
    ACCEPTED(game, knight("A1"));
    QCOMPARE(int(game.state.player(Red).playedKnights), 1); // it stays in front of the player
    ownTurnAgain(game);
    ACCEPTED(game, monopoly(Card::Ore)); // the played card leaves the game
    QCOMPARE(int(game.state.player(Red).playedKnights), 1);
    QCOMPARE(int(game.state.player(Red).development[index(DevelopmentCard::Monopoly)]), 0);
    QCOMPARE(int(game.state.developmentDeck.size()), 22);
    ownTurnAgain(game);
    REFUSED(game, "card-not-playable", command::PlayDevelopment{.card = DevelopmentCard::VictoryPoint});
    QCOMPARE(game.pointsOf(Red), 1); // it counts in the hand
}

// Rules: DEV-4a
void DevelopmentTest::noCardIsPlayedWhileTheRollIsResolved() {
    for (const auto edition : {Edition::En2020, Edition::De2010, Edition::Compact}) {
        Given before = Given::base(3, {}, edition);
        before.development(Red, DevelopmentCard::Monopoly)
            .hand(Blue, {{Card::Ore, 7}, {Card::Wool, 1}})
            .beforeTheRoll();
        Given after = before;
        ACCEPTED(before, monopoly(Card::Wool)); // before the roll
        ACCEPTED(after, roll(3, 4));
        REFUSED(after, "decision-pending", Red, monopoly(Card::Ore)); // while Blue has to discard
        ACCEPTED(after, Blue, command::Discard{Hand::of(Card::Ore, 4)});
        REFUSED(after, "decision-pending", Red, monopoly(Card::Ore)); // while the robber has to move
        ACCEPTED(after, Red, moveRobber("A1"));
        ACCEPTED(after, monopoly(Card::Ore)); // after all decisions
    }
}

// Rules: DEV-4b
void DevelopmentTest::inTheCollectorsEditionACardIsPlayedAtAnyTimeOfTheTurn() {
    Given game = Given::base(3, {}, Edition::Collectors2005);
    game.development(Red, DevelopmentCard::Knight)
        .settlement(Red, "c4")
        .hand(Red, {{Card::Brick, 1}, {Card::Lumber, 1}});
    Given before = game;
    before.beforeTheRoll();
    ACCEPTED(before, knight("A1"));
    ACCEPTED(game, road("c4-c5"));
    ACCEPTED(game, knight("A1")); // after building
}

// Rules: DEV-7, DEV-8
void DevelopmentTest::whatACardBringsMayBeUsedAtOnce() {
    Given plentiful = Given::base(3);
    plentiful.settlement(Red, "c4").development(Red, DevelopmentCard::YearOfPlenty);
    ACCEPTED(plentiful, plenty({{Card::Brick, 1}, {Card::Lumber, 1}}));
    ACCEPTED(plentiful, road("c4-c5"));
    Given rich = Given::base(3);
    rich.settlement(Red, "c4")
        .development(Red, DevelopmentCard::Monopoly)
        .hand(Red, {{Card::Brick, 1}})
        .hand(Blue, {{Card::Lumber, 1}});
    ACCEPTED(rich, monopoly(Card::Lumber));
    ACCEPTED(rich, road("c4-c5"));
}

// Rules: DEV-3, DEV-10
void DevelopmentTest::aPointCardDoesNotUseUpTheCardOfTheTurn() {
    Given game = Given::base(3);
    game.city(Red, "a2").city(Red, "a4").city(Red, "a6").city(Red, "c1").settlement(Red, "c4");
    game.development(Red, DevelopmentCard::Knight).hand(Red, kPrice);
    ACCEPTED(game, knight("B3"));
    QCOMPARE(game.state.winner, kNobody); // nine points
    ACCEPTED(game, buy(DevelopmentCard::VictoryPoint));
    QCOMPARE(game.state.winner, Red);
}

// Rules: DEV-10, WIN-3
void DevelopmentTest::aPointCardOfAnotherPlayerWaitsForItsOwnersTurn() {
    Given game = Given::base(2);
    game.city(Blue, "a2")
        .city(Blue, "a4")
        .city(Blue, "a6")
        .city(Blue, "c1")
        .settlement(Blue, "c4")
        .development(Blue, DevelopmentCard::VictoryPoint);
    game.settlement(Red, "c9").hand(Red, {{Card::Brick, 1}, {Card::Lumber, 1}});
    QCOMPARE(game.pointsOf(Blue), 10);
    ACCEPTED(game, road("c9-c10"));
    QCOMPARE(game.state.winner, kNobody); // it is Red's turn
    ACCEPTED(game, command::EndTurn{});
    QCOMPARE(game.state.winner, Blue); // before the roll
}

// Rules: DEV-11
void DevelopmentTest::developmentCardsAreNotStolen() {
    Given game = Given::base(3);
    game.settlement(Blue, "a2")
        .development(Blue, DevelopmentCard::Monopoly, 2)
        .development(Red, DevelopmentCard::Knight);
    REFUSED(game, "not-a-victim", knight("A1", Blue));
    ACCEPTED(game, knight("A1"));
    QVERIFY(game.event<event::CardStolen>() == nullptr);
    QCOMPARE(int(game.state.player(Blue).development[index(DevelopmentCard::Monopoly)]), 2);
}

// Rules: ARMY-3, PROG-1
void DevelopmentTest::citiesAndKnightsKnowsNoDevelopmentCards() {
    Given game(3);
    game.hand(Red, kPrice);
    QVERIFY(game.state.developmentDeck.empty());
    REFUSED(game, "not-in-this-game", command::BuyDevelopment{});
    REFUSED(game, "not-in-this-game", knight("A1"));
    QVERIFY(game.state.largestArmy == Award{});
}

REEVE_CHAPTER(DevelopmentTest)
#include "development_test.moc"
