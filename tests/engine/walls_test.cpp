// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 10.4: city walls.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

class WallsTest : public QObject {
    Q_OBJECT

private slots:
    void aWallCostsTwoBrickAndGoesUnderAnOwnCity();
    void noWallUnderASettlementOrACityOnItsSide();
    void oneWallForACityAndThreeForAPlayer();
    void aMetropolisMayHaveAWall();
    void aLostCityLosesItsWallAndThePieceComesBack();
};

// Rules: WALL-1, BUILD-2
void WallsTest::aWallCostsTwoBrickAndGoesUnderAnOwnCity() {
    Given game(3);
    game.city(Red, "c4").city(Blue, "e3").hand(Red, {{Card::Brick, 3}});
    REFUSED(game, "not-a-city", build(Piece::Wall, "e3"));
    ACCEPTED(game, build(Piece::Wall, "c4"));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Brick));
    QCOMPARE(handLimit(game.state, Red), 9);
    REFUSED(game.city(Red, "a2"), "cannot-afford", build(Piece::Wall, "a2"));
}

// Rules: WALL-2, BARB-18
void WallsTest::noWallUnderASettlementOrACityOnItsSide() {
    Given game(3);
    game.settlement(Red, "c4").cityOnItsSide(Red, "a2").hand(Red, {{Card::Brick, 4}});
    REFUSED(game, "not-a-city", build(Piece::Wall, "c4"));
    REFUSED(game, "not-a-city", build(Piece::Wall, "a2"));
}

// Rules: WALL-3, WALL-4
void WallsTest::oneWallForACityAndThreeForAPlayer() {
    Given game(3);
    game.city(Red, "c4").city(Red, "a2").city(Red, "a4").city(Red, "a6").hand(Red, {{Card::Brick, 8}});
    ACCEPTED(game, build(Piece::Wall, "c4"));
    REFUSED(game, "wall-already", build(Piece::Wall, "c4"));
    ACCEPTED(game, build(Piece::Wall, "a2"));
    ACCEPTED(game, build(Piece::Wall, "a4"));
    QCOMPARE(handLimit(game.state, Red), 13);
    REFUSED(game, "no-piece-left", build(Piece::Wall, "a6"));
}

// Rules: WALL-8
void WallsTest::aMetropolisMayHaveAWall() {
    Given game(3);
    game.metropolis(Red, Track::Science, "c4").hand(Red, {{Card::Brick, 2}});
    ACCEPTED(game, build(Piece::Wall, "c4"));
}

// Rules: WALL-6, WALL-7, BARB-11 (T-49)
void WallsTest::aLostCityLosesItsWallAndThePieceComesBack() {
    Given game(3);
    game.city(Red, "c4").city(Red, "a2").city(Red, "a4").wall(Red, "c4").wall(Red, "a2").wall(Red, "a4");
    game.beforeTheRoll().shipAtTheGates();
    ACCEPTED(game, roll(1, 1, EventFace::Ship));
    ACCEPTED(game, command::LoseCity{at("c4")});
    QVERIFY(game.state.player(Red).settlements.contains(at("c4")));
    QCOMPARE(game.state.player(Red).walls.size(), 2);
    QCOMPARE(handLimit(game.state, Red), 11);
    game.city(Red, "a6").hand(Red, {{Card::Brick, 2}});
    ACCEPTED(game, build(Piece::Wall, "a6"));
}

REEVE_CHAPTER(WallsTest)
#include "walls_test.moc"
