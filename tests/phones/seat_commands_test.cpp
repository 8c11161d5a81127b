// SPDX-License-Identifier: GPL-3.0-or-later
// Every row of the table of commands (app/phones/protocol/seat_commands.cpp), allowed and refused.
#include "app/phones/protocol/seat_commands.h"

#include "engine/record/commands.h"
#include "engine/record/parsed.h"
#include "engine/record/stated.h"
#include "tests/support/given.h"
#include "tests/support/random_modules.h"

#include <QTest>

#include <map>
#include <set>
#include <type_traits>
#include <variant>

using namespace reeve;
using namespace reeve::phones;

namespace {

/// Blue is on turn after step 412; the decision 412.0 is open.
const Standing kStanding{.rev = 412, .onTurn = Color::Blue, .due = {"412.0"}};

Do answering(const std::string& command, const std::string& key = "412.0") {
    return {.id = "a", .command = command, .rev = {}, .key = key};
}
Do offered(const std::string& command, int rev = 412) { return {.id = "a", .command = command, .rev = rev, .key = {}}; }

/// A game of Cities & Knights with all modules that the base box allows.
const GameState& knights() {
    static const GameState state = [] {
        Rules rules;
        for (std::size_t m = 0; m < fan::kModules; ++m)
            if (!fan::kModuleInfos[m].needsSeafarers) rules.fan.setWithNeeds(static_cast<fan::Module>(m));
        return reeve::testing::Given(3, rules).state;
    }();
    return state;
}

std::string refused(const Do& message, Color seat = Color::Blue, const RealParts& real = {},
                    const GameState& state = knights()) {
    const auto no = notAllowed(message, seat, kStanding, real, state);
    if (!no) return "allowed";
    return std::string(wordOf(no->code)) + (no->where.empty() ? "" : " " + no->where);
}
std::string verb(const char* word) { return std::string(R"({"do":")") + word + "\"}"; }

constexpr std::array kAnswers{"discard",          "take",           "lose-city",       "draw-progress",
                              "discard-progress", "commit-knights", "relocate-knight", "remove-knight",
                              "place-knight",     "give",           "take-progress",   "take-cards",
                              "place-metropolis", "move-robber",    "build-neutral",   "pass",
                              "move-pirate",      "take-gold",      "roll-prisoners",  "roll-losses"};
/// What a turn offers: these, and every command of the fan modules that answers no decision.
std::set<std::string> ofTheTurn() {
    std::set<std::string> verbs{"roll",         "play",         "play-development", "buy-development", "improve",
                                "trade-bank",   "harbor-trade", "robber-to-desert", "discard-knight",  "forced-trade",
                                "end-turn",     "build",        "activate",         "promote",         "move-knight",
                                "chase-robber", "move-ship",    "chase-pirate"};
    const auto add = [&]<typename Kind>(std::type_identity<Kind>) {
        verbs.emplace(Kind::kVerb);
        if constexpr (requires { Kind::kSecondVerb; }) verbs.emplace(Kind::kSecondVerb);
    };
    [&]<typename... Kinds>(std::type_identity<std::variant<Kinds...>>) {
        (add(std::type_identity<Kinds>()), ...);
    }(std::type_identity<fan::Action>());
    for (const char* answer : kAnswers) verbs.erase(answer);
    return verbs;
}
constexpr std::array kOfTheTable{"trade", "place", "place-neutral", "undo", "redo", "correct"};

} // namespace

class SeatCommandsTest : public QObject {
    Q_OBJECT

private slots:
    void anAnswerNamesAnOpenDecisionOfItsSeat() {
        for (const char* word : kAnswers) {
            QCOMPARE(refused(answering(verb(word))), std::string("allowed"));
            QCOMPARE(refused(answering(verb(word), "411.0")), std::string("answered"));
            QCOMPARE(refused(offered(verb(word))), std::string("malformed key"));
            // A seat that is not on turn may answer as well.
            QCOMPARE(refused(answering(verb(word)), Color::Red), std::string("allowed"));
        }
    }

    void whatTheTurnOffersNamesTheStateThatThePhoneSaw() {
        for (const std::string& each : ofTheTurn()) {
            const char* word = each.c_str();
            QCOMPARE(refused(offered(verb(word))), std::string("allowed"));
            QCOMPARE(refused(offered(verb(word), 411)), std::string("stale"));
            QCOMPARE(refused(offered(verb(word), 413)), std::string("stale"));
            QCOMPARE(refused(answering(verb(word))), std::string("malformed rev"));
            QCOMPARE(refused(offered(verb(word)), Color::Red), std::string("not-yours"));
        }
    }

    void someCommandsStayAtTheTable() {
        for (const char* word : kOfTheTable) {
            QCOMPARE(refused(offered(verb(word))), std::string("not-from-a-phone"));
            QCOMPARE(refused(answering(verb(word))), std::string("not-from-a-phone"));
        }
    }

    void unknownWordsAreMalformed() {
        for (const char* word : {"", "Build", "settle", "new-game"})
            QCOMPARE(refused(offered(verb(word))), std::string("malformed do.do"));
    }

    void aPlayerThatIsGivenMustBeTheSeat() {
        QCOMPARE(refused(offered(R"({"do":"end-turn","player":"blue"})")), std::string("allowed"));
        QCOMPARE(refused(offered(R"({"do":"end-turn","player":"red"})")), std::string("not-yours"));
        QCOMPARE(refused(offered(R"({"do":"end-turn","player":"pink"})")), std::string("malformed do.player"));
        QCOMPARE(refused(offered(R"({"do":"end-turn","player":null})")), std::string("malformed do.player"));
        QCOMPARE(commandOf(offered(verb("end-turn")), Color::Blue),
                 std::string(R"({"do":"end-turn","player":"blue"})"));
    }

    void nobodyStatesWhatIsDrawn() {
        for (const char* command :
             {R"({"do":"chase-robber","knight":"b3","to":"A1","victim":"red","card":"ore"})",
              R"({"do":"buy-development","card":"knight"})",
              R"({"do":"play-development","card":"knight","to":"A1","victim":"red","stolen":"ore"})",
              R"({"do":"play","card":"bishop","to":"A1","cards":{"red":"ore"}})",
              R"({"do":"forced-trade","cards":{"ore":2}})", R"({"do":"roll","red":3,"yellow":4})",
              R"({"do":"roll","event":"ship"})",
              R"({"do":"chase-pirate","knight":"b3","to":"A1","victim":"red","card":"ore"})",
              R"({"do":"drive-off","train":"b3","knight":"b4","die":6})",
              R"({"do":"build","piece":"settlement","at":"b3","landing":["A1"]})",
              R"({"do":"build","piece":"crew","at":"b3-b4","nuggets":3})",
              R"({"do":"move-crew","from":"b3-b4","to":"b4-b5","nuggets":3})"})
            QCOMPARE(refused(offered(command)), std::string("stated-chance"));
        for (const char* command : {R"({"do":"move-robber","to":"A1","victim":"red","card":"ore"})",
                                    R"({"do":"move-pirate","to":"A1","victim":"red","card":"ore"})",
                                    R"({"do":"roll-losses","die":6})", R"({"do":"roll-prisoners","rolls":{"red":6}})",
                                    R"({"do":"draw-progress","track":"trade","card":"merchant"})"})
            QCOMPARE(refused(answering(command)), std::string("stated-chance"));
        // The card that is played or taken is not a random result.
        QCOMPARE(refused(offered(R"({"do":"play","card":"crane"})")), std::string("allowed"));
        QCOMPARE(refused(offered(R"({"do":"play-development","card":"monopoly","resource":"ore"})")),
                 std::string("allowed"));
        QCOMPARE(refused(answering(R"({"do":"take-progress","card":"spy"})")), std::string("allowed"));
        QCOMPARE(refused(offered(R"({"do":"play","card":"alchemist","red":3,"yellow":4})")), std::string("allowed"));
    }

    void theTotalOfTheDiceIsStatedByNoPhoneEither() {
        const GameState base = reeve::testing::Given::base().state;
        const Do total = offered(R"({"do":"roll","total":7})");
        QCOMPARE(refused(total, Color::Blue, {}, base), std::string("stated-chance"));
        QCOMPARE(refused(total, Color::Blue, {.dice = true}, base), std::string("allowed"));
    }

    // What the record of a game may contain is described in engine/record/README.md. A key that the record reads and
    // that stands in neither of these lists is new: say here whether it is drawn.
    void everyKeyThatTheRecordReadsIsChosenOrItIsDrawn() {
        using record::Stated;
        const std::map<std::pair<std::string, std::string>, Stated> drawn{
            {{"roll", "red"}, Stated::Dice},
            {{"roll", "yellow"}, Stated::Dice},
            {{"roll", "total"}, Stated::Dice},
            {{"roll", "event"}, Stated::Dice},
            {{"drive-off", "die"}, Stated::Dice},
            {{"roll-losses", "die"}, Stated::Dice},
            {{"roll-prisoners", "rolls"}, Stated::Dice},
            {{"move-robber", "card"}, Stated::Card},
            {{"chase-robber", "card"}, Stated::Card},
            {{"move-pirate", "card"}, Stated::Card},
            {{"chase-pirate", "card"}, Stated::Card},
            {{"play-development", "stolen"}, Stated::Card},
            {{"play bishop", "cards"}, Stated::Card},
            {{"forced-trade", "cards"}, Stated::Card},
            {{"buy-development", "card"}, Stated::Card},
            {{"draw-progress", "card"}, Stated::Card},
            {{"build", "nuggets"}, Stated::Token},
            {{"move-crew", "nuggets"}, Stated::Token},
            {{"move-mounted", "nuggets"}, Stated::Token},
            {{"build", "landing"}, Stated::Token},
            {{"play medicine", "landing"}, Stated::Token},
        };
        const std::set<std::string> chosen{
            "do",    "player", "at",    "to",     "from",       "knight", "knights",  "victim",    "settlement",
            "city",  "road",   "ship",  "piece",  "metropolis", "track",  "give",     "take",      "with",
            "card",  "cards",  "red",   "yellow", "hexes",      "kind",   "resource", "commodity", "color",
            "grain", "fish",   "waved", "first",  "direction",  "hex",    "train",    "building"};
        std::set<std::pair<std::string, std::string>> seen;
        const auto look = [&](const record::Json& command, const GameState& state) {
            const auto verb = command["do"].get<std::string>();
            for (const auto& [key, stated] : record::keysRead(command, state)) {
                const auto found = drawn.find({verb == "play" ? verb + " " + command.value("card", "") : verb, key});
                const bool isDrawn = found != drawn.end();
                QVERIFY2(isDrawn || chosen.contains(key), (verb + ": " + key).c_str());
                QVERIFY2(stated == (isDrawn ? std::optional(found->second) : std::nullopt),
                         (verb + ": " + key).c_str());
                if (isDrawn) seen.insert(found->first);
            }
        };
        std::vector<Rules> games(3);
        games[1].game = GameKind::Base;
        games[2] = knights().rules;
        for (std::uint64_t seed = 1; seed <= 24; ++seed) {
            GameState state = reeve::testing::randomModuleGame(seed, games[seed % games.size()]);
            Chance chance(seed);
            for (int step = 0; step < 500; ++step) {
                const auto command = reeve::testing::randomCommand(state, chance);
                if (!command) break;
                look(record::commandJson(*command, state), state);
                state = applied(state, decide(state, *command).value());
            }
        }
        // Those that are rare in random games.
        const GameState base = reeve::testing::Given::base().state;
        look({{"do", "buy-development"}}, base);
        look({{"do", "play-development"}, {"card", "knight"}, {"to", "A1"}}, base);
        look({{"do", "forced-trade"}}, base);
        look({{"do", "play"}, {"card", "bishop"}, {"to", "A1"}}, knights());
        look({{"do", "play"}, {"card", "medicine"}, {"at", "b3"}}, knights());
        look({{"do", "drive-off"}, {"train", "b3"}, {"knight", "b4"}}, knights());
        look({{"do", "roll-losses"}}, knights());
        look({{"do", "roll-prisoners"}}, knights());
        look({{"do", "move-pirate"}, {"to", "A1"}}, knights());
        look({{"do", "chase-pirate"}, {"knight", "b3"}, {"to", "A1"}}, knights());
        look({{"do", "move-crew"}, {"from", "b3-b4"}, {"to", "b4"}}, knights());
        look({{"do", "move-mounted"}, {"from", "b3-b4"}, {"to", "b4"}}, knights());
        for (const auto& [key, stated] : drawn) QVERIFY2(seen.contains(key), (key.first + ": " + key.second).c_str());
    }

    void realDiceAreTypedInOnThePhone() {
        const RealParts dice{.dice = true};
        QCOMPARE(refused(offered(R"({"do":"roll","red":3,"yellow":4,"event":"ship"})"), Color::Blue, dice),
                 std::string("allowed"));
        QCOMPARE(refused(answering(R"({"do":"roll-losses","die":6})"), Color::Blue, dice), std::string("allowed"));
        QCOMPARE(refused(offered(R"({"do":"drive-off","train":"b3","knight":"b4","die":6})"), Color::Blue, dice),
                 std::string("allowed"));
        QCOMPARE(refused(offered(R"({"do":"buy-development","card":"knight"})"), Color::Blue, dice),
                 std::string("stated-chance"));
    }

    void whatOnlyTheTableKnowsIsToldAtTheTable() {
        const RealParts hands{.hands = true}, decks{.decks = true};
        for (const char* word : {"discard", "give", "take-cards"}) {
            QCOMPARE(refused(answering(verb(word)), Color::Blue, hands), std::string("not-from-a-phone"));
            QCOMPARE(refused(answering(verb(word)), Color::Blue, decks), std::string("allowed"));
        }
        for (const char* word : {"trade-bank", "harbor-trade", "forced-trade"})
            QCOMPARE(refused(offered(verb(word)), Color::Blue, hands), std::string("not-from-a-phone"));
        for (const char* word : {"draw-progress", "discard-progress", "take-progress"})
            QCOMPARE(refused(answering(verb(word)), Color::Blue, decks), std::string("not-from-a-phone"));
        for (const char* word : {"play", "play-development", "buy-development"}) {
            QCOMPARE(refused(offered(verb(word)), Color::Blue, decks), std::string("not-from-a-phone"));
            QCOMPARE(refused(offered(verb(word)), Color::Blue, hands), std::string("allowed"));
        }
        for (const char* word : {"build", "improve", "end-turn", "activate"})
            QCOMPARE(refused(offered(verb(word)), Color::Blue, {true, true, true}), std::string("allowed"));
    }
};

QTEST_GUILESS_MAIN(SeatCommandsTest)
#include "seat_commands_test.moc"
