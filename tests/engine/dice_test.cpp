// SPDX-License-Identifier: GPL-3.0-or-later
// Chapters 5 and 6: the course of a turn, the three dice and the gates.
#include "engine/tables/dice.h"
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

class DiceTest : public QObject {
    Q_OBJECT

private slots:
    void nothingButTheAlchemistComesBeforeTheRoll();
    void theDiceAreRolledOnceAndBeforeTheTurnEnds();
    void aGateGivesACardBeforeTheHexesProduce();
    void theRedDieDecidesWhoDrawsAtEachLevel_data();
    void theRedDieDecidesWhoDrawsAtEachLevel();
    void theRollerDrawsFirstAndTheOthersClockwise();
    void onlyTheColourOfTheGateCounts();
    void aShipGivesNoCardAndComesOneSpaceNearer();
    void theEventIsResolvedAlsoOnASeven();
    void theAlchemistSetsBothDiceAndTheEventComesFirst();
    void theAlchemistIsTooLateAfterTheRoll();
    void theNextPlayerIsTheOneToTheLeft();
    void statedDiceMustAgreeWithTheAlchemist();
    void aTurnOfTheBaseGameRollsThenTradesThenBuilds();
    void theBaseGameIsPlayedByTheTotalAlone();
    void theTotalAloneObeysTheEasyStartAndTheTwoRollsOfTwoPlayers();
    void citiesAndKnightsNeedsBothDice();
};

// Rules: TURN-4, TURN-6
void DiceTest::nothingButTheAlchemistComesBeforeTheRoll() {
    Given game(3);
    game.beforeTheRoll()
        .city(Red, "c4")
        .roads(Red, {"c4-c5"})
        .hand(Red, {{Card::Brick, 4}, {Card::Lumber, 4}, {Card::Cloth, 1}, {Card::Grain, 1}});
    game.idleKnight(Red, "c5").progress(Red,
                                        {ProgressCard::Irrigation, ProgressCard::Warlord, ProgressCard::Alchemist});
    REFUSED(game, "roll-first", road("b3-c4"));
    REFUSED(game, "roll-first", command::Improve{Track::Trade});
    REFUSED(game, "roll-first", command::Activate{at("c5")});
    REFUSED(game, "roll-first", command::TradeBank{{{Card::Brick, 4}}, {{Card::Ore, 1}}});
    REFUSED(game, "roll-first", command::Trade{Blue, {{Card::Brick, 1}}, {{Card::Ore, 1}}});
    REFUSED(game, "roll-first", play(ProgressCard::Irrigation));
    REFUSED(game, "roll-first", play(ProgressCard::Warlord));
    REFUSED(game, "roll-first", command::EndTurn{});
    REFUSED(game, "ok", command::Play{.card = ProgressCard::Alchemist, .red = 1, .yellow = 1});
}

// Rules: TURN-2, TURN-6, DICE-1
void DiceTest::theDiceAreRolledOnceAndBeforeTheTurnEnds() {
    Given game(3);
    game.beforeTheRoll();
    REFUSED(game, "roll-first", command::EndTurn{});
    ACCEPTED(game, roll(1, 1, EventFace::TradeGate));
    REFUSED(game, "already-rolled", roll(1, 1, EventFace::TradeGate));
    REFUSED(game, "not-your-turn", Blue, command::EndTurn{});
    ACCEPTED(game, command::EndTurn{});
}

// Rules: DICE-2, DICE-4, DICE-6 (T-15)
void DiceTest::aGateGivesACardBeforeTheHexesProduce() {
    Given game(3);
    game.beforeTheRoll()
        .level(Blue, Track::Politics, 1)
        .level(Blue, Track::Trade, 2)
        .settlement(White, "b2"); // mountains 9
    ACCEPTED(game, roll(3, 6, EventFace::TradeGate));
    QCOMPARE(game.state.player(Blue).progressCards(), 1);
    QCOMPARE(int(game.state.decks[index(Track::Trade)].size()), supply::kDeck - 1);
    QCOMPARE(game.handOf(White), Hand::of(Card::Ore));
    QVERIFY(game.orderOf<event::ProgressDrawn>() >= 0);
    QVERIFY(game.orderOf<event::ProgressDrawn>() < game.orderOf<event::CardsGained>());
}

void DiceTest::theRedDieDecidesWhoDrawsAtEachLevel_data() {
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("highestRed"); // 0: never
    QTest::newRow("level 0 never draws") << 0 << 0;
    QTest::newRow("level 1 draws on 1 and 2") << 1 << 2;
    QTest::newRow("level 2 draws up to 3") << 2 << 3;
    QTest::newRow("level 3 draws up to 4") << 3 << 4;
    QTest::newRow("level 4 draws up to 5") << 4 << 5;
    QTest::newRow("level 5 always draws") << 5 << 6;
}

// Rules: IMPR-8, PROG-2, PROG-3, DICE-4 (T-16, T-17, T-20, T-21)
void DiceTest::theRedDieDecidesWhoDrawsAtEachLevel() {
    QFETCH(int, level);
    QFETCH(int, highestRed);
    for (const auto track : kAllTracks)
        for (int red = 1; red <= 6; ++red) {
            Given game(3);
            game.beforeTheRoll().level(Blue, track, level);
            ACCEPTED(game, roll(red, red == 6 ? 2 : 6 - red, gateOf(track))); // never a 7
            const auto& deck = game.state.decks[index(track)];
            QCOMPARE(int(deck.size()), red <= highestRed ? supply::kDeck - 1 : supply::kDeck);
        }
}

// Rules: DICE-5, PROG-3 (T-18)
void DiceTest::theRollerDrawsFirstAndTheOthersClockwise() {
    Given game(3);
    game.beforeTheRoll().turnOf(Blue).level(Red, Track::Trade, 1).level(Blue, Track::Trade, 3);
    ACCEPTED(game, roll(1, 1, EventFace::TradeGate));
    std::vector<int> drew;
    for (const auto& e : game.events)
        if (const auto* drawn = std::get_if<event::ProgressDrawn>(&e)) drew.push_back(int(index(drawn->player)));
    QCOMPARE(drew, (std::vector<int>{1, 0})); // Blue rolled, White has level 0
}

// Rules: PROG-2 (T-19)
void DiceTest::onlyTheColourOfTheGateCounts() {
    Given game(3);
    game.beforeTheRoll().level(Red, Track::Trade, 5).level(Red, Track::Science, 5).level(Blue, Track::Politics, 1);
    game.onTop(ProgressCard::Bishop);
    ACCEPTED(game, roll(2, 2, EventFace::PoliticsGate));
    QCOMPARE(game.state.player(Red).progressCards(), 0);
    QVERIFY(game.holds(Blue, ProgressCard::Bishop));
}

// Rules: DICE-3, DICE-7, BARB-1
void DiceTest::aShipGivesNoCardAndComesOneSpaceNearer() {
    Given game(3);
    game.beforeTheRoll().level(Red, Track::Trade, 5).level(Red, Track::Politics, 5).level(Red, Track::Science, 5);
    game.state.shipSpaces = 2;
    ACCEPTED(game, roll(1, 1, EventFace::Ship));
    QCOMPARE(int(game.state.shipSpaces), 3);
    QCOMPARE(game.state.player(Red).progressCards(), 0);
}

// Rules: DICE-2, PROD-12
void DiceTest::theEventIsResolvedAlsoOnASeven() {
    Given game(3);
    game.beforeTheRoll().level(Blue, Track::Politics, 2).onTop(ProgressCard::Warlord);
    ACCEPTED(game, roll(3, 4, EventFace::PoliticsGate));
    QVERIFY(game.holds(Blue, ProgressCard::Warlord));
    QVERIFY(game.owes(Red, DecisionKind::MoveRobber));

    Given ship(3);
    ship.beforeTheRoll();
    ACCEPTED(ship, roll(3, 4, EventFace::Ship));
    QCOMPARE(int(ship.state.shipSpaces), 1);
}

// Rules: PROG-ALCH (T-25)
void DiceTest::theAlchemistSetsBothDiceAndTheEventComesFirst() {
    Given game(3);
    game.beforeTheRoll()
        .progress(Red, {ProgressCard::Alchemist})
        .level(Blue, Track::Politics, 2)
        .level(White, Track::Politics, 1);
    game.hand(White, {{Card::Ore, 9}});
    ACCEPTED(game, command::Play{.card = ProgressCard::Alchemist, .red = 3, .yellow = 4});
    ACCEPTED(game, roll(0, 0, EventFace::PoliticsGate));
    QCOMPARE(int(game.state.turn.red), 3);
    QCOMPARE(int(game.state.turn.yellow), 4);
    QCOMPARE(game.state.player(Blue).progressCards() + game.state.player(Blue).shown[index(ProgressCard::Constitution)],
             1);
    QCOMPARE(game.state.player(White).progressCards(), 0); // level 1 shows 1 and 2 only
    QCOMPARE(game.cardsOf(White), 5);                      // the 7
    QVERIFY(game.orderOf<event::ProgressDrawn>() < game.orderOf<event::CardsPaid>());
    QVERIFY(game.owes(Red, DecisionKind::MoveRobber));
    QVERIFY(!game.holds(Red, ProgressCard::Alchemist));
}

// Rules: PROG-ALCH (T-26)
void DiceTest::theAlchemistIsTooLateAfterTheRoll() {
    Given game(3);
    game.progress(Red, {ProgressCard::Alchemist});
    REFUSED(game, "already-rolled", command::Play{.card = ProgressCard::Alchemist, .red = 3, .yellow = 4});
}

// Rules: PROG-ALCH
void DiceTest::statedDiceMustAgreeWithTheAlchemist() {
    Given game(3);
    game.beforeTheRoll().progress(Red, {ProgressCard::Alchemist, ProgressCard::Alchemist});
    ACCEPTED(game, command::Play{.card = ProgressCard::Alchemist, .red = 5, .yellow = 3});
    REFUSED(game, "impossible-chance", roll(5, 4, EventFace::Ship));
    REFUSED(game, "card-already-played", command::Play{.card = ProgressCard::Alchemist, .red = 1, .yellow = 1});
    ACCEPTED(game, roll(5, 3, EventFace::Ship));
}

// Rules: TURN-5
void DiceTest::theNextPlayerIsTheOneToTheLeft() {
    Given game(3);
    game.turnOf(White);
    ACCEPTED(game, command::EndTurn{});
    QCOMPARE(game.state.turn.player, Red);
    QVERIFY(game.state.turn.phase == Phase::Roll);
    QCOMPARE(int(game.state.turn.number), 10);
}

// Rules: TURN-1, TRADE-1, TRADE-9
void DiceTest::aTurnOfTheBaseGameRollsThenTradesThenBuilds() {
    Given game = Given::base(3);
    game.beforeTheRoll()
        .settlement(Red, "c4")
        .hand(Red, {{Card::Brick, 1}, {Card::Lumber, 5}})
        .hand(Blue, {{Card::Ore, 1}});
    game.development(Red, DevelopmentCard::YearOfPlenty);
    const Action withTheBank = command::TradeBank{{{Card::Lumber, 4}}, {{Card::Wool, 1}}};
    REFUSED(game, "roll-first", withTheBank);
    REFUSED(game, "roll-first", command::Trade{Blue, {{Card::Lumber, 1}}, {{Card::Ore, 1}}});
    REFUSED(game, "roll-first", road("c4-c5"));
    REFUSED(game, "roll-first", command::BuyDevelopment{});
    REFUSED(game, "roll-first", command::EndTurn{});
    ACCEPTED(game, roll(6, 6));
    ACCEPTED(game, withTheBank);
    ACCEPTED(game, road("c4-c5"));
    REFUSED(game, "trade-after-building", command::Trade{Blue, {{Card::Wool, 1}}, {{Card::Ore, 1}}});
    ACCEPTED(game, command::PlayDevelopment{.card = DevelopmentCard::YearOfPlenty,
                                            .cards = {{Card::Brick, 1}, {Card::Lumber, 1}}});
    ACCEPTED(game, road("c5-c6")); // a card may be played after building, and there may be more to build
    ACCEPTED(game, command::EndTurn{});
    QCOMPARE(game.state.turn.player, Blue);
}

namespace {
Action total(int sum) { return command::Roll{.red = static_cast<std::uint8_t>(sum), .yellow = dice::kTotalOnly}; }
} // namespace

// Rules: PROD-1, SEVEN-1
void DiceTest::theBaseGameIsPlayedByTheTotalAlone() {
    Given game = Given::base(3);
    game.beforeTheRoll().settlement(Blue, "b2"); // mountains 9
    const auto before = game.state.chance;
    ACCEPTED(game, total(9));
    QCOMPARE(game.handOf(Blue), (Hand{{Card::Ore, 1}}));
    QCOMPARE(dice::total(game.state.turn), 9);
    // Nothing is claimed of a single die, and none was drawn.
    const auto* rolled = game.event<event::DiceRolled>();
    QVERIFY(dice::totalOnly(*rolled));
    QCOMPARE(dice::total(*rolled), 9);
    QVERIFY(game.state.chance == before);
    ACCEPTED(game, command::EndTurn{});
    QCOMPARE(dice::total(game.state.turn), 0);
    ACCEPTED(game, total(7));
    QVERIFY(game.owes(Blue, DecisionKind::MoveRobber));
    QVERIFY(game.state.turn.phase == Phase::Main);
}

// Rules: VAR-EASY-1, TWO-5
void DiceTest::theTotalAloneObeysTheEasyStartAndTheTwoRollsOfTwoPlayers() {
    Given easy = Given::base(3, {Option::EasyStart});
    easy.beforeTheRoll();
    easy.state.turn.number = 1;
    REFUSED(easy, "roll-again", total(7));
    ACCEPTED(easy, total(6));
    Given two = Given::base(2, {Option::TwoPlayer});
    two.beforeTheRoll().settlement(Red, "c4");
    ACCEPTED(two, total(5));
    ACCEPTED(two, total(5));
    QVERIFY(two.event<event::RollRepeated>() != nullptr);
    QCOMPARE(dice::total(*two.event<event::RollRepeated>()), 5);
    ACCEPTED(two, total(4));
    QVERIFY(two.state.turn.phase == Phase::Main);
}

// Rules: IMPR-8
void DiceTest::citiesAndKnightsNeedsBothDice() {
    Given game(3);
    game.beforeTheRoll();
    REFUSED(game, "impossible-chance", total(9));
}

REEVE_CHAPTER(DiceTest)
#include "dice_test.moc"
