// SPDX-License-Identifier: GPL-3.0-or-later
// Chapter 17.1: drawing, holding and playing progress cards.
#include "tests/support/chapters.h"
#include "tests/support/given.h"

using namespace reeve;
using namespace reeve::testing;

namespace {
using enum ProgressCard;
constexpr std::initializer_list<ProgressCard> kFour{Spy, Crane, Merchant, Smith};
} // namespace

class ProgressTest : public QObject {
    Q_OBJECT

private slots:
    void theDecksHoldEighteenCardsEachInTwentyFiveKinds();
    void aPlayedCardGoesUnderItsDeck();
    void anyNumberMayBePlayedAlsoWhenJustDrawn();
    void aCardMustBeHeldAndItIsTheOwnTurn();
    void pointCardsLieOpenAtOnceAndForGood();
    void aFifthCardOffTurnIsPutBackAtOnceBeforeProduction();
    void aFifthCardOnTheOwnTurnIsPlayedOrPutBackAfterTheRoll();
    void fifthCardsOfSeveralAreOwedClockwiseFromTheOneOnTurn();
    void aFifthCardAmongEqualOnesGoesBackWithoutAsking();
    void fiveEqualCardsOnTheOwnTurnAreAskedForBecauseOneMayBePlayed();
    void theLastProgressCardIsDrawnWithoutAsking();
    void aTiedDefenderDrawsAndPutsBackBeforeTheNextOneDraws();
    void anEmptyDeckGivesNoCard();
    void aCardWithoutEffectMayBePlayed();
    void thereAreNoProgressCardsInTheBaseGame();
    void noCardButTheAlchemistIsPlayedBeforeTheRoll();
    void progressCardsAreNoGoodsAndOnlyTheSpyTakesThem();
    void everyQualifiedPlayerDrawsOneCardFromTheTop();
};

// Rules: COMP-21, PROG-16, SETUP-24
void ProgressTest::theDecksHoldEighteenCardsEachInTwentyFiveKinds() {
    const Given game(3);
    std::array<int, kProgressCards> copies{};
    for (const auto track : kAllTracks) {
        QCOMPARE(int(game.state.decks[index(track)].size()), 18);
        for (const auto card : game.state.decks[index(track)]) {
            ++copies[index(card)];
            QVERIFY(supply::deckOf(card) == track);
        }
    }
    const auto count = [&](ProgressCard card) { return copies[index(card)]; };
    for (const auto two :
         {Alchemist, Crane, Inventor, Irrigation, Medicine, Mining, RoadBuilding, Smith, Bishop, Deserter, Diplomat,
          Intrigue, Saboteur, Warlord, Wedding, CommercialHarbor, MasterMerchant, MerchantFleet, TradeMonopoly})
        QCOMPARE(count(two), 2);
    for (const auto one : {Engineer, Printer, Constitution}) QCOMPARE(count(one), 1);
    QCOMPARE(count(Spy), 3);
    QCOMPARE(count(ResourceMonopoly), 4);
    QCOMPARE(count(Merchant), 6);
}

// Rules: PROG-7
void ProgressTest::aPlayedCardGoesUnderItsDeck() {
    Given game(3);
    game.progress(Red, {Warlord});
    ACCEPTED(game, play(Warlord));
    QVERIFY(!game.holds(Red, Warlord));
    const auto& deck = game.state.decks[index(Track::Politics)];
    QCOMPARE(int(deck.size()), 18);
    QVERIFY(deck.back() == Warlord);
}

// Rules: PROG-5, PROG-6
void ProgressTest::anyNumberMayBePlayedAlsoWhenJustDrawn() {
    Given game(3);
    game.beforeTheRoll()
        .level(Red, Track::Politics, 1)
        .onTop(Warlord)
        .progress(Red, {Irrigation, Mining})
        .settlement(Red, "a1");
    ACCEPTED(game, roll(1, 1, EventFace::PoliticsGate));
    ACCEPTED(game, play(Warlord));
    ACCEPTED(game, play(Irrigation));
    ACCEPTED(game, play(Mining));
    QCOMPARE(game.handOf(Red), Hand::of(Card::Grain, 2));
}

// Rules: PROG-5
void ProgressTest::aCardMustBeHeldAndItIsTheOwnTurn() {
    Given game(3);
    game.progress(Blue, {Warlord});
    REFUSED(game, "card-not-held", Red, play(Warlord));
    REFUSED(game, "not-your-turn", Blue, play(Warlord));
}

// Rules: PROG-8, PROG-9, PROG-CONS (T-24)
void ProgressTest::pointCardsLieOpenAtOnceAndForGood() {
    Given game(3);
    game.beforeTheRoll().level(Blue, Track::Politics, 1).progress(Blue, kFour).onTop(Constitution);
    ACCEPTED(game, roll(1, 1, EventFace::PoliticsGate)); // in Red's turn
    QCOMPARE(game.pointsOf(Blue), 1);
    QCOMPARE(game.state.player(Blue).progressCards(), 4);
    QVERIFY(game.state.pending.empty());
    Given own(3);
    own.progress(Red, {Printer});
    REFUSED(own, "card-not-playable", play(Printer));
    QCOMPARE(own.pointsOf(Red), 1);
}

// Rules: PROG-9, PROG-10 (T-23)
void ProgressTest::aFifthCardOffTurnIsPutBackAtOnceBeforeProduction() {
    Given game(3);
    game.beforeTheRoll()
        .level(Blue, Track::Science, 1)
        .progress(Blue, kFour)
        .onTop(Mining)
        .settlement(Blue, "e4"); // at the mountains with number 2
    ACCEPTED(game, roll(1, 1, EventFace::ScienceGate));
    QVERIFY(game.owes(Blue, DecisionKind::DiscardProgress));
    QCOMPARE(game.cardsOf(Blue), 0); // production comes later
    REFUSED(game, "decision-pending", Red, command::EndTurn{});
    REFUSED(game, "card-not-held", Blue, command::DiscardProgress{Wedding});
    REFUSED(game, "decision-pending", Blue, play(Merchant));
    ACCEPTED(game, Blue, command::DiscardProgress{Crane}); // any of the five cards, not only the new one
    QVERIFY(game.holds(Blue, Mining));
    QCOMPARE(game.state.player(Blue).progressCards(), 4);
    QVERIFY(game.state.decks[index(Track::Science)].back() == Crane);
    QCOMPARE(game.cardsOf(Blue), 1);
}

// Rules: PROG-11, PROG-11a (T-22)
void ProgressTest::aFifthCardOnTheOwnTurnIsPlayedOrPutBackAfterTheRoll() {
    Given game(3);
    game.beforeTheRoll()
        .level(Red, Track::Science, 1)
        .progress(Red, {Spy, Crane, Merchant, Smith, Printer})
        .onTop(Irrigation);
    game.hand(Blue, {{Card::Ore, 5}, {Card::Wool, 5}});
    ACCEPTED(game, roll(1, 6, EventFace::ScienceGate)); // a 7; its discards come before the fifth card
    QCOMPARE(game.state.player(Red).progressCards(), 5);
    ACCEPTED(game, Blue, command::Discard{{{Card::Ore, 5}}});
    ACCEPTED(game, Red, moveRobber("A1"));
    QVERIFY(game.owes(Red, DecisionKind::DiscardProgress));
    REFUSED(game, "decision-pending", command::EndTurn{});
    Given played = game;
    ACCEPTED(played, play(Irrigation)); // plays a card
    QVERIFY(played.state.pending.empty());
    ACCEPTED(game, command::DiscardProgress{Spy}); // returns a card
    QVERIFY(game.state.pending.empty());
    QCOMPARE(game.state.player(Red).progressCards(), 4);
}

// Rules: PROG-10
void ProgressTest::fifthCardsOfSeveralAreOwedClockwiseFromTheOneOnTurn() {
    Given game(4);
    game.turnOf(White).beforeTheRoll().onTop(Mining).onTop(Irrigation).onTop(Medicine);
    for (const auto player : {Red, Blue, Orange}) game.level(player, Track::Science, 1).hand(player, {});
    game.progress(Red, kFour)
        .progress(Blue, {Spy, Bishop, Merchant, Wedding})
        .progress(Orange, {Spy, Bishop, Merchant, Saboteur});
    ACCEPTED(game, roll(1, 1, EventFace::ScienceGate));
    QCOMPARE(int(game.state.pending.size()), 3);
    QCOMPARE(game.state.pending[0].player, Orange);
    QCOMPARE(game.state.pending[1].player, Red);
    QCOMPARE(game.state.pending[2].player, Blue);
    ACCEPTED(game, Blue, command::DiscardProgress{Spy}); // the order of the answers does not matter
    ACCEPTED(game, Orange, command::DiscardProgress{Spy});
    ACCEPTED(game, Red, command::DiscardProgress{Spy});
    QVERIFY(game.state.turn.resolving == Resolving::Nothing);
}

// Rules: PROG-10
void ProgressTest::aFifthCardAmongEqualOnesGoesBackWithoutAsking() {
    Given game(3);
    game.beforeTheRoll()
        .level(Blue, Track::Trade, 1)
        .progress(Blue, {Merchant, Merchant, Merchant, Merchant})
        .onTop(Merchant);
    ACCEPTED(game, roll(1, 1, EventFace::TradeGate));
    QVERIFY(game.state.pending.empty());
    QCOMPARE(game.state.player(Blue).progressCards(), 4);
    QVERIFY(game.event<event::ProgressReturned>() != nullptr);
    QVERIFY(game.state.decks[index(Track::Trade)].back() == Merchant);
}

// Rules: PROG-11
void ProgressTest::fiveEqualCardsOnTheOwnTurnAreAskedForBecauseOneMayBePlayed() {
    Given game(3);
    game.beforeTheRoll()
        .level(Red, Track::Trade, 1)
        .progress(Red, {Merchant, Merchant, Merchant, Merchant})
        .onTop(Merchant)
        .settlement(Red, "a1");
    ACCEPTED(game, roll(1, 1, EventFace::TradeGate));
    QVERIFY(game.owes(Red, DecisionKind::DiscardProgress));
    ACCEPTED(game, command::Play{.card = Merchant, .to = hex("A1")});
    QVERIFY(game.state.pending.empty());
}

// Rules: BARB-14, PROG-14
void ProgressTest::theLastProgressCardIsDrawnWithoutAsking() {
    Given game(3);
    game.beforeTheRoll().shipAtTheGates().knight(Blue, "a1").knight(White, "c1");
    for (auto& deck : game.state.decks) deck.clear();
    game.state.decks[index(Track::Politics)].push_back(Spy);
    ACCEPTED(game, roll(1, 1, EventFace::Ship));
    QVERIFY(game.state.pending.empty());
    QVERIFY(game.holds(Blue, Spy)); // clockwise from the player on turn; no card is left for White
    QCOMPARE(game.state.player(White).progressCards(), 0);
    QVERIFY(game.state.turn.resolving == Resolving::Nothing);

    Given two(3); // two cards in two decks: the first player chooses, the second gets what is left
    two.beforeTheRoll().shipAtTheGates().knight(Blue, "a1").knight(White, "c1");
    for (auto& deck : two.state.decks) deck.clear();
    two.state.decks[index(Track::Politics)].push_back(Spy);
    two.state.decks[index(Track::Trade)].push_back(Merchant);
    ACCEPTED(two, roll(1, 1, EventFace::Ship));
    QCOMPARE(two.state.pending.front().player, Blue);
    ACCEPTED(two, Blue, command::DrawProgress{Track::Trade});
    QVERIFY(two.state.pending.empty());
    QVERIFY(two.holds(Blue, Merchant) && two.holds(White, Spy));
}

// Rules: BARB-15, BARB-16
void ProgressTest::aTiedDefenderDrawsAndPutsBackBeforeTheNextOneDraws() {
    Given game(3);
    game.beforeTheRoll()
        .shipAtTheGates()
        .knight(Blue, "a1")
        .knight(White, "c1")
        .progress(Blue, kFour)
        .progress(White, {Spy, Bishop, Merchant, Wedding});
    ACCEPTED(game, roll(1, 1, EventFace::Ship));
    REFUSED(game, "no-such-decision", White, command::DrawProgress{Track::Trade});
    ACCEPTED(game, Blue, command::DrawProgress{Track::Trade, MerchantFleet});
    QVERIFY(game.state.pending.front().player == Blue && game.owes(Blue, DecisionKind::DiscardProgress));
    REFUSED(game, "no-such-decision", White, command::DrawProgress{Track::Trade});
    ACCEPTED(game, Blue, command::DiscardProgress{Crane});
    ACCEPTED(game, White, command::DrawProgress{Track::Trade, MerchantFleet});
    ACCEPTED(game, White, command::DiscardProgress{Bishop});
    QVERIFY(game.state.pending.empty());
}

// Rules: PROG-14
void ProgressTest::anEmptyDeckGivesNoCard() {
    Given game(3);
    game.beforeTheRoll().level(Red, Track::Science, 5);
    game.state.decks[index(Track::Science)].clear();
    ACCEPTED(game, roll(1, 1, EventFace::ScienceGate));
    QCOMPARE(game.state.player(Red).progressCards(), 0);
}

// Rules: PROG-15
void ProgressTest::aCardWithoutEffectMayBePlayed() {
    Given game(3);
    game.progress(Red, {Warlord, Irrigation, ResourceMonopoly, Saboteur});
    ACCEPTED(game, play(Warlord));
    ACCEPTED(game, play(Irrigation));
    ACCEPTED(game, command::Play{.card = ResourceMonopoly, .kind = Card::Ore});
    ACCEPTED(game, play(Saboteur));
    QCOMPARE(game.state.player(Red).progressCards(), 0);
}

// Rules: PROG-1, COMP-31
void ProgressTest::thereAreNoProgressCardsInTheBaseGame() {
    Given game = Given::base(3);
    REFUSED(game, "not-in-this-game", play(Warlord));
    for (const auto& deck : game.state.decks) QVERIFY(deck.empty());
}

// Rules: PROG-5, PROG-ALCH
void ProgressTest::noCardButTheAlchemistIsPlayedBeforeTheRoll() {
    for (std::size_t c = 0; c < kProgressCards; ++c) {
        const auto card = static_cast<ProgressCard>(c);
        if (supply::isVictoryPoint(card)) continue;
        Given game(3);
        game.beforeTheRoll().progress(Red, {card});
        REFUSED(game, card == Alchemist ? "ok" : "roll-first", command::Play{.card = card, .red = 3, .yellow = 4});
    }
}

// Rules: PROG-12
void ProgressTest::progressCardsAreNoGoodsAndOnlyTheSpyTakesThem() {
    Given game(3);
    game.settlement(Blue, "a2")
        .progress(Blue, {Warlord, Spy})
        .progress(Red, {Bishop, MasterMerchant, Spy})
        .city(Blue, "a6");
    ACCEPTED(game, command::Play{.card = Bishop, .to = hex("A1")});
    ACCEPTED(game, command::Play{.card = MasterMerchant, .victim = Blue});
    // these cards take resources and commodities, of which Blue has none
    QCOMPARE(game.state.player(Blue).progressCards(), 2);
    ACCEPTED(game, command::Play{.card = Spy, .victim = Blue});
    ACCEPTED(game, command::TakeProgress{Warlord});
    QVERIFY(game.holds(Red, Warlord));
}

// Rules: PROG-2, PROG-3, PROG-8
void ProgressTest::everyQualifiedPlayerDrawsOneCardFromTheTop() {
    Given game(3);
    game.beforeTheRoll().level(Red, Track::Politics, 5).level(Blue, Track::Politics, 1).level(White, Track::Trade, 5);
    const auto& deck = game.state.decks[index(Track::Politics)];
    const auto first = deck[0];
    const auto second = deck[1];
    ACCEPTED(game, roll(2, 2, EventFace::PoliticsGate));
    const auto has = [&](PlayerId player, ProgressCard card) {
        return game.holds(player, card) || game.state.player(player).shown[index(card)];
    };
    QVERIFY(has(Red, first));
    QVERIFY(has(Blue, second));
    QCOMPARE(int(game.state.decks[index(Track::Politics)].size()), 16);
    QCOMPARE(game.state.player(White).progressCards(), 0); // another deck
}

REEVE_CHAPTER(ProgressTest)
#include "progress_test.moc"
