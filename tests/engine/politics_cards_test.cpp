// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 17.3: the blue deck.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

namespace {
using enum ProgressCard;
Action against(ProgressCard card, PlayerId victim) { return command::Play{.card = card, .victim = victim}; }
Action diplomat(std::initializer_list<std::string_view> names) {
    return command::Play{.card = Diplomat, .paths = paths(names)};
}
Action intrigue(std::string_view place) { return command::Play{.card = Intrigue, .at = at(place)}; }
Action bishop(std::string_view place) { return command::Play{.card = Bishop, .to = hex(place)}; }
} // namespace

class PoliticsCardsTest : public QObject {
    Q_OBJECT

private slots:
    void bishopTakesOneCardFromEveryOpponentOnTheHex();
    void deserterTheVictimChoosesAndAnEqualKnightIsPlaced();
    void deserterBringsAMightyKnightWithoutTheFortress();
    void deserterWithoutThatPieceBringsABasicKnight();
    void deserterOf2025BringsTheNextLowerKnightThatIsLeft();
    void deserterWithoutAPlaceOrAPieceStillCostsTheVictimAKnight();
    void deserterNeedsAnOpponentWithAKnight();
    void deserterMayLeaveTheKnightInTheSupply();
    void anActiveKnightFromTheDeserterDoesNotActThisTurn();
    void diplomatRemovesAnOpenRoadOfAnybody();
    void diplomatKnowsOnlyPiecesOfTheRoadsColourAsAttached();
    void diplomatMayBuildAnOwnRoadElsewhere();
    void diplomatNeverPlacesARoadForAForeignOne();
    void intrigueDisplacesAKnightOnAnOwnRoadWhateverItsStrength();
    void intrigueSendsAKnightWithoutAWayHome();
    void saboteurHalvesTheHandsOfEqualAndRicherOpponents();
    void spyTakesOneCardAndMayDecline();
    void spyOfTheGermanEditionMustTake();
    void spyMayBringAFifthCard();
    void warlordActivatesAllAndLetsNoneActTwice();
    void weddingAsksTwoCardsOfEveryRicherOpponent();
    void afterAnIntrigueAKnightMayBeRecruitedThereAtTheUsualPrice();
    void afterAnIntrigueEitherSideMayRecruitThereInItsOwnTurn();
    void afterAnIntrigueTheCollectorsEditionLetsAKnightMoveThere();
    void saboteurSparesTheOneWhoPlaysItAndWhoHasASingleCard();
    void diplomatReturnsTheRoadToItsOwnersSupply();
};

// Rules: PROG-BISH (T-85)
void PoliticsCardsTest::bishopTakesOneCardFromEveryOpponentOnTheHex() {
    Given game(4);
    game.settlement(Blue, "b3")
        .city(Blue, "c6")
        .settlement(White, "b5")
        .settlement(Orange, "c4")
        .settlement(Red, "a2")
        .progress(Red, {Bishop});
    game.hand(Blue, {{Card::Ore, 4}}).hand(White, {{Card::Cloth, 2}});
    ACCEPTED(game, bishop("B2")); // Orange has no card
    QCOMPARE(game.handOf(Red), (Hand{{Card::Ore, 1}, {Card::Cloth, 1}}));
    QCOMPARE(game.cardsOf(Blue), 3);
    QCOMPARE(game.cardsOf(White), 1);
    QCOMPARE(game.state.board.robber, hex("B2"));
}

// Rules: PROG-DESE
void PoliticsCardsTest::deserterTheVictimChoosesAndAnEqualKnightIsPlaced() {
    Given game(3);
    game.knight(Blue, "c5", 2).idleKnight(Blue, "a2", 1).roads(Red, {"e3-e4"}).progress(Red, {Deserter});
    ACCEPTED(game, against(Deserter, Blue));
    REFUSED(game, "no-such-decision", Red, command::RemoveKnight{at("c5")});
    REFUSED(game, "not-your-piece", Blue, command::RemoveKnight{at("e3")});
    ACCEPTED(game, Blue, command::RemoveKnight{at("c5")});
    QVERIFY(game.knightOf(Blue, "c5") == nullptr);
    REFUSED(game, "not-connected", Red, command::PlaceKnight{at("c5")});
    ACCEPTED(game, Red, command::PlaceKnight{at("e3")});
    QCOMPARE(int(game.knightOf(Red, "e3")->level), 2);
    QVERIFY(game.knightOf(Red, "e3")->active);

    Given idle(3); // only one knight, so nothing to choose
    idle.idleKnight(Blue, "a2", 2).roads(Red, {"e3-e4"}).progress(Red, {Deserter});
    ACCEPTED(idle, against(Deserter, Blue));
    ACCEPTED(idle, Red, command::PlaceKnight{at("e3")});
    QVERIFY(!idle.knightOf(Red, "e3")->active);
}

// Rules: PROG-DESE (T-82)
void PoliticsCardsTest::deserterBringsAMightyKnightWithoutTheFortress() {
    Given game(3);
    game.knight(Blue, "c5", 3).roads(Red, {"e3-e4"}).progress(Red, {Deserter});
    ACCEPTED(game, against(Deserter, Blue));
    ACCEPTED(game, Red, command::PlaceKnight{at("e3")});
    QCOMPARE(int(game.knightOf(Red, "e3")->level), 3);
    QVERIFY(game.knightOf(Red, "e3")->active);
}

// Rules: PROG-DESEa (T-81)
void PoliticsCardsTest::deserterWithoutThatPieceBringsABasicKnight() {
    Given game(3);
    game.knight(Blue, "c5", 2)
        .knight(Red, "a2", 2)
        .knight(Red, "a4", 2)
        .roads(Red, {"e3-e4"})
        .progress(Red, {Deserter});
    ACCEPTED(game, against(Deserter, Blue));
    ACCEPTED(game, Red, command::PlaceKnight{at("e3")});
    QCOMPARE(int(game.knightOf(Red, "e3")->level), 1);
    QVERIFY(game.knightOf(Red, "e3")->active);
}

// Rules: PROG-DESEd
void PoliticsCardsTest::deserterOf2025BringsTheNextLowerKnightThatIsLeft() {
    for (const bool strongLeft : {true, false}) {
        Given game(3);
        game.state.rules.edition = Edition::En2025;
        game.knight(Blue, "c5", 3)
            .knight(Red, "a2", 3)
            .knight(Red, "a4", 3)
            .roads(Red, {"e3-e4"})
            .progress(Red, {Deserter});
        if (!strongLeft) game.knight(Red, "a6", 2).knight(Red, "c1", 2);
        ACCEPTED(game, against(Deserter, Blue));
        ACCEPTED(game, Red, command::PlaceKnight{at("e3")});
        QCOMPARE(int(game.knightOf(Red, "e3")->level), strongLeft ? 2 : 1);
    }
}

// Rules: PROG-DESEa
void PoliticsCardsTest::deserterWithoutAPlaceOrAPieceStillCostsTheVictimAKnight() {
    Given noPlace(3);
    noPlace.knight(Blue, "c5").progress(Red, {Deserter});
    ACCEPTED(noPlace, against(Deserter, Blue));
    QVERIFY(noPlace.state.player(Blue).knights.empty());
    QVERIFY(noPlace.state.pending.empty());
    Given noPiece(3);
    noPiece.knight(Blue, "c5", 2)
        .knight(Red, "a2", 2)
        .knight(Red, "a4", 2)
        .knight(Red, "a6")
        .knight(Red, "c1")
        .roads(Red, {"e3-e4"})
        .progress(Red, {Deserter});
    ACCEPTED(noPiece, against(Deserter, Blue));
    QVERIFY(noPiece.state.player(Blue).knights.empty());
    QVERIFY(noPiece.state.pending.empty());
}

// Rules: PROG-DESEb, PROG-15
void PoliticsCardsTest::deserterNeedsAnOpponentWithAKnight() {
    Given game(3);
    game.knight(Red, "c5").progress(Red, {Deserter});
    REFUSED(game, "not-a-victim", against(Deserter, Blue));
    REFUSED(game, "wrong-target", against(Deserter, Red));
    QVERIFY(game.holds(Red, Deserter));
}

// Rules: PROG-DESE
void PoliticsCardsTest::deserterMayLeaveTheKnightInTheSupply() {
    Given game(3);
    game.knight(Blue, "c5").roads(Red, {"e3-e4"}).progress(Red, {Deserter});
    ACCEPTED(game, against(Deserter, Blue));
    ACCEPTED(game, Red, command::PlaceKnight{});
    QVERIFY(game.state.player(Red).knights.empty());
}

// Rules: PROG-DESEc
void PoliticsCardsTest::anActiveKnightFromTheDeserterDoesNotActThisTurn() {
    Given game(3);
    game.knight(Blue, "c5").roads(Red, {"e3-e4"}).progress(Red, {Deserter});
    ACCEPTED(game, against(Deserter, Blue));
    ACCEPTED(game, Red, command::PlaceKnight{at("e3")});
    REFUSED(game, "knight-just-activated", moveKnight("e3", "e4"));
}

// Rules: PROG-DIPL
void PoliticsCardsTest::diplomatRemovesAnOpenRoadOfAnybody() {
    Given game(3);
    game.settlement(Blue, "c3").roads(Blue, {"c3-c4", "c4-c5", "c5-c6"}).progress(Red, {Diplomat, Diplomat});
    REFUSED(game, "wrong-target", diplomat({"c3-c4"})); // a settlement at one end and a road at the other
    REFUSED(game, "wrong-target", diplomat({"c4-c5"}));
    REFUSED(game, "wrong-target", diplomat({"e3-e4"}));
    ACCEPTED(game, diplomat({"c5-c6"}));
    ACCEPTED(game, diplomat({"c4-c5"})); // one end is free now
    QCOMPARE(game.state.player(Blue).roads, (PathSet{path("c3-c4")}));
}

// Rules: PROG-DIPL
void PoliticsCardsTest::diplomatKnowsOnlyPiecesOfTheRoadsColourAsAttached() {
    Given own(3); // a knight of the owner closes the end
    own.settlement(Blue, "c4").roads(Blue, {"c4-c5"}).idleKnight(Blue, "c5").progress(Red, {Diplomat});
    REFUSED(own, "wrong-target", diplomat({"c4-c5"}));
    Given foreign(3); // a road, knight or building of another player does not close it
    foreign.settlement(Blue, "c4")
        .roads(Blue, {"c4-c5"})
        .idleKnight(Red, "c5")
        .roads(Red, {"c5-c6"})
        .progress(Red, {Diplomat});
    ACCEPTED(foreign, diplomat({"c4-c5"}));
    Given city(3);
    city.settlement(Blue, "c4").roads(Blue, {"c4-c5"}).city(White, "c5").progress(Red, {Diplomat});
    ACCEPTED(city, diplomat({"c4-c5"}));
}

// Rules: PROG-DIPL
void PoliticsCardsTest::diplomatMayBuildAnOwnRoadElsewhere() {
    Given game(3);
    game.settlement(Red, "c4").roads(Red, {"c4-c5"}).progress(Red, {Diplomat, Diplomat});
    REFUSED(game, "not-connected", diplomat({"c4-c5", "c4-c5"})); // not on the same path
    REFUSED(game, "not-connected", diplomat({"c4-c5", "c5-c6"})); // connected only by the removed road
    Given taken = game;
    taken.roads(Blue, {"c3-c4"});
    REFUSED(taken, "place-taken", diplomat({"c4-c5", "c3-c4"}));
    ACCEPTED(game, diplomat({"c4-c5", "b3-c4"}));
    QCOMPARE(game.state.player(Red).roads, (PathSet{path("b3-c4")}));
    ACCEPTED(game, diplomat({"b3-c4"})); // the road may also return to the supply
    QVERIFY(game.state.player(Red).roads.empty());
}

// Rules: PROG-DIPLb
void PoliticsCardsTest::diplomatNeverPlacesARoadForAForeignOne() {
    Given game(3);
    game.settlement(Blue, "c4").roads(Blue, {"c4-c5"}).settlement(Red, "e3").progress(Red, {Diplomat});
    REFUSED(game, "wrong-target", diplomat({"c4-c5", "e3-e4"}));
}

// Rules: PROG-INTR
void PoliticsCardsTest::intrigueDisplacesAKnightOnAnOwnRoadWhateverItsStrength() {
    Given game(3);
    game.roads(Red, {"c4-c5"})
        .roads(Blue, {"c5-c6", "c6-c7"})
        .knight(Blue, "c5", 3)
        .knight(Blue, "e3")
        .progress(Red, {Intrigue});
    REFUSED(game, "not-connected", intrigue("e3")); // no road of Red leads there
    REFUSED(game, "wrong-target", intrigue("c4"));
    ACCEPTED(game, intrigue("c5")); // needs no knight of Red
    ACCEPTED(game, Blue, command::RelocateKnight{at("c7")});
    QCOMPARE(int(game.knightOf(Blue, "c7")->level), 3);
    QVERIFY(game.knightOf(Blue, "c7")->active);
}

// Rules: PROG-INTR, KNIGHT-28
void PoliticsCardsTest::intrigueSendsAKnightWithoutAWayHome() {
    Given game(3);
    game.roads(Red, {"c4-c5"}).knight(Blue, "c5", 2).knight(Red, "c4").progress(Red, {Intrigue});
    REFUSED(game, "wrong-target", intrigue("c4")); // an own knight
    ACCEPTED(game, intrigue("c5"));
    QVERIFY(game.state.player(Blue).knights.empty());
}

// Rules: PROG-SABO (T-13, T-14)
void PoliticsCardsTest::saboteurHalvesTheHandsOfEqualAndRicherOpponents() {
    Given game(4);
    game.settlement(Red, "a2").settlement(Red, "a4").settlement(Blue, "a6");
    game.city(White, "c1").wall(White, "c1").city(Orange, "c11").settlement(Orange, "f2").progress(Red, {Saboteur});
    for (const auto player : {Blue, White, Orange}) game.hand(player, {{Card::Ore, 3}, {Card::Paper, 2}});
    ACCEPTED(game, play(Saboteur));
    QVERIFY(!game.owes(Blue, DecisionKind::Discard)); // fewer points
    QCOMPARE(game.owedCards(White), 2);               // equal points; the wall does not help
    QCOMPARE(game.owedCards(Orange), 2);              // more points
    REFUSED(game, "wrong-number-of-cards", White, command::Discard{{{Card::Ore, 1}}});
    ACCEPTED(game, Orange, command::Discard{{{Card::Paper, 2}}}); // Orange chooses the cards
    ACCEPTED(game, White, command::Discard{{{Card::Ore, 2}}});

    Given nine(2);
    nine.hand(Blue, {{Card::Ore, 8}, {Card::Wool, 1}}).progress(Red, {Saboteur});
    ACCEPTED(nine, play(Saboteur));
    QCOMPARE(nine.owedCards(Blue), 4);
}

// Rules: PROG-SPY, PROG-SPYa, PROG-8
void PoliticsCardsTest::spyTakesOneCardAndMayDecline() {
    Given game(3);
    game.progress(Red, {Spy}).progress(Blue, {Spy, Warlord, Constitution});
    REFUSED(game, "wrong-target", against(Spy, Red));
    ACCEPTED(game, against(Spy, Blue));
    Given declined = game;
    ACCEPTED(declined, command::TakeProgress{});
    QCOMPARE(declined.state.player(Blue).progressCards(), 2);
    REFUSED(game, "card-not-held", command::TakeProgress{Constitution}); // visible victory point cards are safe
    REFUSED(game, "card-not-held", command::TakeProgress{Wedding});
    ACCEPTED(game, command::TakeProgress{Spy});
    ACCEPTED(game, against(Spy, Blue)); // a taken Spy may be played at once
    ACCEPTED(game, command::TakeProgress{Warlord});
    QVERIFY(game.holds(Red, Warlord));
}

// Rules: PROG-SPYb
void PoliticsCardsTest::spyOfTheGermanEditionMustTake() {
    Given game = Given::edition(Edition::De2010);
    game.progress(Red, {Spy}).progress(Blue, {Smith, Warlord});
    ACCEPTED(game, against(Spy, Blue));
    REFUSED(game, "wrong-number-of-cards", command::TakeProgress{});
    ACCEPTED(game, command::TakeProgress{Smith});
    Given collectors = Given::edition(Edition::Collectors2005);
    collectors.progress(Red, {Spy}).progress(Blue, {Smith, Warlord});
    ACCEPTED(collectors, against(Spy, Blue));
    ACCEPTED(collectors, command::TakeProgress{});
}

// Rules: PROG-SPY, PROG-11
void PoliticsCardsTest::spyMayBringAFifthCard() {
    Given game(3);
    game.progress(Red, {Spy, Crane, Merchant, Smith}).progress(Blue, {Warlord});
    ACCEPTED(game, against(Spy, Blue));
    ACCEPTED(game, command::TakeProgress{Warlord});
    QVERIFY(game.state.pending.empty()); // four cards: the played Spy has left the hand
    QCOMPARE(game.state.player(Red).progressCards(), 4);
}

// Rules: PROG-WARL, KNIGHT-7, KNIGHT-10
void PoliticsCardsTest::warlordActivatesAllAndLetsNoneActTwice() {
    Given game(3);
    game.roads(Red, {"c4-c5", "c5-c6"})
        .roads(Red, {"e3-e4"})
        .knight(Red, "c5")
        .idleKnight(Red, "e3", 2)
        .knight(Red, "a2")
        .idleKnight(Blue, "a6");
    game.progress(Red, {Warlord}).roads(Red, {"a2-a3"});
    ACCEPTED(game, moveKnight("c5", "c4"));
    ACCEPTED(game, play(Warlord));
    for (const auto& knight : game.state.player(Red).knights) QVERIFY(knight.active);
    QVERIFY(!game.knightOf(Blue, "a6")->active);
    REFUSED(game, "knight-just-activated", moveKnight("c4", "c5"));
    REFUSED(game, "knight-just-activated", moveKnight("e3", "e4"));
    ACCEPTED(game, moveKnight("a2", "a3")); // it was active before
}

// Rules: PROG-WEDD (T-78)
void PoliticsCardsTest::weddingAsksTwoCardsOfEveryRicherOpponent() {
    Given game(4);
    game.settlement(Red, "a2")
        .settlement(Blue, "a6")
        .city(White, "c1")
        .city(Orange, "c11")
        .progress(Red, {Wedding, Wedding});
    game.hand(Blue, {{Card::Ore, 3}}).hand(White, {{Card::Ore, 2}, {Card::Cloth, 2}}).hand(Orange, {{Card::Wool, 1}});
    ACCEPTED(game, play(Wedding));
    QCOMPARE(game.cardsOf(Blue), 3);   // equal points
    QCOMPARE(game.cardsOf(Orange), 0); // the last card
    REFUSED(game, "wrong-number-of-cards", White, command::Give{{{Card::Cloth, 1}}});
    REFUSED(game, "cards-not-held", White, command::Give{{{Card::Grain, 2}}});
    ACCEPTED(game, White, command::Give{{{Card::Ore, 1}, {Card::Cloth, 1}}});
    QCOMPARE(game.handOf(Red), (Hand{{Card::Wool, 1}, {Card::Ore, 1}, {Card::Cloth, 1}}));
    ACCEPTED(game, play(Wedding));
    QCOMPARE(game.cardsOf(White), 0); // the last two cards
    QCOMPARE(game.cardsOf(Orange), 0);
    QVERIFY(game.state.pending.empty());
}

// Rules: PROG-INTRa
void PoliticsCardsTest::afterAnIntrigueAKnightMayBeRecruitedThereAtTheUsualPrice() {
    Given game = Given::edition(Edition::En2020);
    game.roads(Red, {"c4-c5"}).knight(Blue, "c5").progress(Red, {Intrigue});
    ACCEPTED(game, intrigue("c5"));
    REFUSED(game, "cannot-afford", build(Piece::Knight, "c5"));
    game.hand(Red, {{Card::Wool, 1}, {Card::Ore, 1}});
    ACCEPTED(game, build(Piece::Knight, "c5"));
    QCOMPARE(int(game.knightOf(Red, "c5")->level), 1);
    QCOMPARE(game.cardsOf(Red), 0);
}

// Rules: PROG-INTRb
void PoliticsCardsTest::afterAnIntrigueEitherSideMayRecruitThereInItsOwnTurn() {
    Given game = Given::edition(Edition::De2010, 2);
    const Hand price{{Card::Wool, 1}, {Card::Ore, 1}};
    game.roads(Red, {"c4-c5"})
        .roads(Blue, {"c5-c6"})
        .knight(Blue, "c5")
        .hand(Red, price)
        .hand(Blue, price)
        .progress(Red, {Intrigue});
    ACCEPTED(game, intrigue("c5")); // Blue's knight moves to c6
    Given own = game;
    ACCEPTED(own, build(Piece::Knight, "c5"));
    QVERIFY(own.knightOf(Red, "c5") != nullptr);
    REFUSED(game, "not-your-turn", Blue, build(Piece::Knight, "c5"));
    ACCEPTED(game, command::EndTurn{});
    ACCEPTED(game, roll(6, 6, EventFace::TradeGate));
    ACCEPTED(game, build(Piece::Knight, "c5"));
    QVERIFY(game.knightOf(Blue, "c5") != nullptr);
}

// Rules: PROG-INTRc, PROG-INTRd
void PoliticsCardsTest::afterAnIntrigueTheCollectorsEditionLetsAKnightMoveThere() {
    Given game = Given::edition(Edition::Collectors2005);
    game.roads(Red, {"c3-c4", "c4-c5"})
        .knight(Red, "c3")
        .knight(Blue, "c5", 3)
        .knight(Blue, "e3")
        .progress(Red, {Intrigue});
    REFUSED(game, "not-connected", intrigue("e3")); // no road of Red leads there
    ACCEPTED(game, intrigue("c5"));
    Given built = game;
    built.hand(Red, {{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Wool, 1}, {Card::Grain, 1}});
    ACCEPTED(built, build(Piece::Settlement, "c5"));
    ACCEPTED(game, moveKnight("c3", "c5"));
}

// Rules: PROG-SABO
void PoliticsCardsTest::saboteurSparesTheOneWhoPlaysItAndWhoHasASingleCard() {
    Given game(3);
    game.hand(Red, {{Card::Ore, 9}})
        .hand(Blue, {{Card::Wool, 1}})
        .hand(White, {{Card::Wool, 2}})
        .progress(Red, {Saboteur});
    ACCEPTED(game, play(Saboteur));
    QCOMPARE(game.cardsOf(Red), 9);
    QCOMPARE(game.cardsOf(Blue), 1); // half of one, rounded down
    QCOMPARE(game.cardsOf(White), 1);
}

// Rules: PROG-DIPL, PROG-15
void PoliticsCardsTest::diplomatReturnsTheRoadToItsOwnersSupply() {
    Given game(2);
    game.settlement(Blue, "c4")
        .roads(Blue, {"c4-c5"})
        .progress(Red, {Diplomat})
        .hand(Blue, {{Card::Brick, 1}, {Card::Lumber, 1}});
    game.roads(Blue, {"e1-e2", "e2-e3", "e3-e4", "e4-e5", "e5-e6", "e6-e7", "e7-e8", "e8-e9", "f1-f2", "f2-f3", "f3-f4",
                      "f4-f5", "f5-f6", "f6-f7"});
    Given kept = game.turnOf(Blue);
    REFUSED(kept, "no-piece-left", road("b3-c4")); // all 15 roads are on the board
    ACCEPTED(game.turnOf(Red), diplomat({"c4-c5"}));
    ACCEPTED(game.turnOf(Blue), road("b3-c4"));
}

REEVE_CHAPTER(PoliticsCardsTest)
#include "politics_cards_test.moc"
