// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 16: winning, taking and protecting metropolises.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

namespace {

const Hand kPaper{{Card::Paper, 5}};
const Metropolis& science(const Given& game) { return game.state.metropolises[index(Track::Science)]; }

} // namespace

class MetropolisTest : public QObject {
    Q_OBJECT

private slots:
    void theFirstAtLevelFourPlacesItOnACityOfChoice();
    void withOneCleanCityItIsPlacedAtOnce();
    void itMayBeNamedWithTheImprovement();
    void aLaterPlayerAtLevelFourWinsNothing();
    void theFirstAtLevelFiveTakesItFromLevelFour();
    void levelFiveIsSafeForGood();
    void theFormerOwnerKeepsACityWithItsWall();
    void levelsFourAndFiveNeedACityThatCouldCarryIt();
    void theGateHoldsAlsoWhenNothingCouldBeWon();
    void theOwnerNeedsNoOtherCityForLevelFive();
    void theCraneDoesNotOpenTheGate();
    void onePlayerMayOwnThreeOnThreeCities();
    void aCityOnItsSideCannotCarryOne();
    void aCityWithAMetropolisIsWorthFour();
};

// Rules: METRO-2
void MetropolisTest::theFirstAtLevelFourPlacesItOnACityOfChoice() {
    Given game(3);
    game.city(Red, "c4").city(Red, "a2").settlement(Red, "e3").level(Red, Track::Science, 3).hand(Red, kPaper);
    ACCEPTED(game, command::Improve{Track::Science});
    QVERIFY(game.owes(Red, DecisionKind::PlaceMetropolis));
    REFUSED(game, "metropolis-city-missing", command::PlaceMetropolis{at("e3")});
    REFUSED(game, "decision-pending", command::EndTurn{});
    ACCEPTED(game, command::PlaceMetropolis{at("a2")});
    QCOMPARE(science(game), (Metropolis{Red, at("a2")}));
    QCOMPARE(game.pointsOf(Red), 2 + 4 + 1);
}

// Rules: METRO-2
void MetropolisTest::withOneCleanCityItIsPlacedAtOnce() {
    Given game(3);
    game.city(Red, "c4").metropolis(Red, Track::Trade, "a2").level(Red, Track::Science, 3).hand(Red, kPaper);
    ACCEPTED(game, command::Improve{Track::Science});
    QCOMPARE(science(game), (Metropolis{Red, at("c4")}));
    QVERIFY(game.state.pending.empty());
}

// Rules: METRO-2, METRO-3
void MetropolisTest::itMayBeNamedWithTheImprovement() {
    Given game(3);
    game.city(Red, "c4").city(Red, "a2").level(Red, Track::Science, 2).hand(Red, {{Card::Paper, 7}});
    REFUSED(game, "metropolis-not-won", command::Improve{Track::Science, at("a2")});
    ACCEPTED(game, command::Improve{Track::Science});
    ACCEPTED(game, command::Improve{Track::Science, at("a2")});
    QCOMPARE(science(game), (Metropolis{Red, at("a2")}));
}

// Rules: METRO-1, METRO-3
void MetropolisTest::aLaterPlayerAtLevelFourWinsNothing() {
    for (const int ownersLevel : {4, 5}) {
        Given game(3);
        game.metropolis(Blue, Track::Science, "e3").level(Blue, Track::Science, ownersLevel);
        game.city(Red, "c4").level(Red, Track::Science, 3).hand(Red, kPaper);
        ACCEPTED(game, command::Improve{Track::Science});
        QCOMPARE(science(game).player, Blue);
        QCOMPARE(game.pointsOf(Red), 2);
    }
}

// Rules: METRO-4, METRO-13 (T-56)
void MetropolisTest::theFirstAtLevelFiveTakesItFromLevelFour() {
    Given game(3);
    game.metropolis(Blue, Track::Science, "e3").level(Blue, Track::Science, 4);
    game.city(Red, "c4").level(Red, Track::Science, 4).hand(Red, kPaper);
    ACCEPTED(game, command::Improve{Track::Science});
    QCOMPARE(science(game), (Metropolis{Red, at("c4")}));
    QCOMPARE(game.pointsOf(Red), 4);
    QCOMPARE(game.pointsOf(Blue), 2); // a city without the metropolis
}

// Rules: METRO-5 (T-59)
void MetropolisTest::levelFiveIsSafeForGood() {
    Given game(3);
    game.metropolis(Blue, Track::Science, "e3").level(Blue, Track::Science, 5);
    game.city(Red, "c4").level(Red, Track::Science, 4).hand(Red, kPaper);
    ACCEPTED(game, command::Improve{Track::Science});
    QCOMPARE(science(game).player, Blue);
    QCOMPARE(game.pointsOf(Red), 2);
}

// Rules: METRO-6
void MetropolisTest::theFormerOwnerKeepsACityWithItsWall() {
    Given game(3);
    game.metropolis(Blue, Track::Science, "e3").wall(Blue, "e3").level(Blue, Track::Science, 4);
    game.city(Red, "c4").level(Red, Track::Science, 4).hand(Red, kPaper);
    ACCEPTED(game, command::Improve{Track::Science});
    QVERIFY(game.state.player(Blue).walls.contains(at("e3")));
    QVERIFY(cleanCities(game.state, Blue).contains(at("e3"))); // it can be lost again
}

// Rules: METRO-10, METRO-10a (T-57)
void MetropolisTest::levelsFourAndFiveNeedACityThatCouldCarryIt() {
    Given game(3);
    game.metropolis(Red, Track::Trade, "a2").level(Red, Track::Trade, 4).level(Red, Track::Science, 2);
    game.hand(Red, {{Card::Paper, 7}});
    ACCEPTED(game, command::Improve{Track::Science}); // to level 3
    REFUSED(game, "no-city-for-metropolis", command::Improve{Track::Science});
    game.city(Red, "c4");
    ACCEPTED(game, command::Improve{Track::Science});
}

// Rules: METRO-10b
void MetropolisTest::theGateHoldsAlsoWhenNothingCouldBeWon() {
    for (const int level : {3, 4}) {
        Given game(3);
        game.metropolis(Blue, Track::Science, "e3").level(Blue, Track::Science, 5);
        game.metropolis(Red, Track::Trade, "a2")
            .level(Red, Track::Trade, 4)
            .level(Red, Track::Science, level)
            .hand(Red, kPaper);
        REFUSED(game, "no-city-for-metropolis", command::Improve{Track::Science});
    }
}

// Rules: METRO-10b (T-58)
void MetropolisTest::theOwnerNeedsNoOtherCityForLevelFive() {
    Given game(3);
    game.metropolis(Red, Track::Trade, "a2").level(Red, Track::Trade, 4).hand(Red, {{Card::Cloth, 5}});
    ACCEPTED(game, command::Improve{Track::Trade});
    QCOMPARE(game.state.metropolises[index(Track::Trade)], (Metropolis{Red, at("a2")}));
}

// Rules: METRO-10, PROG-CRANE
void MetropolisTest::theCraneDoesNotOpenTheGate() {
    Given game(3);
    game.metropolis(Red, Track::Trade, "a2").level(Red, Track::Trade, 4).level(Red, Track::Science, 3);
    game.hand(Red, kPaper).progress(Red, {ProgressCard::Crane});
    ACCEPTED(game, play(ProgressCard::Crane));
    REFUSED(game, "no-city-for-metropolis", command::Improve{Track::Science});
    game.city(Red, "c4").hand(Red, {{Card::Paper, 3}});
    ACCEPTED(game, command::Improve{Track::Science}); // level 4 for three cards, with the metropolis
    QCOMPARE(science(game).player, Red);
}

// Rules: METRO-9
void MetropolisTest::onePlayerMayOwnThreeOnThreeCities() {
    Given game(3);
    game.city(Red, "a2").city(Red, "c4").city(Red, "e3").hand(Red,
                                                              {{Card::Cloth, 4}, {Card::Coin, 4}, {Card::Paper, 4}});
    for (const auto track : kAllTracks) game.level(Red, track, 3);
    game.state.rules.target = 50;
    ACCEPTED(game, command::Improve{Track::Trade, at("a2")});
    REFUSED(game, "metropolis-city-missing", command::Improve{Track::Politics, at("a2")});
    ACCEPTED(game, command::Improve{Track::Politics, at("c4")});
    ACCEPTED(game, command::Improve{Track::Science});
    QCOMPARE(game.pointsOf(Red), 12);
}

// Rules: METRO-11
void MetropolisTest::aCityOnItsSideCannotCarryOne() {
    Given game(3);
    game.metropolis(Red, Track::Trade, "a2").cityOnItsSide(Red, "c4").level(Red, Track::Science, 3).hand(Red, kPaper);
    REFUSED(game, "no-city-for-metropolis", command::Improve{Track::Science});
    Given other(3);
    other.city(Red, "a2").city(Red, "e3").cityOnItsSide(Red, "c4").level(Red, Track::Science, 3).hand(Red, kPaper);
    ACCEPTED(other, command::Improve{Track::Science});
    REFUSED(other, "metropolis-city-missing", command::PlaceMetropolis{at("c4")});
}

// Rules: METRO-7 (T-60)
void MetropolisTest::aCityWithAMetropolisIsWorthFour() {
    Given game(3);
    game.metropolis(Red, Track::Trade, "a2");
    QCOMPARE(game.pointsOf(Red), 4);
}

REEVE_CHAPTER(MetropolisTest)
#include "metropolis_test.moc"
