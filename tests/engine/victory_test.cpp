// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 21: points and the end of the game.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

class VictoryTest : public QObject {
    Q_OBJECT

private slots:
    void everythingIsWorthItsPoints();
    void tenPointsOnTheOwnTurnWinTheBaseGame();
    void thirteenPointsWinCitiesAndKnights();
    void pointsReachedOnAnothersTurnWinWhenTheOwnTurnBegins();
    void theWinIsImmediateInTheMiddleOfARoll();
    void afterTheDecidingPointOfARollNothingOfItFollows();
    void afterACardThatWinsNobodyElseDraws();
    void afterTheEndNothingIsPlayed();
    void whoBeginsAPositionWithEnoughPointsWinsWithTheNextCommand();
};

// Rules: SETT-3, CITY-2, METRO-7, PROG-PRIN, PROG-CONS, MERCHANT-4, KNIGHT-35
void VictoryTest::everythingIsWorthItsPoints() {
    Given game(3);
    game.settlement(Red, "a2")
        .city(Red, "a4")
        .metropolis(Red, Track::Trade, "a6")
        .cityOnItsSide(Red, "c1")
        .knight(Red, "c5", 3);
    QCOMPARE(game.pointsOf(Red), 1 + 2 + 4 + 1);
    game.longestRoad(Red, 5).defender(Red, 2).progress(
        Red, {ProgressCard::Printer, ProgressCard::Constitution, ProgressCard::Spy});
    game.state.board.merchantOwner = Red;
    game.state.board.merchant = hex("A1");
    QCOMPARE(game.pointsOf(Red), 8 + 2 + 2 + 2 + 1);

    Given base = Given::base(3);
    base.settlement(Red, "a2").city(Red, "a4").development(Red, DevelopmentCard::VictoryPoint, 2).longestRoad(Red, 5);
    base.state.largestArmy = {Red, 3};
    QCOMPARE(base.pointsOf(Red), 1 + 2 + 2 + 2 + 2);
}

// Rules: WIN-2, WIN-4
void VictoryTest::whoBeginsAPositionWithEnoughPointsWinsWithTheNextCommand() {
    const auto thirteen = [] {
        Given game(3);
        game.metropolis(Red, Track::Trade, "a2")
            .metropolis(Red, Track::Science, "a4")
            .city(Red, "a6")
            .settlement(Red, "c1")
            .defender(Red, 2);
        return game;
    };
    Given end = thirteen();
    ACCEPTED(end, command::EndTurn{});
    QCOMPARE(end.state.winner, Red);
    QCOMPARE(end.state.turn.player, Red);

    Given roll = thirteen(); // victory comes before losses by the roll
    roll.beforeTheRoll().shipAtTheGates();
    ACCEPTED(roll, reeve::testing::roll(1, 1, EventFace::Ship));
    QCOMPARE(roll.state.winner, Red);
    QCOMPARE(roll.pointsOf(Red), 13);

    Given later = thirteen(); // not in the turn of another player, but at the start of the own one
    later.turnOf(White);
    ACCEPTED(later, command::EndTurn{});
    QCOMPARE(later.state.winner, Red);
}

// Rules: WIN-1, WIN-4, DEV-10 (T-103, T-104)
void VictoryTest::tenPointsOnTheOwnTurnWinTheBaseGame() {
    Given road = Given::base(3);
    road.settlement(Red, "a2")
        .settlement(Red, "a4")
        .settlement(Red, "a6")
        .city(Red, "c1")
        .longestRoad(Red, 5)
        .development(Red, DevelopmentCard::VictoryPoint, 2);
    road.roads(Red, {"e1-e2", "e2-e3", "e3-e4", "e4-e5", "e5-e6"}).hand(Red, {{Card::Ore, 3}, {Card::Grain, 2}});
    QCOMPARE(road.pointsOf(Red), 9);
    ACCEPTED(road, build(Piece::City, "a6"));
    QCOMPARE(road.state.winner, Red);
    QVERIFY(road.state.turn.phase == Phase::Over);

    Given cities = Given::base(3);
    cities.city(Red, "a2")
        .city(Red, "a4")
        .city(Red, "c1")
        .settlement(Red, "c9")
        .roads(Red, {"c4-c5"})
        .development(Red, DevelopmentCard::VictoryPoint, 2);
    cities.hand(Red, {{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Grain, 1}, {Card::Wool, 1}});
    ACCEPTED(cities, build(Piece::Settlement, "c4"));
    QCOMPARE(cities.state.winner, Red);
}

// Rules: WIN-2, META-8
void VictoryTest::thirteenPointsWinCitiesAndKnights() {
    Given game(3);
    game.metropolis(Red, Track::Trade, "a2")
        .metropolis(Red, Track::Science, "a4")
        .city(Red, "a6")
        .settlement(Red, "c1");
    game.hand(Red, {{Card::Ore, 6}, {Card::Grain, 4}}).settlement(Red, "c9");
    QCOMPARE(game.pointsOf(Red), 12);
    game.state.player(Red).settlements.erase(at("c9"));
    ACCEPTED(game, build(Piece::City, "c1"));
    QCOMPARE(game.pointsOf(Red), 12);
    QCOMPARE(game.state.winner, kNobody);
    game.progress(Red, {ProgressCard::Merchant});
    ACCEPTED(game, command::Play{.card = ProgressCard::Merchant, .to = hex("A1")});
    QCOMPARE(game.state.winner, Red);
    QCOMPARE(int(game.event<event::GameWon>()->points), 13);
}

// Rules: WIN-3, WIN-4 (T-105)
void VictoryTest::pointsReachedOnAnothersTurnWinWhenTheOwnTurnBegins() {
    Given game(3);
    game.metropolis(White, Track::Trade, "a2")
        .metropolis(White, Track::Politics, "a4")
        .city(White, "a6")
        .city(White, "c1");
    game.knight(White, "c5", 3).knight(White, "c6", 3).turnOf(Red).beforeTheRoll().shipAtTheGates();
    ACCEPTED(game, roll(6, 6, EventFace::Ship));
    QCOMPARE(game.pointsOf(White), 13);
    QCOMPARE(game.state.winner, kNobody);
    ACCEPTED(game, command::EndTurn{});
    QCOMPARE(game.state.winner, kNobody); // in Blue's turn
    ACCEPTED(game, roll(6, 6, EventFace::TradeGate));
    ACCEPTED(game, command::EndTurn{});
    QCOMPARE(game.state.winner, White); // before the roll
}

// Rules: WIN-4
void VictoryTest::theWinIsImmediateInTheMiddleOfARoll() {
    Given game(3);
    game.metropolis(Red, Track::Trade, "a2").metropolis(Red, Track::Science, "a4").city(Red, "a6").city(Red, "c1");
    game.level(Red, Track::Politics, 1).onTop(ProgressCard::Constitution).beforeTheRoll();
    ACCEPTED(game, roll(1, 6, EventFace::PoliticsGate)); // a 7; the point is counted first
    QCOMPARE(game.state.winner, Red);
    QVERIFY(game.state.pending.empty());
}

// Rules: WIN-2, WIN-4, BARB-13
void VictoryTest::afterTheDecidingPointOfARollNothingOfItFollows() {
    for (const int yellow : {4, 6}) { // production for a city, and a 7 with discards
        Given game(3);
        game.metropolis(Red, Track::Trade, "a2").metropolis(Red, Track::Science, "a4").city(Red, "a6").city(Red, "c1");
        game.knight(Red, "c5", 3)
            .knight(Red, "c6", 3)
            .hand(Blue, {{Card::Ore, 9}})
            .hand(White, {{Card::Ore, 5}, {Card::Wool, 5}});
        game.beforeTheRoll().shipAtTheGates();
        ACCEPTED(game, roll(1, yellow, EventFace::Ship));
        QCOMPARE(game.state.winner, Red);
        QCOMPARE(game.pointsOf(Red), 13);
        QCOMPARE(game.orderOf<event::EventResolved>(), -1);
        QCOMPARE(game.orderOf<event::CardsGained>(), -1);
        QCOMPARE(game.orderOf<event::DecisionOpened>(), -1);
        QCOMPARE(game.cardsOf(Blue), 9);
    }
}

// Rules: WIN-4, PROG-8
void VictoryTest::afterACardThatWinsNobodyElseDraws() {
    Given game(3);
    game.metropolis(Red, Track::Trade, "a2").metropolis(Red, Track::Science, "a4").city(Red, "a6").city(Red, "c1");
    game.level(Red, Track::Politics, 1).level(Blue, Track::Politics, 1).onTop(ProgressCard::Constitution);
    game.progress(Blue, {ProgressCard::Spy, ProgressCard::Crane, ProgressCard::Mining, ProgressCard::Smith})
        .beforeTheRoll();
    ACCEPTED(game, roll(1, 3, EventFace::PoliticsGate));
    QCOMPARE(game.state.winner, Red);
    QCOMPARE(game.state.player(Blue).progressCards(), 4);
    QCOMPARE(game.orderOf<event::DecisionOpened>(), -1);
}

// Rules: WIN-2
void VictoryTest::afterTheEndNothingIsPlayed() {
    Given game(3);
    game.state.turn.phase = Phase::Over;
    game.state.winner = Red;
    REFUSED(game, "game-over", command::EndTurn{});
    REFUSED(game, "game-over", roll(1, 1, EventFace::Ship));
}

REEVE_CHAPTER(VictoryTest)
#include "victory_test.moc"
