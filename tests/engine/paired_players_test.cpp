// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter SIX: two players share a turn.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

namespace {

const Hand kRoad{{Card::Brick, 1}, {Card::Lumber, 1}};

Given paired(int players = 5) { return Given::option(Option::PairedPlayers, players); }
Given pairedBase(int players = 5) { return Given::base(players, {Option::PairedPlayers}); }
constexpr PlayerId kGreen{4};
constexpr PlayerId kBrown{5};

} // namespace

class PairedPlayersTest : public QObject {
    Q_OBJECT

private slots:
    void thePartnerIsTheThirdPlayerClockwise_data();
    void thePartnerIsTheThirdPlayerClockwise();
    void thePartnerTakesAPartWithoutARollAndThenBothRolesMoveOn();
    void thePartnerTradesWithTheBankOnly();
    void whatBelongsBeforeTheRollIsNotOpenToThePartner();
    void commercialHarborIsOpenToThePartner();
    void theEffectsOfTheFirstAreOver();
    void eachHasOneDevelopmentCardInTheOwnPart();
    void aCardThatIsBoughtInTheTurnOfTheFirstIsNotPlayedInIt();
    void aKnightActsIfItWasActiveBeforeThePart();
    void thePartnerWinsInTheOwnPartAlsoAtItsFirstMoment();
    void thePartnerAloneMovesNoRobberOnTheSeven();
};

// Rules: SIX-30
void PairedPlayersTest::thePartnerIsTheThirdPlayerClockwise_data() {
    QTest::addColumn<int>("players");
    QTest::addColumn<PlayerId>("first");
    QTest::addColumn<PlayerId>("partner");
    QTest::newRow("five, Red") << 5 << Red << Orange;
    QTest::newRow("five, White") << 5 << White << Red;
    QTest::newRow("five, Green") << 5 << kGreen << White;
    QTest::newRow("six, Red") << 6 << Red << Orange;
    QTest::newRow("six, Blue") << 6 << Blue << kGreen;
    QTest::newRow("six, Brown") << 6 << kBrown << White;
}
void PairedPlayersTest::thePartnerIsTheThirdPlayerClockwise() {
    QFETCH(int, players);
    QFETCH(PlayerId, first);
    QFETCH(PlayerId, partner);
    Given game = paired(players);
    game.turnOf(first);
    ACCEPTED(game, command::EndTurn{});
    QVERIFY(game.state.turn.phase == Phase::Paired);
    QCOMPARE(game.state.turn.player, partner);
    QCOMPARE(firstOfTurn(game.state), first);
}

// Rules: SIX-30
void PairedPlayersTest::thePartnerTakesAPartWithoutARollAndThenBothRolesMoveOn() {
    Given game = paired();
    game.settlement(Orange, "c4").hand(Orange, kRoad);
    ACCEPTED(game, command::EndTurn{});
    QCOMPARE(int(game.state.turn.number), 9);
    REFUSED(game, "not-your-turn", Red, command::EndTurn{});
    ACCEPTED(game, road("c4-c5"));
    ACCEPTED(game, command::EndTurn{});
    QVERIFY(game.state.turn.phase == Phase::Roll);
    QCOMPARE(game.state.turn.player, Blue);
    QCOMPARE(int(game.state.turn.number), 10);
    QCOMPARE(partnerOfTurn(game.state), kGreen);
}

// Rules: SIX-31
void PairedPlayersTest::thePartnerTradesWithTheBankOnly() {
    Given game = paired();
    game.hand(Orange, {{Card::Lumber, 5}}).hand(Red, {{Card::Ore, 1}});
    ACCEPTED(game, command::EndTurn{});
    REFUSED(game, "wrong-phase", command::Trade{Red, {{Card::Lumber, 1}}, {{Card::Ore, 1}}});
    ACCEPTED(game, command::TradeBank{{{Card::Lumber, 4}}, {{Card::Ore, 1}}});
}

// Rules: SIX-32
void PairedPlayersTest::whatBelongsBeforeTheRollIsNotOpenToThePartner() {
    Given game = paired();
    game.progress(Orange, {ProgressCard::Alchemist});
    ACCEPTED(game, command::EndTurn{});
    REFUSED(game, "wrong-phase", roll(1, 2));
    REFUSED(game, "wrong-phase", command::Play{.card = ProgressCard::Alchemist, .red = 1, .yellow = 2});
}

// Rules: SIX-32
void PairedPlayersTest::commercialHarborIsOpenToThePartner() {
    Given game = paired();
    game.progress(Orange, {ProgressCard::CommercialHarbor})
        .hand(Orange, {{Card::Ore, 1}})
        .hand(Red, {{Card::Cloth, 1}});
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, play(ProgressCard::CommercialHarbor));
    ACCEPTED(game, command::HarborTrade{Red, {{Card::Ore, 1}}});
    QCOMPARE(game.handOf(Orange)[Card::Cloth], 1);
}

// Rules: SIX-33
void PairedPlayersTest::theEffectsOfTheFirstAreOver() {
    Given game = paired();
    game.progress(Red, {ProgressCard::MerchantFleet, ProgressCard::Crane});
    game.hand(Orange, {{Card::Lumber, 2}, {Card::Cloth, 1}}).city(Orange, "c4").level(Orange, Track::Trade, 1);
    ACCEPTED(game, command::Play{.card = ProgressCard::MerchantFleet, .kind = Card::Lumber});
    ACCEPTED(game, play(ProgressCard::Crane));
    ACCEPTED(game, command::EndTurn{});
    REFUSED(game, "not-a-whole-exchange", command::TradeBank{{{Card::Lumber, 2}}, {{Card::Ore, 1}}});
    REFUSED(game, "cannot-afford", command::Improve{Track::Trade});
}

// Rules: SIX-33, DEV-3
void PairedPlayersTest::eachHasOneDevelopmentCardInTheOwnPart() {
    Given game = pairedBase();
    game.development(Red, DevelopmentCard::RoadBuilding)
        .settlement(Red, "c4")
        .development(Orange, DevelopmentCard::Monopoly, 2);
    const auto monopoly = command::PlayDevelopment{.card = DevelopmentCard::Monopoly, .resource = Card::Ore};
    ACCEPTED(game, command::PlayDevelopment{.card = DevelopmentCard::RoadBuilding, .paths = paths({"c4-c5"})});
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, monopoly);
    REFUSED(game, "card-already-played", monopoly);
}

// Rules: SIX-33, DEV-3
void PairedPlayersTest::aCardThatIsBoughtInTheTurnOfTheFirstIsNotPlayedInIt() {
    Given game = pairedBase();
    game.hand(Orange, {{Card::Ore, 1}, {Card::Wool, 1}, {Card::Grain, 1}});
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, command::BuyDevelopment{DevelopmentCard::Monopoly, true});
    REFUSED(game, "bought-this-turn",
            command::PlayDevelopment{.card = DevelopmentCard::Monopoly, .resource = Card::Ore});
}

// Rules: SIX-33, KNIGHT-7
void PairedPlayersTest::aKnightActsIfItWasActiveBeforeThePart() {
    Given game = paired();
    game.roads(Orange, {"c4-c5", "c5-c6", "c6-c7"}).knight(Orange, "c4").idleKnight(Orange, "c7");
    game.hand(Orange, {{Card::Grain, 1}});
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, moveKnight("c4", "c5"));
    ACCEPTED(game, command::Activate{at("c7")});
    REFUSED(game, "knight-just-activated", moveKnight("c7", "c6"));
}

// Rules: SIX-33, WIN-1
void PairedPlayersTest::thePartnerWinsInTheOwnPartAlsoAtItsFirstMoment() {
    Given game = paired();
    game.state.rules.target = 2;
    game.city(Orange, "c4");
    ACCEPTED(game, command::EndTurn{});
    QCOMPARE(game.state.winner, Orange);
    QCOMPARE(game.state.turn.player, Red); // the turn belongs to the first player
}

// Rules: SIX-34
void PairedPlayersTest::thePartnerAloneMovesNoRobberOnTheSeven() {
    Given game = paired();
    game.beforeTheRoll();
    ACCEPTED(game, roll(3, 4, EventFace::Ship));
    QVERIFY(game.owes(Red, DecisionKind::MoveRobber));
    QVERIFY(!game.owes(Orange, DecisionKind::MoveRobber));
}

REEVE_CHAPTER(PairedPlayersTest)
#include "paired_players_test.moc"
