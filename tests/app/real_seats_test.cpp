// SPDX-License-Identifier: GPL-3.0-or-later
// A seat that Reeve plays beside real cards: its hand is exact, whatever is assumed of the others.
#include "app/play/real_cards.h"
#include "app/window/empty_seats.h"
#include "app/window/history.h"
#include "app/window/table.h"
#include "engine/choices/legal_commands.h"
#include "engine/player/choose.h"
#include "engine/record/commands.h"
#include "engine/record/position.h"
#include "tests/app/own_app.h"
#include "tests/secrecy/secret_games.h"
#include "tests/support/given.h"

#include <QSignalSpy>
#include <QTest>

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;
using namespace reeve::testing;

namespace {

/// Deals the cards of the real hands anew; their numbers stay, and the bank.
GameState assumed(const GameState& truth, const Components& components, Chance& chance) {
    GameState state = truth;
    std::vector<Card> cards;
    for (int p = 0; p < state.playerCount; ++p) {
        Hand& hand = state.player(static_cast<PlayerId>(p)).hand;
        if (components.known(static_cast<PlayerId>(p))) continue;
        for (int i = 0; i < hand.total(); ++i) cards.push_back(hand.cardAt(i));
        hand = {};
    }
    for (int p = 0; p < state.playerCount; ++p) {
        const auto player = static_cast<PlayerId>(p);
        if (components.known(player)) continue;
        for (int left = truth.player(player).hand.total(); left > 0; --left) {
            const auto at = cards.begin() + chance.draw(static_cast<int>(cards.size()));
            state.player(player).hand.add(*at, 1);
            cards.erase(at);
        }
    }
    return state;
}

/// What the table sees of the true events.
Hand cameFrom(const Events& events, const Unseen& asked, const std::vector<app::Told>& told) {
    Hand all;
    for (const Event& event : events) {
        if (const auto* theft = std::get_if<event::CardStolen>(&event); theft != nullptr && theft->victim == asked.from)
            all.add(theft->card, 1);
        if (const auto* passed = std::get_if<event::CardsPassed>(&event);
            passed != nullptr && passed->from == asked.from)
            all = all + passed->cards;
    }
    if (asked.kind != kNoCard) return all;
    for (const app::Told& one : told)
        if (one.from == asked.from) all -= one.cards;
    return Hand::of(all.cardAt(0));
}

void tellAll(const GameState& record, const Command& command, const Components& components, const Events& truth,
             std::vector<app::Told>& told) {
    while (const auto asked = unseen(record, command, components, told)) {
        const Hand cards = cameFrom(truth, *asked, told);
        const auto said = std::ranges::find(told, asked->from, &app::Told::from);
        if (said != told.end())
            said->cards = said->cards + cards;
        else
            told.push_back({asked->from, cards});
    }
}

} // namespace

class RealSeatsTest : public OwnApp {
    Q_OBJECT
    Table& table() { return *m_services->table; }
    /// Anna (red) and Cleo (white) hold real cards, Reeve plays Ben (blue).
    void show(const GameState& state) { show(state, m_services->journal.get()); }
    /// Without a journal all games have the same number, from which proposals are drawn.
    void show(const GameState& state, Journal* journal) {
        auto players = threePlayers().players;
        players[1].level = u"casual"_s;
        auto made = GameSession::createAt(journal, u"Test"_s, players, {{"position", record::toJson(state)}});
        QVERIFY(std::holds_alternative<GameSession>(made));
        game().show(std::move(std::get<GameSession>(made)));
        table().setHands(u"real"_s);
    }
    [[nodiscard]] const Hand& hand(PlayerId player) { return game().session()->state().player(player).hand; }
    static QVariantMap robbing(const QString& victim) {
        return {{u"do"_s, u"move-robber"_s}, {u"to"_s, u"B1"_s}, {u"victim"_s, victim}};
    }
    static Given seven(PlayerId player) {
        Given given(3);
        given.settlement(Red, "b1").settlement(Blue, "b3").settlement(White, "e4").turnOf(player);
        given.state.pending.push_back({.kind = DecisionKind::MoveRobber, .player = player});
        return given;
    }

private slots:
    void init() { start(); }
    void cleanup() { m_services.reset(); }

    void aHandThatReeveHoldsIsWhatCommandsGaveAndTook() {
        Chance chance(11);
        int asked = 0, amended = 0;
        playSecretGames(secretGames(250),
                        [&](const GameState& truth, const Command& command, const Events& events, int number) {
                            if (QTest::currentTestFailed() || truth.turn.phase == Phase::Over ||
                                truth.rules.fan.any() || truth.rules.has(Option::TwoPlayer))
                                return;
                            Components components{.realHands = true};
                            components.held.set(static_cast<std::size_t>(number % truth.playerCount));
                            if (truth.playerCount > 3)
                                components.held.set(static_cast<std::size_t>((number + 2) % truth.playerCount));
                            if (const auto* trade = std::get_if<command::Trade>(&command.action);
                                trade != nullptr && trade->give == trade->take)
                                return; // nobody trades like for like
                            if (components.known(command.player) && looksIntoRealHand(command, components)) return;
                            const GameState record = assumed(truth, components, chance);
                            std::vector<app::Told> told;
                            tellAll(record, command, components, events, told);
                            asked += static_cast<int>(told.size());
                            const Command stated = stating(command, record, told);
                            const GameState fitting = amendedFor(record, stated, components, told);
                            amended += fitting != record;
                            const auto decided = decide(fitting, stated);
                            const GameState after = applied(truth, events),
                                            booked = decided ? applied(fitting, decided.value()) : fitting;
                            // A choice among the kinds of an assumed hand may be due in one of both only.
                            if (!decided && truth.pending.empty())
                                QFAIL(record::commandJson(stated, truth).dump().c_str());
                            for (int p = 0; p < truth.playerCount; ++p) {
                                const auto player = static_cast<PlayerId>(p);
                                if (!components.known(player)) continue;
                                QCOMPARE(fitting.player(player).hand, truth.player(player).hand);
                                if (decided) QCOMPARE(booked.player(player).hand, after.player(player).hand);
                            }
                            QVERIFY(fitting == record || serves(record, fitting, stated, components));
                        });
        QVERIFY2(asked > 50, qPrintable(QString::number(asked)));
        QVERIFY(amended > 500);
    }

    // Rules: ROBBER-5
    void aCardThatReeveStealsIsToldBeforeAnythingIsDone() {
        Given given = seven(Blue);
        given.hand(Red, {{Card::Wool, 3}}).hand(Blue, {{Card::Brick, 1}}).hand(White, {{Card::Ore, 1}});
        show(given.state);
        QSignalSpy refused(&game(), &Game::refused);
        QVERIFY(!game().perform(robbing(u"red"_s)));
        QCOMPARE(game().unseen(), (UnseenFacts{.from = 0, .to = 1, .most = 1, .kind = {}}));
        QVERIFY(!game().canUndo());
        game().dismissUnseen();
        QCOMPARE(game().unseen(), UnseenFacts());
        QVERIFY(!game().tell(u"ore"_s, 1));
        QVERIFY(!game().perform(robbing(u"red"_s)));
        QVERIFY(game().tell(u"ore"_s, 1));
        QCOMPARE(hand(Blue), (Hand{{Card::Brick, 1}, {Card::Ore, 1}}));
        QCOMPARE(hand(Red).total(), 2);
        QCOMPARE(hand(White).total(), 1);
        QCOMPARE(game().unseen(), UnseenFacts());
        QCOMPARE(game().given(), GivenFacts());
        QCOMPARE(refused.size(), 0);
        QVERIFY(game().undo()); // the assumption with it
        QVERIFY(!game().canUndo());
        QCOMPARE(hand(Blue), (Hand{{Card::Brick, 1}}));
        QVERIFY(game().redo());
        QCOMPARE(hand(Blue), (Hand{{Card::Brick, 1}, {Card::Ore, 1}}));
    }

    // Rules: ROBBER-5, PROG-4
    void aCardStolenFromReeveIsToldToTheThiefUnderTheCover() {
        Given given = seven(White);
        given.settlement(Blue, "b1").hand(Red, {}).hand(Blue, {{Card::Grain, 2}});
        given.state.player(Red).settlements = {};
        show(given.state);
        const auto id = game().id();
        QVERIFY(game().perform(robbing(u"blue"_s)));
        QCOMPARE(game().given(), (GivenFacts{.to = 2, .from = 1, .count = 1}));
        QCOMPARE(game().uncovered(), UncoveredFacts());
        game().uncover(0, false);
        QCOMPARE(game().uncovered().given, HandFacts());
        game().uncover(2, false);
        QCOMPARE(game().uncovered().given.grain, 1);
        game().cover();
        // After a restart it is told again, as long as the game has not gone on.
        game().close();
        QVERIFY(game().open(id));
        QCOMPARE(game().given(), (GivenFacts{.to = 2, .from = 1, .count = 1}));
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"end-turn"_s}}));
        game().close();
        QVERIFY(game().open(id));
        QCOMPARE(game().given(), GivenFacts());
    }

    void whatWasGivenIsAcknowledged() {
        Given given = seven(White);
        given.settlement(Blue, "b1").hand(Blue, {{Card::Grain, 2}});
        given.state.player(Red).settlements = {};
        show(given.state);
        QVERIFY(game().perform(robbing(u"blue"_s)));
        game().acknowledgeGiven();
        QCOMPARE(game().given(), GivenFacts());
        QVERIFY(game().undo());
        QCOMPARE(hand(Blue), (Hand{{Card::Grain, 2}}));
        QCOMPARE(game().given(), GivenFacts());
        // Only the thief knows the kind, also when the card goes back and is taken again.
        QVERIFY2(game().turnedBack().value(0).endsWith(u"puts 1 card back unseen."_s),
                 qPrintable(game().turnedBack().join(u' ')));
        QVERIFY(game().redo());
        QVERIFY2(game().turnedBack().isEmpty(), qPrintable(game().turnedBack().join(u' ')));
    }

    // Rules: PROG-RMON
    void ofADemandedKindEachPlayerSaysHowMany() {
        Given given(3);
        given.settlement(Blue, "b3").turnOf(Blue).progress(Blue, {ProgressCard::ResourceMonopoly});
        given.hand(Red, {{Card::Ore, 3}}).hand(White, {{Card::Wool, 1}});
        show(given.state);
        const QVariantMap play{{u"do"_s, u"play"_s}, {u"card"_s, u"resource-monopoly"_s}, {u"resource"_s, u"ore"_s}};
        QVERIFY(!game().perform(play));
        QCOMPARE(game().unseen(), (UnseenFacts{.from = 0, .to = 1, .most = 2, .kind = u"ore"_s}));
        QVERIFY(!game().tell(u"ore"_s, 1));
        QCOMPARE(game().unseen(), (UnseenFacts{.from = 2, .to = 1, .most = 1, .kind = u"ore"_s}));
        QVERIFY(game().tell(u"ore"_s, 1));
        QCOMPARE(hand(Blue), (Hand{{Card::Ore, 2}}));
        QCOMPARE(hand(Red).total(), 2);
        QCOMPARE(hand(White).total(), 0);
        QVERIFY(game().undo());
        QVERIFY(!game().canUndo());
    }

    void whatWasToldStaysWhenAnEarlierRollIsChanged() {
        Given given(3); // B1 and C4 are mountains with 9, E1 are fields with 11
        given.settlement(Red, "b1").settlement(Blue, "f2").settlement(White, "a1").turnOf(Blue).beforeTheRoll();
        given.progress(Blue, {ProgressCard::ResourceMonopoly}).hand(Red, {{Card::Ore, 1}, {Card::Wool, 2}});
        show(given.state);
        QVERIFY(game().perform(
            QVariantMap{{u"do"_s, u"roll"_s}, {u"red"_s, 6}, {u"yellow"_s, 6}, {u"event"_s, u"ship"_s}}));
        const int had = hand(Blue).total();
        QVERIFY(!game().perform(
            QVariantMap{{u"do"_s, u"play"_s}, {u"card"_s, u"resource-monopoly"_s}, {u"resource"_s, u"ore"_s}}));
        QVERIFY(game().tell(u"ore"_s, 0));
        QCOMPARE(hand(Blue).total(), had);
        const int step = m_services->history->rolls().first().step;
        QVERIFY(
            m_services->history->changeRoll(step, {{u"red"_s, 4}, {u"yellow"_s, 5}, {u"event"_s, u"ship"_s}}, false));
        QCOMPARE(hand(Red).total(), 4);
        QCOMPARE(hand(Blue)[Card::Ore], 0);
    }

    // Rules: PROG-BISH
    void aChangedRollNamesNoCardThatWasStolenFromReeve() {
        Given given(3); // E1 beside f2 are fields with 11, B1 beside b3 mountains with 9
        given.settlement(Red, "a1").settlement(Blue, "f2").settlement(Blue, "b3").settlement(White, "d1");
        given.turnOf(White).beforeTheRoll().progress(White, {ProgressCard::Bishop}).hand(Red, {}).hand(Blue, {});
        show(given.state);
        const auto thrown = [](int red, int yellow) {
            return QVariantMap{{u"red"_s, red}, {u"yellow"_s, yellow}, {u"event"_s, u"ship"_s}, {u"do"_s, u"roll"_s}};
        };
        QVERIFY(game().perform(thrown(5, 6)));
        QVERIFY(game().perform(QVariantMap{{u"do"_s, u"play"_s}, {u"card"_s, u"bishop"_s}, {u"to"_s, u"E1"_s}}));
        QCOMPARE(hand(White), (Hand{{Card::Grain, 1}}));
        const int step = m_services->history->rolls().first().step;
        const QStringList unseen{u"Cleo takes 1 card unseen. Cleo puts 1 card back unseen."_s};
        auto dice = thrown(4, 5);
        dice.remove(u"do"_s);
        QCOMPARE(m_services->history->tryRoll(step, dice, false).handover, unseen);
        QVERIFY(m_services->history->changeRoll(step, dice, false));
        QCOMPARE(hand(White), (Hand{{Card::Ore, 1}}));
        QCOMPARE(game().handover(), unseen);
        game().uncover(2, false);
        QCOMPARE(game().uncovered().given.ore, 1);
    }

    void whatReeveHoldsIsNeitherLentNorCounted() {
        Given given(3);
        given.settlement(Red, "b3").roads(Red, {"b2-b3"}).hand(Red, {{Card::Wool, 2}});
        given.hand(Blue, given.state.box().cards.only(CardSet{Card::Brick}));
        show(given.state);
        const Hand before = hand(Blue);
        QVERIFY(!game().perform(QVariantMap{{u"do"_s, u"build"_s}, {u"piece"_s, u"road"_s}, {u"at"_s, u"b3-b4"_s}}));
        QCOMPARE(hand(Blue), before);
        QVERIFY(!game().recount(1, 3));
        QVERIFY(game().recount(0, 3));
        QCOMPARE(hand(Blue), before);
    }

    void aSeatChangesHandsWhereNoCardsLieOnly() {
        Given given(3);
        given.settlement(Red, "b3").hand(Red, {{Card::Wool, 2}}).hand(Blue, {{Card::Ore, 1}});
        show(given.state);
        QVERIFY(!game().whyNotReeve(0).isEmpty());
        QVERIFY(!game().whyNotPerson(1).isEmpty());
        QVERIFY(!game().handOver(0, u"casual"_s));
        QVERIFY(!game().handOver(1, QString()));
        QVERIFY(game().handOver(1, u"newcomer"_s));
        QVERIFY(game().handOver(2, u"casual"_s));
        QVERIFY(game().handOver(2, QString()));
        table().setHands(u"digital"_s);
        QVERIFY(game().whyNotPerson(1).isEmpty());
        QVERIFY(game().whyNotReeve(0).isEmpty());
    }

    /// Two records that differ in assumed kinds only lead to the same proposals.
    void aProposalDoesNotDependOnWhatIsAssumed() {
        Chance chance(5);
        int compared = 0;
        playSecretGames(60, [&](const GameState& truth, const Command&, const Events&, int number) {
            if (QTest::currentTestFailed() || truth.playerCount != 3 || truth.rules.fan.any() || number % 9 != 0)
                return;
            GameState state = truth;
            if (player::toAct(state) != Blue || state.turn.phase == Phase::Over) return;
            Components components{.realHands = true};
            components.held.set(index(Blue));
            QStringList said[2];
            for (QStringList& one : said) {
                show(assumed(state, components, chance), nullptr);
                EmptySeats& seats = *m_services->emptySeats;
                QTRY_VERIFY_WITH_TIMEOUT(!seats.thinking(), 60000);
                one = QStringList{seats.text(), seats.why(), seats.places().join(u' ')};
            }
            QCOMPARE(said[0].join(u'|'), said[1].join(u'|'));
            compared += !said[0].first().isEmpty();
        });
        QVERIFY2(compared > 5, qPrintable(QString::number(compared)));
    }
};

QTEST_GUILESS_MAIN(RealSeatsTest)
#include "real_seats_test.moc"
