// SPDX-License-Identifier: GPL-3.0-or-later
// Writing and reading positions, and impossible positions.
#include "engine/game.h"
#include "engine/position/queries.h"
#include "engine/record/parsed.h"
#include "engine/record/position.h"
#include "engine/record/upgrade.h"
#include "tests/support/at_sea.h"
#include "tests/support/random_game.h"
#include "tests/support/with_modules.h"

#include <QTest>

using namespace reeve;
using namespace reeve::record;

namespace {

Json parsed(const char* text) { return Json::parse(text); }

/// A small legal game: red has a city with a wall and five roads, blue a settlement.
Json given() {
    auto json = parsed(R"({"format":"reeve-position/1","seed":7,"players":["red","blue","white"],
        "turn":{"number":9,"player":"red","phase":"main","dice":{"red":6,"yellow":6,"event":"ship"}},
        "pieces":{"red":{"roads":["c3-c4","c4-c5","c5-c6","c6-c7","c7-c8"],"settlements":["c8"],"cities":["c4"],"walls":["c4"],
                         "knights":[{"at":"c6","level":2,"active":true}]},
                  "blue":{"roads":["e2-e3"],"settlements":["e2"]}},
        "improvements":{"red":{"trade":4}},"metropolises":{"trade":{"player":"red","at":"c4"}},
        "hands":{"red":{"brick":1,"coin":2}}})");
    return json;
}

QString faultOf(const Json& json) {
    const auto result = readPosition(json);
    const auto* fault = std::get_if<Fault>(&result);
    return fault == nullptr ? QString() : QString::fromStdString(fault->path + ": " + fault->message);
}

} // namespace

class PositionTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsLeftOutHasItsValueAtTheStartOfAGame();
    void aNewGameIsTheSameAsAPositionThatSaysNothingElse();
    void everyPositionOfRandomGamesIsWrittenAndReadUnchanged_data();
    void everyPositionOfRandomGamesIsWrittenAndReadUnchanged();
    void aRollOfWhichOnlyTheTotalIsKnownIsWrittenAsSuch();
    void pointsAndTheLongestRoadAreComputed();
    void deckThatIsLeftOutLacksTheCardsThatPlayersHold();
    void contradictionsAreRefusedWithTheirPath_data();
    void contradictionsAreRefusedWithTheirPath();
    void onlyWhatNobodyHoldsIsNull_data();
    void onlyWhatNobodyHoldsIsNull();
    void whatNobodyHoldsMayBeNull();
    void theTurnIsCountedFromOneInTheSetUpToo();
    void whatEarlierVersionsSavedIsStillOpened();
    void oddPositionsAreLoadedAsTheyLie();
    void aPieceThatMovedAndIsCorrectedAwayIsForgotten();
    void theStageOfARollIsToldByItsDecisions();
    void theRowsChooseTheIsland();
    void aScenarioIsWonAtItsOwnPoints();
    void rowsOfNoIslandAreRefused_data();
    void rowsOfNoIslandAreRefused();
    void placesOfAnotherIslandAreRefused();
    void aGameStaysOnItsIsland();
    void theBoardAtSeaIsCorrectedHexByHex();
    void islandsAreCorrectedAndTheirSpecialPointsFollow();
};

void PositionTest::whatIsLeftOutHasItsValueAtTheStartOfAGame() {
    const auto result = readPosition(parsed(R"({"format":"reeve-position/1"})"));
    QVERIFY(std::holds_alternative<GameState>(result));
    const auto& state = std::get<GameState>(result);
    QCOMPARE(int(state.playerCount), 4);
    QVERIFY(state.rules == Rules{.options = 1U << index(reeve::Option::SingleClaimant)});
    QVERIFY(state.turn.phase == Phase::Setup);
    QVERIFY(state.board == randomBoard(1));
    for (const auto& deck : state.decks) QCOMPARE(deck.size(), std::size_t(18));
    QVERIFY(bank(state)[Card::Ore] == 19);
}

void PositionTest::aNewGameIsTheSameAsAPositionThatSaysNothingElse() {
    const auto fromPosition =
        readPosition(parsed(R"({"format":"reeve-position/1","seed":7,"players":["red","blue","white"]})"));
    const auto fromSetup = readSetup(parsed(R"({"players":["red","blue","white"],"seed":7})"));
    QVERIFY(std::get<GameState>(fromPosition) == std::get<GameState>(fromSetup));
}

void PositionTest::everyPositionOfRandomGamesIsWrittenAndReadUnchanged_data() {
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 24; ++seed) QTest::addRow("seed %d", seed) << seed;
    for (int seed = 25; seed <= 30; ++seed) QTest::addRow("seed %d on the large island", seed) << seed;
    for (int seed = 31; seed <= 38; ++seed) QTest::addRow("seed %d with Seafarers", seed) << seed;
}

void PositionTest::everyPositionOfRandomGamesIsWrittenAndReadUnchanged() {
    QFETCH(int, seed);
    Rules rules;
    rules.edition = static_cast<Edition>(seed % 3);
    if (seed % 4 == 1) rules.set(reeve::Option::Nasty);
    if (seed % 4 == 2) rules.set(reeve::Option::KnightErrant);
    if (seed % 4 == 3) rules = Rules{.game = GameKind::Base, .edition = Edition::Compact, .options = 0, .target = 10};
    const bool voyage = seed > 30;
    const auto island = seed > 24 && !voyage ? IslandId::Extended : IslandId::Standard;
    if (seed % 8 == 7 && island == IslandId::Standard && !voyage) rules.set(reeve::Option::TwoPlayer);
    const auto scenario = seed % 2 == 0 ? Scenario::NewShores : Scenario::ThroughTheDesert;
    GameState state =
        voyage ? testing::randomVoyage(static_cast<std::uint64_t>(seed), rules, scenario, 3 + (seed - 31) / 2)
               : testing::randomStart(static_cast<std::uint64_t>(seed), rules, island);
    Chance chance(static_cast<std::uint64_t>(seed) * 31);
    for (int i = 0; i < 700 && state.turn.phase != Phase::Over; ++i) {
        const auto text = positionText(state);
        const auto read = readPosition(std::string_view(text));
        if (const auto* fault = std::get_if<Fault>(&read))
            QFAIL(qPrintable(
                QStringLiteral("step %1: %2").arg(i).arg(QString::fromStdString(sentence(*fault) + "\n" + text))));
        QVERIFY2(std::get<GameState>(read) == state, text.c_str());
        QCOMPARE(positionText(std::get<GameState>(read)), text);
        state = applied(state, decide(state, *testing::randomCommand(state, chance)).value());
    }
}

void PositionTest::aRollOfWhichOnlyTheTotalIsKnownIsWrittenAsSuch() {
    GameState state = testing::randomStart(3, Rules{.game = GameKind::Base, .edition = Edition::Compact, .target = 10});
    state.turn.number = 1;
    state.turn.phase = Phase::Main;
    state.turn.red = 8; // only the total is known (engine/tables/dice.h)
    const auto json = toJson(state);
    QVERIFY(json["turn"]["dice"] == parsed(R"({"total":8})"));
    QVERIFY(std::get<GameState>(readPosition(json)).turn == state.turn);
    auto wrong = json;
    wrong["turn"]["dice"]["red"] = 3;
    QVERIFY(std::holds_alternative<Fault>(readPosition(wrong)));
    auto knights = given();
    knights["turn"] = parsed(R"({"number":9,"player":"red","phase":"main","dice":{"total":8}})");
    QVERIFY(faultOf(knights).contains("turn.dice.total"));
}

void PositionTest::pointsAndTheLongestRoadAreComputed() {
    const auto result = readPosition(given());
    QVERIFY2(std::holds_alternative<GameState>(result), qPrintable(faultOf(given())));
    const auto& state = std::get<GameState>(result);
    QCOMPARE(state.longestRoad.player, PlayerId{0});
    QCOMPARE(int(state.longestRoad.count), 5);
    QCOMPARE(toJson(state)["points"]["red"].get<int>(), 1 + 2 + 2 + 2);
}

void PositionTest::deckThatIsLeftOutLacksTheCardsThatPlayersHold() {
    auto json = given();
    json["progress"]["blue"] = {{"hand", {"spy", "spy", "mining"}}, {"shown", {"printer"}}};
    const auto state = std::get<GameState>(readPosition(json));
    QCOMPARE(state.decks[index(Track::Politics)].size(), std::size_t(16));
    QCOMPARE(state.decks[index(Track::Science)].size(), std::size_t(16));
    QCOMPARE(state.decks[index(Track::Trade)].size(), std::size_t(18));
    QVERIFY(std::get<GameState>(readPosition(json)) == state);
}

void PositionTest::contradictionsAreRefusedWithTheirPath_data() {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("path");
    const auto row = [](const char* name, const char* pointer, const char* value, const char* path) {
        QTest::newRow(name) << pointer << value << path;
    };
    row("another format", "/format", "\"reeve-position/2\"", "format");
    row("unknown key", "/weather", "1", "weather");
    row("unknown key of pieces", "/pieces/red/ships", "[]", "pieces.red.ships");
    row("unknown key of turn", "/turn/hour", "1", "turn.hour");
    row("colour that is no colour", "/players", R"(["red","pink","white"])", "players[1]");
    row("colour twice", "/players", R"(["red","red","blue"])", "players[1]");
    row("colour that does not play", "/hands/orange", "{}", "hands.orange");
    row("compact with knights", "/rules", R"({"edition":"compact"})", "rules");
    row("option of the base game", "/rules", R"({"options":["two-player"]})", "rules.options[0]");
    row("place that does not exist", "/pieces/blue/settlements", R"(["a9"])", "pieces.blue.settlements[0]");
    row("path in the wrong order", "/pieces/blue/roads", R"(["e3-e2"])", "pieces.blue.roads[0]");
    row("six settlements", "/pieces/blue/settlements", R"(["e2","a1","a3","a5","a7","f1"])", "pieces.blue.settlements");
    row("five cities", "/pieces/blue/cities", R"(["a1","a3","a5","a7","f1"])", "pieces.blue.cities");
    row("reduced cities are cities", "/pieces/red/reduced", R"(["a1","a3","a5","a7"])", "pieces.red.cities");
    row("three basic knights", "/pieces/blue/knights", R"([{"at":"f1"},{"at":"f2"},{"at":"f3"}])",
        "pieces.blue.knights");
    row("four walls", "/pieces/blue/walls", R"(["a1","a3","a5","a7"])", "pieces.blue.walls");
    row("wall without its city", "/pieces/blue/walls", R"(["e2"])", "pieces.blue.walls");
    row("two roads on one path", "/pieces/blue/roads", R"(["c3-c4"])", "pieces.blue.roads");
    row("one road twice", "/pieces/blue/roads", R"(["e2-e3","e2-e3"])", "pieces.blue.roads[1]");
    row("two buildings on one place", "/pieces/blue/settlements", R"(["c4"])", "pieces.blue.settlements");
    row("knight on a building", "/pieces/blue/knights", R"([{"at":"c8"}])", "pieces.blue.knights");
    row("knight of level 4", "/pieces/blue/knights", R"([{"at":"f1","level":4}])", "pieces.blue.knights[0].level");
    row("metropolis without its city", "/metropolises/trade/at", "\"c8\"", "metropolises.trade.at");
    row("metropolis below level 4", "/improvements/red/trade", "3", "metropolises.trade.player");
    row("metropolis that a higher level denies", "/improvements/blue", R"({"trade":5})", "metropolises.trade.player");
    row("two metropolises on one city", "/metropolises/science", R"({"player":"red","at":"c4"})",
        "metropolises.science.at");
    row("level 6", "/improvements/blue", R"({"trade":6})", "improvements.blue.trade");
    row("twenty ore", "/hands/white", R"({"ore":20})", "hands");
    row("thirteen coins", "/hands/white", R"({"coin":11})", "hands");
    row("negative count", "/hands/white", R"({"ore":-1})", "hands.white.ore");
    row("progress card among card counts", "/hands/white", R"({"spy":1})", "hands.white.spy");
    row("four spies", "/progress/blue", R"({"hand":["spy","spy","spy","spy"]})", "progress.blue.hand[3]");
    row("four spies of two players", "/progress", R"({"blue":{"hand":["spy","spy"]},"red":{"hand":["spy","spy"]}})",
        "decks.politics");
    row("card of another deck", "/decks", R"({"trade":["spy"]})", "decks.trade[0]");
    row("open card without points", "/progress/blue", R"({"shown":["spy"]})", "progress.blue.shown[0]");
    row("ship beyond its track", "/barbarians", R"({"spaces":7})", "barbarians.spaces");
    row("points that disagree", "/points", R"({"red":8})", "points.red");
    row("length that disagrees", "/longest_road", R"({"player":"red","length":6})", "longest_road.length");
    row("holder that the pieces deny", "/longest_road", R"({"player":"blue"})", "longest_road.player");
    row("no holder although there is one", "/longest_road", "null", "longest_road");
    row("die above six", "/turn/dice", R"({"red":7,"yellow":1})", "turn.dice.red");
    row("hex that is missing", "/board/hexes", R"({"A1":{"terrain":"hills","number":5}})", "board.hexes");
    row("harbour inland", "/board/harbors", R"([{"at":"c4-c5","gives":"any"}])", "board.harbors[0].at");
    row("two harbours on one path", "/board/harbors", R"([{"at":"a1-a2","gives":"any"},{"at":"a1-a2","gives":"ore"}])",
        "board.harbors[1].at");
    row("two harbours for ore", "/board/harbors", R"([{"at":"a1-a2","gives":"ore"},{"at":"a4-a5","gives":"ore"}])",
        "board.harbors");
    row("decision of nobody", "/pending", R"([{"decide":"discard"}])", "pending[0]");
    row("decision without a name", "/pending", R"([{"player":"red","decide":"sleep"}])", "pending[0].decide");
    row("discard of more than is held", "/pending", R"([{"player":"red","decide":"discard","count":4}])", "pending[0]");
    row("winner of a game that goes on", "/winner", "\"red\"", "winner");
    row("a third roll", "/this_turn", R"({"rolls":[5,6,8]})", "this_turn.rolls[2]");
    row("list where an object is needed", "/turn", "[]", "turn");
    row("turn 0", "/turn/number", "0", "turn.number");
    row("another turn than the first in the set-up", "/turn", R"({"number":3,"phase":"setup"})", "turn.number");
    row("turn 0 in the set-up", "/turn", R"({"number":0,"phase":"setup"})", "turn.number");
    row("nasty in the base game", "/rules", R"({"game":"base","options":["nasty"]})", "rules.options[0]");
    row("knight-errant in the base game", "/rules", R"({"game":"base","options":["easy-start","knight-errant"]})",
        "rules.options[1]");
}

void PositionTest::onlyWhatNobodyHoldsIsNull_data() {
    QTest::addColumn<QString>("pointer");
    for (const char* pointer : {"/rules",
                                "/rules/options",
                                "/rules/target",
                                "/seed",
                                "/players",
                                "/turn",
                                "/turn/number",
                                "/turn/player",
                                "/turn/phase",
                                "/turn/dice/event",
                                "/board",
                                "/board/hexes",
                                "/board/harbors",
                                "/board/robber",
                                "/pieces",
                                "/pieces/red",
                                "/pieces/red/roads",
                                "/pieces/red/settlements",
                                "/pieces/red/cities",
                                "/pieces/red/walls",
                                "/pieces/red/knights",
                                "/pieces/red/knights/0/level",
                                "/metropolises",
                                "/hands",
                                "/hands/red",
                                "/hands/red/brick",
                                "/improvements",
                                "/improvements/red",
                                "/progress",
                                "/decks",
                                "/decks/trade",
                                "/barbarians",
                                "/barbarians/spaces",
                                "/defender",
                                "/this_turn",
                                "/this_turn/crane",
                                "/pending",
                                "/points"})
        QTest::newRow(pointer) << pointer;
}

void PositionTest::onlyWhatNobodyHoldsIsNull() {
    QFETCH(QString, pointer);
    auto json = given();
    json[Json::json_pointer(pointer.toStdString())] = nullptr;
    const auto fault = faultOf(json);
    QVERIFY2(!fault.isEmpty(), "accepted");
    QCOMPARE("/" + fault.section(':', 0, 0).replace("[0]", "/0").replace('.', '/'), pointer);
}

void PositionTest::whatNobodyHoldsMayBeNull() {
    for (const char* pointer : {"/turn/dice", "/board/merchant", "/winner", "/metropolises/science"}) {
        auto json = given();
        json[Json::json_pointer(pointer)] = nullptr;
        QCOMPARE(faultOf(json), QString());
    }
    auto json = given();
    json["pieces"]["red"]["roads"] = {"c3-c4"};
    json["longest_road"] = nullptr;
    QCOMPARE(faultOf(json), QString());
}

void PositionTest::theTurnIsCountedFromOneInTheSetUpToo() {
    const auto start = std::get<GameState>(readSetup(parsed(R"({"players":["red","blue"],"seed":7})")));
    QCOMPARE(toJson(start)["turn"]["number"].get<int>(), 1);
    QVERIFY(std::get<GameState>(readPosition(toJson(start))) == start);
}

void PositionTest::whatEarlierVersionsSavedIsStillOpened() {
    auto json = toJson(
        std::get<GameState>(readSetup(parsed(R"({"players":["red","blue"],"rules":{"game":"base"},"seed":7})"))));
    const auto today = std::get<GameState>(readPosition(json));
    json["turn"]["number"] = 0;
    json["rules"]["options"] = {"nasty", "easy-start", "knight-errant"};
    json["this_turn"] = nullptr;
    QVERIFY(!faultOf(json).isEmpty());
    const auto line = upgraded(Json{{"position", json}});
    const auto opened = readPosition(line["position"]);
    QVERIFY(std::holds_alternative<GameState>(opened));
    auto wanted = today;
    wanted.rules.options = 0;
    wanted.rules.set(reeve::Option::EasyStart);
    QVERIFY(std::get<GameState>(opened) == wanted);
    // A game without options stays one, although a new game now has some (PROD-9b).
    QVERIFY(today.rules.has(reeve::Option::SingleClaimant));
    const auto setup = parsed(R"({"setup":{"players":["red","blue"],"rules":{"game":"base"},"seed":7}})");
    QCOMPARE(std::get<GameState>(readSetup(upgraded(setup)["setup"])).rules.options, std::uint16_t{0});
    // A position in the present form is not changed by the upgrade.
    auto stated = given();
    stated["rules"]["options"] = Json::array();
    for (const auto& whole : {toJson(today), stated})
        QVERIFY(std::get<GameState>(readPosition(upgraded(whole))) == std::get<GameState>(readPosition(whole)));
    auto denied = given();
    denied["longest_road"] = nullptr;
    QVERIFY(std::holds_alternative<Fault>(readPosition(upgraded(denied))));
}

void PositionTest::contradictionsAreRefusedWithTheirPath() {
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, path);
    auto json = given();
    json[Json::json_pointer(pointer.toStdString())] = Json::parse(value.toStdString());
    const auto fault = faultOf(json);
    QVERIFY2(!fault.isEmpty(), "accepted");
    QCOMPARE(fault.section(':', 0, 0), path);
    QVERIFY(fault.section(':', 1).size() > 10);
}

void PositionTest::oddPositionsAreLoadedAsTheyLie() {
    auto json = given();
    json["pieces"]["blue"] = {{"settlements", {"e2", "e3"}}, {"roads", {"a1-a2"}}};
    QCOMPARE(faultOf(json), QString());
}

void PositionTest::theRowsChooseTheIsland() {
    auto json = given();
    json["board"]["rows"] = {3, 4, 5, 4, 3}; // the same as left out
    QVERIFY(std::get<GameState>(readPosition(json)) == std::get<GameState>(readPosition(given())));
    QVERIFY(!toJson(std::get<GameState>(readPosition(json)))["board"].contains("rows"));

    json["board"]["rows"] = {3, 4, 5, 6, 5, 4, 3};
    json["pieces"]["blue"] = {{"roads", {"h6-h7"}}, {"settlements", {"h7"}}, {"cities", {"d13"}}};
    const auto read = readPosition(json);
    QVERIFY(std::holds_alternative<GameState>(read));
    const auto& state = std::get<GameState>(read);
    QCOMPARE(state.board.islandId, IslandId::Extended);
    QVERIFY(state.players[1].settlements.contains(*state.island().intersectionNamed("h7")));
    const auto written = toJson(state);
    QVERIFY(written["board"]["rows"] == Json({3, 4, 5, 6, 5, 4, 3}));
    QCOMPARE(written["board"]["hexes"].size(), std::size_t{30});
    QCOMPARE(written["board"]["harbors"].size(), std::size_t{11});
    QVERIFY(written["pieces"]["blue"]["cities"] == Json::array({"d13"}));
}

void PositionTest::rowsOfNoIslandAreRefused_data() {
    QTest::addColumn<QString>("rows");
    QTest::addColumn<QString>("path");
    QTest::newRow("no list") << "19"
                             << "board.rows";
    QTest::newRow("no rows") << "[]"
                             << "board.rows";
    QTest::newRow("no row of hexes") << "[3,4,0]"
                                     << "board.rows[2]";
    QTest::newRow("too long a row") << "[3,4,21]"
                                    << "board.rows[2]";
    QTest::newRow("rows that do not lie between each other") << "[3,4,4,3]"
                                                             << "board.rows[2]";
    QTest::newRow("an island that is not known") << "[3,4,5,4]"
                                                 << "board.rows";
}

// Rules: SHAPE-1
void PositionTest::rowsOfNoIslandAreRefused() {
    QFETCH(QString, rows);
    QFETCH(QString, path);
    auto json = given();
    json["board"]["rows"] = Json::parse(rows.toStdString());
    QCOMPARE(faultOf(json).section(':', 0, 0), path);
}

// Rules: SCEN-3, SEA-9, AREA-4
void PositionTest::aScenarioIsWonAtItsOwnPoints() {
    for (const auto* scenario : {"new-shores", "through-the-desert"})
        for (const bool knights : {false, true}) {
            auto json = parsed(R"({"format":"reeve-position/1","players":["red","blue","white"]})");
            json["rules"] = {
                {"game", knights ? "cities-and-knights" : "base"}, {"options", {"seafarers"}}, {"scenario", scenario}};
            const auto left = readPosition(json);
            QVERIFY2(std::holds_alternative<GameState>(left), qPrintable(faultOf(json)));
            QCOMPARE(int(std::get<GameState>(left).rules.target), knights ? 16 : 14);
            QCOMPARE(int(std::get<GameState>(left).rules.islandPoints), 2);
            json["rules"]["target"] = 12; // an older printing
            json["rules"]["island_points"] = 1;
            const auto older = std::get<GameState>(readPosition(json));
            QCOMPARE(int(older.rules.target), 12);
            QCOMPARE(int(older.rules.islandPoints), 1);
        }
}

void PositionTest::placesOfAnotherIslandAreRefused() {
    auto json = given();
    json["pieces"]["blue"]["settlements"] = {"h7"};
    QCOMPARE(faultOf(json).section(':', 0, 0), QStringLiteral("pieces.blue.settlements[0]"));
    json = given();
    json["board"]["rows"] = {3, 4, 5, 6, 5, 4, 3};
    json["pieces"]["blue"]["roads"] = {"d2-e1"}; // a path that exists on the standard island only
    QCOMPARE(faultOf(json).section(':', 0, 0), QStringLiteral("pieces.blue.roads[0]"));
}

void PositionTest::aGameStaysOnItsIsland() {
    const auto small = std::get<GameState>(readPosition(given()));
    auto json = given();
    json["board"]["rows"] = {3, 4, 5, 6, 5, 4, 3};
    const auto large = std::get<GameState>(readPosition(json));
    Json set;
    set["board"] = toJson(large)["board"]; // complete and valid
    const auto other = corrected(small, set);
    QVERIFY(std::holds_alternative<Fault>(other));
    QCOMPARE(std::get<Fault>(other).path, std::string("board.rows"));
    QVERIFY(std::holds_alternative<GameState>(corrected(large, set)));
}

// Rules: SHAPE-2, SHAPE-8
void PositionTest::theBoardAtSeaIsCorrectedHexByHex() {
    const testing::AtSea game;
    const auto sea = game.hex("C1"), land = game.hex("G1");
    Json set;
    set["board"]["hexes"]["C1"] = {{"terrain", "gold"}, {"number", 4}};
    set["board"]["hexes"]["G1"] = {{"terrain", "sea"}};
    set["board"]["areas"]["home"] = toJson(game.state)["board"]["areas"]["home"];
    auto& home = set["board"]["areas"]["home"];
    home.erase(std::find(home.begin(), home.end(), "G1"));
    const auto result = corrected(game.state, set);
    QVERIFY(std::holds_alternative<GameState>(result));
    const auto& board = std::get<GameState>(result).board;
    QVERIFY(board.terrain[index(sea)] == Terrain::Gold);
    QCOMPARE(int(board.number[index(sea)]), 4);
    QVERIFY(board.terrain[index(land)] == Terrain::Sea);
    QCOMPARE(int(board.number[index(land)]), 0);
    // Values derived from the terrain are updated: spaces for ships and for the pirate.
    QVERIFY(board.waters.sea.contains(land) && !board.waters.sea.contains(sea));
    set["board"]["hexes"]["D7"] = {{"terrain", "fields"}, {"number", 3}};
    const auto refused = corrected(game.state, set);
    QVERIFY(std::holds_alternative<Fault>(refused));
    QCOMPARE(std::get<Fault>(refused).path, std::string("board.pirate"));
}

// Rules: AREA-3
void PositionTest::islandsAreCorrectedAndTheirSpecialPointsFollow() {
    testing::AtSea game;
    game.settlement(testing::Blue, "b7").settlement(testing::White, "g9"); // isle-2 and isle-3
    game.state.player(testing::Blue).settledAreas = 1U << 2;
    game.state.player(testing::White).settledAreas = 1U << 3;
    // Area 2 is removed; area 3 gets another name.
    Json set;
    set["board"]["areas"] = {{"isle-2", nullptr}, {"isle-3", nullptr}, {"isle-5", {"F5", "G4"}}};
    const auto result = corrected(game.state, set);
    QVERIFY(std::holds_alternative<GameState>(result));
    const auto& state = std::get<GameState>(result);
    QCOMPARE(state.board.waters.areas.size(), std::size_t(3));
    const Json written = toJson(state);
    QCOMPARE(written["settled"]["blue"].dump(), std::string("[]"));
    QCOMPARE(written["settled"]["white"].dump(), std::string("[\"isle-5\"]"));
}

// Rules: FAN-RK-1
void PositionTest::aPieceThatMovedAndIsCorrectedAwayIsForgotten() {
    testing::WithModules game({fan::Module::Crews});
    game.crew(testing::Red, "b3-b4").crew(testing::Red, "c4-c5");
    for (auto& walker : game.state.fan.seat(testing::Red).crews) walker.moved = true;
    const auto crewsAfter = [&](const Json& set) {
        const auto result = corrected(game.state, set);
        const auto* fault = std::get_if<Fault>(&result);
        return fault != nullptr ? fault->path + ": " + fault->message
                                : toJson(std::get<GameState>(result))["this_turn"]["moved"].dump();
    };
    Json set;
    set["pieces"]["red"]["crews"] = {"c4-c5", "c5-c6"};
    QCOMPARE(crewsAfter(set), std::string(R"({"crews":["c4-c5"]})"));
    set["pieces"]["red"]["crews"] = Json::array();
    QCOMPARE(crewsAfter(set), std::string("null"));
    // A correction that names the moved pieces is used as given, and a malformed one is refused as before.
    set["this_turn"] = {{"moved", {{"crews", {"b3-b4"}}}}};
    QVERIFY(crewsAfter(set).starts_with("this_turn.moved.crews[0]"));
    for (const auto* odd : {R"({"turn":5})", R"({"pieces":{"red":3}})", R"({"this_turn":null})"})
        QVERIFY2(std::holds_alternative<Fault>(corrected(game.state, parsed(odd))), odd);
}

void PositionTest::theStageOfARollIsToldByItsDecisions() {
    auto json = given();
    json["hands"]["blue"] = {{"ore", 4}, {"wool", 4}};
    json["barbarians"] = {{"attacks", 1}};
    json["turn"]["dice"] = {{"red", 3}, {"yellow", 4}, {"event", "ship"}};
    json["pending"] = Json::array({{{"player", "blue"}, {"decide", "discard"}, {"count", 4}}});
    const auto state = std::get<GameState>(readPosition(json));
    const auto events =
        decide(state, {.player = PlayerId{1}, .action = command::Discard{Hand{{Card::Ore, 2}, {Card::Wool, 2}}}});
    QVERIFY(events.ok());
    const auto after = applied(state, events.value());
    QCOMPARE(after.pending.size(), std::size_t(1));
    QVERIFY(after.pending.front().kind == DecisionKind::MoveRobber);
    QCOMPARE(after.pending.front().player, PlayerId{0});
}

QTEST_APPLESS_MAIN(PositionTest)
#include "position_test.moc"
