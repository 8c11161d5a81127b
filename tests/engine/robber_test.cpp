// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 9: moving the robber and stealing.
#include "tests/support/chapters.h"
#include "tests/support/given.h"
#include "tests/support/random_game.h"

#include <set>

using namespace reeve;
using namespace reeve::testing;

namespace {

/// After the first attack a 7 was rolled; Red has to move the robber.
Given seven(Given game) {
    game.beforeTheRoll();
    const auto face = game.state.rules.knights() ? EventFace::TradeGate : EventFace::None;
    if (const auto why = game.play(roll(3, 4, face)); !why.empty()) qFatal("%s", why.c_str());
    return game;
}

} // namespace

class RobberTest : public QObject {
    Q_OBJECT

private slots:
    void theRobberMustLeaveItsHex();
    void theDesertIsATargetButNotInTheCollectorsEdition();
    void aChasedRobberGoesToANumberedHex();
    void oneCardComesFromOneOpponentOfTheNewHex();
    void withSeveralCandidatesTheMoverChooses();
    void onlyAnOpponentWithABuildingThereAndACardCanBeRobbed();
    void theLootMayBeACommodity();
    void progressCardsAreNeverStolen();
    void theHexIsBlockedFromThenOn();
    void untilTheFirstAttackASevenMovesNothing();
    void untilTheFirstAttackNoCardAndNoKnightMovesTheRobber();
    void theFirstAttackOnASevenAlreadyFreesTheRobber();
    void theFirstAttackCountsWhetherWonOrLost();
    void theTheftIsOptionalOnlyInTheCollectorsEdition();
    void theBaseGameKnowsNoLockedRobber();
    void nothingElseMovesTheRobber();
};

// Rules: ROBBER-2
void RobberTest::theRobberMustLeaveItsHex() {
    Given game = seven(Given(3).robber("B1"));
    REFUSED(game, "robber-must-move", moveRobber("B1"));
    ACCEPTED(game, moveRobber("B2"));
    QCOMPARE(game.state.board.robber, hex("B2"));

    Given bishop(3);
    bishop.robber("B1").progress(Red, {ProgressCard::Bishop});
    REFUSED(bishop, "robber-must-move", command::Play{.card = ProgressCard::Bishop, .to = hex("B1")});
}

// Rules: ROBBER-4a, ROBBER-4b
void RobberTest::theDesertIsATargetButNotInTheCollectorsEdition() {
    for (const auto edition : {Edition::En2020, Edition::De2010}) {
        Given game = seven(Given::edition(edition).robber("B1"));
        ACCEPTED(game, moveRobber("C3"));
    }
    Given collectors = seven(Given::edition(Edition::Collectors2005).robber("B1"));
    REFUSED(collectors, "robber-not-to-desert", moveRobber("C3"));
    ACCEPTED(collectors, moveRobber("B2"));
}

// Rules: ROBBER-4c, KNIGHT-30
void RobberTest::aChasedRobberGoesToANumberedHex() {
    Given game(3);
    game.robber("B1").knight(Red, "c4");
    REFUSED(game, "robber-not-to-desert", chase("c4", "C3"));
    ACCEPTED(game, chase("c4", "A1"));

    Given german = Given::edition(Edition::De2010);
    german.robber("B1").knight(Red, "c4");
    ACCEPTED(german, chase("c4", "C3"));
}

// Rules: ROBBER-5, ROBBER-14 (T-100, T-101, T-102)
void RobberTest::oneCardComesFromOneOpponentOfTheNewHex() {
    Given game = Given::base(3);
    game.settlement(White, "c7").settlement(Blue, "b7").hand(White, {{Card::Ore, 3}}).hand(Blue, {{Card::Wool, 2}});
    Given after = seven(game);
    ACCEPTED(after, moveRobber("B3", White)); // both are at B3
    QCOMPARE(after.handOf(Red), Hand::of(Card::Ore));
    QCOMPARE(after.cardsOf(White), 2);
    QCOMPARE(after.cardsOf(Blue), 2);

    Given poor = seven(Given::base(3).settlement(Blue, "b7"));
    ACCEPTED(poor, moveRobber("B3"));
    QCOMPARE(poor.cardsOf(Red), 0);
}

// Rules: ROBBER-5
void RobberTest::withSeveralCandidatesTheMoverChooses() {
    Given game = Given(3)
                     .settlement(White, "c7")
                     .settlement(Blue, "b7")
                     .hand(White, {{Card::Ore, 3}})
                     .hand(Blue, {{Card::Wool, 2}});
    game = seven(game);
    REFUSED(game, "victim-needed", moveRobber("B3"));
    ACCEPTED(game, moveRobber("B3", Blue));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Wool));
}

// Rules: ROBBER-5, ROBBER-14
void RobberTest::onlyAnOpponentWithABuildingThereAndACardCanBeRobbed() {
    Given game = Given(3).settlement(White, "c7").settlement(Blue, "b7").settlement(Red, "b5");
    game.knight(Blue, "c6").hand(White, {{Card::Ore, 3}}).hand(Red, {{Card::Brick, 2}});
    game = seven(game);
    REFUSED(game, "not-a-victim", moveRobber("B3", Blue));  // no cards
    REFUSED(game, "not-a-victim", moveRobber("B3", Red));   // the player on turn
    REFUSED(game, "not-a-victim", moveRobber("A1", White)); // not at A1
    ACCEPTED(game, moveRobber("B3"));                       // the only victim need not be named
    QCOMPARE(game.handOf(Red)[Card::Ore], 1);

    Given knightOnly = Given(3).knight(Blue, "c6").hand(Blue, {{Card::Ore, 3}});
    knightOnly = seven(knightOnly);
    ACCEPTED(knightOnly, moveRobber("B3"));
    QCOMPARE(knightOnly.cardsOf(Red), 0); // a knight is no building
}

// Rules: ROBBER-6, COMM-3
void RobberTest::theLootMayBeACommodity() {
    Given game = seven(Given(3).settlement(Blue, "b7").hand(Blue, {{Card::Cloth, 2}}));
    ACCEPTED(game, moveRobber("B3"));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Cloth));
}

// Rules: ROBBER-7, PROG-12
void RobberTest::progressCardsAreNeverStolen() {
    Given game = seven(Given(3).settlement(Blue, "b7").progress(Blue, {ProgressCard::Spy, ProgressCard::Smith}));
    REFUSED(game, "not-a-victim", moveRobber("B3", Blue));
    ACCEPTED(game, moveRobber("B3"));
    QCOMPARE(game.state.player(Blue).progressCards(), 2);
}

// Rules: ROBBER-3 (T-100, T-101)
void RobberTest::theHexIsBlockedFromThenOn() {
    Given game = Given::base(3);
    game.settlement(White, "d7").settlement(Blue, "e5");
    Given after = seven(game);
    ACCEPTED(after, moveRobber("D3"));
    ACCEPTED(after, command::EndTurn{});
    ACCEPTED(after, roll(1, 3));
    QCOMPARE(after.cardsOf(White) + after.cardsOf(Blue), 0);
}

// Rules: ROBBER-9 (T-11)
void RobberTest::untilTheFirstAttackASevenMovesNothing() {
    Given game = seven(Given(3).noAttackYet().settlement(Blue, "b7").hand(Blue, {{Card::Ore, 3}}));
    QVERIFY(game.state.pending.empty());
    QCOMPARE(game.state.board.robber, hex("C3"));
    QCOMPARE(game.cardsOf(Blue), 3);
    ACCEPTED(game, command::EndTurn{});
}

// Rules: ROBBER-10, KNIGHT-33
void RobberTest::untilTheFirstAttackNoCardAndNoKnightMovesTheRobber() {
    Given game(3);
    game.noAttackYet().knight(Red, "c5").progress(Red, {ProgressCard::Bishop});
    REFUSED(game, "robber-locked", command::Play{.card = ProgressCard::Bishop, .to = hex("A1")});
    REFUSED(game, "robber-locked", chase("c5", "A1"));
}

// Rules: ROBBER-11, BARB-25 (T-12)
void RobberTest::theFirstAttackOnASevenAlreadyFreesTheRobber() {
    Given game(3);
    game.beforeTheRoll().noAttackYet().shipAtTheGates().settlement(Blue, "b7").hand(Blue, {{Card::Ore, 9}});
    ACCEPTED(game, roll(3, 4, EventFace::Ship));
    // the attack comes before the discards
    QVERIFY(game.orderOf<event::BarbariansAttacked>() < game.orderOf<event::CardsPaid>());
    QCOMPARE(game.cardsOf(Blue), 5);
    ACCEPTED(game, moveRobber("B3"));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Ore));
}

// Rules: ROBBER-12, BARB-25
void RobberTest::theFirstAttackCountsWhetherWonOrLost() {
    for (const bool won : {true, false}) {
        Given game(3);
        game.beforeTheRoll().noAttackYet().shipAtTheGates().city(Blue, "b7");
        if (won)
            game.knight(Red, "c5");
        else
            game.idleKnight(Red, "c5");
        ACCEPTED(game, roll(1, 1, EventFace::Ship));
        QCOMPARE(game.event<event::BarbariansAttacked>()->won, won);
        QCOMPARE(int(game.state.attacks), 1);
    }
}

// Rules: ROBBER-8a, ROBBER-8b
void RobberTest::theTheftIsOptionalOnlyInTheCollectorsEdition() {
    const Action declined = command::MoveRobber{{.to = hex("B3"), .declined = true}};
    Given game = seven(Given(3).settlement(Blue, "b7").hand(Blue, {{Card::Ore, 3}}));
    REFUSED(game, "victim-needed", declined);

    Given collectors =
        seven(Given::edition(Edition::Collectors2005).settlement(Blue, "b7").hand(Blue, {{Card::Ore, 3}}));
    ACCEPTED(collectors, declined);
    QCOMPARE(collectors.cardsOf(Blue), 3);
}

// Rules: ROBBER-1
void RobberTest::theBaseGameKnowsNoLockedRobber() {
    Given game = seven(Given::base(3).settlement(Blue, "b7").hand(Blue, {{Card::Ore, 3}}));
    ACCEPTED(game, moveRobber("B3"));
    QCOMPARE(game.cardsOf(Red), 1);
}

// Rules: ROBBER-1
void RobberTest::nothingElseMovesTheRobber() {
    std::set<std::string> movers;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        Rules rules;
        if (seed % 4 == 0)
            rules = Rules{.game = GameKind::Base, .edition = Edition::Compact, .options = 0, .target = 10};
        if (seed % 8 == 0) rules.set(Option::TwoPlayer);
        GameState state = randomStart(seed, rules);
        Chance chance(seed);
        for (int step = 0; step < 4000 && state.turn.phase != Phase::Over; ++step) {
            const auto command = randomCommand(state, chance);
            const HexId before = state.board.robber;
            state = applied(state, decide(state, *command).value());
            if (state.board.robber == before) continue;
            const auto& action = command->action;
            const auto* card = std::get_if<command::Play>(&action);
            const auto* development = std::get_if<command::PlayDevelopment>(&action);
            if (std::holds_alternative<command::MoveRobber>(action)) {
                QCOMPARE(state.turn.red + state.turn.yellow, 7);
                movers.insert("7");
            } else if (std::holds_alternative<command::ChaseRobber>(action))
                movers.insert("knight");
            else if (card != nullptr && card->card == ProgressCard::Bishop)
                movers.insert("bishop");
            else if (development != nullptr && development->card == DevelopmentCard::Knight)
                movers.insert("knight card");
            else if (std::holds_alternative<command::RobberToDesert>(action))
                movers.insert("trade card");
            else
                QFAIL("something else moved the robber");
        }
    }
    QVERIFY(movers == (std::set<std::string>{"7", "knight", "bishop", "knight card", "trade card"}));
}

REEVE_CHAPTER(RobberTest)
#include "robber_test.moc"
