// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 24: the easy start. Other options: nasty with the barbarians, knight-errant with the knights, the combined
// phase with trade.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

class OptionsTest : public QObject {
    Q_OBJECT

private slots:
    void easyStartRollsASevenAgainInEverybodysFirstTwoTurns();
    void easyStartDoesNotRollTheEventDie();
    void easyStartEndsWithTheThirdTurnOfTheStartPlayer();
    void withoutTheOptionASevenCountsFromTheFirstTurn();
    void noVariantIsOnUnlessItWasChosen();
    void easyStartHoldsInTheFirstTwoRoundsOfEverySize();
};

// Rules: VAR-EASY-1
void OptionsTest::easyStartRollsASevenAgainInEverybodysFirstTwoTurns() {
    Given game = Given::option(Option::EasyStart);
    game.beforeTheRoll();
    game.state.turn.number = 6; // the second turn of the third player
    REFUSED(game, "roll-again", roll(3, 4));
    REFUSED(game, "ok", roll(3, 5));
    for (std::uint64_t seed = 1; seed <= 100; ++seed) { // drawn dice are never a 7
        Given drawn = game;
        drawn.state.chance = Chance(seed);
        ACCEPTED(drawn, command::Roll{});
        QVERIFY(drawn.state.turn.red + drawn.state.turn.yellow != 7);
    }
}

// Rules: VAR-EASY-2
void OptionsTest::easyStartDoesNotRollTheEventDie() {
    Given game = Given::option(Option::EasyStart);
    game.beforeTheRoll().level(Red, Track::Trade, 5).level(Red, Track::Politics, 5).level(Red, Track::Science, 5);
    game.state.turn.number = 1;
    REFUSED(game, "roll-again", roll(3, 5, EventFace::Ship));
    for (std::uint64_t seed = 1; seed <= 50; ++seed) {
        Given drawn = game;
        drawn.state.chance = Chance(seed);
        ACCEPTED(drawn, command::Roll{});
        QCOMPARE(int(drawn.state.shipSpaces), 0);
        QCOMPARE(drawn.state.player(Red).progressCards(), 0);
    }
}

// Rules: VAR-EASY-3
void OptionsTest::easyStartEndsWithTheThirdTurnOfTheStartPlayer() {
    Given game = Given::option(Option::EasyStart);
    game.beforeTheRoll();
    game.state.turn.number = 7;
    ACCEPTED(game, roll(3, 4, EventFace::Ship));
    QCOMPARE(int(game.state.shipSpaces), 1);
}

// Rules: VAR-0
void OptionsTest::withoutTheOptionASevenCountsFromTheFirstTurn() {
    Given game(3);
    game.beforeTheRoll().noAttackYet();
    game.state.turn.number = 1;
    ACCEPTED(game, roll(3, 4, EventFace::Ship));
}

// Rules: VAR-0
void OptionsTest::noVariantIsOnUnlessItWasChosen() {
    for (const auto option : {Option::Nasty, Option::KnightErrant, Option::EasyStart, Option::TwoPlayer,
                              Option::CombinedPhase, Option::SingleClaimant}) {
        QVERIFY(!Rules{}.has(option));
        Rules chosen;
        chosen.set(option);
        QVERIFY(chosen.has(option));
    }
}

// Rules: VAR-EASY-1, VAR-EASY-3
void OptionsTest::easyStartHoldsInTheFirstTwoRoundsOfEverySize() {
    for (int players = 2; players <= 6; ++players) {
        Given game = Given::option(Option::EasyStart, players);
        game.beforeTheRoll();
        for (int turn = 1; turn <= 2 * players; ++turn) {
            game.state.turn.number = static_cast<std::uint16_t>(turn);
            REFUSED(game, "roll-again", roll(3, 4));
        }
        game.state.turn.number = static_cast<std::uint16_t>(2 * players + 1);
        REFUSED(game, "ok", roll(3, 4, EventFace::TradeGate));
    }
}

REEVE_CHAPTER(OptionsTest)
#include "options_test.moc"
