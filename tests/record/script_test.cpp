// SPDX-License-Identifier: GPL-3.0-or-later
// Scripts: answers, undo and redo, corrections, and malformed lines.
#include "engine/board/standard_island.h"
#include "engine/game.h"
#include "engine/record/parsed.h"
#include "engine/record/position.h"
#include "engine/record/script.h"
#include "engine/setup/boards.h"
#include "tests/support/random_game.h"

#include <QTest>

#include <string>
#include <vector>

using namespace reeve;
using namespace reeve::record;

namespace {

constexpr const char* kSetup = R"({"setup":{"players":["red","blue","white"],"seed":7}})";
/// Red's main phase with a city, some cards and nothing to decide.
constexpr const char* kMain =
    R"({"position":{"format":"reeve-position/1","seed":7,"players":["red","blue","white"],)"
    R"("turn":{"number":9,"player":"red","phase":"main"},"pieces":{"red":{"roads":["c3-c4"],"cities":["c4"]}},)"
    R"("hands":{"red":{"brick":2},"blue":{"ore":3}}}})";

Json answer(Script& script, const char* line) {
    script.read(line);
    return Json::parse(script.answer());
}

std::vector<std::string> lines(const std::string& text) {
    std::vector<std::string> all;
    for (std::size_t from = 0; from < text.size();) {
        const auto end = text.find('\n', from);
        all.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return all;
}

} // namespace

class ScriptTest : public QObject {
    Q_OBJECT

private slots:
    void emptyLinesAndCommentsAreSkippedAndCounted();
    void theFirstLineSaysWhereTheGameBegins_data();
    void theFirstLineSaysWhereTheGameBegins();
    void theBoardIsLaidOutAsAsked();
    void whoeverIsNamedBegins();
    void anAcceptedCommandAnswersWithItsEvents();
    void aRefusedCommandNamesTheRuleAndWhatIsMissingAndChangesNothing();
    void undoTakesTheGeneratorBackToo();
    void aNewCommandEmptiesTheRedoList();
    void aCorrectionIsLaidOverThePositionKeyByKey();
    void aCorrectionThatContradictsTheTableIsRefused_data();
    void aCorrectionThatContradictsTheTableIsRefused();
    void aCorrectionOfRoadsMovesTheLongestRoad();
    void aRollGoesOnWhereACorrectionLeavesNothingOwed();
    void aCorrectionThatNamesTheRobberAsOwedAsksForItOnce();
    void aCorrectionThatMovesTheRobberEndsTheSeven();
    void aCorrectionAfterTheRollGivesOutNothingAgain();
    void aCorrectionOfTheTurnsNumberLeavesTheRollAsItIs();
    void aCorrectedHandChangesWhatItOwes();
    void aCorrectedHandOfOneKindIsDiscardedWithoutAsking();
    void aCorrectionThatTakesTheChoiceAwayLeavesNobodyStuck_data();
    void aCorrectionThatTakesTheChoiceAwayLeavesNobodyStuck();
    void aCorrectionToEnoughPointsWinsOnTheOwnTurn();
    void aCorrectedGameThatIsOverOwesNothing();
    void aSecondRollOfTwoPlayersGoesOnAfterACorrection();
    void whomTheCommercialHarborMayStillAskIsWrittenAndRead();
    void undoOfAWholeGameLeadsBackToItsStart();
    void aLogWrittenAsAScriptPlaysTheSameGame();
    void noChangedByteEverCrashesAScript();
};

void ScriptTest::emptyLinesAndCommentsAreSkippedAndCounted() {
    Script script;
    QCOMPARE(script.read(""), Script::Line::Skipped);
    QCOMPARE(script.read("# an evening"), Script::Line::Skipped);
    QCOMPARE(script.read("  \r"), Script::Line::Skipped);
    QCOMPARE(script.read(kSetup), Script::Line::Started);
    QCOMPARE(script.read(R"({"do":"fly"})"), Script::Line::Malformed);
    QCOMPARE(script.number(), 5);
    QVERIFY(script.complaint().find("fly") != std::string::npos);
}

void ScriptTest::theFirstLineSaysWhereTheGameBegins_data() {
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("complaint");
    const auto row = [](const char* line, const char* complaint) { QTest::newRow(line) << line << complaint; };
    row(R"({"do":"roll"})", "unknown key");
    row("{}", "first line");
    row("7", "JSON object");
    row("{", "not JSON");
    row(R"({"position":{}})", "position");
    row(R"({"position":{"format":"reeve-position/1","barbarians":{"spaces":7}}})", "position.barbarians.spaces");
    row(R"({"setup":{"seed":7}})", "players");
    row(R"({"setup":{"players":["red"],"seed":7}})", "two players");
    row(R"({"setup":{"players":["red","blue"],"seed":-7}})", "setup.seed");
    row(R"({"setup":{"players":["red","blue"],"rules":{"edition":"compact"}}})", "setup.rules");
    row(R"({"setup":{"players":["red","blue"],"layout":"round"}})", "setup.layout");
    row(R"({"setup":{"players":["red","blue"],"start":"white"}})", "setup.start");
}

void ScriptTest::theFirstLineSaysWhereTheGameBegins() {
    QFETCH(QString, line);
    QFETCH(QString, complaint);
    Script script;
    QCOMPARE(script.read(line.toStdString()), Script::Line::Malformed);
    QVERIFY2(QString::fromStdString(script.complaint()).contains(complaint), script.complaint().c_str());
    QVERIFY(!script.started());
    QCOMPARE(script.read("{\"position\":\"\xff\"}"), Script::Line::Malformed); // invalid UTF-8
}

// Rules: SETUP-1, SETUP-10, SETUP-16
void ScriptTest::theBoardIsLaidOutAsAsked() {
    const auto started = [](const char* keys) {
        const auto setup = R"({"players":["red","blue","white"],"seed":7)" + std::string(keys) + "}";
        return std::get<GameState>(readSetup(Json::parse(setup))).board;
    };
    QVERIFY(started("") == randomBoard(7));
    QVERIFY(started(R"(,"layout":"random")") == randomBoard(7));
    QVERIFY(started(R"(,"layout":"beginner")") == beginnerBoard());
    QVERIFY(started(R"(,"layout":"letters")") == spiralBoard(7));
}

// Rules: SETUP-31, SETUP-33
void ScriptTest::whoeverIsNamedBegins() {
    Script script;
    QCOMPARE(script.read(R"({"setup":{"players":["red","blue","white"],"seed":7,"start":"white"}})"),
             Script::Line::Started);
    const auto json = answer(script, R"({"do":"place","player":"white","settlement":"c4","road":"c4-c5"})");
    QVERIFY(json["ok"].get<bool>());
    QVERIFY(!answer(script, R"({"do":"place","player":"blue","settlement":"a2","road":"a2-a3"})")["ok"].get<bool>());
    QVERIFY(answer(script, R"({"do":"place","player":"red","settlement":"a2","road":"a2-a3"})")["ok"].get<bool>());
}

void ScriptTest::anAcceptedCommandAnswersWithItsEvents() {
    Script script;
    script.read(kSetup);
    const auto json = answer(script, R"({"do":"place","settlement":"c4","road":"c4-c5"})");
    QCOMPARE(json["line"].get<int>(), 2);
    QVERIFY(json["ok"].get<bool>());
    QCOMPARE(json["events"][0]["event"].get<std::string>(), std::string("building-placed"));
}

void ScriptTest::aRefusedCommandNamesTheRuleAndWhatIsMissingAndChangesNothing() {
    Script script;
    script.read(kMain);
    const auto before = script.log().state();
    const auto json = answer(script, R"({"do":"build","piece":"road","at":"c4-c5"})");
    QVERIFY(!json["ok"].get<bool>());
    QCOMPARE(json["error"]["code"].get<std::string>(), std::string("cannot-afford"));
    QCOMPARE(json["error"]["rule"].get<std::string>(), std::string("BUILD-1"));
    QCOMPARE(json["error"]["message"].get<std::string>(),
             std::string("A road costs 1 brick and 1 lumber; Red has no lumber."));
    QCOMPARE(json["error"]["needs"].dump(), std::string(R"({"lumber":1})"));
    QVERIFY(script.log().state() == before);
    QVERIFY(!script.log().canUndo());
}

void ScriptTest::undoTakesTheGeneratorBackToo() {
    Script script;
    script.read(kMain);
    QCOMPARE(script.read(R"({"do":"undo"})"), Script::Line::Refused);
    QCOMPARE(script.read(R"({"do":"end-turn"})"), Script::Line::Accepted);
    const auto before = script.log().state();
    const auto first = answer(script, R"({"do":"roll"})")["events"];
    QVERIFY(script.log().state().chance != before.chance);
    QCOMPARE(script.read(R"({"do":"undo"})"), Script::Line::Accepted);
    QVERIFY(script.log().state() == before);
    QVERIFY(answer(script, R"({"do":"roll"})")["events"] == first);
}

void ScriptTest::aNewCommandEmptiesTheRedoList() {
    Script script;
    script.read(kMain);
    script.read(R"({"do":"build","piece":"wall","at":"c4"})");
    const auto built = script.log().state();
    script.read(R"({"do":"undo"})");
    QCOMPARE(script.read(R"({"do":"redo"})"), Script::Line::Accepted);
    QVERIFY(script.log().state() == built);
    QCOMPARE(script.read(R"({"do":"redo"})"), Script::Line::Refused);
    script.read(R"({"do":"undo"})");
    script.read(R"({"do":"end-turn"})");
    QCOMPARE(script.read(R"({"do":"redo"})"), Script::Line::Refused);
}

void ScriptTest::aCorrectionIsLaidOverThePositionKeyByKey() {
    Script script;
    script.read(kMain);
    QCOMPARE(
        script.read(
            R"({"do":"correct","set":{"hands":{"red":{"ore":2}},"barbarians":{"spaces":3},"pieces":{"red":{"walls":["c4"]}}}})"),
        Script::Line::Accepted);
    const auto& state = script.log().state();
    QVERIFY((state.players[0].hand == Hand{{Card::Ore, 2}})); // card counts are replaced whole
    QVERIFY((state.players[1].hand == Hand{{Card::Ore, 3}})); // other hands are unchanged
    QCOMPARE(int(state.shipSpaces), 3);
    QCOMPARE(state.players[0].walls.size(), 1);
    QCOMPARE(state.players[0].cities.size(), 1);
    QCOMPARE(script.read(R"({"do":"undo"})"), Script::Line::Accepted);
    QCOMPARE(int(script.log().state().shipSpaces), 0);
}

void ScriptTest::aCorrectionThatContradictsTheTableIsRefused_data() {
    QTest::addColumn<QString>("set");
    for (const char* set :
         {R"({"hands":{"red":{"ore":17}}})", R"({"hands":{"orange":{}}})",
          R"({"pieces":{"blue":{"settlements":["c4"]}}})", R"({"points":{"red":9}})",
          R"({"longest_road":{"player":"red"}})", R"({"barbarians":{"spaces":9}})",
          R"({"metropolises":{"trade":{"player":"red","at":"c4"}}})", R"({"pieces":{"red":{"settlements":["z1"]}}})",
          R"({"pieces":null})", R"({"pieces":{"red":null}})", R"({"pieces":{"red":{"roads":null}}})",
          R"({"hands":null})", R"({"board":null})", R"({"turn":null})", R"({"rules":null})", R"({"points":null})",
          R"({"players":null})",
          // SETUP-33: the player on turn has two buildings already, so no placement would be possible.
          R"({"turn":{"phase":"setup"},"pieces":{"red":{"settlements":["a1"]}}})"})
        QTest::newRow(set) << set;
}

void ScriptTest::aCorrectionThatContradictsTheTableIsRefused() {
    QFETCH(QString, set);
    Script script;
    script.read(kMain);
    const auto before = script.log().state();
    const auto line = R"({"do":"correct","set":)" + set.toStdString() + "}";
    QCOMPARE(script.read(line), Script::Line::Refused);
    QVERIFY(script.answer().find("invalid-correction") != std::string::npos);
    QVERIFY(script.log().state() == before);
}

void ScriptTest::aCorrectionOfRoadsMovesTheLongestRoad() {
    Script script;
    script.read(kMain);
    script.read(R"({"do":"correct","set":{"pieces":{"red":{"roads":["c3-c4","c4-c5","c5-c6","c6-c7","c7-c8"]}}}})");
    QCOMPARE(script.log().state().longestRoad.player, PlayerId{0});
    // Blue's road becomes as long; Red had the card first and keeps it.
    script.read(R"({"do":"correct","set":{"pieces":{"blue":{"roads":["e1-e2","e2-e3","e3-e4","e4-e5","e5-e6"]}}}})");
    QCOMPARE(script.log().state().longestRoad.player, PlayerId{0});
    script.read(R"({"do":"correct","set":{"pieces":{"red":{"roads":["c3-c4"]}}}})");
    QCOMPARE(script.log().state().longestRoad.player, PlayerId{1});
}

void ScriptTest::undoOfAWholeGameLeadsBackToItsStart() {
    const auto start = testing::randomStart(5, Rules{});
    Log log(start);
    Chance chance(5);
    std::vector<GameState> states{start};
    for (int i = 0; i < 200; ++i) {
        const auto command = testing::randomCommand(log.state(), chance);
        if (!command || !log.submit(*command).ok()) break;
        states.push_back(log.state());
    }
    QVERIFY(states.size() > 100);
    const auto end = log.state();
    for (std::size_t i = states.size() - 1; i > 0; --i) {
        QVERIFY(log.state() == states[i]);
        QVERIFY(log.undo());
    }
    QVERIFY(log.state() == start && !log.canUndo());
    while (log.redo()) {
    }
    QVERIFY(log.state() == end);
}

void ScriptTest::aLogWrittenAsAScriptPlaysTheSameGame() {
    Log log(testing::randomStart(6, Rules{}));
    Chance chance(6);
    for (int i = 0; i < 150; ++i)
        if (const auto command = testing::randomCommand(log.state(), chance)) QVERIFY(log.submit(*command).ok());
    auto corrected = log.state();
    corrected.shipSpaces = 5;
    log.correct(corrected);
    Script script;
    for (const auto& line : lines(scriptText(log))) {
        const auto result = script.read(line);
        QVERIFY2(result == Script::Line::Started || result == Script::Line::Accepted, line.c_str());
    }
    QVERIFY(script.log().state() == log.state());
}

namespace {

Json finalPosition(const Script& script) { return toJson(script.log().state()); }
Json pendingOf(const Script& script) { return finalPosition(script)["pending"]; }

/// A position after the first attack of the barbarians.
std::string rolled(const std::string& parts) {
    return R"({"position":{"format":"reeve-position/1","seed":7,"players":["red","blue","white"],"barbarians":{"attacks":1},)" +
           parts + "}}";
}

bool accepted(Script& script, const std::string& line) { return script.read(line) == Script::Line::Accepted; }

} // namespace

// Blue must discard the fifth progress card before production; at the table the card was put back, and the record is
// corrected.
void ScriptTest::aRollGoesOnWhereACorrectionLeavesNothingOwed() {
    Script script;
    const std::string start =
        R"({"position":{"format":"reeve-position/1","seed":7,"players":["red","blue","white"],"barbarians":{"attacks":1},)"
        R"("turn":{"number":9,"player":"red","phase":"roll"},"improvements":{"blue":{"trade":5}},)"
        R"("progress":{"blue":{"hand":["spy","spy","bishop","wedding"]}},"decks":{"trade":["merchant","merchant-fleet"]},)"
        R"("pieces":{"red":{"settlements":["a1","a3","a5","c1","e1"]}}}})";
    QVERIFY(script.read(start) == Script::Line::Started);
    const auto& numbers = script.log().state().board.number; // a number for which Red's building on a1 or a3 produces
    const int number =
        numbers[index(*hexNamed("A1"))] != 0 ? numbers[index(*hexNamed("A1"))] : numbers[index(*hexNamed("A2"))];
    const int red = number <= 7 ? 1 : number - 6;
    QVERIFY(accepted(script, R"({"do":"roll","red":)" + std::to_string(red) + R"(,"yellow":)" +
                                 std::to_string(number - red) + R"(,"event":"trade"})"));
    QCOMPARE(pendingOf(script)[0]["decide"].get<std::string>(), "discard-progress");
    QCOMPARE(script.log().state().player(PlayerId{0}).hand.total(), 0);
    QVERIFY(accepted(
        script,
        R"({"do":"correct","set":{"progress":{"blue":{"hand":["spy","bishop","wedding","merchant"]}},"pending":[]}})"));
    QVERIFY(script.log().state().player(PlayerId{0}).hand.total() > 0);
    QVERIFY(script.log().state().turn.resolving == Resolving::Nothing);
    const auto events = Json::parse(script.answer())["events"];
    QCOMPARE(events[0]["event"].get<std::string>(), "corrected");
    QCOMPARE(events[1]["event"].get<std::string>(), "event-resolved");
    const int produced = script.log().state().player(PlayerId{0}).hand.total();
    QVERIFY(accepted(script, R"({"do":"end-turn"})"));
    QCOMPARE(script.log().state().player(PlayerId{0}).hand.total(), produced);

    // Only the hand is corrected: with four cards no discard is owed any more.
    QVERIFY(accepted(script, R"({"do":"undo"})") && accepted(script, R"({"do":"undo"})"));
    QVERIFY(accepted(script,
                     R"({"do":"correct","set":{"progress":{"blue":{"hand":["spy","bishop","wedding","merchant"]}}}})"));
    QVERIFY(pendingOf(script).empty());
    QCOMPARE(script.log().state().player(PlayerId{0}).hand.total(), produced);
}

void ScriptTest::aCorrectionThatNamesTheRobberAsOwedAsksForItOnce() {
    Script script;
    QVERIFY(
        script.read(rolled(
            R"("turn":{"number":9,"player":"red","phase":"roll"},"hands":{"blue":{"ore":5,"wool":5},"white":{"ore":5,"wool":4}})")) ==
        Script::Line::Started);
    QVERIFY(accepted(script, R"({"do":"roll","red":3,"yellow":4,"event":"trade"})"));
    QVERIFY(accepted(
        script,
        R"({"do":"correct","set":{"hands":{"blue":{"ore":5},"white":{"ore":5}},"pending":[{"player":"red","decide":"move-robber"}]}})"));
    QCOMPARE(pendingOf(script).size(), std::size_t{1});
    const auto to = script.log().state().board.robber == *hexNamed("A1") ? "A2" : "A1";
    QVERIFY(accepted(script, std::string(R"({"do":"move-robber","to":")") + to + "\"}"));
    QVERIFY(pendingOf(script).empty());
    QVERIFY(script.log().state().turn.resolving == Resolving::Nothing);
    QVERIFY(accepted(script, R"({"do":"end-turn"})"));
}

void ScriptTest::aCorrectionThatMovesTheRobberEndsTheSeven() {
    const std::string start = rolled(
        R"("turn":{"number":9,"player":"red","phase":"roll"},"progress":{"red":{"hand":["saboteur"]}},"hands":{"blue":{"ore":5,"wool":5}})");
    Script script;
    QVERIFY(script.read(start) == Script::Line::Started);
    QVERIFY(accepted(script, R"({"do":"roll","red":3,"yellow":4,"event":"trade"})"));
    QVERIFY(accepted(script, R"({"do":"correct","set":{"hands":{"blue":{"ore":2,"wool":3}},"pending":[]}})"));
    QCOMPARE(pendingOf(script)[0]["decide"].get<std::string>(), "move-robber"); // follows the discards
    QVERIFY(accepted(script, R"({"do":"undo"})"));
    const auto to = script.log().state().board.robber == *hexNamed("A1") ? "A2" : "A1";
    QVERIFY(accepted(
        script,
        std::string(R"({"do":"correct","set":{"hands":{"blue":{"ore":2,"wool":3}},"pending":[],"board":{"robber":")") +
            to + "\"}}}"));
    QVERIFY(pendingOf(script).empty());
    // half of five cards; the robber does not move after it
    QVERIFY(accepted(script, R"({"do":"play","card":"saboteur"})"));
    QVERIFY(accepted(script, R"({"do":"discard","player":"blue","cards":{"ore":2}})"));
    QVERIFY(pendingOf(script).empty());
}

void ScriptTest::aCorrectionAfterTheRollGivesOutNothingAgain() {
    Script script;
    QVERIFY(
        script.read(rolled(
            R"("turn":{"number":9,"player":"red","phase":"main","dice":{"red":3,"yellow":4,"event":"trade"}},)"
            R"("progress":{"red":{"hand":["saboteur"]},"blue":{"hand":["spy","spy","bishop","wedding"]}},"hands":{"blue":{"ore":5,"wool":5}})")) ==
        Script::Line::Started);
    QVERIFY(accepted(
        script,
        R"({"do":"correct","set":{"decks":{"politics":[]},"progress":{"blue":{"hand":["spy","spy","bishop","wedding","warlord"]}},)"
        R"("pending":[{"player":"blue","decide":"discard-progress"}]}})"));
    QVERIFY(accepted(script, R"({"do":"discard-progress","player":"blue","card":"spy"})"));
    QVERIFY(pendingOf(script).empty()); // the 7 in the record was resolved before, so no discards and no robber
    QVERIFY(accepted(script, R"({"do":"play","card":"saboteur"})"));
    QVERIFY(accepted(script, R"({"do":"correct","set":{"turn":{"number":12}}})"));
    QVERIFY(accepted(script, R"({"do":"discard","player":"blue","cards":{"ore":5}})"));
    QVERIFY(pendingOf(script).empty());
}

void ScriptTest::aCorrectionOfTheTurnsNumberLeavesTheRollAsItIs() {
    Script script;
    QVERIFY(script.read(
                rolled(R"("turn":{"number":9,"player":"red","phase":"roll"},"hands":{"blue":{"ore":5,"wool":5}})")) ==
            Script::Line::Started);
    QVERIFY(accepted(script, R"({"do":"roll","red":3,"yellow":4,"event":"trade"})"));
    QVERIFY(accepted(script, R"({"do":"correct","set":{"turn":{"number":12}}})"));
    QVERIFY(accepted(script, R"({"do":"discard","player":"blue","cards":{"ore":5}})"));
    QCOMPARE(pendingOf(script)[0]["decide"].get<std::string>(), "move-robber");
}

void ScriptTest::aCorrectedHandChangesWhatItOwes() {
    Script script;
    QVERIFY(
        script.read(rolled(
            R"("turn":{"number":9,"player":"red","phase":"roll"},"hands":{"blue":{"ore":5,"wool":4},"white":{"ore":4,"wool":4}})")) ==
        Script::Line::Started);
    QVERIFY(accepted(script, R"({"do":"roll","red":3,"yellow":4,"event":"trade"})"));
    QCOMPARE(pendingOf(script)[0]["count"].get<int>(), 4);
    QVERIFY(accepted(script, R"({"do":"correct","set":{"hands":{"blue":{"ore":7,"wool":4}}}})"));
    QCOMPARE(pendingOf(script)[0]["count"].get<int>(), 5); // half of eleven
    QVERIFY(accepted(script, R"({"do":"correct","set":{"hands":{"blue":{"ore":2,"wool":1}}}})"));
    QCOMPARE(pendingOf(script).size(), std::size_t{1}); // three cards are not above the limit
    QCOMPARE(pendingOf(script)[0]["player"].get<std::string>(), "white");
    QVERIFY(accepted(script, R"({"do":"correct","set":{"hands":{"white":{"ore":2}}}})"));
    QCOMPARE(pendingOf(script)[0]["decide"].get<std::string>(), "move-robber");
}

void ScriptTest::aCorrectedHandOfOneKindIsDiscardedWithoutAsking() {
    Script script;
    QVERIFY(script.read(
                rolled(R"("turn":{"number":9,"player":"red","phase":"roll"},"hands":{"blue":{"ore":5,"wool":4}})")) ==
            Script::Line::Started);
    QVERIFY(accepted(script, R"({"do":"roll","red":3,"yellow":4,"event":"trade"})"));
    QVERIFY(accepted(script, R"({"do":"correct","set":{"hands":{"blue":{"ore":9}}}})"));
    QCOMPARE(script.log().state().player(PlayerId{1}).hand, Hand::of(Card::Ore, 5));
    QCOMPARE(pendingOf(script)[0]["decide"].get<std::string>(), "move-robber");
}

void ScriptTest::aCorrectionThatTakesTheChoiceAwayLeavesNobodyStuck_data() {
    QTest::addColumn<QByteArray>("parts");
    QTest::addColumn<QByteArray>("set");
    const auto row = [](const char* name, const char* parts, const char* set) {
        QTest::newRow(name) << QByteArray(parts) << QByteArray(set);
    };
    row("no city is left to lose",
        R"("pieces":{"red":{"cities":["c4","c8"]}},"pending":[{"player":"red","decide":"lose-city"}])",
        R"({"pieces":{"red":{"cities":[],"settlements":["c4","c8"]}}})");
    row("one city is left to lose",
        R"("pieces":{"red":{"cities":["c4","c8"]}},"pending":[{"player":"red","decide":"lose-city"}])",
        R"({"pieces":{"red":{"cities":["c4"],"settlements":["c8"]}}})");
    row("no commodity is left to give",
        R"("hands":{"blue":{"coin":1,"cloth":1,"ore":1}},"pending":[{"player":"blue","decide":"give","to":"red","commodity":true}])",
        R"({"hands":{"blue":{"ore":1}}})");
    row("one kind is left to give",
        R"("hands":{"blue":{"coin":1,"cloth":1,"ore":1}},"pending":[{"player":"blue","decide":"give","to":"red","count":2}])",
        R"({"hands":{"blue":{"ore":3}}})");
    row("nothing is left to take",
        R"("hands":{"blue":{"coin":1,"cloth":1,"ore":1}},"pending":[{"player":"red","decide":"take-cards","from":"blue"}])",
        R"({"hands":{"blue":{}}})");
    row("no knight is left to remove",
        R"("pieces":{"blue":{"roads":["c3-c4"],"knights":[{"at":"c3"},{"at":"c4"}]}},"pending":[{"player":"blue","decide":"remove-knight"}])",
        R"({"pieces":{"blue":{"knights":[]}}})");
    row("no place is left for a displaced knight",
        R"("pieces":{"blue":{"roads":["c3-c4","c2-c3"]}},"pending":[{"player":"blue","decide":"relocate-knight","knight":{"at":"c3"}}])",
        R"({"pieces":{"blue":{"roads":[]}}})");
    row("one place is left for a displaced knight",
        R"("pieces":{"blue":{"roads":["c3-c4","c2-c3"]}},"pending":[{"player":"blue","decide":"relocate-knight","knight":{"at":"c3"}}])",
        R"({"pieces":{"blue":{"roads":["c3-c4"]}}})");
    row("no place is left for the deserter's knight",
        R"("pieces":{"red":{"roads":["c3-c4"]}},"pending":[{"player":"red","decide":"place-knight"}])",
        R"({"pieces":{"red":{"roads":[]}}})");
    row("no piece is left for the deserter's knight",
        R"("pieces":{"red":{"roads":["c3-c4","c4-c5"]}},"pending":[{"player":"red","decide":"place-knight"}])",
        R"({"pieces":{"red":{"knights":[{"at":"c3"},{"at":"c4"}]}}})");
    row("the spy finds nothing",
        R"("progress":{"blue":{"hand":["smith","warlord"]}},"pending":[{"player":"red","decide":"take-progress","from":"blue"}])",
        R"({"progress":{"blue":{"hand":[]}}})");
    row("no card is left to draw", R"("pending":[{"player":"red","decide":"draw-progress"}])",
        R"({"decks":{"trade":[],"politics":[],"science":[]}})");
    row("the last card is drawn", R"("pending":[{"player":"red","decide":"draw-progress"}])",
        R"({"decks":{"trade":[],"politics":["spy"],"science":[]}})");
    row("no hidden card is left to put back",
        R"("progress":{"blue":{"hand":["smith","spy","bishop","mining","warlord"]}},"pending":[{"player":"blue","decide":"discard-progress"}])",
        R"({"progress":{"blue":{"hand":[]}}})");
    row("no resource is left to take", R"("pending":[{"player":"red","decide":"take"}])",
        R"({"hands":{"white":{"brick":19,"lumber":19,"wool":19,"grain":19,"ore":19}}})");
    row("one city is left for the metropolis",
        R"("improvements":{"red":{"trade":4}},"pieces":{"red":{"cities":["c4","c8"]}},"pending":[{"player":"red","decide":"place-metropolis","track":"trade"}])",
        R"({"pieces":{"red":{"cities":["c4"],"settlements":["c8"]}}})");
    row("no active knight is left to send",
        R"("rules":{"options":["nasty"]},"pieces":{"red":{"knights":[{"at":"c4","active":true}]}},"pending":[{"player":"red","decide":"commit-knights"}])",
        R"({"pieces":{"red":{"knights":[{"at":"c4","active":false}]}}})");
}

void ScriptTest::aCorrectionThatTakesTheChoiceAwayLeavesNobodyStuck() {
    QFETCH(const QByteArray, parts);
    QFETCH(const QByteArray, set);
    Script script;
    const std::string start =
        R"({"position":{"format":"reeve-position/1","seed":7,"players":["red","blue","white"],"barbarians":{"attacks":1},)"
        R"("turn":{"number":9,"player":"red","phase":"main","dice":{"red":1,"yellow":1,"event":"trade"},"resolving":"nothing"},)" +
        parts.toStdString() + "}}";
    QVERIFY2(script.read(start) == Script::Line::Started, script.complaint().c_str());
    QCOMPARE(pendingOf(script).size(), std::size_t{1});
    QVERIFY2(accepted(script, R"({"do":"correct","set":)" + set.toStdString() + "}"), script.answer().c_str());
    QVERIFY2(pendingOf(script).empty(), script.answer().c_str());
    QVERIFY2(accepted(script, R"({"do":"end-turn"})"), script.answer().c_str());
}

void ScriptTest::aCorrectionToEnoughPointsWinsOnTheOwnTurn() {
    const std::string start =
        rolled(R"("turn":{"number":9,"player":"red","phase":"main","dice":{"red":1,"yellow":1,"event":"trade"}},)"
               R"("pieces":{"red":{"cities":["a1","a3","a5","c1"]},"blue":{"cities":["e1","e3","e5","c9"]}})");
    Script script;
    QVERIFY(script.read(start) == Script::Line::Started);
    QVERIFY(accepted(script, R"({"do":"correct","set":{"defender":{"red":5}}})"));
    QCOMPARE(finalPosition(script)["winner"].get<std::string>(), "red");
    QCOMPARE(finalPosition(script)["turn"]["phase"].get<std::string>(), "over");
    QCOMPARE(Json::parse(script.answer())["events"].back()["event"].get<std::string>(), "game-won");
    QVERIFY(accepted(script, R"({"do":"undo"})"));
    QVERIFY(finalPosition(script)["winner"].is_null());

    // The points of another player are checked when that player's turn begins.
    QVERIFY(accepted(script, R"({"do":"correct","set":{"defender":{"blue":5}}})"));
    QVERIFY(finalPosition(script)["winner"].is_null());
    QVERIFY(accepted(script, R"({"do":"end-turn"})"));
    QCOMPARE(finalPosition(script)["winner"].get<std::string>(), "blue");
}

void ScriptTest::aCorrectedGameThatIsOverOwesNothing() {
    Script script;
    QVERIFY(script.read(
                rolled(R"("turn":{"number":9,"player":"red","phase":"roll"},"hands":{"blue":{"ore":5,"wool":5}})")) ==
            Script::Line::Started);
    QVERIFY(accepted(script, R"({"do":"roll","red":3,"yellow":4,"event":"trade"})"));
    QVERIFY(accepted(script,
                     R"({"do":"correct","set":{"turn":{"phase":"over"},"winner":"white","defender":{"white":13}}})"));
    QVERIFY(pendingOf(script).empty());
}

void ScriptTest::aSecondRollOfTwoPlayersGoesOnAfterACorrection() {
    Script script;
    QVERIFY(
        script.read(
            R"({"position":{"format":"reeve-position/1","seed":7,"rules":{"game":"base","options":["two-player"]},"players":["red","blue"],)"
            R"("turn":{"number":9,"player":"red","phase":"roll"},"this_turn":{"rolls":[5]},"hands":{"blue":{"ore":5,"wool":5}}}})") ==
        Script::Line::Started);
    QVERIFY(accepted(script, R"({"do":"roll","red":3,"yellow":4})"));
    QCOMPARE(pendingOf(script)[0]["decide"].get<std::string>(), "discard");
    QVERIFY2(accepted(script, R"({"do":"correct","set":{"hands":{"blue":{"ore":5}},"pending":[]}})"),
             script.answer().c_str());
    QCOMPARE(pendingOf(script)[0]["decide"].get<std::string>(), "move-robber");
    const auto to = script.log().state().board.robber == *hexNamed("A1") ? "A2" : "A1";
    QVERIFY(accepted(script, std::string(R"({"do":"move-robber","to":")") + to + "\"}"));
    QCOMPARE(finalPosition(script)["turn"]["phase"].get<std::string>(), "main");
}

void ScriptTest::whomTheCommercialHarborMayStillAskIsWrittenAndRead() {
    Script script;
    QVERIFY(
        script.read(rolled(
            R"("turn":{"number":9,"player":"red","phase":"main"},"progress":{"red":{"hand":["commercial-harbor","commercial-harbor"]}},)"
            R"("hands":{"red":{"ore":5},"blue":{"coin":1},"white":{"wool":1}})")) == Script::Line::Started);
    QVERIFY(!finalPosition(script)["this_turn"].contains("commercial_harbor"));
    QVERIFY(accepted(script, R"({"do":"play","card":"commercial-harbor"})"));
    QVERIFY(accepted(script, R"({"do":"harbor-trade","with":"blue","give":{"ore":1}})"));
    QVERIFY(accepted(script, R"({"do":"harbor-trade","with":"white","give":{"ore":1}})"));
    QVERIFY(finalPosition(script)["this_turn"]["commercial_harbor"] ==
            Json::array()); // all players have been asked; a second card does not allow to ask one again
    const auto read = readPosition(finalPosition(script));
    QVERIFY(std::get<GameState>(read) == script.log().state());
    QVERIFY(accepted(script, R"({"do":"play","card":"commercial-harbor"})"));
    QVERIFY(!accepted(script, R"({"do":"harbor-trade","with":"blue","give":{"ore":1}})"));
}

void ScriptTest::noChangedByteEverCrashesAScript() {
    Log log(testing::randomStart(9, Rules{}));
    Chance chance(9);
    for (int i = 0; i < 120; ++i)
        if (const auto command = testing::randomCommand(log.state(), chance)) log.submit(*command);
    const auto good = lines(scriptText(log));
    int malformed = 0;
    int played = 0;
    for (int round = 0; round < 250; ++round) {
        Script script;
        for (std::size_t i = 0; i < good.size(); ++i) {
            auto line = good[i];
            const bool damage = i == 0 ? round % 3 == 0 : chance.draw(6) == 0;
            for (int n = damage ? 1 + chance.draw(3) : 0; n > 0; --n) {
                const auto at = static_cast<std::size_t>(chance.draw(static_cast<int>(line.size())));
                switch (chance.draw(4)) {
                case 0: line[at] = static_cast<char>(chance.draw(256)); break;
                case 1: line.erase(at, 1); break;
                case 2: line.insert(at, 1, "0123456789{}[],:\"-"[chance.draw(18)]); break;
                default: line[at] = static_cast<char>('0' + chance.draw(10)); break;
                }
                if (line.empty()) break;
            }
            const auto result = script.read(line);
            if (result == Script::Line::Malformed) {
                ++malformed;
                QVERIFY(!script.complaint().empty());
                break;
            }
            if (result == Script::Line::Accepted || result == Script::Line::Refused) {
                ++played;
                QVERIFY(Json::accept(script.answer()));
            }
        }
        if (script.started()) {
            const auto text = positionText(script.log().state());
            const auto read = readPosition(std::string_view(text));
            QVERIFY2(std::holds_alternative<GameState>(read), text.c_str());
        }
    }
    QVERIFY(malformed > 50);
    QVERIFY(played > 200);
}

QTEST_APPLESS_MAIN(ScriptTest)
#include "script_test.moc"
