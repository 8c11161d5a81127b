// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters FAN-BAT, FAN-PRIS, FAN-LOSS and FAN-LIB: battles for hexes with barbarians.
#include "engine/modules/fan/battles/battles.h"
#include "engine/modules/fan/coast/coast.h"
#include "tests/support/at_sea.h"
#include "tests/support/chapters.h"
#include "tests/support/with_modules.h"

using namespace reeve;
using namespace reeve::testing;
using fan::Module;

namespace {

/// Paths of hex A1: a2-a3 north-east, a3-b4 east, b3-b4 south-east, b2-b3 south-west, a1-b2 west, a1-a2 north-west.
WithModules war(int players = 3) {
    return WithModules({Module::HexBarbarians, Module::Mounted, Module::Crews, Module::Battles}, players);
}
/// Red's mounted knight is in the hold of a ship south-west of A1, where a barbarian is.
AtSea warAtSea() {
    AtSea game;
    for (const auto module : {Module::HexBarbarians, Module::Mounted, Module::Battles})
        game.state.rules.fan.set(module);
    game.state.fan.castle = game.hex("D3");
    game.ships(Red, {"c2-c3", "b1-c2", "b1-b2", "b2-b3"});
    game.state.fan.barbarians[index(game.hex("A1"))] = 1;
    game.state.fan.seat(Red).mounted.push_back({{game.path("b2-b3"), kNoIntersection}, false});
    return game;
}
const Action kEnd = command::EndTurn{};
Action endTurn(std::string_view first, bool outward = false) { return fan::EndTurn{hex(first), outward}; }
Action losses(int die) { return fan::RollLosses{static_cast<std::uint8_t>(die)}; }
/// Dice of Red, Blue and White; 0: does not roll.
Action dice(int red, int blue, int white = 0) {
    fan::RollPrisoners rolled;
    rolled.dice[index(Red)] = static_cast<std::uint8_t>(red);
    rolled.dice[index(Blue)] = static_cast<std::uint8_t>(blue);
    rolled.dice[index(White)] = static_cast<std::uint8_t>(white);
    return rolled;
}
/// Ends the turn and rolls the losses of each battle with `die`. Returns the hexes in the order of the battles.
std::vector<std::string> fought(Given& game, const Action& end, int die) {
    std::vector<std::string> order;
    if (const auto why = game.play(end); !why.empty()) return {why};
    while (!game.state.pending.empty() && game.state.pending.front().kind == DecisionKind::RollLosses) {
        order.push_back(game.state.island().name(game.state.pending.front().hex));
        if (const auto why = game.play(losses(die)); !why.empty()) return {why};
    }
    return order;
}
using Order = std::vector<std::string>;

} // namespace

class FanBattlesTest : public QObject {
    Q_OBJECT

private slots:
    void victoryIsCheckedWhenTheTurnEnds();
    void theTurnEndsByItselfAfterTheLastBattle();
    void afterLeavingAShipAPieceStillFights();
    void theActivePlayerChoosesTheFirstHex();
    void theRestFollowClockwise();
    void anInlandHexGivesTheBearing();
    void aHexInTheCentreHasTheBearingOfTheFirst();
    void theStrengthMustBeGreater();
    void aHexWithoutBarbariansIsNotFoughtFor();
    void withoutVictoryNothingHappens();
    void piecesOfAllPlayersCountTogether();
    void piecesInHoldsCount();
    void roundKnightsDoNotCount();
    void strengthCountsAndNotTheNumberOfPieces();
    void aSingleInvolvedPlayerTakesAllPrisoners();
    void onlyPlayersAtTheHexAreInvolved();
    void severalInvolvedPlayersTakeOneEach();
    void threePlayersShareThreePrisoners();
    void theThirdGoesToThePlayerWithMostPieces();
    void withEqualPiecesTheTiedRoll();
    void tooFewPrisonersAreDicedFor();
    void thoseTiedAcrossTheBorderRollAgain();
    void onlyThoseWhoRollHaveADie();
    void diceThatAreNotStatedAreDrawn();
    void theActivePlayerGivesTheDiceElseTheNextClockwise();
    void twoPrisonersAreAPoint();
    void threePrisonersAreExchangedForADefenderCard();
    void theExchangeIsOffUnlessTheGameSaysSo();
    void goldIsNotLimited();
    void theDieChoosesAPairOfOppositeSides();
    void thePiecesOfThatDirectionAreLost();
    void aCrewOnAShipIsLostAndTheShipStays();
    void theDieIsAskedForWhereNobodyStands();
    void lossesComeBeforeTheNextHex();
    void theActivePlayerRollsIfInvolvedElseTheNextClockwise();
    void aLiberatedHexProducesAndItsBuildingsStand();
    void aFreedHexCanBeAttackedAgain();
    void pointsOfABattleWinAtOnce();
    void withoutTheModuleThereIsNoConflict();
};

// Rules: FAN-BAT-1
void FanBattlesTest::victoryIsCheckedWhenTheTurnEnds() {
    WithModules game = war();
    game.barbarians("A1", 2).mounted(Red, "a1-a2").crew(Red, "b3-b4");
    game.crew(Red, "a5-b6");
    ACCEPTED(game, fan::StartMovement{});
    ACCEPTED(game, fan::Move{true, WithModules::spot("a5-b6"), WithModules::spot("b5-b6"), fan::Ration::None, 0});
    QCOMPARE(game.barbariansOn("A1"), 2);
    ACCEPTED(game, kEnd);
    QVERIFY(game.state.turn.phase == Phase::Conflict);
    QVERIFY(game.owes(Red, DecisionKind::RollLosses));
    QCOMPARE(game.barbariansOn("A1"), 0);
    REFUSED(game, "decision-pending", kEnd);
}

// Rules: FAN-BAT-1
void FanBattlesTest::theTurnEndsByItselfAfterTheLastBattle() {
    WithModules game = war();
    game.barbarians("A1", 1).mounted(Red, "a1-a2");
    ACCEPTED(game, kEnd); // without a movement phase
    QCOMPARE(game.state.turn.player, Red);
    ACCEPTED(game, losses(1));
    QCOMPARE(game.state.turn.player, Blue);
    QVERIFY(game.state.turn.phase == Phase::Roll);
    WithModules quiet = war();
    quiet.mounted(Red, "a1-a2");
    ACCEPTED(quiet, kEnd);
    QCOMPARE(quiet.state.turn.player, Blue);
}

// Rules: FAN-BAT-1, FAN-MK-7
void FanBattlesTest::afterLeavingAShipAPieceStillFights() {
    AtSea game;
    for (const auto module : {Module::HexBarbarians, Module::Mounted, Module::Battles})
        game.state.rules.fan.set(module);
    game.state.fan.castle = game.hex("D3");
    game.state.turn.phase = Phase::Movement;
    game.ships(Red, {"c2-c3", "b1-c2", "b1-b2"});
    game.state.fan.barbarians[index(game.hex("A1"))] = 1;
    game.state.fan.seat(Red).mounted.push_back({{game.path("b1-b2"), kNoIntersection}, false});
    ACCEPTED(game, fan::Move{false, {game.path("b1-b2"), kNoIntersection}, {game.path("b2-b3"), kNoIntersection}});
    ACCEPTED(game, kEnd);
    QCOMPARE(int(game.state.fan.seat(Red).prisoners), 1);
}

// Rules: FAN-BAT-2
void FanBattlesTest::theActivePlayerChoosesTheFirstHex() {
    const auto three = [] {
        WithModules game = war();
        game.barbarians("A1", 1).barbarians("A3", 1).barbarians("E1", 1);
        game.mounted(Red, "a1-a2").mounted(Red, "a6-a7").mounted(Red, "f1-f2");
        return game;
    };
    WithModules byName = three();
    QCOMPARE(fought(byName, kEnd, 2), Order({"A1", "A3", "E1"})); // without a stated hex the first by name begins
    WithModules chosen = three();
    QCOMPARE(fought(chosen, endTurn("A3"), 2), Order({"A3", "E1", "A1"}));
    QCOMPARE(chosen.prisonersOf(Red), 3);
    WithModules outward = three(); // the whole coast is one ring
    QCOMPARE(fought(outward, endTurn("E1", true), 2), Order({"E1", "A1", "A3"}));
    QCOMPARE(outward.state.turn.player, Blue);
}

// Rules: FAN-BAT-2
void FanBattlesTest::theRestFollowClockwise() {
    WithModules game = war();
    // Clockwise from the south: E2, E1, C1, A2, C5.
    game.barbarians("E2", 1).barbarians("C5", 1).barbarians("A2", 1).barbarians("C1", 1).barbarians("E1", 1);
    game.mounted(Red, "f4-f5")
        .mounted(Red, "c10-c11")
        .mounted(Red, "a3-a4")
        .mounted(Red, "c1-c2")
        .mounted(Red, "f1-f2");
    QCOMPARE(fought(game, endTurn("E2"), 2), Order({"E2", "E1", "C1", "A2", "C5"}));
}

// Rules: FAN-BAT-2
void FanBattlesTest::anInlandHexGivesTheBearing() {
    WithModules game = war();
    game.barbarians("A1", 1).barbarians("A3", 1).barbarians("E1", 1);
    game.mounted(Red, "a1-a2").mounted(Red, "a6-a7").mounted(Red, "f1-f2");
    // D2 has the same bearing from the centre as E1
    QCOMPARE(fought(game, endTurn("D2"), 2), Order({"E1", "A1", "A3"}));
}

// Rules: FAN-BAT-2
void FanBattlesTest::aHexInTheCentreHasTheBearingOfTheFirst() {
    for (const auto* first : {"E1", "G1"}) { // west and south-west of D4, the centre, which is a coastal hex here
        AtSea game;
        for (const auto module : {Module::HexBarbarians, Module::Mounted, Module::Battles})
            game.state.rules.fan.set(module);
        game.state.fan.castle = game.hex("D3");
        for (const auto* where : {"D4", "E1", "G1"}) {
            const auto hex = game.hex(where);
            game.state.fan.barbarians[index(hex)] = 1;
            const auto paths = game.state.island().hexPathSet[index(hex)] & game.state.board.waters.landPaths;
            game.state.fan.seat(Red).mounted.push_back({{paths.first(), kNoIntersection}, false});
        }
        std::ranges::sort(game.state.fan.seat(Red).mounted);
        const auto order = fought(game, fan::EndTurn{game.hex(first), false}, 2);
        QCOMPARE(order.size(), std::size_t(3));
        QCOMPARE(order[0], std::string(first));
        QCOMPARE(order[1], std::string("D4"));
    }
}

// Rules: FAN-BAT-3 (T-111)
void FanBattlesTest::theStrengthMustBeGreater() {
    WithModules game = war();
    game.barbarians("A1", 3).mounted(Red, "a1-a2").crew(Red, "a2-a3");
    WithModules more = game;
    ACCEPTED(game, kEnd); // three against three
    QCOMPARE(game.barbariansOn("A1"), 3);
    QCOMPARE(game.state.turn.player, Blue);
    more.crew(Red, "b3-b4");
    ACCEPTED(more, kEnd);
    const auto* won = more.happened<fan::BattleWon>();
    QVERIFY(won != nullptr && won->hex == hex("A1"));
    QCOMPARE(int(won->strength), 4);
    QCOMPARE(more.barbariansOn("A1"), 0);
    // pieces on each of the six paths count
    for (const auto* side : {"a2-a3", "a3-b4", "b3-b4", "b2-b3", "a1-b2", "a1-a2"}) {
        WithModules one = war();
        one.barbarians("A1", 1).mounted(Red, side);
        ACCEPTED(one, kEnd);
        QCOMPARE(one.prisonersOf(Red), 1);
    }
    WithModules beside = war();
    beside.barbarians("A1", 1).mounted(Red, "a3-a4").mounted(Red, "b4-b5");
    ACCEPTED(beside, kEnd);
    QCOMPARE(beside.barbariansOn("A1"), 1);
}

// Rules: FAN-BAT-3
void FanBattlesTest::aHexWithoutBarbariansIsNotFoughtFor() {
    WithModules game = war();
    game.mounted(Red, "a1-a2").mounted(Red, "a2-a3").barbarians("E1", 1);
    ACCEPTED(game, endTurn("A1"));
    QVERIFY(game.happened<fan::BattleWon>() == nullptr);
    QCOMPARE(game.state.turn.player, Blue);
}

// Rules: FAN-BAT-4
void FanBattlesTest::withoutVictoryNothingHappens() {
    WithModules game = war();
    game.barbarians("A1", 3).mounted(Red, "a1-a2").gold(Red, 1);
    ACCEPTED(game, kEnd);
    QCOMPARE(game.barbariansOn("A1"), 3); // nobody takes prisoners
    QCOMPARE(game.prisonersOf(Red), 0);
    QVERIFY(game.stands(Red, false, "a1-a2"));
    QCOMPARE(game.goldOf(Red), 1);
    QVERIFY(game.state.pending.empty());
}

// Rules: FAN-BAT-5, FAN-BAT-3
void FanBattlesTest::piecesOfAllPlayersCountTogether() {
    WithModules game = war();
    game.barbarians("A1", 3).mounted(Red, "a1-a2").crew(Blue, "a2-a3").crew(White, "b3-b4");
    ACCEPTED(game, kEnd);
    QCOMPARE(game.barbariansOn("A1"), 0);
}

// Rules: FAN-BAT-3, FAN-MK-10
void FanBattlesTest::piecesInHoldsCount() {
    AtSea game = warAtSea();
    ACCEPTED(game, kEnd);
    QCOMPARE(int(game.state.fan.seat(Red).prisoners), 1);
}

// Rules: FAN-BAT-6, FAN-BAT-3
void FanBattlesTest::roundKnightsDoNotCount() {
    WithModules game = war();
    game.barbarians("A1", 2).crew(Red, "a1-a2");
    game.knight(Red, "a2", 3).knight(Blue, "b3", 3);
    QCOMPARE(fan::battleStrength(game.state, hex("A1")), 1);
    ACCEPTED(game, kEnd);
    QCOMPARE(game.barbariansOn("A1"), 2);
}

// Rules: FAN-BAT-7
void FanBattlesTest::strengthCountsAndNotTheNumberOfPieces() {
    WithModules game = war();
    game.barbarians("A1", 3).mounted(Red, "a1-a2").mounted(Red, "b3-b4"); // two pieces of strength 4 together
    WithModules byNumber = game;
    ACCEPTED(game, kEnd);
    QCOMPARE(game.prisonersOf(Red), 3);
    byNumber.state.rules.fan.numbers.mountedStrength = 1;
    ACCEPTED(byNumber, kEnd);
    QCOMPARE(byNumber.barbariansOn("A1"), 3);
}

// Rules: FAN-PRIS-2, FAN-PRIS-1
void FanBattlesTest::aSingleInvolvedPlayerTakesAllPrisoners() {
    WithModules game = war();
    game.barbarians("A1", 3).mounted(Blue, "a1-a2").mounted(Blue, "b3-b4"); // in Red's turn
    ACCEPTED(game, kEnd);
    QCOMPARE(game.prisonersOf(Blue), 3);
    QCOMPARE(game.prisonersOf(Red), 0);
    const auto* taken = game.happened<fan::PrisonersTaken>();
    QVERIFY(taken != nullptr && taken->player == Blue && taken->hex == hex("A1"));
    QCOMPARE(int(taken->count), 3);
}

// Rules: FAN-PRIS-1
void FanBattlesTest::onlyPlayersAtTheHexAreInvolved() {
    WithModules game = war();
    game.barbarians("A1", 2).mounted(Red, "a1-a2").crew(Red, "a2-a3").mounted(Blue, "a3-a4").crew(White, "b4-b5");
    game.knight(White, "a2", 3);
    ACCEPTED(game, kEnd);
    QCOMPARE(game.prisonersOf(Red), 2);
    QCOMPARE(int(fan::involvedIn(game.state, hex("A1"))), 1 << index(Red));
}

// Rules: FAN-PRIS-3
void FanBattlesTest::severalInvolvedPlayersTakeOneEach() {
    WithModules game = war();
    game.barbarians("A1", 2).mounted(Red, "a1-a2").mounted(Red, "a2-a3").crew(White, "b3-b4");
    ACCEPTED(game, kEnd);
    QCOMPARE(game.prisonersOf(Red), 1);
    QCOMPARE(game.prisonersOf(White), 1);
    QVERIFY(game.owes(Red, DecisionKind::RollLosses)); // nobody rolls for prisoners
}

// Rules: FAN-PRIS-6, FAN-PRIS-3
void FanBattlesTest::threePlayersShareThreePrisoners() {
    WithModules game = war();
    game.barbarians("A1", 3).mounted(Red, "a1-a2").crew(Blue, "a2-a3").crew(White, "b3-b4");
    ACCEPTED(game, kEnd);
    for (const auto player : {Red, Blue, White}) {
        QCOMPARE(game.prisonersOf(player), 1);
        QCOMPARE(game.goldOf(player), 0);
    }
    QVERIFY(game.owes(Red, DecisionKind::RollLosses));
}

// Rules: FAN-PRIS-5, FAN-PRIS-6 (T-112)
void FanBattlesTest::theThirdGoesToThePlayerWithMostPieces() {
    WithModules game = war();
    game.barbarians("A1", 3).mounted(Red, "a1-a2").crew(Red, "a2-a3").crew(Red, "a1-b2").crew(Blue, "b2-b3");
    ACCEPTED(game, kEnd);
    QCOMPARE(game.prisonersOf(Red), 2);
    QCOMPARE(game.prisonersOf(Blue), 1);
    QCOMPARE(game.goldOf(Blue), 0);
    WithModules pieces = war(); // a mounted knight is one piece, like a crew
    pieces.barbarians("A1", 3).mounted(Red, "a1-a2").crew(Blue, "b2-b3").crew(Blue, "b2-b3");
    ACCEPTED(pieces, kEnd);
    QCOMPARE(pieces.prisonersOf(Red), 1);
    QCOMPARE(pieces.prisonersOf(Blue), 2);
}

// Rules: FAN-PRIS-5
void FanBattlesTest::withEqualPiecesTheTiedRoll() {
    WithModules game = war();
    game.barbarians("A1", 3).crew(Red, "a1-a2").crew(Red, "a2-a3").crew(Blue, "b2-b3").crew(Blue, "b3-b4");
    ACCEPTED(game, kEnd);
    QVERIFY(game.owes(Red, DecisionKind::RollPrisoners));
    QCOMPARE(game.owedCards(Red), 1);
    QCOMPARE(game.prisonersOf(Red), 1);
    QCOMPARE(game.prisonersOf(Blue), 1);
    ACCEPTED(game, dice(3, 3)); // another tie
    QVERIFY(game.owes(Red, DecisionKind::RollPrisoners));
    QCOMPARE(game.barbariansOn("A1"), 1);
    ACCEPTED(game, dice(2, 5));
    QCOMPARE(game.prisonersOf(Blue), 2);
    QCOMPARE(game.goldOf(Red), 3);
    QCOMPARE(game.goldOf(Blue), 0);
    QVERIFY(game.owes(Red, DecisionKind::RollLosses));
}

// Rules: FAN-PRIS-4 (T-116)
void FanBattlesTest::tooFewPrisonersAreDicedFor() {
    WithModules game = war();
    game.barbarians("A1", 2).crew(Red, "a1-a2").crew(Blue, "a2-a3").crew(White, "b2-b3");
    ACCEPTED(game, kEnd);
    QCOMPARE(game.owedCards(Red), 2);
    ACCEPTED(game, dice(6, 4, 2));
    QCOMPARE(game.prisonersOf(Red), 1);
    QCOMPARE(game.prisonersOf(Blue), 1);
    QCOMPARE(game.prisonersOf(White), 0);
    QCOMPARE(game.goldOf(White), 3);
    QCOMPARE(game.goldOf(Red), 0);
    WithModules one = war(); // one prisoner for two players
    one.barbarians("A1", 1).crew(Red, "a1-a2").mounted(White, "b2-b3").mounted(White, "b3-b4");
    ACCEPTED(one, kEnd);
    ACCEPTED(one, dice(4, 0, 3)); // the number of pieces does not matter
    QCOMPARE(one.prisonersOf(Red), 1);
    QCOMPARE(one.goldOf(White), 3);
}

// Rules: FAN-PRIS-4
void FanBattlesTest::thoseTiedAcrossTheBorderRollAgain() {
    WithModules game = war();
    game.barbarians("A1", 2).crew(Red, "a1-a2").crew(Blue, "a2-a3").crew(White, "b2-b3");
    ACCEPTED(game, kEnd);
    ACCEPTED(game, dice(2, 6, 2)); // Blue takes one; Red and White roll again for the other
    QCOMPARE(game.prisonersOf(Blue), 1);
    QCOMPARE(game.owedCards(Red), 1);
    REFUSED(game, "impossible-chance", dice(4, 1, 5));
    ACCEPTED(game, dice(4, 0, 5));
    QCOMPARE(game.prisonersOf(White), 1);
    QCOMPARE(game.prisonersOf(Red), 0);
    QCOMPARE(game.goldOf(Red), 3);
    QCOMPARE(game.goldOf(White), 0);
    WithModules above = war(); // a tie among players who all get a prisoner needs no second roll
    above.barbarians("A1", 2).crew(Red, "a1-a2").crew(Blue, "a2-a3").crew(White, "b2-b3");
    ACCEPTED(above, kEnd);
    ACCEPTED(above, dice(5, 1, 5));
    QCOMPARE(above.prisonersOf(Red), 1);
    QCOMPARE(above.prisonersOf(White), 1);
    QCOMPARE(above.goldOf(Blue), 3);
    QVERIFY(above.owes(Red, DecisionKind::RollLosses));
    WithModules last = war(); // a player below the tie gets gold at once
    last.barbarians("A1", 1).mounted(Red, "a1-a2").crew(Blue, "a2-a3").crew(White, "b2-b3");
    ACCEPTED(last, kEnd);
    ACCEPTED(last, dice(5, 1, 5));
    QCOMPARE(last.goldOf(Blue), 3);
    REFUSED(last, "impossible-chance", dice(5, 1, 4));
    ACCEPTED(last, dice(1, 0, 2));
    QCOMPARE(last.prisonersOf(White), 1);
    QCOMPARE(last.goldOf(Red), 3);
    QCOMPARE(last.goldOf(Blue), 3);
}

// Rules: FAN-PRIS-4
void FanBattlesTest::onlyThoseWhoRollHaveADie() {
    WithModules game = war();
    game.barbarians("A1", 1).crew(Red, "a1-a2").crew(Blue, "a2-a3");
    ACCEPTED(game, kEnd);
    REFUSED(game, "impossible-chance", dice(6, 4, 2));
    REFUSED(game, "impossible-chance", dice(6, 0));
    ACCEPTED(game, dice(6, 4));
}

// Rules: FAN-PRIS-4
void FanBattlesTest::diceThatAreNotStatedAreDrawn() {
    WithModules game = war();
    game.barbarians("A1", 1).crew(Red, "a1-a2").crew(Blue, "a2-a3");
    ACCEPTED(game, kEnd);
    ACCEPTED(game, fan::RollPrisoners{});
    const auto* rolled = game.happened<fan::PrisonersRolled>();
    QVERIFY(rolled != nullptr);
    for (const auto player : {Red, Blue}) {
        QVERIFY(rolled->dice[index(player)] >= 1 && rolled->dice[index(player)] <= 6);
    }
    QCOMPARE(int(rolled->dice[index(White)]), 0);
    QVERIFY(rolled->draws >= 2);
}

// Rules: FAN-PRIS-4, FAN-LOSS-5
void FanBattlesTest::theActivePlayerGivesTheDiceElseTheNextClockwise() {
    WithModules game = war();
    game.barbarians("A1", 1).crew(Red, "a1-a2").crew(White, "a2-a3");
    game.turnOf(Blue);
    ACCEPTED(game, kEnd);
    QVERIFY(game.owes(White, DecisionKind::RollPrisoners)); // clockwise from Blue, who is on turn: White, then Red
    REFUSED(game, "no-such-decision", Blue, dice(1, 0, 2));
    ACCEPTED(game, White, dice(1, 0, 2));
    QVERIFY(game.owes(White, DecisionKind::RollLosses));
}

// Rules: FAN-PRIS-7
void FanBattlesTest::twoPrisonersAreAPoint() {
    WithModules game = war();
    const auto with = [&](int prisoners) {
        game.state.fan.seat(Red).prisoners = static_cast<std::uint8_t>(prisoners);
        return game.pointsOf(Red);
    };
    QCOMPARE(with(0), 0);
    QCOMPARE(with(1), 0);
    QCOMPARE(with(2), 1);
    QCOMPARE(with(3), 1);
    QCOMPARE(with(4), 2);
    QCOMPARE(with(7), 3);
}

// Rules: FAN-PRIS-8
void FanBattlesTest::threePrisonersAreExchangedForADefenderCard() {
    WithModules game = war();
    game.state.rules.fan.numbers.exchange = true;
    game.state.fan.seat(Red).prisoners = 2;
    REFUSED(game, "no-piece-left", fan::ExchangePrisoners{});
    game.state.fan.seat(Red).prisoners = 5;
    QCOMPARE(game.pointsOf(Red), 2);
    QCOMPARE(fan::barbariansLeft(game.state), 25);
    ACCEPTED(game, fan::ExchangePrisoners{});
    QCOMPARE(game.prisonersOf(Red), 2);
    QCOMPARE(int(game.state.player(Red).defender), 1);
    QCOMPARE(game.pointsOf(Red), 2); // one point for two prisoners and one for the card
    QCOMPARE(fan::barbariansLeft(game.state), 28);
    game.state.fan.seat(Blue).prisoners = 3;
    REFUSED(game, "not-your-turn", Blue, fan::ExchangePrisoners{});
}

// Rules: FAN-PRIS-8
void FanBattlesTest::theExchangeIsOffUnlessTheGameSaysSo() {
    WithModules game = war();
    game.state.fan.seat(Red).prisoners = 3;
    REFUSED(game, "module-missing", fan::ExchangePrisoners{});
}

// Rules: FAN-PRIS-9
void FanBattlesTest::goldIsNotLimited() {
    WithModules game = war();
    game.barbarians("A1", 1).mounted(Red, "a1-a2").gold(Red, 1000).gold(Blue, 1000);
    ACCEPTED(game, kEnd);
    ACCEPTED(game, losses(3));
    QCOMPARE(game.goldOf(Red), 1003);
    QCOMPARE(game.goldOf(Blue), 1000); // the bank pays
}

// Rules: FAN-LOSS-1, FAN-LOSS-3
void FanBattlesTest::theDieChoosesAPairOfOppositeSides() {
    const auto pair = [](std::string_view one, std::string_view other) { return PathSet{path(one), path(other)}; };
    const std::array<PathSet, 3> pairs{pair("a2-a3", "b2-b3"), pair("a3-b4", "a1-b2"), pair("b3-b4", "a1-a2")};
    for (int die = 1; die <= 6; ++die)
        QVERIFY(fan::lossPaths(standardIsland(), hex("A1"), die) == pairs[static_cast<std::size_t>((die - 1) % 3)]);
    QVERIFY(fan::lossPaths(standardIsland(), hex("E2"), 4) == pair("e5-e6", "f3-f4"));
}

// Rules: FAN-LOSS-2, FAN-LOSS-1 (T-113)
void FanBattlesTest::thePiecesOfThatDirectionAreLost() {
    WithModules game = war();
    game.barbarians("A1", 2).mounted(Red, "a1-a2").crew(Red, "a1-b2").crew(Red, "a1-b2").crew(Blue, "a3-b4");
    game.crew(Blue, "c4-c5"); // not at the hex
    ACCEPTED(game, kEnd);
    QVERIFY(game.stands(Red, true, "a1-b2"));
    ACCEPTED(game, losses(5));
    QVERIFY(game.stands(Red, false, "a1-a2"));
    QVERIFY(game.state.fan.seat(Red).crews.empty());
    QVERIFY(!game.stands(Blue, true, "a3-b4"));
    QVERIFY(game.stands(Blue, true, "c4-c5"));
    QCOMPARE(game.goldOf(Red), 6); // three for each lost piece
    QCOMPARE(game.goldOf(Blue), 3);
    WithModules drawn = war();
    drawn.barbarians("A1", 1).mounted(Red, "a1-a2");
    ACCEPTED(drawn, kEnd);
    ACCEPTED(drawn, fan::RollLosses{});
    const auto* rolled = drawn.happened<fan::LossesRolled>();
    QVERIFY(rolled != nullptr && rolled->die >= 1 && rolled->die <= 6 && rolled->draws > 0);
    QCOMPARE(drawn.stands(Red, false, "a1-a2"), rolled->die % 3 != 0);
}

// Rules: FAN-LOSS-2
void FanBattlesTest::aCrewOnAShipIsLostAndTheShipStays() {
    AtSea game = warAtSea();
    ACCEPTED(game, kEnd);
    ACCEPTED(game, losses(4)); // the south-western path
    QVERIFY(game.state.fan.seat(Red).mounted.empty());
    QVERIFY(game.hasShip(Red, "b2-b3"));
    QCOMPARE(int(game.state.fan.seat(Red).gold), 3);
}

// Rules: FAN-LOSS-1
void FanBattlesTest::theDieIsAskedForWhereNobodyStands() {
    WithModules game = war();
    game.barbarians("A1", 1).mounted(Red, "a1-a2");
    ACCEPTED(game, kEnd);
    QVERIFY(game.owes(Red, DecisionKind::RollLosses));
    ACCEPTED(game, losses(1)); // no piece is on these paths
    QVERIFY(game.stands(Red, false, "a1-a2"));
    QCOMPARE(game.goldOf(Red), 0);
}

// Rules: FAN-LOSS-4
void FanBattlesTest::lossesComeBeforeTheNextHex() {
    WithModules game = war();
    game.barbarians("A1", 1).barbarians("A2", 1).mounted(Red, "a3-b4"); // the path between them
    WithModules both = game;
    ACCEPTED(game, kEnd);
    QCOMPARE(game.prisonersOf(Red), 1); // prisoners and liberation come first
    QCOMPARE(game.barbariansOn("A1"), 0);
    QCOMPARE(game.barbariansOn("A2"), 1);
    ACCEPTED(game, losses(2)); // the knight is lost before the battle for A2
    QCOMPARE(game.barbariansOn("A2"), 1);
    QCOMPARE(game.prisonersOf(Red), 1);
    QCOMPARE(game.state.turn.player, Blue);
    ACCEPTED(both, kEnd);
    ACCEPTED(both, losses(1));
    QCOMPARE(both.barbariansOn("A2"), 0);
    QCOMPARE(both.prisonersOf(Red), 2);
    QCOMPARE(both.state.turn.player, Red);
}

// Rules: FAN-LOSS-5
void FanBattlesTest::theActivePlayerRollsIfInvolvedElseTheNextClockwise() {
    WithModules game = war();
    game.barbarians("A1", 2).mounted(White, "a1-a2").crew(Blue, "a2-a3");
    WithModules active = game;
    ACCEPTED(game, kEnd);
    QVERIFY(game.owes(Blue, DecisionKind::RollLosses)); // Red is not involved
    REFUSED(game, "no-such-decision", Red, losses(1));
    REFUSED(game, "no-such-decision", White, losses(1));
    ACCEPTED(game, Blue, losses(2));
    active.turnOf(White);
    ACCEPTED(active, kEnd);
    QVERIFY(active.owes(White, DecisionKind::RollLosses));
}

// Rules: FAN-LIB-1
void FanBattlesTest::aLiberatedHexProducesAndItsBuildingsStand() {
    WithModules game = war();
    game.barbarians("A1", 3).mounted(Red, "a2-a3").mounted(Red, "b3-b4");
    game.settlement(White, "a1"); // at A1 only, and at a harbour
    QCOMPARE(game.pointsOf(White), 0);
    QVERIFY(fan::conqueredBuildings(game.state, White).contains(at("a1")));
    ACCEPTED(game, kEnd);
    QVERIFY(game.happened<fan::HexFreed>() != nullptr);
    QCOMPARE(game.pointsOf(White), 1);
    QVERIFY(fan::conqueredBuildings(game.state, White).empty());
    ACCEPTED(game, losses(2));
    ACCEPTED(game, roll(2, 3, EventFace::TradeGate)); // A1 has number 5
    QCOMPARE(game.handOf(White)[Card::Grain], 1);
    WithModules still = war(); // without a battle the hex produces nothing
    still.barbarians("A1", 3).settlement(White, "a1").turnOf(Blue).beforeTheRoll();
    ACCEPTED(still, roll(2, 3, EventFace::TradeGate));
    QCOMPARE(still.cardsOf(White), 0);
}

// Rules: FAN-LIB-2
void FanBattlesTest::aFreedHexCanBeAttackedAgain() {
    WithModules game = war();
    game.barbarians("A1", 3).mounted(Red, "a2-a3").mounted(Red, "b3-b4");
    QVERIFY(!fan::landingHexes(game.state).contains(hex("A1")));
    ACCEPTED(game, kEnd);
    ACCEPTED(game, losses(2));
    game.turnOf(Red);
    game.inPhase(Phase::Main);
    game.roads(Red, {"d5-d6"}).hand(Red, {{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Grain, 1}, {Card::Wool, 1}});
    command::Build settlement{.piece = Piece::Settlement, .at = at("d5")};
    for (const auto* where : {"A1", "A2", "A3"}) settlement.landing.push_back(hex(where));
    ACCEPTED(game, settlement);
    QCOMPARE(game.barbariansOn("A1"), 1);
}

// Rules: FAN-BAT-8
void FanBattlesTest::pointsOfABattleWinAtOnce() {
    WithModules game = war();
    game.state.rules.target = 1;
    game.barbarians("A1", 2).barbarians("A3", 1).mounted(Red, "a1-a2").crew(Red, "a2-a3").mounted(Red, "a6-a7");
    ACCEPTED(game, kEnd);
    QVERIFY(game.state.turn.phase == Phase::Over); // two prisoners give the last point
    QVERIFY(game.event<event::GameWon>() != nullptr);
    QCOMPARE(game.event<event::GameWon>()->player, Red);
    WithModules freed = war(); // the same with a point of an own liberated building
    freed.state.rules.target = 1;
    freed.barbarians("A1", 3).mounted(Blue, "a2-a3").mounted(Blue, "b3-b4").settlement(Red, "a1");
    ACCEPTED(freed, kEnd);
    QVERIFY(freed.state.turn.phase == Phase::Over);
    QCOMPARE(freed.event<event::GameWon>()->player, Red);
    WithModules other = war(); // a player not on turn wins only in the own turn
    other.state.rules.target = 1;
    other.barbarians("A1", 2).mounted(Blue, "a2-a3").mounted(Blue, "b3-b4");
    ACCEPTED(other, kEnd);
    QVERIFY(other.state.turn.phase == Phase::Conflict);
}

// Rules: FAN-BAT-1
void FanBattlesTest::withoutTheModuleThereIsNoConflict() {
    WithModules game({Module::HexBarbarians, Module::Mounted});
    game.barbarians("A1", 1).mounted(Red, "a1-a2");
    REFUSED(game, "module-missing", endTurn("A1"));
    ACCEPTED(game, kEnd);
    QCOMPARE(game.barbariansOn("A1"), 1);
    QCOMPARE(game.state.turn.player, Blue);
}

REEVE_CHAPTER(FanBattlesTest)
#include "fan_battles_test.moc"
