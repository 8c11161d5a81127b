// SPDX-License-Identifier: GPL-3.0-or-later
// Real cards: Reeve counts them, requires no payment, and reports when its assumption was wrong.
#include "app/play/handover.h"
#include "app/play/handover_wording.h"
#include "app/play/moves.h"
#include "app/play/real_cards.h"
#include "app/store/journal.h"
#include "app/values/json_values.h"
#include "app/window/advice.h"
#include "app/window/history.h"
#include "app/window/prompts.h"
#include "app/window/settings.h"
#include "app/window/table.h"
#include "engine/board/standard_island.h"
#include "engine/choices/legal_commands.h"
#include "engine/game.h"
#include "engine/position/queries.h"
#include "engine/record/position.h"
#include "engine/rules/price.h"
#include "engine/tables/victory.h"
#include "tests/app/own_app.h"
#include "tests/support/given.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;
using reeve::testing::Blue;
using reeve::testing::Given;
using reeve::testing::Red;
using reeve::testing::White;

namespace {

constexpr Components kRealHands{.realHands = true};
constexpr Components kRealDecks{.realDecks = true};

GameState afterCorrection(const GameState& state, const std::optional<record::Json>& set) {
    if (!set) throw std::runtime_error("nothing is set right");
    const auto corrected = record::corrected(state, *set);
    if (const auto* fault = std::get_if<record::Fault>(&corrected)) throw std::runtime_error(record::sentence(*fault));
    return std::get<GameState>(corrected);
}

GameState afterCorrection(const GameState& state, const std::optional<Settlement>& settlement) {
    return afterCorrection(state, settlement ? std::optional(settlement->set) : std::nullopt);
}

int held(const GameState& state) {
    int n = 0;
    for (int p = 0; p < state.playerCount; ++p) n += state.player(static_cast<PlayerId>(p)).hand.total();
    return n;
}

/// Every hand of `cards` cards.
std::vector<Hand> handsOf(int cards, std::size_t kind = 0) {
    if (cards == 0) return {Hand()};
    std::vector<Hand> all;
    for (; kind < kCards; ++kind)
        for (const Hand& rest : handsOf(cards - 1, kind)) all.push_back(rest + Hand::of(kAllCards[kind], 1));
    return all;
}

/// One legal command of Red for each price, if Red had all cards.
std::vector<std::pair<Command, Hand>> purchases(const GameState& state) {
    std::vector<std::pair<Command, Hand>> all;
    forEachLegalCommand(withPossibleCards(state, kRealHands), [&](const Command& command) {
        const auto price = rules::priceOf(command.action, Red, state);
        if (price && std::ranges::none_of(all, [&](const auto& one) { return one.second == *price; }))
            all.emplace_back(command, *price);
    });
    return all;
}

const Command kRoad{Red, command::Build{.piece = Piece::Road, .path = *pathNamed("b3-b4")}};

} // namespace

class RealCardsTest : public reeve::testing::OwnApp {
    Q_OBJECT
    History& history() { return *m_services->history; }
    Table& table() {
        reeve::testing::settle(*m_services->journal);
        return *m_services->table;
    }
    void show(const GameState& state) {
        auto players = reeve::testing::threePlayers().players;
        if (state.playerCount == 5) players.insert(players.end(), {{u"Dan"_s, u"orange"_s}, {u"Eva"_s, u"green"_s}});
        auto made =
            GameSession::createAt(m_services->journal.get(), u"Test"_s, players, {{"position", record::toJson(state)}});
        QVERIFY2(std::holds_alternative<GameSession>(made),
                 qPrintable(std::holds_alternative<QString>(made) ? std::get<QString>(made) : QString()));
        game().show(std::move(std::get<GameSession>(made)));
    }
    static QVariantMap road() { return {{u"do"_s, u"build"_s}, {u"piece"_s, u"road"_s}, {u"at"_s, u"b3-b4"_s}}; }
    /// Red may build a road next to a settlement, but holds none of the cards for it.
    static Given robbed() {
        Given given(3);
        given.settlement(Red, "b3")
            .roads(Red, {"b2-b3"})
            .hand(Red, {{Card::Ore, 3}})
            .hand(Blue, {{Card::Brick, 2}, {Card::Wool, 1}});
        return given;
    }

private slots:
    void init() { start(); }
    void cleanup() { m_services.reset(); }

    void aMissingCardIsExchangedWithWhoIsThoughtToHoldIt() {
        const Given given = robbed();
        const GameState after = afterCorrection(given.state, settled(given.state, kRoad, kRealHands));
        // Blue gives the brick and gets an ore. Nobody holds lumber, so the bank gives it for an ore.
        QCOMPARE(after.player(Red).hand, (Hand{{Card::Brick, 1}, {Card::Lumber, 1}, {Card::Ore, 1}}));
        QCOMPARE(after.player(Blue).hand, (Hand{{Card::Brick, 1}, {Card::Wool, 1}, {Card::Ore, 1}}));
        QCOMPARE(held(after), held(given.state));
        QVERIFY(decide(after, kRoad));
    }

    void whoHasTooFewCardsByTheRecordGetsThemFromTheBank() {
        Given given = robbed();
        given.state.player(Red).hand = Hand();
        const GameState after = afterCorrection(given.state, settled(given.state, kRoad, kRealHands));
        QCOMPARE(after.player(Red).hand, (Hand{{Card::Brick, 1}, {Card::Lumber, 1}}));
        QCOMPARE(after.player(Blue).hand, given.state.player(Blue).hand);
    }

    void adviceSaysWhichHandItSupposes() {
        show(robbed().state);
        Advice& advice = *m_services->advice;
        const auto told = [&] {
            advice.ask();
            return QTest::qWaitFor([&] { return advice.told(); });
        };
        QVERIFY(told());
        QCOMPARE(advice.assumedHand(), QString());
        table().setHands(u"real"_s);
        QVERIFY(!advice.told()); // the earlier advice was for other components
        QVERIFY(told());
        QCOMPARE(advice.assumedHand(),
                 u"Reeve does not see the cards on the table. It assumes that Anna holds 3 ore."_s);
        table().setHands(u"digital"_s);
        table().setDecks(u"real"_s);
        QVERIFY(told());
        QCOMPARE(advice.assumedHand(), u"Progress cards are left out."_s);
    }

    void adviceLeavesOutProgressCardsThatReeveDoesNotSee() {
        Given given = robbed();
        given.progress(Red, {ProgressCard::ResourceMonopoly});
        const auto view = viewOf(given.state, Viewer::seat(Red));
        const auto plays = [](const Move& move) { return std::holds_alternative<command::Play>(move.action); };
        QVERIFY(std::ranges::any_of(bestMoves(view, 1), plays));
        QVERIFY(std::ranges::none_of(bestMoves(view, 1, false), plays));
    }

    void whichProgressCardGoesBackNobodyIsToldWhereReeveDoesNotSeeThem() {
        Given given = robbed();
        given.progress(Red, {ProgressCard::Crane, ProgressCard::Smith, ProgressCard::Mining, ProgressCard::Irrigation,
                             ProgressCard::Engineer});
        given.state.pending.push_back({.kind = DecisionKind::DiscardProgress, .player = Red});
        show(given.state);
        QVERIFY(m_services->advice->possible());
        table().setDecks(u"real"_s);
        QVERIFY(!m_services->advice->possible());
    }

    void theRulesOfATableAreKeptWithTheGameAndGoWithACopy() {
        const QString agreed = u"No robber before round three.\nA \"lone\" road costs nothing."_s;
        show(robbed().state);
        const qint64 id = game().id();
        QCOMPARE(table().houseRules(), QString());
        QSignalSpy told(&table(), &Table::changed);
        table().setHouseRules(agreed);
        QCOMPARE(told.count(), 1);
        show(robbed().state); // another game has no house rules
        QCOMPARE(table().houseRules(), QString());
        QCOMPARE(Table::houseRulesOf(id), agreed);
        Table::copy(id, 77);
        QCOMPARE(Table::houseRulesOf(77), agreed);
        Table::forget(77);
        QCOMPARE(Table::houseRulesOf(77), QString());
        QVERIFY(game().open(id));
        QCOMPARE(table().houseRules(), agreed);
        table().setHouseRules(QString(5000, u'x'));
        QCOMPARE(table().houseRules().size(), kLongestHouseRules);
    }

    void rulesInAnyWordsLeaveTheSettingsAsTheyAre() {
        m_services->settings->setThemeMode(u"dark"_s);
        for (const QString& agreed : {u"Kein Räuber vor Runde 3."_s, u"Wer gewinnt, räumt ab: anna@example.org"_s,
                                      u"C:\\ and \"quotes\"; [x] = 1, 100 %"_s, u"🐑 for free\\"_s, u"\x7f"_s}) {
            show(robbed().state);
            const qint64 id = game().id();
            table().setHouseRules(agreed);
            QCOMPARE(Settings(nullptr).themeMode(), u"dark"_s);
            QCOMPARE(Table::houseRulesOf(id), agreed);
        }
    }

    void whatIsPossibleAsItStandsIsLeftAlone() {
        Given given = robbed();
        given.hand(Red, {{Card::Brick, 1}, {Card::Lumber, 1}});
        QVERIFY(!settled(given.state, kRoad, kRealHands));
        QVERIFY(!settled(given.state, Command{Red, command::EndTurn{}}, kRealHands));
    }

    void whatTheBoardForbidsNoHandMakesPossible() {
        const Given given = robbed();
        QVERIFY(!settled(given.state, Command{Red, command::Build{.piece = Piece::Road, .path = *pathNamed("f1-f2")}},
                         kRealHands));
        QVERIFY(!settled(given.state, kRoad, Components{})); // Reeve holds the hands, so the cards are required
    }

    void aTradeMayLackCardsOnBothSides() {
        const Given given = robbed();
        const Command trade{
            Red, command::Trade{.with = Blue, .give = Hand::of(Card::Cloth), .take = Hand::of(Card::Grain, 2)}};
        const GameState after = afterCorrection(given.state, settled(given.state, trade, kRealHands));
        QVERIFY(decide(after, trade));
        QCOMPARE(after.player(Red).hand.total(), 3);
        QCOMPARE(after.player(Blue).hand.total(), 3);
    }

    void moreOfAKindThanTheBoxHoldsIsNoTrade() {
        const Given given = robbed();
        const Command trade{
            Red, command::Trade{.with = Blue, .give = Hand::of(Card::Wool, 20), .take = Hand::of(Card::Grain)}};
        QVERIFY(!settled(given.state, trade, kRealHands));
    }

    void aPlayedCardIsExchangedForTheOneThatWasThoughtOf() {
        Given given(3);
        given.progress(Red, {ProgressCard::Crane}).progress(Blue, {ProgressCard::Mining});
        const Command irrigation{Red, command::Play{.card = ProgressCard::Irrigation}};
        const GameState after = afterCorrection(given.state, settled(given.state, irrigation, kRealDecks));
        QCOMPARE(after.player(Red).progress[index(ProgressCard::Irrigation)], 1);
        QCOMPARE(after.player(Red).progressCards(), 1);
        QVERIFY(decide(after, irrigation));
        // Red has no card of this deck.
        QVERIFY(!settled(given.state, Command{Red, command::Play{.card = ProgressCard::Warlord}}, kRealDecks));
    }

    void aShownVictoryPointCountsAtOnce() {
        Given given(3);
        given.settlement(Red, "b3").progress(Red, {ProgressCard::Crane});
        const GameState after = afterCorrection(given.state, shown(given.state, Red, ProgressCard::Printer));
        QCOMPARE(points(after, Red), points(given.state, Red) + 1);
        QCOMPARE(after.player(Red).progressCards(), 0);
        QVERIFY(!shown(after, Red, ProgressCard::Printer)); // no card of this deck is left in the hand
        QVERIFY(!shown(given.state, Red, ProgressCard::Constitution));
        QVERIFY(!shown(given.state, Red, ProgressCard::Crane));
    }

    void noVictoryPointIsDrawnByTheRecord() {
        Given given(3);
        auto& deck = given.state.decks[index(Track::Science)];
        std::stable_partition(deck.begin(), deck.end(), [](ProgressCard c) { return c == ProgressCard::Printer; });
        QCOMPARE(deck.front(), ProgressCard::Printer);
        given.state.turn.phase = Phase::Roll;
        const Command roll{Red, command::Roll{}};
        const GameState after = afterCorrection(given.state, settled(given.state, roll, kRealDecks));
        QVERIFY(after.decks[index(Track::Science)].front() != ProgressCard::Printer);
        QCOMPARE(after.decks[index(Track::Science)].size(), deck.size());
        QVERIFY(!settled(after, roll, kRealDecks));
    }

    void withRealHandsEverythingOnTheBoardIsOffered() {
        show(robbed().state);
        QVERIFY(game().perform(
            QVariantMap{{u"do"_s, u"correct"_s},
                        {u"set"_s, QVariantMap{{u"hands"_s, QVariantMap{{u"red"_s, QVariantMap{{u"ore"_s, 1}}}}}}}}));
        QVERIFY(!offer(u"road"_s).possible);
        QCOMPARE(offer(u"road"_s).lack, 1);
        table().setHands(u"real"_s);
        QVERIFY(offer(u"road"_s).possible);
        QCOMPARE(offer(u"road"_s).lack, 1); // by the count, which may be wrong
    }

    void whatTheNumberOfCardsAllowsCanBePaid() {
        Given rich(3);
        rich.city(Red, "b3").settlement(Red, "c8").roads(Red, {"b1-b2", "b2-b3"}).idleKnight(Red, "b2");
        rich.hand(Blue, {{Card::Brick, 2}, {Card::Wool, 1}, {Card::Coin, 1}}).hand(White, {{Card::Ore, 3}});
        Given scarce = rich; // the bank has three kinds only
        scarce.hand(Blue, scarce.state.box().cards - Hand{{Card::Lumber, 3}, {Card::Grain, 3}, {Card::Ore, 3}})
            .hand(White, {});
        for (Given* given : {&rich, &scarce}) {
            std::vector<Hand> seen;
            for (int level = 0; level < kHighestLevel; ++level) {
                for (const Track track : kAllTracks) given->level(Red, track, level);
                for (const auto& [command, price] : purchases(given->state)) {
                    if (std::ranges::find(seen, price) != seen.end()) continue;
                    seen.push_back(price);
                    // Every hand of one card too few, and of just enough.
                    for (const int cards : {price.total() - 1, price.total()})
                        for (const Hand& hand : handsOf(cards)) {
                            GameState state = given->state;
                            state.player(Red).hand = Hand();
                            if (!bank(state).covers(hand)) continue;
                            state.player(Red).hand = hand;
                            const auto settlement = settled(state, command, kRealHands);
                            const GameState after = settlement ? afterCorrection(state, settlement) : state;
                            QVERIFY(decide(after, command));
                            QCOMPARE(!settlement || settlement->beyond == kNobody, price.total() <= cards);
                            QCOMPARE(after.player(Red).hand.total(), price.total());
                            QCOMPARE(after.player(Blue).hand.total(), state.player(Blue).hand.total());
                            QCOMPARE(after.player(White).hand.total(), state.player(White).hand.total());
                        }
                }
            }
            QVERIFY(seen.size() >= 15);
        }
    }

    void cardsOfAnotherKindThanThoughtAreNotTold() {
        show(robbed().state);
        table().setHands(u"real"_s);
        QSignalSpy refused(&game(), &Game::refused);
        QVERIFY(game().perform(road()));
        QCOMPARE(refused.size(), 0);
        QCOMPARE(game().doubt(), QString());
        QCOMPARE(player(0).handCount, 1);
        QCOMPARE(game().story().size(), 1);
        QCOMPARE(game().newest().text, u"Anna builds a road."_s);
        QCOMPARE(game().undoText(), u"Anna builds a road"_s);
    }

    void aPaymentBeyondTheCountIsAskedAboutOnce() {
        Given given = robbed();
        given.hand(Red, {{Card::Ore, 1}});
        show(given.state);
        table().setHands(u"real"_s);
        QCOMPARE(offer(u"road"_s).lack, 1);
        QSignalSpy refused(&game(), &Game::refused);
        QVERIFY(!game().perform(road()));
        QCOMPARE(refused.size(), 0);
        QCOMPARE(game().doubt(), u"By Reeve's count Anna has 1 card."_s);
        QCOMPARE(game().doubted(), 0);
        QVERIFY(game().story().isEmpty());
        game().dismissDoubt();
        QCOMPARE(game().doubted(), -1);
        QVERIFY(!game().bookAnyway());

        QVERIFY(!game().perform(road()));
        QVERIFY(game().bookAnyway());
        QCOMPARE(game().doubt(), QString());
        QCOMPARE(player(0).handCount, 0);
        QCOMPARE(game().story().size(), 2);
        QCOMPARE(game().story().front().text, u"Reeve's count is corrected: Anna has 2 cards."_s);
        // Undo returns what was paid, not what the count lacked.
        QVERIFY(game().undo());
        QCOMPARE(game().turnedBack(), QStringList{u"Anna takes 1 brick and 1 lumber."_s});
        QVERIFY(game().story().isEmpty());
    }

    void aPhoneIsToldThatTheCountDoesNotSuffice() {
        Given given = robbed();
        given.hand(Red, {});
        show(given.state);
        table().setHands(u"real"_s);
        std::optional<Refused> told;
        game().carryOut(toJson(road()), [&](const auto& why) { told = why; });
        QVERIFY(told);
        QCOMPARE(game().reasonOf(*told),
                 u"By Reeve's count Anna has 0 cards. At the table it can be booked all the same."_s);
        QCOMPARE(game().doubt(), QString());
    }

    void whoHoldsAnotherNumberOfCardsIsRecounted() {
        show(robbed().state);
        table().setHands(u"real"_s);
        QVERIFY(game().recount(0, 5));
        QCOMPARE(player(0).handCount, 5);
        QCOMPARE(player(1).handCount, 3);
        QCOMPARE(game().newest().text, u"Reeve's count is corrected: Anna has 5 cards."_s);
        QVERIFY(game().handover().isEmpty()); // the table was right: nobody takes or returns cards
        QVERIFY(game().recount(0, 0));
        QCOMPARE(player(0).handCount, 0);
        QVERIFY(!game().recount(0, 0));
        QVERIFY(!game().recount(0, 500));
        QVERIFY(!game().recount(7, 1));
    }

    // Rules: SIX-20, SIX-26
    void nobodyWhoMayHoldTheCardsIsPassedOverInTheSpecialBuildingPhase() {
        Given given = Given::option(Option::SpecialBuild, 5);
        given.settlement(Red, "b3").settlement(Blue, "c8").settlement(White, "a1").hand(Blue, {{Card::Ore, 2}});
        show(given.state);
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"end-turn"_s}}));
        QCOMPARE(game().turn().phase, u"roll"_s); // Reeve keeps the hands: two ores build nothing
        QVERIFY(game().passedOver().isEmpty());
        QVERIFY(game().undo());
        table().setHands(u"real"_s);
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"end-turn"_s}}));
        QCOMPARE(game().turn().phase, u"special"_s);
        QCOMPARE(game().expected().player, 1);
        QCOMPARE(game().passedOver(), QList<int>({2, 3, 4})); // no cards by the count, and the table is told
        for (const StoryEntryFacts& entry : game().story()) QVERIFY(entry.kind != u"correction"_s);
        QVERIFY(game().nobodyBuilds());
        QCOMPARE(game().turn().phase, u"roll"_s);
        QCOMPARE(game().turn().player, 1);
        QVERIFY(game().passedOver().isEmpty());
        QVERIFY(!game().nobodyBuilds());
    }

    void theOptionsOfATableAreKeptForNextTime() {
        show(robbed().state);
        const qint64 id = game().id();
        QCOMPARE(Table::optionsOf(id, {u"nasty"_s}), QStringList{u"nasty"_s});
        table().take({{u"options"_s, QStringList()}});
        QVERIFY(Table::optionsOf(id, {u"nasty"_s}).isEmpty());
        table().take({{u"options"_s, QStringList{u"special-build"_s}}});
        QCOMPARE(Table::optionsOf(id, {}), QStringList{u"special-build"_s});
    }

    void aRecountChangesWhoDiscardsAndHowMany() {
        Given given = robbed();
        given.beforeTheRoll().hand(Red, {{Card::Ore, 5}, {Card::Wool, 5}});
        show(given.state);
        table().setHands(u"real"_s);
        QVERIFY(game().perform(
            QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, 3}, {u"yellow"_s, 4}, {u"event"_s, u"ship"_s}}));
        QCOMPARE(game().expected().count, 5);
        QVERIFY(game().recount(0, 8));
        QCOMPARE(game().expected().count, 4);
        QVERIFY(game().perform(m_services->prompts->discardUnseen()));
        QCOMPARE(player(0).handCount, 4);
        QVERIFY(game().undo());
        QVERIFY(game().recount(0, 6));
        QVERIFY(game().expected().kind != u"discard"_s);
        QVERIFY(m_services->prompts->discardUnseen().isNull());
    }

    void whatWasSetRightForACommandIsTakenBackWithItAndComesAgain() {
        show(robbed().state);
        table().setHands(u"real"_s);
        const QVariant before = game().position();
        QVERIFY(game().perform(road()));
        const QVariant after = game().position();
        QVERIFY(game().undo());
        QCOMPARE(game().position(), before);
        QVERIFY(!game().canUndo());
        QVERIFY(game().redo());
        QCOMPARE(game().position(), after);
        QVERIFY(!game().canRedo());
    }

    void theChoiceIsKeptWithTheGame() {
        show(robbed().state);
        table().setHands(u"real"_s);
        table().setDice(u"digital"_s);
        table().setSide(1, u"top"_s);
        QVERIFY(game().perform(road()));
        const qint64 id = game().id();
        game().close();
        show(robbed().state); // opens another game
        QCOMPARE(table().hands(), u"digital"_s);
        QCOMPARE(table().dice(), u"real"_s);
        QVERIFY(game().open(id));
        QCOMPARE(table().hands(), u"real"_s);
        QCOMPARE(table().dice(), u"digital"_s);
        QCOMPARE(table().sides(), (QStringList{u"bottom"_s, u"top"_s, u"bottom"_s}));
        // In the reloaded game the correction comes before the road.
        QCOMPARE(game().undoText(), u"Anna builds a road"_s);
    }

    void withRealDecksAnyCardOfTheDeckMayBePlayed() {
        Given given(3);
        given.settlement(Red, "b3").progress(Red, {ProgressCard::Crane});
        show(given.state);
        QVERIFY(!game().playable().contains(u"irrigation"_s));
        table().setDecks(u"real"_s);
        QVERIFY(game().playable().contains(u"irrigation"_s));
        QVERIFY(!game().playable().contains(u"warlord"_s));
        QVERIFY(!m_services->prompts->ask(u"play"_s, u"irrigation"_s, {}).command.isNull());
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"play"_s}, {u"card"_s, u"irrigation"_s}}));
        QCOMPARE(player(0).progressCount, 0);
    }

    void aProgressCardThatGoesBackIsKnownByItsDeckOnly() {
        Given given(3);
        given.settlement(Red, "b3").beforeTheRoll();
        given.progress(Red, {ProgressCard::Crane, ProgressCard::Smith, ProgressCard::Spy, ProgressCard::Warlord,
                             ProgressCard::Mining});
        given.state.pending.push_back({.kind = DecisionKind::DiscardProgress, .player = Red});
        const Command asked{Red, command::DiscardProgress{ProgressCard::Bishop}};
        const Command known = withSupposedCard(asked, given.state, kRealDecks);
        const auto card = std::get<command::DiscardProgress>(known.action).card;
        QVERIFY(card == ProgressCard::Spy || card == ProgressCard::Warlord);
        QVERIFY(withSupposedCard(asked, given.state, Components{}) == asked);
        const Command held{Red, command::DiscardProgress{ProgressCard::Smith}};
        QVERIFY(withSupposedCard(held, given.state, kRealDecks) == held);
    }

    void whatChangesHandsIsTheDifferenceOfTwoStates() {
        Given before(3), after(3);
        before.hand(Red, {{Card::Ore, 2}, {Card::Grain, 3}}).hand(Blue, {{Card::Wool, 1}});
        after.hand(Red, {{Card::Ore, 2}}).hand(Blue, {{Card::Brick, 2}}).progress(White, {ProgressCard::Spy});
        const auto all = handovers(before.state, after.state, {.realHands = true, .realDecks = true});
        QCOMPARE(all.size(), std::size_t(3));
        QVERIFY(all[0] == (Handover{.player = Red, .gives = {{Card::Grain, 3}}, .takes = {}}));
        QVERIFY(all[1] == (Handover{.player = Blue, .gives = {{Card::Wool, 1}}, .takes = {{Card::Brick, 2}}}));
        QCOMPARE(all[2].progress[index(Track::Politics)], 1);
        QCOMPARE(handoverSentences(all, reeve::testing::threeNames()),
                 (QStringList{u"Anna gives back 3 grain."_s, u"Ben gives back 1 wool and takes 2 brick."_s,
                              u"Cleo draws 1 progress card (Politics)."_s}));
        // Cards that Reeve holds are not handed over at the table.
        QCOMPARE(handovers(before.state, after.state, kRealHands).size(), std::size_t(2));
        QVERIFY(handovers(before.state, after.state, {}).empty());
    }

    void aChangedRollSaysWhoGivesBackAndTakesWhat() {
        Given given(3); // B1 and C4 are mountains with 9, A1 are fields with 5, C5 is a pasture with 5
        given.city(Red, "b1").settlement(Blue, "c8").settlement(White, "a1").beforeTheRoll();
        show(given.state);
        table().setHands(u"real"_s);
        QVERIFY(game().perform(
            QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, 4}, {u"yellow"_s, 5}, {u"event"_s, u"ship"_s}}));
        QVERIFY(game().handover().isEmpty());
        const int redGot = player(0).handCount;
        QVERIFY(redGot > 0);
        const int step = history().rolls().first().step;
        const QVariantMap dice{{u"red"_s, 4}, {u"yellow"_s, 1}, {u"event"_s, u"ship"_s}};
        const QStringList told = history().tryRoll(step, dice, false).handover;
        QVERIFY2(told.size() >= 2 && told.first().startsWith(u"Anna gives back "_s), qPrintable(told.join(u' ')));
        QVERIFY(told.last().startsWith(u"Cleo takes "_s));
        QVERIFY(game().handover().isEmpty()); // tryRoll() hands nothing over
        QVERIFY(history().changeRoll(step, dice, false));
        QCOMPARE(game().handover(), told);
        // The note stays until it is acknowledged, and a further change is told after it.
        QVERIFY(history().changeRoll(step, {{u"red"_s, 4}, {u"yellow"_s, 5}, {u"event"_s, u"ship"_s}}, false));
        QCOMPARE(game().handover().mid(0, told.size()), told);
        QVERIFY(game().handover().size() > told.size());
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"end-turn"_s}}));
        QVERIFY(!game().handover().isEmpty());
        game().dismissHandover();
        QVERIFY(game().handover().isEmpty());
    }

    void undoAndRedoSayWhoGivesBackAndTakes() {
        Given given(3);
        given.city(Red, "b1").settlement(Blue, "c8").settlement(White, "a1").beforeTheRoll();
        show(given.state);
        table().setHands(u"real"_s);
        QVERIFY(game().perform(
            QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, 4}, {u"yellow"_s, 5}, {u"event"_s, u"ship"_s}}));
        QVERIFY(game().turnedBack().isEmpty());
        QVERIFY(game().undo());
        QVERIFY2(game().turnedBack().value(0).startsWith(u"Anna gives back "_s),
                 qPrintable(game().turnedBack().join(u' ')));
        const QStringList undone = game().turnedBack();
        QVERIFY(game().handover().isEmpty());
        // Nobody moves cards if the step is redone at once.
        QVERIFY(game().redo());
        QVERIFY2(game().turnedBack().isEmpty(), qPrintable(game().turnedBack().join(u' ')));
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"end-turn"_s}}));
        // Two undone steps are one sentence for each player. It stays when the game goes on, until it is acknowledged.
        QVERIFY(game().undo());
        QVERIFY(game().undo());
        QCOMPARE(game().turnedBack(), undone);
        QVERIFY(game().perform(
            QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, 4}, {u"yellow"_s, 5}, {u"event"_s, u"ship"_s}}));
        QCOMPARE(game().turnedBack(), undone);
        QVERIFY(game().undo());
        QCOMPARE(game().turnedBack(), undone + undone);
        game().dismissTurnedBack();
        QVERIFY(game().turnedBack().isEmpty());
        QVERIFY(game().redo());
        // If Reeve holds the hands, nobody gives back cards.
        table().setHands(u"digital"_s);
        QVERIFY(game().undo());
        QVERIFY(game().turnedBack().isEmpty());
    }

    void aCorrectedHandAndAnEarlierMomentSayItToo() {
        show(robbed().state);
        table().setHands(u"real"_s);
        QVERIFY(game().perform(
            QVariantMap{{u"do"_s, u"correct"_s},
                        {u"set"_s, QVariantMap{{u"hands"_s, QVariantMap{{u"red"_s, QVariantMap{{u"ore"_s, 2}}}}}}}}));
        QCOMPARE(game().handover(),
                 (QStringList{u"Anna gives back 1 ore."_s, u"If that is already so, leave the cards."_s}));
        game().dismissHandover();
        QVERIFY(game().perform(road())); // a command other than a correction
        QVERIFY(game().handover().isEmpty());
        QVERIFY(history().backTo(0));
        QVERIFY2(game().handover().first().startsWith(u"Anna "_s), qPrintable(game().handover().join(u' ')));
        table().setHands(u"digital"_s);
        game().dismissHandover();
        QVERIFY(game().perform(
            QVariantMap{{u"do"_s, u"correct"_s},
                        {u"set"_s, QVariantMap{{u"hands"_s, QVariantMap{{u"red"_s, QVariantMap{{u"ore"_s, 4}}}}}}}}));
        QVERIFY(game().handover().isEmpty());
    }

    // Rules: KNIGHT-28
    void aDisplacedKnightThatLeavesTheBoardIsToldAtTheTable() {
        Given given(3);
        given.roads(Red, {"c4-c5"})
            .knight(Red, "c4", 2)
            .roads(Blue, {"c5-c6"})
            .settlement(Blue, "c6")
            .knight(Blue, "c5");
        show(given.state);
        const QVariantMap move{{u"do"_s, u"move-knight"_s}, {u"from"_s, u"c4"_s}, {u"to"_s, u"c5"_s}};
        const QStringList told{u"The displaced knight of Ben has no free place: take it off the board."_s};
        QVERIFY(game().perform(move));
        QCOMPARE(game().handover(), told);
        // It is taken back with the move, and stays when the game goes on.
        QVERIFY(game().undo());
        QVERIFY(game().handover().isEmpty());
        QVERIFY(game().redo());
        QVERIFY(game().undo());
        QVERIFY(game().perform(move));
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"end-turn"_s}}));
        QCOMPARE(game().handover(), told);
    }

    void aCardThatWasDrawnIsShownByItsPlayer() {
        Given given(3);
        given.settlement(Red, "b3").progress(Red, {ProgressCard::Crane});
        show(given.state);
        table().setDecks(u"real"_s);
        const int points = player(0).points;
        QVERIFY(game().showCard(0, u"printer"_s));
        QCOMPARE(player(0).points, points + 1);
        QCOMPARE(game().newest().text, u"Anna shows Printer."_s);
        QSignalSpy refused(&game(), &Game::refused);
        QVERIFY(!game().showCard(1, u"constitution"_s));
        QCOMPARE(refused.size(), 1);
    }
};

QTEST_GUILESS_MAIN(RealCardsTest)
#include "real_cards_test.moc"
