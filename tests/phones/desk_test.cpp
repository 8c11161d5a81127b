// SPDX-License-Identifier: GPL-3.0-or-later
// Phones at a real table: every message of the protocol, through real sockets to the real game and its journal.
#include "app/phones/desk.h"
#include "app/store/file_thread.h"
#include "app/store/journal.h"
#include "app/window/game.h"
#include "app/window/table.h"
#include "app/words/names.h"
#include "app/words/speaking.h"
#include "engine/record/commands.h"
#include "engine/record/events.h"
#include "engine/record/position.h"
#include "engine/record/values.h"
#include "engine/state/queries.h"
#include "tests/app/evening.h"
#include "tests/phones/at_table.h"
#include "tests/support/at_sea.h"
#include "tests/support/given.h"
#include "tests/support/random_game.h"
#include "tests/support/with_modules.h"

#include <QFile>
#include <QSemaphore>

#include <map>
#include <set>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;
using phones::PhoneClient;
using record::Json;

namespace {

/// Red is on turn and has cards; the dice were rolled.
Given inTheMiddle() {
    Given game(4);
    game.city(Red, "c4").settlement(Blue, "d9").settlement(White, "e4").settlement(Orange, "b5");
    game.hand(Red, {{Card::Wool, 3}, {Card::Ore, 1}, {Card::Coin, 1}})
        .hand(Blue, {{Card::Brick, 2}, {Card::Grain, 1}})
        .hand(White, {{Card::Lumber, 2}})
        .hand(Orange, {{Card::Brick, 1}, {Card::Paper, 1}});
    game.progress(Red, {ProgressCard::Inventor})
        .progress(Blue, {ProgressCard::Crane})
        .progress(White, {ProgressCard::Mining});
    return game;
}

/// Red has rolled a 7; Red and Blue have to discard.
Given afterASeven() {
    Given game = inTheMiddle();
    game.hand(Red, {{Card::Wool, 5}, {Card::Ore, 5}}).hand(Blue, {{Card::Grain, 6}, {Card::Wool, 6}});
    game.state.pending.push_back({.kind = DecisionKind::Discard,
                                  .player = Red,
                                  .count = static_cast<std::uint8_t>(game.state.player(Red).hand.total() / 2)});
    game.state.pending.push_back({.kind = DecisionKind::Discard,
                                  .player = Blue,
                                  .count = static_cast<std::uint8_t>(game.state.player(Blue).hand.total() / 2)});
    return game;
}

constexpr std::array<std::string_view, 4> kExtensions{"ships, pirate and gold", "rule modules", "special building",
                                                      "paired players"};

/// All modules without Seafarers, switched on together.
Rules manyModules() {
    Rules rules;
    for (std::size_t m = 0; m < fan::kModules; ++m)
        if (!fan::kModuleInfos[m].needsSeafarers) rules.fan.setWithNeeds(static_cast<fan::Module>(m));
    return rules;
}

/// This number of cards of a hand.
Json someOf(const Hand& hand, int count) {
    Hand some;
    for (const Card card : kAllCards)
        while (some.total() < count && some[card] < hand[card]) some.add(card, 1);
    return record::cardsJson(some);
}

} // namespace

class DeskTest : public QObject {
    Q_OBJECT

private slots:
    // --- Joining -----------------------------------------------------------------------------------------------------

    void aPhoneSitsDownWhenTheTableSaysYes() {
        AtTable table(inTheMiddle().state);
        auto ben = table.phone();
        const Json lobby = ben->inbox.back();
        QCOMPARE(lobby["name"].get<std::string>(), std::string("Friday"));
        QCOMPARE(lobby["seats"].size(), 4U);
        QCOMPARE(lobby["seats"][1].dump(), std::string(R"({"seat":"blue","name":"Ben","phone":"none"})"));
        QVERIFY(ben->state().is_null());

        ben->say({{"t", "claim"}, {"seat", "blue"}});
        const Json waiting = ben->await("waiting");
        QCOMPARE(table.desk.door().claims().size(), 1U);
        QCOMPARE(waiting["sign"].get<int>(), table.desk.door().claims()[0].sign);
        QVERIFY(table.desk.refuse(table.desk.door().claims()[0].id));
        QCOMPARE(codeOf(ben->await("refused")), std::string("claim-refused"));
        QVERIFY(ben->state().is_null());

        table.ahead += std::chrono::seconds(11); // the pause after a No
        ben->say({{"t", "claim"}, {"seat", "blue"}});
        QVERIFY(!ben->await("waiting").is_null());
        QVERIFY(table.desk.accept(table.desk.door().claims()[0].id, false));
        const Json welcome = ben->await("welcome");
        QCOMPARE(welcome["role"].get<std::string>(), std::string("seat"));
        QCOMPARE(welcome["token"].get<std::string>().size(), 22U);
        QCOMPARE(ben->await("state")["you"]["hand"].dump(), std::string(R"({"brick":2,"grain":1})"));
        QVERIFY(!ben->inbox.back().contains("token"));
    }

    void whenTheGameIsOverEverybodyIsToldHowItWent() {
        Given game = inTheMiddle();
        game.state.rules.target = 4; // Red lacks two points
        AtTable table(game.state);
        auto ben = table.seated("blue", "de");
        QTRY_VERIFY(ben->state().contains("game"));
        QVERIFY(!ben->state().contains("story"));
        for (int seat = 0; seat < 4; ++seat) { // the chances are computed for each turn
            QVERIFY(table.atTable({{"do", "end-turn"}}));
            QVERIFY(table.atTable({{"do", "roll"}, {"red", 1}, {"yellow", 1}, {"event", "ship"}}));
            if (seat != 1) continue;
            // An unexpected change: this turn changes Red's chance.
            const Json pieces{{"red", {{"settlements", {"a2"}}, {"cities", {"c4"}}}}};
            QVERIFY(table.atTable({{"do", "correct"}, {"set", {{"pieces", pieces}}}}));
        }
        QVERIFY(table.atTable({{"do", "correct"}, {"set", {{"hands", {{"red", {{"ore", 3}, {"grain", 2}}}}}}}}));
        QVERIFY(table.atTable({{"do", "build"}, {"piece", "city"}, {"at", "a2"}}));
        QTRY_VERIFY(ben->state().contains("story"));
        const Json story = ben->state()["story"];
        QCOMPARE(story["chances"].back()["values"].dump(), std::string("[100,0,0,0]"));
        QCOMPARE(story["luck"].size(), 4U);
        QCOMPARE(story["luck"][1]["player"].dump(), std::string(R"("blue")"));
        QVERIFY(!story["points"].empty());
        for (const Json& point : story["points"]) QVERIFY(!point["text"].get<std::string>().empty());
        // Undoing the last step removes the story.
        QVERIFY(table.atTable({{"do", "undo"}}));
        QTRY_VERIFY(!ben->state().contains("story"));
    }

    void aKnownPhoneComesBackAfterANewStartAndItsTokenWasSaidOnce() {
        AtTable table(inTheMiddle().state);
        auto ben = table.seated("blue");
        const std::string token = ben->token;
        table.desk.stop();
        QTRY_COMPARE(ben->closedWith, 1001);
        finishFileThread();
        QVERIFY(QFile::permissions(table.folder.filePath(u"phones.json"_s)) ==
                (QFile::ReadOwner | QFile::WriteOwner | QFile::ReadUser | QFile::WriteUser));

        // Another instance with the same file.
        Desk again(table.game, {.random = Desk::usual().random,
                                .clock = Desk::usual().clock,
                                .tokens = table.folder.filePath(u"phones.json"_s),
                                .limits = {}});
        again.listen(kHere, 0);
        QTRY_VERIFY(again.isListening());
        PhoneClient phone(kHere, again.port());
        const Json welcome = phone.hello({}, token);
        QCOMPARE(welcome["seat"].get<std::string>(), std::string("blue"));
        QVERIFY(!welcome.contains("token"));
        QVERIFY(!phone.await("state").is_null());
        int said = 0;
        for (const auto* traffic : {&ben->traffic, &phone.traffic})
            for (const QByteArray& text : *traffic) said += text.contains(QByteArray::fromStdString(token));
        QCOMPARE(said, 1);
        again.stop();
    }

    // Letters that turn the direction of writing would reorder what stands beside the name; a long name would fill the
    // phone. The window keeps both, because its owner has typed them.
    void aNameIsShortAndHasNoHiddenCharactersInEverySentence() {
        AtTable table;
        const GameState state = inTheMiddle().state;
        const QString names[]{u"An\u202Ena"_s, QString(40, u'B'), u"Cl\u200Beo\u0007"_s, u"Dan\u2066"_s};
        std::vector<Player> players;
        for (std::size_t p = 0; p < state.playerCount; ++p)
            players.push_back({names[p], QString::fromStdString(std::string(record::wordOf(state.colors[p])))});
        table.game.show(madeFrom(
            GameSession::createAt(&table.journal, u"Fri\u202Eday"_s, players, {{"position", record::toJson(state)}})));
        table.listen();
        auto anna = table.seated("red");
        auto ben = table.seated("blue", "de");
        QCOMPARE(codeOf(anna->act({{"do", "end-turn"}})), std::string("done"));
        QVERIFY(ben->seesRev(1));
        QCOMPARE(codeOf(ben->act({{"do", "roll"}, {"red", 3}, {"yellow", 4}, {"event", "trade"}})),
                 std::string("done"));
        QVERIFY(anna->seesRev(2));
        std::string told;
        for (const auto* phone : {anna.get(), ben.get()})
            for (const Json& message : phone->inbox) told += message.dump();
        QVERIFY(!anna->state()["news"].empty());
        QVERIFY2(told.find(std::string(24, 'B')) != std::string::npos, told.c_str());
        for (const std::string& hidden : {std::string("\u202E"), std::string("\u200B"), std::string("\u2066"),
                                          std::string("\\u0007"), std::string(25, 'B')})
            QVERIFY2(told.find(hidden) == std::string::npos, told.c_str());
    }

    void aClaimThatNobodyAnswersLapses() {
        AtTable table(inTheMiddle().state);
        auto ben = table.phone();
        ben->say({{"t", "claim"}, {"seat", "blue"}});
        QVERIFY(!ben->await("waiting").is_null());
        table.ahead += std::chrono::minutes(2);
        QCOMPARE(codeOf(ben->await("refused")), std::string("claim-lapsed"));
        QVERIFY(table.desk.door().claims().empty());
    }

    void theHostMovesAndSendsAwayAndClosesTheDoor() {
        AtTable table(inTheMiddle().state);
        auto ben = table.seated("blue");
        auto guest = table.phone();
        guest->say({{"t", "watch"}});
        QVERIFY(!guest->await("state").is_null());

        QVERIFY(table.desk.move(table.desk.door().phones(table.desk.now())[0].number, Color::White));
        QVERIFY(ben->sees([](const Json& state) { return state["you"]["seat"] == "white"; }));
        QCOMPARE(ben->state()["you"]["hand"].dump(), std::string(R"({"lumber":2})"));
        QCOMPARE(codeOf(ben->act({{"do", "end-turn"}})), std::string("not-yours"));

        table.desk.setGuests(false);
        QTRY_COMPARE(guest->closedWith, 4002);
        table.desk.sendAway(Color::White);
        QTRY_COMPARE(ben->closedWith, 4002);
        PhoneClient dead(kHere, table.desk.port());
        dead.hello({}, ben->token);
        QTRY_COMPARE(dead.closedWith, 1000);
        QCOMPARE(codeOf(dead.inbox.at(0)), std::string("unknown-token"));

        const std::string old = table.code();
        table.desk.renewCode();
        QVERIFY(table.code() != old);
        PhoneClient late(kHere, table.desk.port());
        late.hello(old);
        QTRY_COMPARE(late.closedWith, 1000);
        QCOMPARE(codeOf(late.inbox.at(0)), std::string("wrong-code"));
        table.desk.setNewcomers(false);
        PhoneClient shut(kHere, table.desk.port());
        shut.hello(table.code());
        QTRY_COMPARE(shut.closedWith, 4005);
    }

    void anotherGameBringsItsOwnSeatsAndNobodySitsThere() {
        AtTable table(inTheMiddle().state);
        auto ben = table.seated("blue");
        const std::string token = ben->token;
        table.play(Given(3).state, "Saturday");
        Json welcome = ben->await("welcome");
        while (!welcome.is_null() && welcome["name"] != "Saturday") welcome = ben->await("welcome");
        QCOMPARE(welcome["role"].get<std::string>(), std::string("none"));
        QCOMPARE(welcome["seats"].size(), 3U);
        QCOMPARE(codeOf(ben->act({{"do", "end-turn"}})), std::string("not-seated"));
        PhoneClient old(kHere, table.desk.port());
        old.hello({}, token);
        QTRY_COMPARE(old.closedWith, 1000);
        QCOMPARE(codeOf(old.inbox.at(0)), std::string("other-game"));
    }

    void aPhoneThatMetAnotherGameIsBackWhenItsOwnIsOpened() {
        AtTable table(inTheMiddle().state);
        const qint64 friday = table.game.id();
        auto ben = table.seated("blue");
        auto cleo = table.seated("white");
        cleo->cut();
        table.play(Given(3).state, "Saturday");
        const std::string code = table.code();
        // Who is connected is told so in the lobby of the other game, and may play it.
        QTRY_VERIFY(codeOf(ben->inbox.back()) == "other-game");
        QCOMPARE(ben->closedWith, 0);
        // Who comes later is told so too, whatever else is wrong, as often as it asks.
        table.desk.setNewcomers(false);
        for (int i = 0; i < 8; ++i) { // more than the wrong codes that an address has
            PhoneClient late(kHere, table.desk.port());
            late.hello(i % 2 == 0 ? std::string() : i % 3 == 0 ? code : std::string("ABCDEF"), cleo->token);
            QTRY_COMPARE(late.closedWith, 1000);
            QCOMPARE(codeOf(late.inbox.at(0)), std::string("other-game"));
        }
        table.game.close();
        PhoneClient early(kHere, table.desk.port());
        early.hello({}, cleo->token);
        QTRY_COMPARE(early.closedWith, 1000);
        QCOMPARE(codeOf(early.inbox.at(0)), std::string("no-game"));
        QVERIFY(table.game.open(friday));
        QTRY_VERIFY(ben->inbox.back()["t"] == "state");
        QCOMPARE(ben->state()["you"]["seat"].get<std::string>(), std::string("blue"));
        PhoneClient back(kHere, table.desk.port());
        QCOMPARE(back.hello({}, cleo->token)["seat"].get<std::string>(), std::string("white"));
    }

    void aPhoneThatSitsInTwoGamesFindsBothPlacesWithOneToken() {
        AtTable table(inTheMiddle().state);
        const qint64 friday = table.game.id();
        auto ben = table.seated("blue");
        const std::string token = ben->token;
        table.play(Given(3).state, "Saturday");
        QTRY_VERIFY(codeOf(ben->inbox.back()) == "other-game");
        const auto yes = QObject::connect(
            &table.desk, &Desk::claimed, &table.desk, [&](quint64 claim) { (void)table.desk.accept(claim, false); },
            Qt::QueuedConnection);
        QCOMPARE(ben->sit("white")["you"]["seat"].get<std::string>(), std::string("white"));
        QObject::disconnect(yes);
        QCOMPARE(ben->token, token);
        QVERIFY(table.game.open(friday));
        QVERIFY(ben->sees([](const Json& state) { return state["you"]["seat"] == "blue"; }));
        // Sent away from one game, it is unknown in that one only.
        table.desk.sendAway(Color::Blue);
        QTRY_COMPARE(ben->closedWith, 4002);
        PhoneClient again(kHere, table.desk.port());
        again.hello({}, token);
        QTRY_COMPARE(again.closedWith, 1000);
        QCOMPARE(codeOf(again.inbox.at(0)), std::string("other-game"));
    }

    void aRevokedTokenIsNotReadAgainWhileTheDiskIsSlow() {
        AtTable table(inTheMiddle().state);
        const qint64 friday = table.game.id();
        auto ben = table.seated("blue");
        finishFileThread(); // the token is on the disk
        QSemaphore disk;
        (void)onFileThread([&disk] {
            disk.acquire();
            return true;
        });
        table.desk.sendAway(Color::Blue);
        table.game.close();
        QVERIFY(table.game.open(friday));
        settle(table.journal);
        const auto comesBack = [&] {
            PhoneClient phone(kHere, table.desk.port());
            phone.hello({}, ben->token);
            return phone.closedWith == 0;
        };
        QVERIFY(!comesBack());
        disk.release();
        finishFileThread();
        QCoreApplication::processEvents();
        table.game.close();
        QVERIFY(table.game.open(friday));
        settle(table.journal);
        QVERIFY(!comesBack());
    }

    void aPhoneThatIsSentAwayDoesNothingMore() {
        AtTable table(afterASeven().state);
        auto anna = table.seated("red");
        QVERIFY(!anna->state().is_null());
        QSemaphore disk;
        table.journal.ask(
            &table.desk,
            [&disk](JournalFile&) {
                disk.acquire();
                return true;
            },
            [](bool) {});
        table.game.carryOut(
            {{"do", "discard"},
             {"player", "blue"},
             {"cards", someOf(table.game.state()->player(Blue).hand, table.game.state()->pending[1].count)}},
            [](const std::optional<Refused>&) {});
        QVERIFY(table.game.saving());
        anna->say({{"t", "do"},
                   {"id", "a1"},
                   {"do",
                    {{"do", "discard"},
                     {"cards", someOf(table.game.state()->player(Red).hand, table.game.state()->pending[0].count)}}},
                   {"key", anna->state()["prompts"][0]["key"]}});
        QTest::qWait(100); // a fixed wait: the command is queued during it
        table.desk.sendAway(Color::Red);
        disk.release();
        QTRY_COMPARE(table.rev(), 1);
        QTest::qWait(100); // a fixed wait: the queued command would be carried out during it
        QCOMPARE(table.rev(), 1);
        QCOMPARE(table.game.state()->pending.size(), 1U);
    }

    void aTradeOfTheGameThatWasLeftPutsNoOfferIntoTheNext() {
        AtTable table(inTheMiddle().state);
        auto anna = table.seated("red");
        QCOMPARE(
            codeOf(anna->ask(
                {{"t", "offer"}, {"rev", 0}, {"to", {"blue"}}, {"give", {{"wool", 1}}}, {"take", {{"brick", 1}}}})),
            std::string("done"));
        const QString offer = QString::fromStdString(table.desk.offers()[0].id);
        QVERIFY(table.desk.reply(offer, Color::Blue, phones::Say::Agree));
        QSemaphore disk;
        table.journal.ask(
            &table.desk,
            [&disk](JournalFile&) {
                disk.acquire();
                return true;
            },
            [](bool) {});
        QVERIFY(table.desk.reply(offer, Color::Red, phones::Say::Settle, Color::Blue));
        QVERIFY(table.game.saving());
        table.game.close();
        disk.release();
        settle(table.journal);
        QVERIFY(table.desk.offers().empty());
    }

    void commandsThatAreNoneCountAsMessagesThatAreNone() {
        AtTable table(inTheMiddle().state);
        auto anna = table.seated("red");
        QCOMPARE(codeOf(anna->act({{"do", "fly"}})), std::string("malformed"));
        QCOMPARE(codeOf(anna->act({{"do", "build"}, {"piece", "castle"}, {"at", "c4"}})), std::string("malformed"));
        QCOMPARE(anna->closedWith, 0);
        anna->act({{"do", "end-turn"}, {"twice", true}});
        QTRY_COMPARE(anna->closedWith, 4000);
    }

    void theMarkOfAPhoneIsHereAsleepOrLost() {
        AtTable table(inTheMiddle().state);
        auto anna = table.seated("red");
        auto ben = table.seated("blue");
        const auto mark = [&](const char* is) {
            return anna->sees([is](const Json& state) { return state["players"][1]["phone"] == is; });
        };
        QVERIFY(mark("here"));
        ben->cut();
        QVERIFY(mark("asleep"));
        table.ahead += std::chrono::seconds(61);
        QVERIFY(mark("lost"));
        PhoneClient back(kHere, table.desk.port());
        back.hello({}, ben->token);
        QVERIFY(mark("here"));
    }

    // --- Playing -----------------------------------------------------------------------------------------------------

    void aStepIsOnTheDiskBeforeAnyPhoneSeesIt() {
        AtTable table(inTheMiddle().state);
        auto anna = table.seated("red");
        auto ben = table.seated("blue");
        const Json done = anna->act({{"do", "end-turn"}});
        QCOMPARE(codeOf(done), std::string("done"));
        QCOMPARE(done["rev"].get<int>(), 1);
        QCOMPARE(table.onDisk(), 1);
        QVERIFY(ben->seesRev(1));
        QCOMPARE(ben->state()["game"]["on"].get<std::string>(), std::string("blue"));
        QCOMPARE(ben->state()["can"]["roll"].get<bool>(), true);
        // With real dice the phone states the result.
        QCOMPARE(codeOf(ben->act({{"do", "roll"}, {"red", 2}, {"yellow", 3}, {"event", "science"}})),
                 std::string("done"));
        QVERIFY(anna->seesRev(2));
    }

    void whatTheDiskRefusesIsSaidToTheOneWhoAsked() {
        AtTable table(inTheMiddle().state);
        auto anna = table.seated("red", "de");
        auto ben = table.seated("blue");
        QTest::qWait(100); // a fixed wait: all messages about joining arrive during it
        const std::size_t before = ben->inbox.size();
        const Json no = anna->act({{"do", "build"}, {"piece", "city"}, {"at", "c4"}});
        QCOMPARE(codeOf(no).substr(0, 1).empty(), false);
        QCOMPARE(no["t"].get<std::string>(), std::string("refused"));
        QVERIFY(no.contains("rule"));
        // The text is in the language of the phone.
        QVERIFY(!no["text"].get<std::string>().empty());
        QTest::qWait(100); // a fixed wait: no message may arrive during it
        QCOMPARE(ben->inbox.size(), before);
        QCOMPARE(table.rev(), 0);
    }

    void anAnswerNamesItsDecisionAndWhoAnswersFirstHasAnswered() {
        AtTable table(afterASeven().state);
        auto anna = table.seated("red");
        auto ben = table.seated("blue");
        const Json annas = anna->state()["prompts"][0], bens = ben->state()["prompts"][0];
        QVERIFY(annas["key"] != bens["key"]);
        const Json mine{{"do", "discard"}, {"cards", someOf(table.game.state()->player(Red).hand, annas["count"])}};
        const Json his{{"do", "discard"}, {"cards", someOf(table.game.state()->player(Blue).hand, bens["count"])}};
        // The key of another player's decision is refused.
        QCOMPARE(codeOf(ben->ask({{"t", "do"}, {"do", his}, {"key", annas["key"]}})), std::string("answered"));
        // The table answers while the phone still shows the prompt.
        Json atTable = mine;
        atTable["player"] = "red";
        QVERIFY(table.atTable(atTable));
        QVERIFY(anna->sees([](const Json& state) { return state["prompts"].empty(); }));
        QCOMPARE(codeOf(anna->ask({{"t", "do"}, {"do", mine}, {"key", annas["key"]}})), std::string("answered"));
        // Ben's decision has not changed.
        QVERIFY(ben->seesRev(1));
        QCOMPARE(ben->state()["prompts"][0]["key"].dump(), bens["key"].dump());
        QCOMPARE(codeOf(ben->answer(his)), std::string("done"));
        QVERIFY(ben->sees([](const Json& state) { return state["prompts"].empty(); }));
        // The kinds of the cards are secret, so Anna gets their number only.
        QVERIFY(anna->seesRev(2));
        const std::string news = anna->state()["news"].dump();
        QVERIFY(news.find("Ben discards") != std::string::npos);
        QVERIFY(news.find("Ben discards 6 cards") != std::string::npos);
    }

    void theSameIdIsDoneOnceAlsoOnAnotherSocket() {
        AtTable table(inTheMiddle().state);
        auto anna = table.seated("red");
        const Json command{{"t", "do"},
                           {"id", "once"},
                           {"do", {{"do", "trade-bank"}, {"give", {{"wool", 4}}}, {"take", {{"ore", 1}}}}},
                           {"rev", 0}};
        const Json first = anna->ask(command), second = anna->ask(command);
        QCOMPARE(first.dump(), second.dump());
        Json other = command;
        other["rev"] = 1;
        QCOMPARE(codeOf(anna->ask(other)), std::string("malformed"));
        const Json turn{{"t", "do"}, {"id", "turn"}, {"do", {{"do", "end-turn"}}}, {"rev", table.rev()}};
        const Json done = anna->ask(turn);
        QCOMPARE(codeOf(done), std::string("done"));
        const int rev = table.rev();
        PhoneClient back(kHere, table.desk.port());
        back.hello({}, anna->token);
        QTRY_COMPARE(anna->closedWith, 4001);
        QCOMPARE(back.ask(turn).dump(), done.dump());
        QCOMPARE(table.rev(), rev);
        QCOMPARE(table.onDisk(), rev);
    }

    void whatTheTurnOffersIsRefusedInAnOldState() {
        AtTable table(inTheMiddle().state);
        auto anna = table.seated("red");
        QCOMPARE(codeOf(anna->ask({{"t", "do"}, {"do", {{"do", "end-turn"}}}, {"rev", 7}})), std::string("stale"));
        QCOMPARE(codeOf(anna->act({{"do", "undo"}})), std::string("not-from-a-phone"));
        QCOMPARE(codeOf(anna->act({{"do", "correct"}, {"set", Json::object()}})), std::string("not-from-a-phone"));
        QCOMPARE(codeOf(anna->act({{"do", "end-turn"}, {"player", "blue"}})), std::string("not-yours"));
        QCOMPARE(codeOf(anna->act({{"do", "play"}, {"card", "inventor"}, {"hexes", {"A1", "Z9"}}})),
                 std::string("malformed"));
        QCOMPARE(table.rev(), 0);
    }

    void theTableTakesAStepBackAndEverybodySeesIt() {
        AtTable table(afterASeven().state);
        auto anna = table.seated("red");
        auto guest = table.phone("de");
        guest->say({{"t", "watch"}});
        QVERIFY(!guest->await("state").is_null());
        const Json first = anna->state()["prompts"][0];
        const Json mine{{"do", "discard"}, {"cards", someOf(table.game.state()->player(Red).hand, first["count"])}};
        QCOMPARE(codeOf(anna->answer(mine)), std::string("done"));
        QVERIFY(table.game.undo());
        QVERIFY(anna->seesRev(2));
        const Json again = anna->state()["prompts"][0];
        QVERIFY(again["key"] != first["key"]);
        QCOMPARE(codeOf(anna->ask({{"t", "do"}, {"do", mine}, {"key", first["key"]}})), std::string("answered"));
        QVERIFY(guest->seesRev(2));
        QVERIFY(guest->state()["news"][0]["text"].get<std::string>().find("rückgängig") != std::string::npos);
        QCOMPARE(codeOf(anna->answer(mine)), std::string("done"));
    }

    // --- Offers ------------------------------------------------------------------------------------------------------

    void stepsTakenBackAndMadeAgainCountOnAndEndEveryOffer() {
        AtTable table(inTheMiddle().state);
        auto anna = table.seated("red");
        const auto offered = [&] {
            const Json answer = anna->ask({{"t", "offer"},
                                           {"rev", table.rev()},
                                           {"to", {"blue"}},
                                           {"give", {{"wool", 1}}},
                                           {"take", {{"brick", 1}}}});
            return codeOf(answer) == "done" &&
                   anna->sees([](const Json& state) { return state["offers"].size() == 1; });
        };
        const auto gone = [&](int rev) {
            return anna->seesRev(rev) && anna->state()["rev"] == rev && anna->state()["offers"].empty();
        };
        // A correction ends all offers, even if it does not concern the hand of Anna, who made this one.
        QVERIFY(table.atTable({{"do", "correct"}, {"set", {{"hands", {{"orange", {{"paper", 1}}}}}}}}));
        QVERIFY(gone(1));
        QVERIFY(offered());
        QVERIFY(table.game.undo());
        QVERIFY(gone(2));
        QVERIFY(offered());
        QVERIFY(table.game.redo());
        QVERIFY(gone(3));
        QVERIFY(offered());
        QVERIFY(table.atTable({{"do", "correct"}, {"set", {{"hands", {{"orange", {{"paper", 2}}}}}}}}));
        QVERIFY(gone(4));
    }

    void aPhoneThatSwitchesItsLanguageReadsItFromTheNextSnapshotOn() {
        AtTable table(inTheMiddle().state);
        auto anna = table.seated("red");
        auto ben = table.seated("blue");
        const auto news = [](PhoneClient& phone, const char* word) {
            return phone.sees(
                [word](const Json& state) { return state["news"].dump().find(word) != std::string::npos; });
        };
        QVERIFY(table.atTable({{"do", "trade"},
                               {"player", "red"},
                               {"with", "orange"},
                               {"give", {{"ore", 1}}},
                               {"take", {{"paper", 1}}}}));
        QVERIFY(news(*anna, "Anna gives") && news(*ben, "Anna gives"));
        ben->say({{"t", "lang"}, {"lang", "de"}});
        QVERIFY(news(*ben, "Anna gibt"));
        const Json refused = ben->act({{"do", "end-turn"}});
        QCOMPARE(refused["text"].get<std::string>(),
                 phones::sentence(phones::Code::NotYours, phones::Language::German));
        QVERIFY(news(*anna, "Anna gives")); // the language of the other phone is unchanged
    }

    void aTradeIsOfferedAgreedAndSettledAsOneCommand() {
        AtTable table(inTheMiddle().state);
        auto anna = table.seated("red");
        auto ben = table.seated("blue", "de");
        auto cleo = table.seated("white");
        const auto offer = [&](PhoneClient& phone, const Json& to, const Json& give, const Json& take) {
            return phone.ask({{"t", "offer"}, {"rev", table.rev()}, {"to", to}, {"give", give}, {"take", take}});
        };
        const auto reply = [](PhoneClient& phone, const std::string& say, Json with = {}) {
            const Json offers = phone.state()["offers"];
            Json message{{"t", "reply"}, {"offer", offers.empty() ? Json("none") : offers[0]["id"]}, {"say", say}};
            if (!with.is_null()) message["with"] = with;
            return phone.ask(message);
        };
        const auto stands = [](PhoneClient& phone, std::size_t count) {
            return phone.sees([count](const Json& state) { return state["offers"].size() == count; });
        };
        const Json missing = offer(*anna, {"blue"}, {{"cloth", 1}}, {{"brick", 1}});
        QCOMPARE(codeOf(missing), std::string("cards-missing"));
        QCOMPARE(missing["needs"].dump(), std::string(R"({"cloth":1})"));
        QCOMPARE(codeOf(offer(*ben, {"white"}, {{"brick", 1}}, {{"lumber", 1}})), std::string("not-yours"));

        QCOMPARE(codeOf(offer(*anna, {"blue", "white"}, {{"wool", 2}}, {{"brick", 1}})), std::string("done"));
        QVERIFY(stands(*ben, 1) && stands(*cleo, 1) && stands(*anna, 1));
        QCOMPARE(ben->state()["offers"][0]["from"].get<std::string>(), std::string("red"));
        // Only the player who lacks the cards is told so.
        const std::size_t annas = anna->inbox.size();
        const Json cannot = reply(*cleo, "agree");
        QCOMPARE(codeOf(cannot), std::string("cards-missing"));
        QTest::qWait(50); // a fixed wait: no message may arrive during it
        QCOMPARE(anna->inbox.size(), annas);
        QCOMPARE(codeOf(reply(*cleo, "decline")), std::string("done"));
        QCOMPARE(codeOf(reply(*ben, "agree")), std::string("done"));
        QVERIFY(anna->sees([](const Json& state) {
            return !state["offers"].empty() && state["offers"][0]["agreed"] == Json({"blue"});
        }));
        QCOMPARE(codeOf(reply(*anna, "settle", "white")), std::string("offer-gone"));
        QCOMPARE(codeOf(reply(*anna, "settle", "blue")), std::string("done"));
        QVERIFY(ben->seesRev(1));
        QCOMPARE(table.game.session()->given(0).dump(),
                 std::string(R"({"do":"trade","player":"red","with":"blue","give":{"wool":2},"take":{"brick":1}})"));
        QCOMPARE(ben->state()["you"]["hand"].dump(), std::string(R"({"brick":1,"wool":2,"grain":1})"));
        QVERIFY(stands(*anna, 0));

        // A counter-offer to the player on turn, who settles it. The end of the turn ends all other offers.
        QCOMPARE(codeOf(offer(*ben, {"red"}, {{"grain", 1}}, {{"ore", 1}})), std::string("done"));
        QVERIFY(stands(*anna, 1));
        QCOMPARE(codeOf(reply(*anna, "settle")), std::string("done"));
        QVERIFY(anna->seesRev(2));
        QCOMPARE(anna->state()["you"]["hand"].value("grain", 0), 1);
        QCOMPARE(codeOf(offer(*anna, {"blue"}, {{"wool", 1}}, {{"brick", 1}})), std::string("done"));
        QCOMPARE(codeOf(anna->ask(
                     {{"t", "offer"}, {"rev", 1}, {"to", {"blue"}}, {"give", {{"wool", 1}}}, {"take", {{"ore", 1}}}})),
                 std::string("stale"));
        QVERIFY(stands(*ben, 1));
        QCOMPARE(codeOf(reply(*ben, "withdraw")), std::string("not-your-offer"));
        QVERIFY(anna->seesRev(2));
        QCOMPARE(codeOf(anna->act({{"do", "end-turn"}})), std::string("done"));
        QVERIFY(stands(*ben, 0) && stands(*anna, 0));
    }

    void aPlayerWithoutAPhoneAnswersAtTheTable() {
        AtTable table(inTheMiddle().state);
        auto anna = table.seated("red");
        QCOMPARE(codeOf(anna->ask({{"t", "offer"},
                                   {"rev", 0},
                                   {"to", {"blue", "white"}},
                                   {"give", {{"wool", 1}}},
                                   {"take", {{"brick", 1}}}})),
                 std::string("done"));
        QCOMPARE(table.desk.offers().size(), 1U);
        const QString offer = QString::fromStdString(table.desk.offers()[0].id);
        QVERIFY(!table.desk.reply(offer, Color::White, phones::Say::Agree)); // White has no brick
        QVERIFY(table.desk.reply(offer, Color::Blue, phones::Say::Agree));
        QVERIFY(anna->sees([](const Json& state) {
            return !state["offers"].empty() && state["offers"][0]["agreed"] == Json({"blue"});
        }));
        QVERIFY(table.desk.reply(offer, Color::Red, phones::Say::Settle, Color::Blue));
        QTRY_COMPARE(table.rev(), 1);
        QVERIFY(!table.desk.reply(offer, Color::Blue, phones::Say::Agree));
    }

    void anOfferEndsWithAnyChangeOfTheHandWhateverItsKindsAre() {
        AtTable table(inTheMiddle().state);
        auto anna = table.seated("red");
        auto ben = table.seated("blue");
        QCOMPARE(
            codeOf(anna->ask(
                {{"t", "offer"}, {"rev", 0}, {"to", {"blue"}}, {"give", {{"wool", 1}}}, {"take", {{"brick", 1}}}})),
            std::string("done"));
        QVERIFY(ben->sees([](const Json& state) { return state["offers"].size() == 1; }));
        // Anna spends ore, not the wool of her offer.
        QVERIFY(table.atTable({{"do", "trade"},
                               {"player", "red"},
                               {"with", "orange"},
                               {"give", {{"ore", 1}}},
                               {"take", {{"paper", 1}}}}));
        QVERIFY(ben->sees([](const Json& state) { return state["offers"].empty(); }));
    }

    // --- Photographs -------------------------------------------------------------------------------------------------

    void aPhotographComesToTheTableAndIsShownOnlyWhenSomebodySaysSo() {
        AtTable table(inTheMiddle().state);
        auto ben = table.seated("blue");
        QByteArray jpeg("\xff\xd8\xff\xe0", 4);
        jpeg.append(QByteArray(70'000, 'x'));
        ben->say({{"t", "photo"}, {"id", "p1"}, {"bytes", jpeg.size()}, {"type", "image/jpeg"}});
        QCOMPARE(ben->await("photo")["stage"].get<std::string>(), std::string("go"));
        for (qsizetype at = 0; at < jpeg.size(); at += 65'536) ben->send(jpeg.mid(at, 65'536));
        QTRY_COMPARE(table.desk.photos().size(), 1U);
        QCOMPARE(table.desk.photos()[0].seat, Color::Blue);
        const int number = table.desk.photos()[0].number;
        const auto photo = table.desk.takePhoto(number);
        QVERIFY(photo);
        QCOMPARE(photo->bytes, jpeg);
        QTRY_COMPARE(ben->inbox.back().value("stage", ""), std::string("shown"));
        QVERIFY(!table.desk.takePhoto(number));
    }

    // --- A whole game ------------------------------------------------------------------------------------------------

    // Rules: SHIP-7, PIRATE-2, SIX-20, SIX-30
    void theExtensionsAndModulesArePlayedFromPhones_data() {
        QTest::addColumn<int>("kind");
        for (std::size_t kind = 0; kind < kExtensions.size(); ++kind)
            QTest::newRow(kExtensions[kind].data()) << static_cast<int>(kind);
    }
    void theExtensionsAndModulesArePlayedFromPhones();

    // Rules: FAN-BAT-2
    void theFirstOfSeveralBattlesIsNamedOnAPhone() {
        WithModules battles({fan::Module::HexBarbarians, fan::Module::Crews, fan::Module::Battles});
        battles.barbarians("A1", 1).barbarians("A3", 1).settlement(Red, "b3");
        for (const char* path : {"a1-a2", "a2-a3", "a5-a6", "a6-a7"}) battles.crew(Red, path);
        AtTable table(battles.state);
        const auto endOf = [](const Json& state) {
            for (const Json& way : state["can"].value("ways", Json::array()))
                if (way["page"] == "end") return way;
            return Json();
        };
        auto anna = table.seated("red");
        auto ben = table.seated("blue");
        const Json way = endOf(anna->state());
        QCOMPARE(way["name"].get<std::string>(), std::string("2 battles"));
        QCOMPARE(way["tree"], Json({"", "A1", "A3"}));
        QVERIFY(endOf(ben->state()).is_null());
        QCOMPARE(codeOf(anna->act({{"do", "end-turn"}, {"first", "A3"}})), std::string("done"));
        QCOMPARE(table.game.state()->pending.front().hex, hex("A3"));
    }
    // Rules: FAN-BAT-2
    void oneBattleAsksForNoFirstOne() {
        WithModules battles({fan::Module::HexBarbarians, fan::Module::Crews, fan::Module::Battles});
        battles.barbarians("A1", 1).crew(Red, "a1-a2").crew(Red, "a2-a3").settlement(Red, "b3");
        AtTable table(battles.state);
        auto anna = table.seated("red");
        for (const Json& way : anna->state()["can"].value("ways", Json::array())) QVERIFY(way["page"] != "end");
    }

    void aWholeGameIsPlayedFromPhonesAndNobodyReadsWhatIsNotTheirs();
};

/// Plays random commands, each from the phone of its player; only the set-up is done at the table.
void DeskTest::theExtensionsAndModulesArePlayedFromPhones() {
    QFETCH(int, kind);
    Chance chance(5);
    GameState start = kind == 0   ? AtSea().state
                      : kind == 1 ? randomStart(1, manyModules())
                                  : randomStart(kind == 2 ? 4 : 5, Rules{}, IslandId::Extended);
    AtTable table(start);
    std::vector<std::unique_ptr<PhoneClient>> seats;
    for (std::size_t p = 0; p < start.playerCount; ++p)
        seats.push_back(table.seated(std::string(record::wordOf(start.colors[p])).c_str(), p % 2 == 0 ? "en" : "de"));
    std::map<std::string, int> done;
    for (int i = 0; i < 140 && table.game.state()->turn.phase != Phase::Over; ++i) {
        const GameState& state = *table.game.state();
        const auto command = randomCommand(state, chance);
        if (!command) break;
        const PlayerId actor = command->player != kNobody ? command->player : actingPlayer(state);
        Json asked = record::commandJson(*command, state);
        asked.erase("player");
        if (inPartnersPart(state)) ++done["partner"];
        const std::string verb = asked["do"].get<std::string>();
        if (state.turn.phase == Phase::Setup) {
            QVERIFY(table.atTable(asked));
            continue;
        }
        PhoneClient& phone = *seats[static_cast<std::size_t>(index(actor))];
        QVERIFY(phone.seesRev(table.rev()));
        const Json prompts = phone.state()["prompts"];
        const bool owed =
            !prompts.empty() && verb != "play" && (prompts[0]["decide"] != "special-build" || verb == "pass");
        const Json answer = owed ? phone.answer(asked) : phone.act(asked);
        QVERIFY2(codeOf(answer) == "done", (asked.dump() + " " + answer.dump() + " " + prompts.dump()).c_str());
        ++done[asked.contains("piece") ? asked["piece"].get<std::string>() : verb];
        QVERIFY(phone.state().dump().size() + 64 < phones::kLargestState);
    }
    const std::array<std::vector<const char*>, 4> wanted{{{"ship", "move-ship", "move-pirate", "end-turn"},
                                                          {"start-movement", "end-turn"},
                                                          {"pass", "end-turn"},
                                                          {"partner", "end-turn"}}};
    for (const char* verb : wanted[static_cast<std::size_t>(kind)]) {
        std::string all;
        for (const auto& [key, count] : done) all += key + " " + std::to_string(count) + "; ";
        QVERIFY2(done[verb] > 0, (verb + (": " + all)).c_str());
    }
}

/// Plays the demonstration: every command that a phone may send comes from a phone, all others from the table. All
/// bytes sent to each phone are searched for names of progress cards that its viewer does not know.
void DeskTest::aWholeGameIsPlayedFromPhonesAndNobodyReadsWhatIsNotTheirs() {
    QFile file(QStringLiteral(REEVE_SOURCE_DIR "/resources/demo/evening.jsonl"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    std::vector<Json> lines;
    for (const QByteArray& line : file.readAll().split('\n'))
        if (!line.trimmed().isEmpty() && !line.startsWith('#'))
            lines.push_back(record::parseJson(line.toStdString()).value);
    const std::vector<Player> three = threePlayers().players;
    GameSession plain = madeFrom(GameSession::createAt(nullptr, u"plain"_s, three, lines.front()));

    AtTable table;
    table.game.show(madeFrom(GameSession::createAt(&table.journal, u"Friday"_s, three, lines.front())));
    table.listen();
    const GameState& start = *table.game.state();
    struct Reader {
        std::unique_ptr<PhoneClient> phone;
        Viewer viewer = Viewer::spectator();
        std::set<ProgressCard> known; ///< cards that it has held, was shown or was told of
        std::size_t read = 0;         ///< number of searched messages
        int found = 0;                ///< number of names of cards that it may know
    };
    std::vector<Reader> readers;
    for (std::size_t p = 0; p < start.playerCount; ++p)
        readers.push_back({table.seated(std::string(record::wordOf(start.colors[p])).c_str(), p % 2 == 0 ? "en" : "de"),
                           Viewer::seat(static_cast<PlayerId>(p)),
                           {},
                           0,
                           0});
    readers.push_back({table.phone("de"), Viewer::spectator(), {}, 0, 0});
    readers.back().phone->say({{"t", "watch"}});
    QVERIFY(!readers.back().phone->await("state").is_null());

    std::map<ProgressCard, std::vector<QByteArray>> names;
    for (std::size_t c = 0; c < kProgressCards; ++c) {
        const auto card = static_cast<ProgressCard>(c);
        if (card == ProgressCard::Merchant) continue; // the merchant on the board has the same name
        auto& all = names[card];
        all.push_back("\"" + QByteArray::fromStdString(std::string(record::wordOf(card))) + "\"");
        for (const char* language : {"en", "de"}) {
            const Speaking speaking(QString::fromLatin1(language));
            all.push_back(names::progressCard(card, start.rules.edition).toUtf8());
            all.push_back(
                names::progressCard(card, start.rules.edition).toUtf8().toBase64(QByteArray::OmitTrailingEquals));
        }
    }
    const auto learn = [&](Reader& reader) {
        const GameView view = viewOf(*table.game.state(), reader.viewer);
        for (std::size_t c = 0; c < kProgressCards; ++c) {
            const auto card = static_cast<ProgressCard>(c);
            for (std::size_t p = 0; p < view.playerCount; ++p)
                if (view.players[p].shown[c]) reader.known.insert(card);
            if (view.own && view.own->progress[c] > 0) reader.known.insert(card);
            if (view.lookedAt && view.lookedAt->progress[c] > 0) reader.known.insert(card);
        }
        if (table.game.session()->steps().empty()) return;
        const Step& step = table.game.session()->steps().back();
        const std::string told =
            record::seenEventsJson(seenBy(step.events, step.command.action, reader.viewer), *table.game.state()).dump();
        for (const auto& [card, all] : names)
            if (told.find(all.front().toStdString()) != std::string::npos) reader.known.insert(card);
    };
    const auto search = [&](Reader& reader) {
        for (; reader.read < reader.phone->traffic.size(); ++reader.read)
            for (const auto& [card, all] : names)
                for (const QByteArray& name : all) {
                    if (!reader.phone->traffic[reader.read].contains(name)) continue;
                    if (reader.known.contains(card))
                        ++reader.found;
                    else
                        QFAIL((name + " in " + reader.phone->traffic[reader.read]).constData());
                }
    };

    int fromPhones = 0;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const Json& line = lines[i];
        if (!line.contains("do")) continue;
        QVERIFY(!plain.perform(line));
        const GameState& state = *table.game.state();
        const auto parsed = record::parseCommand(line, state);
        const auto* command = std::get_if<Command>(&parsed);
        PlayerId actor = command && command->player != kNobody ? command->player : actingPlayer(state);
        const auto seat = static_cast<std::size_t>(index(actor));
        PhoneClient& phone = *readers[seat].phone;
        const std::string verb = line["do"].get<std::string>();
        const int rev = table.rev();
        QVERIFY(phone.seesRev(rev));
        Json asked = line;
        asked.erase("player");
        const Json prompts = phone.state()["prompts"];
        const bool owed = !prompts.empty() && (prompts[0]["decide"] == verb || verb == "pass");
        const Json answer = owed ? phone.answer(asked) : phone.act(asked);
        if (codeOf(answer) == "done") {
            ++fromPhones;
        } else {
            // The set-up, and commands of the script that state random results.
            QVERIFY2(codeOf(answer) == "not-from-a-phone" || codeOf(answer) == "stated-chance",
                     (line.dump() + " " + answer.dump()).c_str());
            QVERIFY2(table.atTable(line), line.dump().c_str());
        }
        QCOMPARE(table.rev(), rev + 1);
        for (Reader& reader : readers) learn(reader);
        for (Reader& reader : readers) {
            QVERIFY(reader.phone->seesRev(rev + 1));
            search(reader);
            if (QTest::currentTestFailed()) return;
        }
        // Every phone has the hand of the record.
        for (std::size_t p = 0; p < start.playerCount; ++p)
            QCOMPARE(readers[p].phone->state()["you"]["hand"].dump(),
                     record::cardsJson(table.game.state()->players[p].hand).dump());
    }
    QVERIFY2(fromPhones > 100, std::to_string(fromPhones).c_str());
    QCOMPARE(record::positionText(*table.game.state()), record::positionText(plain.state()));
    QCOMPARE(table.onDisk(), table.rev());
    // The search finds the names that the owner may read.
    for (std::size_t p = 0; p < start.playerCount; ++p) QVERIFY(readers[p].found > 0);
}

QTEST_GUILESS_MAIN(DeskTest)
#include "desk_test.moc"
