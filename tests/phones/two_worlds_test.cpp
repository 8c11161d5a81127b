// SPDX-License-Identifier: GPL-3.0-or-later
// Two tables whose games differ only in what a reader may not know, each with its real server and phones: the bytes to
// the reader, to a guest and to a phone in the lobby are equal at both, message by message and in the same order. Equal
// views are not enough, because a table could reveal hands by the time, size or order of its messages.
#include "engine/record/commands.h"
#include "engine/record/events.h"
#include "engine/state/queries.h"
#include "tests/phones/at_table.h"
#include "tests/phones/wire_order.h"
#include "tests/secrecy/other_secrets.h"
#include "tests/secrecy/secret_games.h"
#include "tests/support/given.h"

#include <algorithm>
#include <map>
#include <random>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;
using record::Json;

namespace {

constexpr const char* kGuest = "a guest";
constexpr const char* kLobby = "a phone in the lobby";

std::string seatOf(const GameState& state, PlayerId player) {
    return std::string(record::wordOf(state.colors[index(player)]));
}

/// This number of cards of a hand.
Hand someOf(const Hand& hand, int count) {
    Hand some;
    for (const Card card : kAllCards)
        while (some.total() < count && some[card] < hand[card]) some.add(card, 1);
    return some;
}

/// A table and its phones. Codes, tokens and claim numbers are equal in all worlds.
class World {
public:
    AtTable table;
    std::map<std::string, std::unique_ptr<PhoneClient>> phones; ///< by seat, kGuest and kLobby

    explicit World(const GameState& state)
        : table([chance = std::mt19937(27)]() mutable { return static_cast<std::uint32_t>(chance()); }) {
        table.play(state);
        table.listen();
        for (std::size_t p = 0; p < state.playerCount; ++p) {
            const std::string seat = seatOf(state, static_cast<PlayerId>(p));
            phones[seat] = table.seated(seat.c_str(), p % 2 == 0 ? "en" : "de");
        }
        phones[kGuest] = table.phone("de");
        phones[kGuest]->say({{"t", "watch"}});
        (void)phones[kGuest]->await("state");
        phones[kLobby] = table.phone("en");
        settle();
    }

    PhoneClient& phone(const std::string& name) { return *phones.at(name); }
    [[nodiscard]] const GameState& state() const { return *table.game.state(); }

    /// Waits until every phone has all messages that the table has sent: the answer to a question arrives after them.
    void settle() {
        const Json question{
            {"t", "reply"}, {"id", "s" + std::to_string(++m_questions)}, {"offer", "999999"}, {"say", "decline"}};
        for (auto& [name, phone] : phones) phone->say(question);
        const auto answered = [&](const PhoneClient& phone) {
            return !phone.inbox.empty() && phone.inbox.back().value("id", Json()) == question["id"];
        };
        if (!QTest::qWaitFor(
                [&] { return std::ranges::all_of(phones, [&](const auto& one) { return answered(*one.second); }); }))
            qWarning("not everybody gets an answer");
    }
    /// Carries out a command on its owner's phone if phones may, otherwise at the table.
    bool carryOut(const Command& command) {
        const PlayerId actor = command.player != kNobody ? command.player : actingPlayer(state());
        Json asked = record::commandJson(command, state());
        const bool done = state().turn.phase != Phase::Setup && fromPhone(asked, actor);
        const bool carried = done || table.atTable(asked);
        settle();
        return carried;
    }

private:
    bool fromPhone(Json asked, PlayerId actor) {
        asked.erase("player");
        PhoneClient& own = phone(seatOf(state(), actor));
        const Json prompts = own.state()["prompts"];
        const bool owed = !prompts.empty() && asked["do"] == prompts[0]["decide"];
        return codeOf(owed ? own.answer(asked) : own.act(asked)) == "done";
    }

    int m_questions = 0;
};

/// Two worlds, and comparing what their readers get.
class Pair {
public:
    World one, other;
    int compared = 0; ///< number of compared messages

    Pair(const GameState& state, const GameState& otherState) : one(state), other(otherState) {}

    /// The first message that a reader got in one world only; empty: none.
    QByteArray difference(const std::vector<std::string>& readers) {
        for (const std::string& name : readers) {
            const auto &here = one.phone(name).traffic, &there = other.phone(name).traffic;
            std::size_t& read = m_read[name];
            for (; read < std::min(here.size(), there.size()); ++read, ++compared)
                if (here[read] != there[read])
                    return QByteArray::fromStdString(name + ": ") + diff(here[read], there[read]);
            if (here.size() != there.size())
                return QByteArray::fromStdString(name + ": " + std::to_string(here.size()) + " messages or " +
                                                 std::to_string(there.size()));
        }
        return {};
    }

private:
    static QByteArray diff(const QByteArray& here, const QByteArray& there) {
        const Json a = record::parseJson(here.toStdString()).value, b = record::parseJson(there.toStdString()).value;
        return a == b ? "other bytes in " + here : QByteArray::fromStdString(Json::diff(a, b).dump());
    }

    std::map<std::string, std::size_t> m_read;
};

/// Whether `player` learns more from an event than everybody else.
bool concerns(const Event& event, PlayerId player) {
    if (const auto* e = std::get_if<event::CardStolen>(&event)) return e->thief == player || e->victim == player;
    if (const auto* e = std::get_if<event::CardsPassed>(&event)) return e->from == player || e->to == player;
    if (const auto* e = std::get_if<event::ProgressTaken>(&event)) return e->player == player || e->from == player;
    return false;
}

/// Whether the rules allow `reader` to notice a difference between the events of a command in the two worlds.
bool learns(const Events& here, const Events& there, PlayerId reader) {
    if (here.size() != there.size()) return true; // a player has won by hidden points
    for (std::size_t i = 0; i < here.size(); ++i) {
        if (here[i].index() != there[i].index()) return true;
        if (concerns(here[i], reader)) return true;
        // Cards that others exchange secretly may differ.
    }
    return false;
}

/// Commands of a seat that are usually refused; some concern the cards of other players.
std::vector<Json> probes(const GameState& state, PlayerId reader) {
    std::vector<Json> all{{{"do", "end-turn"}},
                          {{"do", "roll"}},
                          {{"do", "improve"}, {"track", "trade"}},
                          {{"do", "build"}, {"piece", "city"}, {"at", "c4"}},
                          {{"do", "play"}, {"card", "spy"}},
                          {{"do", "discard"}, {"cards", {{"ore", 1}}}},
                          {{"do", "trade-bank"}, {"give", {{"ore", 4}}}, {"take", {{"wool", 1}}}}};
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        if (static_cast<PlayerId>(p) == reader) continue;
        const std::string seat = seatOf(state, static_cast<PlayerId>(p));
        all.push_back({{"do", "play"}, {"card", "master-merchant"}, {"from", seat}});
        all.push_back({{"do", "play"}, {"card", "deserter"}, {"from", seat}});
        all.push_back({{"do", "trade"}, {"with", seat}, {"give", {{"wool", 1}}}, {"take", {{"ore", 1}}}});
    }
    return all;
}

/// A game with these hands and cards of Ben and Dan; Anna is on turn, Cleo takes no part.
Given tradingWith(const Hand& ben, const Hand& dan, ProgressCard bens, ProgressCard dans) {
    Given game(4);
    game.city(Red, "c4").settlement(Blue, "d9").settlement(White, "e4").settlement(Orange, "b5");
    game.hand(Red, {{Card::Wool, 3}, {Card::Ore, 1}, {Card::Coin, 1}})
        .hand(White, {{Card::Lumber, 2}, {Card::Brick, 1}})
        .hand(Blue, ben)
        .hand(Orange, dan);
    game.progress(Red, {ProgressCard::Inventor}).progress(Blue, {bens}).progress(Orange, {dans});
    return game;
}

} // namespace

class TwoWorldsTest : public QObject {
    Q_OBJECT

private slots:
    // Rules: PROD-11, PROG-4, PROG-17, DEV-10
    void everyByteOfAGameIsTheSameWhateverItsReaderMayNotKnow() {
        Chance secrets(27);
        int compared = 0, steps = 0, probed = 0, left = 5;
        playSecretGames(24, [&](const GameState& state, const Command&, const Events&, int number) {
            if (left == 0 || QTest::currentTestFailed()) return;
            if (number < 25 || secrets.draw(40) != 0 || state.turn.phase == Phase::Over) return;
            const auto reader = static_cast<PlayerId>(secrets.draw(state.playerCount));
            const GameState otherState = withOtherSecrets(
                state, reader, secrets, {.withTheBank = false, .shuffleDecks = false, .otherGenerator = false});
            if (otherState.players == state.players) return;
            --left;
            Pair worlds(state, otherState);
            const std::vector<std::string> readers{seatOf(state, reader), kGuest, kLobby};
            const auto same = [&] {
                if (const QByteArray told = worlds.difference(readers); !told.isEmpty()) QFAIL(told.constData());
            };
            same();
            for (int i = 0; i < 12 && !QTest::currentTestFailed(); ++i) {
                const auto command = commandOfBoth(worlds, secrets);
                if (!command) break;
                const auto here = decide(worlds.one.state(), command->first);
                const auto there = decide(worlds.other.state(), command->second);
                if (!here || !there || learns(here.value(), there.value(), reader)) continue;
                QVERIFY(worlds.one.carryOut(command->first) && worlds.other.carryOut(command->second));
                ++steps;
                same();
                const auto all = probes(state, reader);
                const Json& probe = all[static_cast<std::size_t>(secrets.draw(static_cast<int>(all.size())))];
                // A refused command must have no effect that others can notice. Accepted ones would change the game.
                if (!refusedByBoth(worlds, probe, reader)) continue;
                for (World* world : {&worlds.one, &worlds.other}) {
                    QVERIFY(codeOf(world->phone(readers[0]).act(probe)) != "done");
                    world->settle();
                }
                ++probed;
                same();
            }
            compared += worlds.compared;
        });
        QCOMPARE(left, 0);
        QVERIFY2(steps > 20 && probed > 10 && compared > 200, std::to_string(steps)
                                                                  .append(" ")
                                                                  .append(std::to_string(probed))
                                                                  .append(" ")
                                                                  .append(std::to_string(compared))
                                                                  .c_str());
    }

    // Rules: PROD-11, SEVEN-2, ROBBER-5
    void whatLeavesAHandInSecretIsNotTold() {
        const auto afterASeven = [](const Hand& ben, const Hand& dan) {
            Given game = tradingWith(ben, dan, ProgressCard::Crane, ProgressCard::Mining);
            game.state.pending.push_back({.kind = DecisionKind::Discard, .player = Blue, .count = 4});
            game.state.pending.push_back({.kind = DecisionKind::MoveRobber, .player = Red});
            return game.state;
        };
        Pair worlds(afterASeven({{Card::Ore, 7}, {Card::Brick, 1}}, {{Card::Paper, 3}}),
                    afterASeven({{Card::Wool, 5}, {Card::Coin, 3}}, {{Card::Grain, 2}, {Card::Cloth, 1}}));
        // Anna steals a card, so from then on she knows more than the others.
        const auto both = [&](std::vector<std::string> readers,
                              const std::function<Command(const GameState&)>& command) {
            for (World* world : {&worlds.one, &worlds.other}) QVERIFY(world->carryOut(command(world->state())));
            if (const QByteArray told = worlds.difference(readers); !told.isEmpty()) QFAIL(told.constData());
        };
        both({"white", "red", kGuest, kLobby}, [](const GameState& state) {
            return Command{Blue, command::Discard{.cards = someOf(state.player(Blue).hand, 4)}};
        });
        both({"white", kGuest, kLobby}, [](const GameState& state) {
            Chance chance(2);
            for (;;)
                if (const auto move = randomCommand(state, chance))
                    if (const auto* to = std::get_if<command::MoveRobber>(&move->action);
                        to != nullptr && to->move.victim == Orange)
                        return Command{Red, *to};
        });
        QCOMPARE(worlds.one.state().player(Orange).hand.total(), 2);
        QVERIFY(worlds.compared > 30);
    }

    // Rules: TRADE-1, TRADE-3
    void whetherSomebodyCouldPayForAnOfferIsNotToldToOthers() {
        Pair worlds(
            tradingWith({{Card::Brick, 2}, {Card::Grain, 1}}, {{Card::Brick, 1}, {Card::Paper, 1}}, ProgressCard::Crane,
                        ProgressCard::Mining)
                .state,
            tradingWith({{Card::Ore, 3}}, {{Card::Brick, 1}, {Card::Coin, 1}}, ProgressCard::Smith, ProgressCard::Crane)
                .state);
        const std::vector<std::string> readers{"white", "red", kGuest, kLobby};
        const auto both = [&](const std::function<void(World&)>& act) {
            for (World* world : {&worlds.one, &worlds.other}) {
                act(*world);
                world->settle();
            }
            if (const QByteArray told = worlds.difference(readers); !told.isEmpty()) QFAIL(told.constData());
        };
        const auto offerOf = [](World& world) { return world.phone("red").state()["offers"][0]["id"]; };
        both([](World& world) {
            QCOMPARE(codeOf(world.phone("red").ask({{"t", "offer"},
                                                    {"rev", world.table.rev()},
                                                    {"to", {"blue", "white", "orange"}},
                                                    {"give", {{"wool", 1}}},
                                                    {"take", {{"brick", 1}}}})),
                     std::string("done"));
        });
        // Ben has no brick in the other world; only he is told so.
        const auto says = [&](World& world, const char* seat, const char* what) {
            return codeOf(world.phone(seat).ask({{"t", "reply"}, {"offer", offerOf(world)}, {"say", what}}));
        };
        both([&](World& world) {
            if (&world == &worlds.other) QCOMPARE(says(world, "blue", "agree"), std::string("cards-missing"));
        });
        both([&](World& world) { QCOMPARE(says(world, "blue", "decline"), std::string("done")); });
        both([&](World& world) { QCOMPARE(says(world, "orange", "agree"), std::string("done")); });
        both([&](World& world) {
            QCOMPARE(codeOf(world.phone("red").ask(
                         {{"t", "reply"}, {"offer", offerOf(world)}, {"say", "settle"}, {"with", "blue"}})),
                     std::string("offer-gone"));
        });
        both([&](World& world) {
            QCOMPARE(codeOf(world.phone("red").ask(
                         {{"t", "reply"}, {"offer", offerOf(world)}, {"say", "settle"}, {"with", "orange"}})),
                     std::string("done"));
        });
        QVERIFY(worlds.compared > 40);
    }

    void aPhotographAndItsFateAreToldToItsSenderAlone() {
        const GameState state =
            tradingWith({{Card::Ore, 3}}, {{Card::Brick, 2}}, ProgressCard::Smith, ProgressCard::Crane).state;
        Pair worlds(state, state);
        // No photograph is sent at the other table.
        PhoneClient& ben = worlds.one.phone("blue");
        const QByteArray photo = QByteArray::fromHex("ffd8ffe000104a464946") + QByteArray(2000, 'x');
        ben.say({{"t", "photo"}, {"id", "p1"}, {"bytes", photo.size()}, {"type", "image/jpeg"}});
        QCOMPARE(ben.await("photo")["stage"].get<std::string>(), std::string("go"));
        ben.send(photo);
        QVERIFY(QTest::qWaitFor([&] { return worlds.one.table.desk.photos().size() == 1; }));
        QVERIFY(worlds.one.table.desk.takePhoto(worlds.one.table.desk.photos().front().number));
        worlds.one.settle();
        worlds.other.settle();
        QCOMPARE(ben.inbox[ben.inbox.size() - 2].value("stage", ""), std::string("shown"));
        const QByteArray told = worlds.difference({"white", "red", kGuest, kLobby});
        QVERIFY2(told.isEmpty(), told.constData());
    }

    // Rules: PROD-11
    void theOrderOfMessagesDoesNotDependOnHiddenCards() {
        std::vector<std::vector<int>> orders;
        for (const Hand& ben : {Hand{{Card::Ore, 7}, {Card::Brick, 1}}, Hand{{Card::Wool, 6}, {Card::Lumber, 2}},
                                Hand{{Card::Grain, 4}, {Card::Coin, 4}}}) {
            Given game = tradingWith(ben, {{Card::Brick, 2}}, ProgressCard::Smith, ProgressCard::Crane);
            game.state.pending.push_back({.kind = DecisionKind::Discard, .player = Blue, .count = 4});
            AtTable table(game.state);
            phones::WireOrder wires(table.desk.port(), table.code());
            const auto yes = QObject::connect(
                &table.desk, &Desk::claimed, &table.desk, [&](quint64 claim) { (void)table.desk.accept(claim, false); },
                Qt::QueuedConnection);
            // Ben is neither the first nor the last.
            for (const char* seat : {"white", "blue", "red", "orange", ""}) wires.sit(seat);
            QObject::disconnect(yes);
            QVERIFY(wires.quiet());
            QVERIFY(
                table.atTable({{"do", "discard"}, {"player", "blue"}, {"cards", record::cardsJson(someOf(ben, 4))}}));
            orders.push_back(wires.order());
            QCOMPARE(orders.back().size(), 5U);
        }
        QVERIFY(orders[0] == orders[1] && orders[1] == orders[2]);
        QVERIFY(orders[0] == std::vector({0, 1, 2, 3, 4}));
    }

private:
    /// A command of the first world and its counterpart in the other one: cards that are discarded are chosen from the
    /// hand of each world.
    static std::optional<std::pair<Command, Command>> commandOfBoth(Pair& worlds, Chance& chance) {
        for (int tries = 0; tries < 40; ++tries) {
            auto command = randomCommand(worlds.one.state(), chance);
            if (!command) return std::nullopt;
            if (command->player == kNobody) command->player = actingPlayer(worlds.one.state());
            Command there = *command;
            if (auto* discard = std::get_if<command::Discard>(&there.action))
                discard->cards = someOf(worlds.other.state().player(there.player).hand, discard->cards.total());
            if (decide(worlds.other.state(), there)) return std::pair(*command, there);
        }
        return std::nullopt;
    }
    static bool refusedByBoth(Pair& worlds, const Json& probe, PlayerId reader) {
        for (const World* world : {&worlds.one, &worlds.other}) {
            Json asked = probe;
            asked["player"] = seatOf(world->state(), reader);
            const auto parsed = record::parseCommand(asked, world->state());
            const auto* command = std::get_if<Command>(&parsed);
            if (command != nullptr && decide(world->state(), *command)) return false;
        }
        return true;
    }
};

QTEST_GUILESS_MAIN(TwoWorldsTest)
#include "two_worlds_test.moc"
