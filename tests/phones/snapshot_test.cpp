// SPDX-License-Identifier: GPL-3.0-or-later
// Snapshots of the game for phones: every key that the protocol names, and no byte that depends on a secret.
// REEVE_SECRECY_GAMES: number of games.
#include "app/phones/follower.h"
#include "app/phones/snapshot.h"
#include "app/words/speaking.h"
#include "engine/choices/legal_commands.h"
#include "engine/record/commands.h"
#include "engine/record/position.h"
#include "engine/state/queries.h"
#include "tests/app/evening.h"
#include "tests/secrecy/other_secrets.h"
#include "tests/secrecy/secret_games.h"
#include "tests/support/at_sea.h"

#include <QTest>

#include <set>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;
using record::Json;

namespace {

SeatNames people() {
    SeatNames names;
    const char* const all[]{"Anna", "Ben", "Cleo", "Dan", "Eve", "Finn"};
    for (std::size_t p = 0; p < std::size(all); ++p) names.set(static_cast<PlayerId>(p), QString::fromLatin1(all[p]));
    return names;
}

Around around(const GameState& state, const Components& components = {}) {
    Around around{.components = components, .seats = {}, .keys = {}, .offers = {}, .news = {}};
    for (std::size_t p = 0; p < state.playerCount; ++p)
        around.seats.push_back({people().of(static_cast<PlayerId>(p)), phones::Presence::Here});
    for (std::size_t i = 0; i < state.pending.size(); ++i) around.keys.push_back("7." + std::to_string(i));
    return around;
}

std::string textFor(const GameState& state, const Viewer& viewer, const Components& components = {}) {
    return snapshotText(seen(state, people(), viewer, around(state, components)));
}
Json snapshotFor(const GameState& state, const Viewer& viewer, const Components& components = {}) {
    return record::parseJson(textFor(state, viewer, components)).value;
}

std::set<std::string> keysOf(const Json& object) {
    std::set<std::string> keys;
    for (const auto& [key, value] : object.items()) keys.insert(key);
    return keys;
}
QString joined(const std::set<std::string>& keys) {
    QStringList list;
    for (const std::string& key : keys) list.append(QString::fromStdString(key));
    return list.join(u' ');
}

/// A command as text with sorted keys.
std::string sorted(const Json& command) { return nlohmann::json::parse(command.dump()).dump(); }

/// Writes the choice for a key into a command, as the page does (app/phones/page/ways.js).
void choose(Json& command, const Json& ask, const std::string& name, const GameState& state) {
    std::string key = ask["key"].get<std::string>();
    const std::string of = ask["of"].get<std::string>();
    if (name.empty()) return;
    if (key == "target") {
        const auto path = state.island().pathNamed(name);
        key = !path ? "building"
              : std::ranges::any_of(state.players, [&](const PlayerState& p) { return p.ships.contains(*path); })
                  ? "ship"
                  : "road";
    }
    if (key == "hexes")
        command[key].push_back(name);
    else if (of == "places")
        for (const QString& place : QString::fromStdString(name).split(u' '))
            command[key].push_back(place.toStdString());
    else if (of == "choice")
        command[key] = name == "yes";
    else
        command[key] = name == "-" ? Json() : Json(name);
}

/// Adds every command that results from choosing cards of `kinds` from index `kind` on, in addition to `counts`.
void spellCombinations(const Json& way, const Json& kinds, std::size_t kind, const Json& counts, Json command,
                       std::set<std::string>& all) {
    const Json& ask = way["ask"][0];
    int left = ask["count"].get<int>();
    for (const auto& [name, cards] : counts.items()) left -= cards.get<int>();
    if (kind == kinds.size() || left == 0) {
        if (left > 0) return;
        command[ask["key"].get<std::string>()] = counts;
        all.insert(sorted(command));
        return;
    }
    for (int cards = 0; cards <= left; ++cards) {
        Json more = counts;
        if (cards > 0) more[kinds[kind].get<std::string>()] = cards;
        spellCombinations(way, kinds, kind + 1, more, command, all);
    }
}

/// Adds every command that a way leads to.
void spell(const Json& way, const Json& node, std::size_t level, const Json& command, const GameState& state,
           std::set<std::string>& all) {
    if (level == way["ask"].size()) {
        Json whole = command;
        if (node.is_string()) whole[node.get<std::string>()] = true;
        all.insert(sorted(whole));
        return;
    }
    if (way["ask"][level]["of"] == "cards") return spellCombinations(way, node, 0, Json::object(), command, all);
    for (const auto& [name, next] : node.items()) {
        Json longer = command;
        choose(longer, way["ask"][level], node.is_array() ? next.get<std::string>() : name, state);
        spell(way, node.is_array() ? Json(0) : next, level + 1, longer, state, all);
    }
}

/// Commands that a turn offers as a way: those listed again here, so that a missing kind is noticed, and every command
/// of a fan module that is not named after another one and answers no decision.
std::set<std::string> turnVerbs() {
    std::set<std::string> verbs{"move-ship",    "move-knight",      "chase-robber",  "chase-pirate",
                                "forced-trade", "robber-to-desert", "discard-knight"};
    const auto add = [&]<typename Kind>(std::type_identity<Kind>) {
        if (Kind::kTiming.answers || Kind::kVerb == "build" || Kind::kVerb == "end-turn") return;
        verbs.emplace(Kind::kVerb);
        if constexpr (requires { Kind::kSecondVerb; }) verbs.emplace(Kind::kSecondVerb);
    };
    [&]<typename... Kinds>(std::type_identity<std::variant<Kinds...>>) {
        (add(std::type_identity<Kinds>()), ...);
    }(std::type_identity<fan::Action>());
    return verbs;
}

/// The number of commands that the ways of a snapshot offer a seat, and the number of legal commands of the same kinds,
/// both without additional costs. The first one is negative if an offered command is illegal, the second one if the two
/// sets differ.
std::pair<int, int> offeredAndLegal(const GameState& state, PlayerId seat) {
    const Json own = snapshotFor(state, Viewer::seat(seat));
    Json ways = own["can"].value("ways", Json::array());
    for (const Json& prompt : own["prompts"])
        for (const Json& way : prompt.value("ways", Json::array())) ways.push_back(way);
    std::set<std::string> verbs, offered, legal;
    if (state.pending.empty() && seat == actingPlayer(state)) verbs = turnVerbs();
    for (const Json& way : ways) {
        spell(way, way["tree"], 0, way["do"], state, offered);
        verbs.insert(way["do"].value("piece", way["do"]["do"].get<std::string>()));
    }
    for (const std::string& text : offered) {
        const auto command = record::parseCommand(std::string_view(text), state);
        if (!std::holds_alternative<Command>(command)) return {-1, 0};
        Command said = std::get<Command>(command);
        said.player = seat;
        if (!decide(state, said)) return {-2, 0};
    }
    auto take = [&](const Command& command) {
        Json json = record::commandJson(command, state);
        for (const char* key : {"player", "grain", "fish"}) json.erase(key);
        if (json.contains("waved") || json["do"] == "move-train") json["waved"] = json.value("waved", false);
        if (verbs.contains(json.value("piece", json["do"].get<std::string>()))) legal.insert(sorted(json));
    };
    listLegalCommands(state, seat, CommandSink(take));
    std::set<std::string> plain;
    for (const std::string& text : offered) {
        Json json = record::parseJson(text).value;
        for (const char* key : {"grain", "fish"}) json.erase(key);
        if (json["do"] == "move-train") json["waved"] = json.value("waved", false);
        plain.insert(sorted(json));
    }
    return {static_cast<int>(plain.size()), plain == legal ? static_cast<int>(legal.size()) : -3};
}

/// Adds every command for two free roads or ships.
void spellPieces(const Json& pieces, const Json& command, std::set<std::string>& all) {
    const auto with = [](Json to, const std::string& name) {
        if (name.starts_with("ship "))
            to["at"].push_back({{"ship", name.substr(5)}});
        else
            to["at"].push_back(name);
        return to;
    };
    for (const Json& base : pieces["base"]) {
        const auto first = base.get<std::string>();
        const Json one = with(command, first);
        all.insert(sorted(one));
        const Json cuts = pieces["cuts"].value(first, Json::array());
        for (const Json& other : pieces["base"])
            if (other != base && std::ranges::find(cuts, other) == cuts.end())
                all.insert(sorted(with(one, other.get<std::string>())));
        for (const Json& added : pieces["adds"].value(first, Json::array()))
            all.insert(sorted(with(one, added.get<std::string>())));
    }
}

/// Commands that the cards of a snapshot offer on the board, and the legal ones of the same cards.
std::pair<std::set<std::string>, std::set<std::string>> cardsOfferedAndLegal(const GameState& state, PlayerId seat) {
    const Json own = snapshotFor(state, Viewer::seat(seat));
    std::set<std::string> cards, offered, legal;
    for (const auto& [kind, verb] : {std::pair{"progress", "play"}, std::pair{"development", "play-development"}})
        for (const Json& held : own["you"].value(kind, Json::array())) {
            if (!held.contains("way")) continue;
            cards.insert(verb + held["card"].get<std::string>());
            const Json command{{"do", verb}, {"card", held["card"]}};
            const Json& way = held["way"];
            if (way.contains("pieces"))
                spellPieces(way["pieces"], command, offered);
            else
                spell(way, way["tree"], 0, command, state, offered);
        }
    auto take = [&](const Command& command) {
        Json json = record::commandJson(command, state);
        json.erase("player");
        if (json["do"] == "play" || json["do"] == "play-development")
            if (cards.contains(json["do"].get<std::string>() + json["card"].get<std::string>()))
                legal.insert(sorted(json));
    };
    listLegalCommands(state, seat, CommandSink(take));
    return {offered, legal};
}

} // namespace

class SnapshotTest : public QObject {
    Q_OBJECT

private slots:
    // Rules: PROD-11, PROG-4, PROG-17, DEV-1, DEV-10
    void aSnapshotIsTheSameWhateverItsViewerMayNotKnow() {
        Chance secrets(11);
        int compared = 0, otherCards = 0;
        std::size_t largest = 0;
        playSecretGames(secretGames(200), [&](const GameState& state, const Command&, const Events&, int) {
            if (QTest::currentTestFailed() || (secrets.draw(25) != 0 && state.pending.empty())) return;
            if (secrets.draw(3) != 0) return;
            const Speaking speaking(secrets.draw(2) == 0 ? u"en"_s : u"de"_s);
            for (const Viewer& viewer : viewersOf(state)) {
                if (viewer.kind() == ViewerKind::Table) continue;
                const GameState other = withOtherSecrets(state, viewer.player(), secrets);
                const std::string text = textFor(state, viewer);
                const std::string otherText = textFor(other, viewer);
                if (text != otherText)
                    QFAIL(Json::diff(record::parseJson(text).value, record::parseJson(otherText).value).dump().c_str());
                largest = std::max(largest, text.size());
                ++compared;
                otherCards += state.players != other.players;
            }
        });
        QVERIFY(compared > 100);
        QVERIFY(otherCards > compared / 2);
        // With the rest, twenty sentences and some offers, at most 24 KB.
        QVERIFY2(largest < 14'000, std::to_string(largest).c_str());
    }

    void howTheGameWentIsToldWhenThereIsAStory() {
        const Given game(3);
        QVERIFY(!snapshotFor(game.state, Viewer::spectator()).contains("story"));
        Around told = around(game.state);
        told.story.chances = {{.turn = 0, .values = {30, 40, 30}}, {.turn = 1, .values = {100, 0, 0}}};
        told.story.turningPoints = {{.turn = 1, .player = Red, .before = 30, .after = 100, .text = u"Anna wins."_s}};
        told.story.luck = {{.player = Blue, .dice = -10, .own = 5, .others = -35}};
        const auto text = snapshotText(seen(game.state, people(), Viewer::spectator(), told));
        QCOMPARE(record::parseJson(text).value["story"].dump(),
                 std::string(R"({"chances":[{"turn":0,"values":[30,40,30]},{"turn":1,"values":[100,0,0]}],)"
                             R"("points":[{"turn":1,"player":"red","before":30,"after":100,"text":"Anna wins."}],)"
                             R"("luck":[{"player":"blue","dice":-10,"own":5,"others":-35}]})"));
    }
    void everyKeyOfTheProtocolIsThereAndNoOther_data() {
        QTest::addColumn<bool>("knights");
        QTest::newRow("Cities & Knights") << true;
        QTest::newRow("base game") << false;
    }
    void everyKeyOfTheProtocolIsThereAndNoOther() {
        QFETCH(bool, knights);
        Given game = knights ? Given(3) : Given::base(3);
        game.settlement(Red, "a2").hand(Red, {{Card::Ore, 3}}).hand(Blue, {{Card::Wool, 2}});
        if (knights)
            game.progress(Red, {ProgressCard::Spy, ProgressCard::Crane});
        else
            game.development(Red, DevelopmentCard::Knight, 1);
        const Json own = snapshotFor(game.state, Viewer::seat(Red));
        const QString all = knights ? u"board can game levels news offers others players prices prompts ship you"_s
                                    : u"board can game news offers others players prices prompts you"_s;
        QCOMPARE(joined(keysOf(own)), all);
        const Json guest = snapshotFor(game.state, Viewer::spectator());
        QCOMPARE(joined(keysOf(guest)), knights ? u"board game levels news offers others players prices ship"_s
                                                : u"board game news offers others players prices"_s);
        QCOMPARE(joined(keysOf(own["game"])), u"components dice on phase rules second_die this_turn turn winner"_s);
        QCOMPARE(own["game"]["components"].dump(),
                 std::string(R"({"dice":"real","hands":"digital","decks":"digital"})"));
        QCOMPARE(joined(keysOf(own["you"])), knights ? u"hand limit points progress progress_limit rates seat"_s
                                                     : u"development hand limit points rates seat"_s);
        QCOMPARE(joined(keysOf(own["you"]["points"])), u"hidden open"_s);
        QCOMPARE(
            joined(keysOf(own["players"][1])),
            knights
                ? u"cards defender left limit metropolis name parts phone points progress road seat shown strength tracks"_s
                : u"cards development left limit name parts phone played points road seat"_s);
        QVERIFY(own["players"][1][knights ? "progress" : "development"].is_number());
        QCOMPARE(own["players"][0]["name"].get<std::string>(), std::string("Anna"));
        QCOMPARE(own["players"][0]["phone"].get<std::string>(), std::string("here"));
        QCOMPARE(own["you"]["hand"].dump(), std::string(R"({"ore":3})"));
        const Json& card = own["you"][knights ? "progress" : "development"][0];
        QVERIFY(card["card"].is_string() && card["playable"].is_boolean() && card["name"].is_string());
    }

    void whatLiesOpenIsToldToEverybody() {
        Given game(3);
        game.city(Blue, "c4").progress(Blue, {ProgressCard::Printer, ProgressCard::Spy});
        for (const Viewer& viewer : {Viewer::seat(Red), Viewer::seat(Blue), Viewer::spectator()}) {
            const Json ben = snapshotFor(game.state, viewer)["players"][1];
            QCOMPARE(ben["shown"].dump(), std::string(R"(["Printer"])"));
            QCOMPARE(ben["parts"].dump(), std::string(R"([{"source":"city","count":1,"points":2},)"
                                                      R"({"source":"printer","count":1,"points":1}])"));
            QCOMPARE(ben["progress"].get<int>(), 1);
            QCOMPARE(ben["points"].get<int>(), 3); // the city and the visible card
        }
        Given over = Given::base(3);
        over.development(Blue, DevelopmentCard::VictoryPoint, 2);
        const auto hidden = [&] {
            return snapshotFor(over.state, Viewer::seat(Red))["players"][1]["points"].get<int>();
        };
        QCOMPARE(hidden(), 0);
        over.state.turn.phase = Phase::Over;
        QCOMPARE(hidden(), 2);
    }

    // Rules: FAN-KC-2
    void developmentCardsAreToldBesidesProgressCards() {
        Given game(3);
        game.state.rules.fan.set(fan::Module::KnightCards);
        game.settlement(Red, "a2").roads(Red, {"a2-a3", "a1-a2"});
        game.progress(Red, {ProgressCard::RoadBuilding});
        game.state.player(Red).development[index(DevelopmentCard::RoadBuilding)] = 1;
        game.state.player(Red).newDevelopment[index(DevelopmentCard::Knight)] = 1;
        const Json own = snapshotFor(game.state, Viewer::seat(Red));
        const Json &progress = own["you"]["progress"], &development = own["you"]["development"];
        QCOMPARE(progress.size(), 1U);
        QCOMPARE(progress[0]["deck"].get<std::string>(), std::string("science"));
        QCOMPARE(development.size(), 2U);
        QVERIFY(!development[0].contains("deck") && !development[0].contains("fresh") && development[0]["playable"]);
        QCOMPARE(development[1]["card"].get<std::string>(), std::string("knight"));
        QCOMPARE(development[1]["name"].get<std::string>(), std::string("Knight"));
        QVERIFY(development[1]["fresh"] == true && development[1]["playable"] == false);
        QCOMPARE(own["players"][0]["development"].get<int>(), 2);
        const auto [offered, legal] = cardsOfferedAndLegal(game.state, Red);
        QVERIFY(!offered.empty());
        QVERIFY(offered == legal);

        const Json real = snapshotFor(game.state, Viewer::seat(Red), {.realDecks = true});
        QCOMPARE(real["you"]["progress"].get<int>(), 1);
        QCOMPARE(real["you"]["development"].get<int>(), 2);
    }

    // Rules: BUILD-1, IMPR-2, PROG-CRANE
    void everybodyIsToldWhatThingsCost() {
        Given game(3);
        game.city(Red, "a2").level(Red, Track::Politics, 2).level(Red, Track::Science, 5);
        const auto prices = [&] { return snapshotFor(game.state, Viewer::seat(Red))["prices"]; };
        QCOMPARE(prices()["city"].dump(), std::string(R"({"grain":2,"ore":3})"));
        QCOMPARE(prices()["improve"].dump(), std::string(R"({"trade":{"cloth":1},"politics":{"coin":3}})"));
        game.state.turn.crane = true;
        QCOMPARE(prices()["improve"].dump(), std::string(R"({"trade":{},"politics":{"coin":2}})"));
        QVERIFY(!prices().contains("development") && !prices().contains("ship"));
        QVERIFY(snapshotFor(game.state, Viewer::seat(Blue))["can"].empty());
        QCOMPARE(snapshotFor(game.state, Viewer::seat(Blue))["prices"]["improve"]["science"].dump(),
                 std::string(R"({"paper":1})"));
        const Json guest = snapshotFor(game.state, Viewer::spectator())["prices"];
        QCOMPARE(guest["wall"].dump(), std::string(R"({"brick":2})"));
        QVERIFY(!guest.contains("improve"));
    }

    // Rules: PROG-5, DEV-5
    void whoHoldsACardThatCannotBePlayedReadsWhy() {
        Given game(3);
        game.progress(Red, {ProgressCard::Alchemist, ProgressCard::Spy});
        const auto why = [&](PlayerId seat, std::size_t card) {
            return snapshotFor(game.state, Viewer::seat(seat))["you"]["progress"][card].value("why", std::string());
        };
        QCOMPARE(why(Red, 0), std::string("Only before the dice are rolled."));
        QCOMPARE(why(Red, 1), std::string());
        game.state.turn.phase = Phase::Roll;
        QCOMPARE(why(Red, 0), std::string());
        QCOMPARE(why(Red, 1), std::string("Only after the dice are rolled."));
        game.state.turn.player = Blue;
        QCOMPARE(why(Red, 0), std::string("Only in your own turn."));
        Given base = Given::base(3);
        base.development(Red, DevelopmentCard::Knight, 1);
        base.state.player(Red).newDevelopment[index(DevelopmentCard::Monopoly)] = 1;
        base.state.turn.player = Blue;
        const Json cards = snapshotFor(base.state, Viewer::seat(Red))["you"]["development"];
        QCOMPARE(cards[0].value("why", std::string()), std::string("Only in your own turn."));
        QVERIFY(cards[1]["fresh"] == true && !cards[1].contains("why"));
    }

    // Rules: PROG-WEDD, PROG-CHAR, PROG-SPY
    void whoGivesReadsToWhomAndTheSpyReadsNames() {
        Given game(3);
        game.hand(Blue, {{Card::Wool, 2}, {Card::Coin, 2}}).progress(Blue, {ProgressCard::Smith, ProgressCard::Crane});
        game.state.pending.push_back(
            {.kind = DecisionKind::Give, .player = Blue, .count = 1, .other = Red, .commodityOnly = true});
        const Json give = snapshotFor(game.state, Viewer::seat(Blue))["prompts"][0];
        QCOMPARE(give["to"].get<std::string>(), std::string("red"));
        QVERIFY(give["commodity"] == true);
        QCOMPARE(give["choices"].dump(), std::string(R"({"coin":2})"));
        game.state.pending.clear();
        game.state.pending.push_back({.kind = DecisionKind::TakeProgress, .player = Red, .other = Blue});
        const Json spy = snapshotFor(game.state, Viewer::seat(Red))["prompts"][0];
        QCOMPARE(spy["from"].get<std::string>(), std::string("blue"));
        QCOMPARE(spy["choices"][0].dump(), std::string(R"({"card":"crane","name":"Crane","deck":"science"})"));
    }

    void theModulesOfAGameAreNamedWithTheirPrices() {
        Given game(3);
        QVERIFY(!snapshotFor(game.state, Viewer::spectator())["game"].contains("modules"));
        game.state.rules.fan.set(fan::Module::Baggage);
        const Json modules = snapshotFor(game.state, Viewer::spectator())["game"]["modules"];
        QCOMPARE(modules.size(), std::size_t(1));
        QVERIFY(!modules[0]["name"].get<std::string>().empty() && !modules[0]["sentence"].get<std::string>().empty());
        QVERIFY(modules[0]["prices"][0][0].is_string() && modules[0]["prices"][0][1].is_object());
    }

    // Rules: TURN-2, VAR-EASY-2, PROG-ALCH
    void whoRollsIsToldWhichDiceARollNames() {
        Given game(3);
        game.state.turn.phase = Phase::Roll;
        const auto dice = [&](PlayerId seat) {
            return snapshotFor(game.state, Viewer::seat(seat))["can"].value("dice", Json()).dump();
        };
        QCOMPARE(dice(Red), std::string(R"(["red","yellow","event"])"));
        QCOMPARE(dice(Blue), std::string("null"));
        game.state.turn.alchemistRed = game.state.turn.alchemistYellow = 3;
        QCOMPARE(dice(Red), std::string(R"(["event"])"));
        game.state.turn.alchemistRed = game.state.turn.alchemistYellow = 0;
        game.state.rules.set(Option::EasyStart);
        game.state.turn.number = 6;
        QCOMPARE(dice(Red), std::string(R"(["red","yellow"])"));
        game.state.turn.number = 7;
        QCOMPARE(dice(Red), std::string(R"(["red","yellow","event"])"));
    }

    // Rules: SIX-30, SIX-34
    void whoRolledIsToldWhereAPartnerSharesTheTurn() {
        Given game(5);
        game.state.rules.set(Option::PairedPlayers);
        const auto told = [&] { return snapshotFor(game.state, Viewer::seat(Blue))["game"]; };
        QVERIFY(!told().contains("roller"));
        game.state.turn.player = partnerOfTurn(game.state);
        game.state.turn.phase = Phase::Paired;
        QCOMPARE(told()["on"].get<std::string>(), std::string("orange"));
        QCOMPARE(told()["roller"].get<std::string>(), std::string("red"));
    }

    // Rules: TWO-13, TWO-15, TWO-17, TWO-18
    void theActionsOfTwoPlayersAreNamedByTheTable() {
        Given game = Given::base(2);
        game.state.rules.set(Option::TwoPlayer);
        game.hand(Red, {{Card::Ore, 1}, {Card::Wool, 1}}).hand(Blue, {{Card::Grain, 1}});
        game.state.player(Red).tradeTokens = 2;
        game.state.player(Red).playedKnights = 1;
        const auto named = [&] {
            std::set<std::string> verbs;
            for (const Json& way : snapshotFor(game.state, Viewer::seat(Red))["can"].value("ways", Json::array()))
                if (way["page"] == "trade" && !way["name"].get<std::string>().empty())
                    verbs.insert(way["do"]["do"].get<std::string>());
            return joined(verbs);
        };
        QVERIFY2(named().contains(u"discard-knight forced-trade"_s), qPrintable(named()));
        game.hand(Blue, {});
        QVERIFY(!named().contains(u"forced-trade"_s));
        game.state.player(Red).tradeTokens = 0;
        QCOMPARE(named(), u"discard-knight"_s);
    }

    // Rules: DEV-7, PROG-INVE
    void whatACardAsksForComesFromTheTable() {
        Given base = Given::base(3);
        base.development(Red, DevelopmentCard::YearOfPlenty, 1);
        const Json plenty = snapshotFor(base.state, Viewer::seat(Red))["you"]["development"][0]["way"];
        QCOMPARE(plenty.dump(), std::string(R"({"ask":[{"key":"cards","of":"cards","count":2}],)"
                                            R"("tree":["brick","lumber","wool","grain","ore"]})"));
        Given game(3);
        game.settlement(Red, "b4")
            .city(Blue, "b4")
            .progress(Red, {ProgressCard::Inventor, ProgressCard::TradeMonopoly});
        const Json own = snapshotFor(game.state, Viewer::seat(Red))["you"];
        QCOMPARE(own["progress_limit"].get<int>(), 4);
        const Json& yields = own["progress"][0]["way"]["yields"];
        QCOMPARE(yields.size(), own["progress"][0]["way"]["tree"].size());
        int throws = 0;
        for (const auto& [hex, yield] : yields.items()) throws = std::max(throws, yield["throws"].get<int>());
        QCOMPARE(throws, 4); // numbers 5 and 9; 6 and 8 cannot be swapped
        QCOMPARE(own["progress"][1]["way"]["tree"].dump(), std::string(R"(["cloth","coin","paper"])"));
    }

    void aPromptNamesItsDecisionAndOthersAreALine() {
        Given game(3);
        game.hand(Red, {{Card::Ore, 5}, {Card::Wool, 5}}).hand(Blue, {{Card::Grain, 9}});
        game.state.pending.push_back({.kind = DecisionKind::Discard, .player = Red, .count = 5});
        game.state.pending.push_back({.kind = DecisionKind::Discard, .player = Blue, .count = 4});
        const Json red = snapshotFor(game.state, Viewer::seat(Red)), blue = snapshotFor(game.state, Viewer::seat(Blue)),
                   white = snapshotFor(game.state, Viewer::seat(White));
        QCOMPARE(red["prompts"][0]["key"].get<std::string>(), std::string("7.0"));
        QCOMPARE(red["prompts"][0]["decide"].get<std::string>(), std::string("discard"));
        QCOMPARE(red["prompts"][0]["count"].get<int>(), 5);
        QCOMPARE(red["prompts"][0]["pass"].get<bool>(), false);
        QVERIFY(red["prompts"][0]["text"].get<std::string>().starts_with("Anna discards 5 of 10"));
        QCOMPARE(red["prompts"][0]["choices"].dump(), std::string(R"({"wool":5,"ore":5})"));
        QCOMPARE(blue["prompts"][0]["key"].get<std::string>(), std::string("7.1"));
        QCOMPARE(red["others"][0]["player"].get<std::string>(), std::string("blue"));
        QCOMPARE(joined(keysOf(red["others"][0])), u"count decide player text"_s);
        QCOMPARE(white["prompts"].size(), 0U);
        QCOMPARE(white["others"].size(), 2U);
    }

    // Rules: GOLDHEX-3
    void aDecisionThatIsMadeInTurnNamesWhoDecidesBefore() {
        Given game(3);
        game.state.pending.push_back({.kind = DecisionKind::TakeGold, .player = Red, .count = 1});
        game.state.pending.push_back({.kind = DecisionKind::TakeGold, .player = Blue, .count = 2});
        game.state.pending.push_back({.kind = DecisionKind::Discard, .player = White, .count = 4});
        game.hand(White, {{Card::Ore, 5}, {Card::Wool, 4}});
        const auto after = [&](PlayerId seat) {
            return snapshotFor(game.state, Viewer::seat(seat))["prompts"][0].value("after", std::string());
        };
        QCOMPARE(after(Red), std::string());
        QCOMPARE(after(Blue), std::string("red"));
        QCOMPARE(after(White), std::string());
    }

    void wordsAreInTheLanguageThatIsSpoken() {
        Given game(3);
        game.progress(Red, {ProgressCard::Inventor});
        game.state.pending.push_back({.kind = DecisionKind::MoveRobber, .player = Red});
        const Speaking speaking(u"de"_s);
        const Json german = snapshotFor(game.state, Viewer::seat(Red));
        QCOMPARE(german["you"]["progress"][0]["name"].get<std::string>(), std::string("Erfinder"));
        QVERIFY(german["prompts"][0]["text"].get<std::string>().find("Räuber") != std::string::npos);
    }

    void whatLiesAtTheTableIsNotTold() {
        Given game(3);
        game.hand(Red, {{Card::Ore, 9}}).progress(Red, {ProgressCard::Spy});
        game.state.pending.push_back({.kind = DecisionKind::Discard, .player = Red, .count = 4});
        const Json json = snapshotFor(game.state, Viewer::seat(Red), {.realHands = true, .realDecks = true});
        for (const char* key : {"hand", "rates"}) QVERIFY2(!json["you"].contains(key), key);
        QVERIFY(!json.contains("offers"));
        QCOMPARE(json["you"]["progress"].get<int>(), 1);
        // The table decides it.
        QCOMPARE(json["prompts"].size(), 0U);
        QCOMPARE(json["others"][0]["player"].get<std::string>(), std::string("red"));
        QVERIFY(textFor(game.state, Viewer::seat(Red), {.realHands = true, .realDecks = true}).find("spy") ==
                std::string::npos);
    }

    // Rules: SHIP-7, PIRATE-2, PIRATE-7, FAN-RK-2, FAN-BAN-1, FAN-DEC-1, FAN-BAG-7
    void whatTheTurnOffersBesidesIsExactlyWhatTheRulesAllow() {
        int compared = 0, played = 0;
        const auto look = [&](const GameState& state) {
            for (std::size_t p = 0; p < state.playerCount && !QTest::currentTestFailed(); ++p) {
                const auto [offered, legal] = offeredAndLegal(state, static_cast<PlayerId>(p));
                if (offered != legal)
                    QFAIL(qPrintable(u"%1 %2 "_s.arg(offered).arg(legal) +
                                     QString::fromStdString(textFor(state, Viewer::seat(static_cast<PlayerId>(p))))));
                compared += offered;
                const auto [cards, legalCards] = cardsOfferedAndLegal(state, static_cast<PlayerId>(p));
                QCOMPARE(cards, legalCards);
                played += static_cast<int>(cards.size());
            }
        };
        playSecretGames(12, [&](const GameState& state, const Command&, const Events&, int number) {
            if (number % 4 == 0) look(state);
        });
        AtSea sea;
        Chance chance(3);
        for (int i = 0; i < 400 && sea.state.turn.phase != Phase::Over; ++i) {
            auto command = randomCommand(sea.state, chance);
            if (!command) break;
            if (command->player == kNobody) command->player = actingPlayer(sea.state);
            const auto events = decide(sea.state, *command);
            for (const Event& event : events.value()) apply(sea.state, event);
            look(sea.state);
        }
        QVERIFY(compared > 1'000);
        QVERIFY(played > 100);
    }

    void theFullestSnapshotFits() {
        std::size_t largest = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            NewEvening evening = threePlayers(seed);
            evening.players.push_back({u"Dan"_s, u"orange"_s});
            evening.players.push_back({u"Eve"_s, u"green"_s});
            evening.players.push_back({u"Finn"_s, u"brown"_s});
            GameSession session = madeFrom(GameSession::create(nullptr, evening));
            Chance chance(seed);
            for (int part = 0; part < 8; ++part) {
                playOn(session, 60, chance);
                const Speaking speaking(u"de"_s);
                for (const Viewer& viewer : viewersOf(session.state())) {
                    Around table = around(session.state());
                    table.news = newsFor(session, viewer);
                    QVERIFY(table.news.size() <= kNewsOfPhones);
                    for (int i = 0; i < 6; ++i)
                        table.offers.push_back({.id = "123",
                                                .from = Color::Red,
                                                .to = {Color::Blue, Color::White, Color::Orange},
                                                .give = {{Card::Ore, 3}, {Card::Wool, 2}},
                                                .take = {{Card::Cloth, 2}},
                                                .agreed = {Color::Blue},
                                                .declined = {Color::White}});
                    largest = std::max(
                        largest,
                        snapshotText(seen(session.state(), session.seatNames(), viewer, std::move(table))).size());
                }
            }
        }
        QVERIFY2(largest + 64 < phones::kLargestState, std::to_string(largest).c_str());
        QVERIFY(largest > 5'000); // steps were played
    }

    void newsAreTheNewestSentencesOfTheStory() {
        GameSession session = madeFrom(GameSession::create(nullptr, threePlayers(3)));
        QCOMPARE(newsFor(session, Viewer::spectator()).size(), 0U);
        Chance chance(5);
        playOn(session, 80, chance);
        const auto news = newsFor(session, Viewer::spectator());
        QCOMPARE(news.size(), kNewsOfPhones);
        // A television shows what a roll brought.
        QVERIFY(std::ranges::any_of(news, [](const SeenLine& line) { return line.dice; }));
        const std::size_t steps = session.steps().size();
        playOn(session, 1, chance);
        if (session.steps().size() <= steps) return; // an undo
        const auto later = newsFor(session, Viewer::spectator());
        QVERIFY(later != news || later.empty());
    }

    // --- Keys of decisions ------------------------------------------------------------------------------------------

    void aDecisionKeepsItsKeyUntilItIsAnsweredAndNoKeyComesTwice() {
        int closed = 0, kept = 0;
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            GameSession session = madeFrom(GameSession::create(nullptr, threePlayers(seed)));
            Chance chance(seed);
            Follower follower;
            follower.begin(&session);
            std::set<std::string> gone;
            for (int i = 0; i < 400 && session.state().turn.phase != Phase::Over; ++i) {
                const auto before = follower.keys();
                playOn(session, 1, chance);
                (void)follower.follow(session);
                const auto& keys = follower.keys();
                QCOMPARE(keys.size(), session.state().pending.size());
                QCOMPARE(std::set(keys.begin(), keys.end()).size(), keys.size());
                for (const std::string& key : keys) {
                    QVERIFY2(!gone.contains(key), key.c_str());
                    QVERIFY(key.size() <= 16);
                }
                for (const std::string& key : before) {
                    const bool there = std::ranges::find(keys, key) != keys.end();
                    kept += there;
                    closed += !there;
                    if (!there) gone.insert(key);
                }
            }
        }
        QVERIFY(closed > 100);
        QVERIFY(kept > 10);
    }

    void theKeysAreTheSameAfterANewStart() {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"games.sqlite"_s);
        int compared = 0;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            Journal journal(file);
            GameSession session = madeFrom(GameSession::create(&journal, threePlayers(seed)));
            Follower follower;
            follower.begin(&session);
            Chance chance(seed);
            for (int i = 0; i < 120 && session.state().turn.phase != Phase::Over; ++i) {
                const auto command = randomCommand(session.state(), chance);
                QVERIFY(command && !session.perform(record::commandJson(*command, session.state())));
                (void)follower.follow(session);
                if (session.state().pending.empty()) continue;
                const GameSession again = madeFrom(GameSession::open(journal, session.id()));
                Follower other;
                other.begin(&again);
                QVERIFY(other.keys() == follower.keys());
                QCOMPARE(again.written(), session.written());
                ++compared;
            }
        }
        QVERIFY(compared > 10);
    }

    void whatIsTakenBackOpensItsDecisionsAnew() {
        GameSession session = madeFrom(GameSession::create(nullptr, threePlayers(4)));
        Follower follower;
        follower.begin(&session);
        Chance chance(9);
        int tried = 0;
        for (int i = 0; i < 600 && tried < 5; ++i) {
            const auto before = follower.keys();
            const auto command = randomCommand(session.state(), chance);
            if (!command) break;
            QVERIFY(!session.perform(record::commandJson(*command, session.state())));
            (void)follower.follow(session);
            if (before.empty()) continue;
            QVERIFY(!session.undo());
            const auto change = follower.follow(session);
            QVERIFY(change.turnedBack);
            QCOMPARE(follower.keys().size(), before.size());
            QVERIFY(follower.keys() != before);
            QVERIFY(!session.redo());
            QVERIFY(follower.follow(session).turnedBack);
            ++tried;
        }
        QCOMPARE(tried, 5);
    }
};

QTEST_GUILESS_MAIN(SnapshotTest)
#include "snapshot_test.moc"
