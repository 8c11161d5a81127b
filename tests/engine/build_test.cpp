// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 10: roads, settlements and cities.
#include "engine/tables/costs.h"
#include "tests/support/chapters.h"
#include "tests/support/given.h"
#include "tests/support/random_game.h"

using namespace reeve;
using namespace reeve::testing;

namespace {
const Hand kPlenty{{Card::Brick, 6}, {Card::Lumber, 6}, {Card::Wool, 6}, {Card::Grain, 6}, {Card::Ore, 6}};
}

class BuildTest : public QObject {
    Q_OBJECT

private slots:
    void everythingHasItsPriceAndTheCardsGoToTheBank();
    void whatIsMissingIsSaid();
    void aRoadTouchesAnOwnRoadOrBuildingAndOnlyOneLiesOnAPath();
    void aRoadDoesNotPassAnOpponentsBuilding();
    void aRoadDoesNotPassAnOpponentsKnightActiveOrNot();
    void theOwnerOfAKnightBuildsOnThroughIt();
    void aSettlementNeedsAnOwnRoadAndAnEmptyPlace();
    void theDistanceRuleCountsEverybodysBuildings();
    void knightsDoNotCountForTheDistanceRuleButFillTheirPlace();
    void theSixthSettlementWaitsForACity();
    void aCityReplacesAnOwnSettlementAndThePieceComesBack();
    void theFifthCityAndTheSixteenthRoadHaveNoPiece();
    void aCityOnItsSideIsRestoredBeforeAnyOther();
    void wallsAndKnightsAreNotOfTheBaseGame();
    void onePlayerBuildsAsOftenAsCardsAndPiecesLast();
    void whatIsBuiltStaysButForTheDiplomatAndTheBarbarians();
    void aLostCityIsBuiltAgainAtTheUsualPrice();
};

// Rules: BUILD-1, BUILD-3, ROAD-1, SETT-3, CITY-2
void BuildTest::everythingHasItsPriceAndTheCardsGoToTheBank() {
    Given game(3);
    game.settlement(Red, "c4")
        .roads(Red, {"c4-c5"})
        .hand(Red, {{Card::Brick, 2}, {Card::Lumber, 2}, {Card::Wool, 1}, {Card::Grain, 3}, {Card::Ore, 3}});
    ACCEPTED(game, road("c5-c6"));
    QCOMPARE(game.handOf(Red),
             (Hand{{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Wool, 1}, {Card::Grain, 3}, {Card::Ore, 3}}));
    ACCEPTED(game, build(Piece::Settlement, "c6"));
    QCOMPARE(game.handOf(Red), (Hand{{Card::Grain, 2}, {Card::Ore, 3}}));
    QCOMPARE(game.pointsOf(Red), 2);
    ACCEPTED(game, build(Piece::City, "c6"));
    QCOMPARE(game.cardsOf(Red), 0);
    QCOMPARE(game.pointsOf(Red), 3);
    for (const auto card : kAllCards) QCOMPARE(bank(game.state, card), isResource(card) ? 19 : 12);
}

// Rules: BUILD-1
void BuildTest::whatIsMissingIsSaid() {
    Given game(3);
    game.settlement(Red, "c4").hand(Red, {{Card::Ore, 1}, {Card::Grain, 2}});
    const auto answer = decide(game.state, Command{Red, build(Piece::City, "c4")});
    QVERIFY(!answer.ok());
    QVERIFY(answer.refusal().code == RefusalCode::CannotAfford);
    QCOMPARE(answer.refusal().needs, Hand::of(Card::Ore, 2));
}

// Rules: ROAD-1, ROAD-2
void BuildTest::aRoadTouchesAnOwnRoadOrBuildingAndOnlyOneLiesOnAPath() {
    Given game(3);
    game.settlement(Red, "c4").roads(Red, {"c4-c5"}).roads(Blue, {"c5-d5"}).hand(Red, kPlenty);
    REFUSED(game, "place-taken", road("c4-c5"));
    REFUSED(game, "place-taken", road("c5-d5"));
    REFUSED(game, "not-connected", road("e3-e4"));
    REFUSED(game, "not-connected", road("c6-c7"));
    ACCEPTED(game, road("b3-c4"));
    ACCEPTED(game, road("c5-c6"));
    ACCEPTED(game, road("c6-c7"));
}

// Rules: ROAD-3 (T-99)
void BuildTest::aRoadDoesNotPassAnOpponentsBuilding() {
    Given game(3);
    game.roads(Red, {"c4-c5"}).settlement(Blue, "c5").hand(Red, kPlenty);
    REFUSED(game, "not-connected", road("c5-c6"));
    REFUSED(game, "not-connected", road("c5-d5"));
    ACCEPTED(game, road("b3-c4")); // the other end is free
}

// Rules: ROAD-4, KNIGHT-17, KNIGHT-34 (T-61)
void BuildTest::aRoadDoesNotPassAnOpponentsKnightActiveOrNot() {
    for (const bool active : {true, false}) {
        Given game(3);
        game.roads(Red, {"c4-c5"}).roads(Blue, {"c5-d5"}).knight(Blue, "c5", 1, active).hand(Red, kPlenty);
        REFUSED(game, "not-connected", road("c5-c6"));
    }
}

// Rules: KNIGHT-34 (T-61)
void BuildTest::theOwnerOfAKnightBuildsOnThroughIt() {
    Given game(3);
    game.roads(Red, {"c4-c5"})
        .roads(Blue, {"c5-d5"})
        .idleKnight(Red, "c5")
        .hand(Red, kPlenty)
        .hand(Blue, {{Card::Brick, 1}, {Card::Lumber, 1}});
    ACCEPTED(game, road("c5-c6"));
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, roll(6, 6, EventFace::TradeGate));
    REFUSED(game, "not-connected", road("b5-c6"));
    ACCEPTED(game, road("d5-d6")); // away from the knight
}

// Rules: SETT-1
void BuildTest::aSettlementNeedsAnOwnRoadAndAnEmptyPlace() {
    Given game(3);
    game.roads(Red, {"c4-c5", "c5-c6"}).roads(Blue, {"e3-e4"}).settlement(Blue, "c6").hand(Red, kPlenty);
    REFUSED(game, "not-connected", build(Piece::Settlement, "e3"));
    REFUSED(game, "place-taken", build(Piece::Settlement, "c6"));
    ACCEPTED(game, build(Piece::Settlement, "c4"));
}

// Rules: SETT-2 (T-98)
void BuildTest::theDistanceRuleCountsEverybodysBuildings() {
    Given game(3);
    game.roads(Red, {"c4-c5", "c5-c6", "b3-c4", "b2-b3"}).city(Blue, "c6").hand(Red, kPlenty);
    REFUSED(game, "too-close", build(Piece::Settlement, "c5"));
    ACCEPTED(game, build(Piece::Settlement, "c4")); // two paths away
    REFUSED(game, "too-close", build(Piece::Settlement, "b3"));
    ACCEPTED(game, build(Piece::Settlement, "b2"));

    Given side(3); // a reduced city counts as a building
    side.roads(Red, {"c4-c5"}).cityOnItsSide(Blue, "c6").hand(Red, kPlenty);
    REFUSED(side, "too-close", build(Piece::Settlement, "c5"));
}

// Rules: SETT-5
void BuildTest::knightsDoNotCountForTheDistanceRuleButFillTheirPlace() {
    Given game(3);
    game.roads(Red, {"c4-c5"}).knight(Blue, "c4").knight(Blue, "c6").hand(Red, kPlenty);
    REFUSED(game, "place-taken", build(Piece::Settlement, "c4"));
    ACCEPTED(game, build(Piece::Settlement, "c5"));
}

// Rules: SETT-4, BUILD-5
void BuildTest::theSixthSettlementWaitsForACity() {
    Given game(3);
    for (const auto* place : {"a2", "a4", "a6", "e2", "e4"}) game.settlement(Red, place);
    game.roads(Red, {"c4-c5"}).hand(Red, kPlenty);
    REFUSED(game, "no-piece-left", build(Piece::Settlement, "c5"));
    ACCEPTED(game, build(Piece::City, "a2"));
    ACCEPTED(game, build(Piece::Settlement, "c5")); // uses the returned piece in the same turn
}

// Rules: CITY-1
void BuildTest::aCityReplacesAnOwnSettlementAndThePieceComesBack() {
    Given game(3);
    game.roads(Red, {"c4-c5"}).settlement(Blue, "e3").settlement(Red, "a2").hand(Red, kPlenty);
    REFUSED(game, "not-your-piece", build(Piece::City, "c4"));
    REFUSED(game, "not-your-piece", build(Piece::City, "e3"));
    ACCEPTED(game, build(Piece::City, "a2"));
    QVERIFY(game.state.player(Red).settlements.empty());
    QVERIFY(game.state.player(Red).cities.contains(at("a2")));
    REFUSED(game, "not-your-piece", build(Piece::City, "a2"));
}

// Rules: BUILD-5
void BuildTest::theFifthCityAndTheSixteenthRoadHaveNoPiece() {
    Given game(3);
    for (const auto* place : {"a2", "a4", "a6", "e2"}) game.city(Red, place);
    game.settlement(Red, "e4").hand(Red, kPlenty);
    game.roads(Red, {"c1-c2", "c2-c3", "c3-c4", "c4-c5", "c5-c6", "c6-c7", "c7-c8", "c8-c9", "c9-c10", "c10-c11",
                     "b1-c2", "b1-b2", "b2-b3", "b3-b4"});
    game.longestRoad(Red, 14);
    REFUSED(game, "no-piece-left", build(Piece::City, "e4"));
    ACCEPTED(game, road("b4-b5")); // the fifteenth road
    REFUSED(game, "no-piece-left", road("b5-b6"));
}

// Rules: BARB-19 (T-50)
void BuildTest::aCityOnItsSideIsRestoredBeforeAnyOther() {
    Given game(3);
    game.cityOnItsSide(Red, "c4").settlement(Red, "a2").hand(Red, kPlenty);
    REFUSED(game, "restore-city-first", build(Piece::City, "a2"));
    ACCEPTED(game, build(Piece::City, "c4"));
    QCOMPARE(game.handOf(Red), kPlenty - costs::kCity);
    QVERIFY(game.state.player(Red).cities.contains(at("c4")));
    QVERIFY(game.state.player(Red).reduced.empty());
}

// Rules: BUILD-2, ARMY-3, COMM-1
void BuildTest::wallsAndKnightsAreNotOfTheBaseGame() {
    Given game = Given::base(3);
    game.city(Red, "c4").roads(Red, {"c4-c5"}).hand(Red, kPlenty);
    REFUSED(game, "not-in-this-game", build(Piece::Wall, "c4"));
    REFUSED(game, "not-in-this-game", build(Piece::Knight, "c5"));
    REFUSED(game, "not-in-this-game", command::Improve{Track::Trade});
    REFUSED(game, "not-in-this-game", command::Activate{at("c5")});
    REFUSED(game, "not-in-this-game", command::Promote{at("c5")});
    REFUSED(game, "not-in-this-game", moveKnight("c4", "c5"));
    REFUSED(game, "not-in-this-game", chase("c4", "A1"));
    REFUSED(game, "not-in-this-game", command::HarborTrade{Blue, {{Card::Ore, 1}}});
    Given knights(3);
    knights.hand(Red, kPlenty);
    REFUSED(knights, "not-in-this-game", command::BuyDevelopment{});
}

// Rules: BUILD-4
void BuildTest::onePlayerBuildsAsOftenAsCardsAndPiecesLast() {
    for (const bool knights : {true, false}) {
        Given game = knights ? Given(3) : Given::base(3);
        game.settlement(Red, "c4").roads(Red, {"c4-c5"}).hand(Red, kPlenty);
        for (const auto* way : {"c5-c6", "c6-c7", "c7-c8"}) ACCEPTED(game, road(way));
        ACCEPTED(game, build(Piece::Settlement, "c6"));
        ACCEPTED(game, build(Piece::Settlement, "c8"));
        ACCEPTED(game, build(Piece::City, "c8"));
        ACCEPTED(game, road("c8-c9")); // the sixth brick, after five roads and settlements
        QCOMPARE(game.handOf(Red), (Hand{{Card::Wool, 4}, {Card::Grain, 2}, {Card::Ore, 3}}));
        REFUSED(game, "cannot-afford", road("c9-c10"));
        ACCEPTED(game, build(Piece::City, "c4"));
    }
}

// Rules: BUILD-6
void BuildTest::whatIsBuiltStaysButForTheDiplomatAndTheBarbarians() {
    int diplomats = 0;
    int reduced = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const bool knights = seed % 3 != 0;
        const Rules base{.game = GameKind::Base, .edition = Edition::Compact, .options = 0, .target = 10};
        GameState state = randomStart(seed, knights ? Rules{} : base);
        Chance chance(seed);
        for (int step = 0; step < 3000 && state.turn.phase != Phase::Over; ++step) {
            const auto command = randomCommand(state, chance);
            const auto events = decide(state, *command).value();
            for (const auto& e : events) {
                const GameState before = state;
                apply(state, e);
                const auto* removed = std::get_if<event::RoadRemoved>(&e);
                const auto* fallen = std::get_if<event::CityReduced>(&e);
                for (std::size_t p = 0; p < state.seatCount; ++p) {
                    const auto id = static_cast<PlayerId>(p);
                    const auto& was = before.players[p];
                    const auto& is = state.players[p];
                    const bool roadGone = removed != nullptr && removed->player == id;
                    const bool cityGone = fallen != nullptr && fallen->player == id;
                    QCOMPARE((was.roads - is.roads).size(), roadGone ? 1 : 0);
                    QCOMPARE((was.cities - is.cities).size(), cityGone ? 1 : 0);
                    QVERIFY((was.buildings() - is.buildings()).empty()); // a settlement may only become a city
                }
                if (removed != nullptr) {
                    const auto* card = std::get_if<command::Play>(&command->action);
                    QVERIFY(card != nullptr && card->card == ProgressCard::Diplomat);
                    ++diplomats;
                }
                reduced += fallen != nullptr;
                QVERIFY(knights || (removed == nullptr && fallen == nullptr));
            }
        }
    }
    QVERIFY(diplomats > 0 && reduced > 0);
}

// Rules: CITY-3
void BuildTest::aLostCityIsBuiltAgainAtTheUsualPrice() {
    Given game(3);
    for (const auto* place : {"a2", "a4", "a6", "e2"}) game.city(Blue, place);
    game.settlement(Blue, "e4").turnOf(Blue).hand(Blue, costs::kCity);
    REFUSED(game, "no-piece-left", build(Piece::City, "e4"));
    game.beforeTheRoll().shipAtTheGates();
    ACCEPTED(game, roll(6, 6, EventFace::Ship));
    ACCEPTED(game, command::LoseCity{at("a4")});
    ACCEPTED(game, build(Piece::City, "e4")); // the returned piece may be used for any settlement
    QCOMPARE(game.cardsOf(Blue), 0);
    game.hand(Blue, costs::kCity);
    REFUSED(game, "no-piece-left", build(Piece::City, "a4"));
}

REEVE_CHAPTER(BuildTest)
#include "build_test.moc"
