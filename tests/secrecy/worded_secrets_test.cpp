// SPDX-License-Identifier: GPL-3.0-or-later
// Texts do not depend on secrets: the history, the labels of undo, prompts and refusals, in both languages. See
// noninterference_test.cpp. REEVE_SECRECY_GAMES: number of games.
#include "app/device/language.h"
#include "app/window/actions_view.h"
#include "app/window/game_facts.h"
#include "app/window/options_view.h"
#include "app/window/players_view.h"
#include "app/window/turn_view.h"
#include "app/words/event_wording.h"
#include "app/words/refusal_wording.h"
#include "app/words/step_wording.h"
#include "engine/view/seen_event.h"
#include "tests/secrecy/other_secrets.h"
#include "tests/secrecy/secret_games.h"
#include "tests/support/conceivable.h"
#include "tests/support/given.h"

#include <QTest>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;

namespace {

const SeatNames& people() {
    static const SeatNames names = [] {
        SeatNames all;
        const std::array<QString, kMaxPlayers> six{u"Anna"_s, u"Ben"_s, u"Cleo"_s, u"Dan"_s, u"Eva"_s, u"Finn"_s};
        for (std::size_t p = 0; p < six.size(); ++p) all.set(static_cast<PlayerId>(p), six[p]);
        return all;
    }();
    return names;
}

std::vector<Player> seated(const GameState& state) {
    std::vector<Player> players;
    for (int p = 0; p < state.playerCount; ++p) players.push_back({people().of(static_cast<PlayerId>(p)), u"red"_s});
    return players;
}

QString told(const Event& event, const Action& action, const Viewer& viewer, const GameState& state) {
    const auto seen = seenBy(event, action, viewer);
    return seen ? eventText(*seen, people(), state.board, state.rules) : QString();
}

/// All facts that are made from the view of the table.
QVariantList tableFacts(const GameState& state) {
    const TableView table(state);
    return {positionView(table),
            QVariant::fromValue(playersView(seated(state), table)),
            QVariant::fromValue(turnView(table)),
            QVariant::fromValue(barbariansView(table)),
            QVariant::fromValue(expectedView(table, people())),
            QVariant::fromValue(optionsView(table, people())),
            QVariant::fromValue(actionsView(table, true, people()))};
}

} // namespace

class WordedSecretsTest : public QObject {
    Q_OBJECT

private slots:
    void theStoryIsTheSameWhateverItsReaderMayNotKnow_data() { languages(); }
    void theStoryIsTheSameWhateverItsReaderMayNotKnow();
    void theLabelOfUndoIsTheSameWhateverWasSecret_data() { languages(); }
    void theLabelOfUndoIsTheSameWhateverWasSecret();
    void theTableShowsTheSameWhateverIsSecret_data() { languages(); }
    void theTableShowsTheSameWhateverIsSecret();
    void aRefusalIsWordedTheSameWhateverTheRefusedMayNotKnow_data() { languages(); }
    void aRefusalIsWordedTheSameWhateverTheRefusedMayNotKnow();
    void whoIsConcernedReadsTheCard();
    void whatLiesOpenIsReadByEverybody();
    void theKindsOfAForcedTradeAreNotToldToTheTable();

private:
    static void languages() {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("German") << u"de"_s;
    }
    void speak() {
        QFETCH(QString, language);
        m_language.show(language);
    }

    Language m_language;
};

// Rules: PROD-11, PROG-4, SEVEN-7, DEV-1
void WordedSecretsTest::theStoryIsTheSameWhateverItsReaderMayNotKnow() {
    speak();
    Chance secrets(11);
    const Pick pick = [&](int bound) { return secrets.draw(bound); };
    int compared = 0;
    playSecretGames(secretGames(300), [&](const GameState& state, const Command& command, const Events& events, int) {
        if (QTest::currentTestFailed()) return;
        for (const Event& event : events)
            for (const Viewer& viewer : viewersOf(state)) {
                const Event other = withOtherSecrets(event, command.action, viewer.player(), pick);
                QCOMPARE(told(other, command.action, viewer, state), told(event, command.action, viewer, state));
                ++compared;
            }
    });
    QVERIFY(compared > 1000);
}

void WordedSecretsTest::theLabelOfUndoIsTheSameWhateverWasSecret() {
    speak();
    Chance secrets(12);
    const Pick pick = [&](int bound) { return secrets.draw(bound); };
    int otherwise = 0;
    playSecretGames(secretGames(300), [&](const GameState& state, const Command& command, const Events& events, int) {
        if (QTest::currentTestFailed()) return;
        const Action other = withOtherSecrets(command.action, pick);
        Events otherEvents;
        for (const Event& event : events) otherEvents.push_back(withOtherSecrets(event, command.action, kNobody, pick));
        const auto label = [&](const Action& action, const Events& followed) {
            return stepText(action, command.player, seenBy(followed, action, Viewer::table()), people(), state.rules);
        };
        QCOMPARE(label(other, otherEvents), label(command.action, events));
        otherwise += !(other == command.action);
    });
    QVERIFY(otherwise > 100);
}

// Rules: PROD-11, PROG-4, DEV-1
void WordedSecretsTest::theTableShowsTheSameWhateverIsSecret() {
    speak();
    Chance secrets(13);
    int compared = 0;
    playSecretGames(secretGames(200), [&](const GameState& state, const Command&, const Events&, int) {
        if (QTest::currentTestFailed() || (secrets.draw(40) != 0 && state.turn.phase != Phase::Over)) return;
        QCOMPARE(tableFacts(withOtherSecrets(state, kNobody, secrets)), tableFacts(state));
        ++compared;
    });
    QVERIFY(compared > 100);
}

void WordedSecretsTest::aRefusalIsWordedTheSameWhateverTheRefusedMayNotKnow() {
    speak();
    Chance secrets(14);
    int refused = 0;
    playSecretGames(secretGames(150), [&](const GameState& state, const Command&, const Events&, int) {
        if (QTest::currentTestFailed() || secrets.draw(100) != 0) return;
        const auto player = static_cast<PlayerId>(secrets.draw(state.playerCount));
        const GameState other = withOtherSecrets(state, player, secrets, {.withTheBank = false});
        auto probe = [&](const Command& command) {
            if (QTest::currentTestFailed() || secrets.draw(100) != 0) return;
            const auto here = decide(state, command), there = decide(other, command);
            QCOMPARE(there.ok(), here.ok());
            if (here.ok()) return;
            QCOMPARE(refusalText(there.refusal(), command.action, player, other, people()),
                     refusalText(here.refusal(), command.action, player, state, people()));
            ++refused;
        };
        Conceiver<decltype(probe)>(state, player, probe).all();
    });
    QVERIFY(refused > 100);
}

void WordedSecretsTest::whoIsConcernedReadsTheCard() {
    m_language.show(u"en"_s);
    const GameState state = Given(3).state;
    const Event theft = event::CardStolen{Red, Blue, Card::Ore, 1};
    const auto read = [&](const Event& event, PlayerId by) { return told(event, Action(), Viewer::seat(by), state); };
    QCOMPARE(read(theft, Red), u"Anna steals 1 ore from Ben."_s);
    QCOMPARE(read(theft, Blue), u"Anna steals 1 ore from Ben."_s);
    QCOMPARE(read(theft, White), u"Anna steals a card from Ben."_s);
    const Event discard = event::CardsPaid{Blue, {{Card::Ore, 2}, {Card::Coin, 2}}, Cause::Discard};
    QCOMPARE(read(discard, Blue), u"Ben discards 2 ore and 2 coins."_s);
    QCOMPARE(read(discard, Red), u"Ben discards 4 cards."_s);
    const Event drawn = event::ProgressDrawn{Red, Track::Politics, ProgressCard::Spy};
    QCOMPARE(read(drawn, Red), u"Anna draws Spy."_s);
    QVERIFY(!read(drawn, Blue).contains(u"Spy"_s));
    const Event taken = event::ProgressTaken{Red, Blue, ProgressCard::Crane};
    QCOMPARE(read(taken, Blue), u"Anna takes Crane from Ben."_s);
    QVERIFY(!read(taken, White).contains(u"Crane"_s));
    const Event returned = event::ProgressReturned{Red, ProgressCard::Spy};
    QVERIFY(read(returned, Red).contains(u"Spy"_s));
    QVERIFY(!read(returned, Blue).contains(u"Spy"_s));
    const Event bought = event::DevelopmentBought{Red, DevelopmentCard::Monopoly};
    QVERIFY(read(bought, Red).contains(u"Monopoly"_s));
    QVERIFY(!read(bought, Blue).contains(u"Monopoly"_s));
    const Event passed = event::CardsPassed{Blue, Red, Hand::of(Card::Wool, 2), Cause::ProgressCard};
    for (const PlayerId concerned : {Red, Blue}) QVERIFY(read(passed, concerned).contains(u"2 wool"_s));
    QVERIFY(read(passed, White).contains(u"2 cards"_s));
}

// Rules: TWO-14
void WordedSecretsTest::whatLiesOpenIsReadByEverybody() {
    m_language.show(u"en"_s);
    const GameState state = Given(3).state;
    for (const Viewer& viewer : {Viewer::seat(Red), Viewer::seat(White), Viewer::spectator()}) {
        const Event open = event::ProgressDrawn{Red, Track::Science, ProgressCard::Printer};
        QVERIFY(told(open, Action(), viewer, state).contains(u"Printer"_s));
        const Event gained = event::CardsGained{Red, Hand::of(Card::Wool, 2), Cause::Production};
        QVERIFY(told(gained, Action(), viewer, state).contains(u"2 wool"_s));
        const Event paid = event::CardsPaid{Red, Hand::of(Card::Wool, 2), Cause::BankTrade};
        QVERIFY(told(paid, Action(), viewer, state).contains(u"2 wool"_s));
        const Event traded = event::CardsPassed{Red, Blue, Hand::of(Card::Wool, 2), Cause::Trade};
        QVERIFY(told(traded, command::Trade{}, viewer, state).contains(u"2 wool"_s));
    }
}
void WordedSecretsTest::theKindsOfAForcedTradeAreNotToldToTheTable() {
    m_language.show(u"en"_s);
    const GameState state = Given::base(3).state;
    const Event given = event::CardsPassed{Red, Blue, Hand::of(Card::Wool, 2), Cause::Trade};
    QCOMPARE(told(given, command::Give{}, Viewer::table(), state), u"Anna gives 2 cards to Ben."_s);
    QCOMPARE(told(given, command::Trade{}, Viewer::table(), state), u"Anna gives 2 wool to Ben."_s);
}

QTEST_GUILESS_MAIN(WordedSecretsTest)
#include "worded_secrets_test.moc"
