// SPDX-License-Identifier: GPL-3.0-or-later
// Commands as JSON: writing and reading, malformed and refused ones.
#include "engine/choices/legal_commands.h"
#include "engine/game.h"
#include "engine/record/commands.h"
#include "engine/record/parsed.h"
#include "engine/record/position.h"
#include "tests/support/random_game.h"

#include <QTest>

using namespace reeve;
using namespace reeve::record;

namespace {

GameState game(const char* rules = "{}") {
    const auto setup = R"({"players":["red","blue","white"],"seed":7,"rules":)" + std::string(rules) + "}";
    return std::get<GameState>(readSetup(Json::parse(setup)));
}

} // namespace

class CommandsTest : public QObject {
    Q_OBJECT

private slots:
    void everyCommandOfRandomGamesIsWrittenAndReadUnchanged_data();
    void everyCommandOfRandomGamesIsWrittenAndReadUnchanged();
    void everyCommandOfTheContractIsUnderstood_data();
    void everyCommandOfTheContractIsUnderstood();
    void malformedCommandsSayWhatIsWrongAndWhere_data();
    void malformedCommandsSayWhatIsWrongAndWhere();
    void whatDependsOnThePositionIsRefused_data();
    void whatDependsOnThePositionIsRefused();
    void aFaultAfterARefusedColorIsFoundAllTheSame();
    void passAnswersTheDecisionThatAllowsIt();
    void progressAndDevelopmentCardsAreNoGoodsOfAnyTrade_data();
    void progressAndDevelopmentCardsAreNoGoodsOfAnyTrade();
};

void CommandsTest::everyCommandOfRandomGamesIsWrittenAndReadUnchanged_data() {
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 12; ++seed) QTest::addRow("seed %d", seed) << seed;
    for (int seed = 13; seed <= 16; ++seed) QTest::addRow("seed %d with Seafarers", seed) << seed;
}

void CommandsTest::everyCommandOfRandomGamesIsWrittenAndReadUnchanged() {
    QFETCH(int, seed);
    Rules rules;
    rules.edition = static_cast<Edition>(seed % 3);
    if (seed % 3 == 1) rules.set(reeve::Option::Nasty);
    if (seed % 4 == 3) rules = Rules{.game = GameKind::Base, .edition = Edition::Compact, .options = 0, .target = 10};
    if (seed % 8 == 7 && seed <= 12) rules.set(reeve::Option::TwoPlayer);
    const auto number = static_cast<std::uint64_t>(seed);
    GameState state =
        seed > 12 ? testing::randomVoyage(number, rules, Scenario::ThroughTheDesert, seed - 10)
                  : testing::randomStart(number, rules, seed % 4 == 1 ? IslandId::Extended : IslandId::Standard);
    Chance chance(static_cast<std::uint64_t>(seed) * 13);
    for (int i = 0; i < 600 && state.turn.phase != Phase::Over; ++i) {
        forEachLegalCommand(state, [&](const Command& command) {
            const auto text = commandJson(command, state).dump();
            const auto read = parseCommand(std::string_view(text), state);
            QVERIFY2(std::holds_alternative<Command>(read), text.c_str());
            QVERIFY2(std::get<Command>(read) == command, text.c_str());
        });
        if (QTest::currentTestFailed()) return;
        state = applied(state, decide(state, *testing::randomCommand(state, chance)).value());
    }
}

void CommandsTest::everyCommandOfTheContractIsUnderstood_data() {
    QTest::addColumn<QString>("text");
    for (const char* text : {R"({"do":"place","settlement":"c4","road":"c4-c5"})",
                             R"({"do":"place","city":"c4","road":"c4-c5"})",
                             R"({"do":"roll"})",
                             R"({"do":"roll","red":3,"yellow":4,"event":"politics"})",
                             R"({"do":"roll","event":"ship"})",
                             R"({"do":"build","piece":"road","at":"a1-a2"})",
                             R"({"do":"build","piece":"wall","at":"a1"})",
                             R"({"do":"build","piece":"knight","at":"a1"})",
                             R"({"do":"activate","at":"a1"})",
                             R"({"do":"promote","at":"a1"})",
                             R"({"do":"move-knight","from":"a1","to":"a3"})",
                             R"({"do":"chase-robber","knight":"a1","to":"A1"})",
                             R"({"do":"chase-robber","knight":"a1","to":"A1","victim":"blue","card":"cloth"})",
                             R"({"do":"improve","track":"trade"})",
                             R"({"do":"improve","track":"trade","metropolis":"c4"})",
                             R"({"do":"play","card":"alchemist","red":3,"yellow":4})",
                             R"({"do":"play","card":"crane"})",
                             R"({"do":"play","card":"engineer","at":"c4"})",
                             R"({"do":"play","card":"inventor","hexes":["A1","B2"]})",
                             R"({"do":"play","card":"irrigation"})",
                             R"({"do":"play","card":"mining"})",
                             R"({"do":"play","card":"medicine","at":"c4"})",
                             R"({"do":"play","card":"road-building","at":["a1-a2","a2-a3"]})",
                             R"({"do":"play","card":"smith","at":["c4"]})",
                             R"({"do":"play","card":"bishop","to":"A1"})",
                             R"({"do":"play","card":"bishop","to":"A1","cards":{"blue":"ore"}})",
                             R"({"do":"play","card":"deserter","victim":"blue"})",
                             R"({"do":"play","card":"diplomat","road":"a1-a2"})",
                             R"({"do":"play","card":"diplomat","road":"a1-a2","to":"a2-a3"})",
                             R"({"do":"play","card":"intrigue","knight":"a1"})",
                             R"({"do":"play","card":"saboteur"})",
                             R"({"do":"play","card":"spy","victim":"blue"})",
                             R"({"do":"play","card":"warlord"})",
                             R"({"do":"play","card":"wedding"})",
                             R"({"do":"play","card":"commercial-harbor"})",
                             R"({"do":"play","card":"master-merchant","victim":"blue"})",
                             R"({"do":"play","card":"merchant","to":"A1"})",
                             R"({"do":"play","card":"merchant-fleet","kind":"paper"})",
                             R"({"do":"play","card":"resource-monopoly","resource":"ore"})",
                             R"({"do":"play","card":"trade-monopoly","commodity":"cloth"})",
                             R"({"do":"trade-bank","give":{"ore":4},"take":{"coin":1}})",
                             R"({"do":"trade","with":"blue","give":{"ore":1},"take":{"coin":1}})",
                             R"({"do":"harbor-trade","with":"blue","give":{"ore":1}})",
                             R"({"do":"buy-development"})",
                             R"({"do":"buy-development","card":"monopoly"})",
                             R"({"do":"play-development","card":"knight","to":"A1","victim":"blue","stolen":"ore"})",
                             R"({"do":"play-development","card":"road-building","at":["a1-a2"]})",
                             R"({"do":"play-development","card":"year-of-plenty","cards":{"ore":2}})",
                             R"({"do":"play-development","card":"monopoly","resource":"ore"})",
                             R"({"do":"end-turn"})",
                             R"({"do":"discard","cards":{"ore":2,"cloth":1}})",
                             R"({"do":"move-robber","to":"A1"})",
                             R"({"do":"move-robber","to":"A1","victim":null})",
                             R"({"do":"take","cards":{"ore":1}})",
                             R"({"do":"lose-city","at":"c4"})",
                             R"({"do":"draw-progress","track":"trade"})",
                             R"({"do":"draw-progress","track":"trade","card":"merchant"})",
                             R"({"do":"discard-progress","card":"spy"})",
                             R"({"do":"commit-knights","at":[]})",
                             R"({"do":"commit-knights","at":["a1","a3"]})",
                             R"({"do":"relocate-knight","to":"a1"})",
                             R"({"do":"remove-knight","at":"a1"})",
                             R"({"do":"place-knight","at":"a1"})",
                             R"({"do":"give","cards":{"ore":1}})",
                             R"({"do":"take-progress","card":"spy"})",
                             R"({"do":"take-cards","cards":{"ore":2}})",
                             R"({"do":"place-metropolis","at":"c4"})",
                             R"({"do":"place-neutral","color":"white","at":"c4"})",
                             R"({"do":"build-neutral","color":"white","piece":"road","at":"a1-a2"})",
                             R"({"do":"build-neutral","color":"white","piece":"settlement","at":"c4"})",
                             R"({"do":"forced-trade"})",
                             R"({"do":"forced-trade","cards":{"ore":2}})",
                             R"({"do":"robber-to-desert"})",
                             R"({"do":"discard-knight"})"})
        QTest::newRow(text) << text;
}

void CommandsTest::everyCommandOfTheContractIsUnderstood() {
    QFETCH(QString, text);
    const auto state = game();
    const auto read = parseCommand(std::string_view(text.toStdString()), state);
    if (const auto* fault = std::get_if<Fault>(&read)) QFAIL(sentence(*fault).c_str());
    QVERIFY(std::holds_alternative<Command>(read));
    QCOMPARE(QString::fromStdString(commandJson(std::get<Command>(read), state).dump()), text);
}

void CommandsTest::malformedCommandsSayWhatIsWrongAndWhere_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("path");
    const auto row = [](const char* text, const char* path) { QTest::newRow(text) << text << path; };
    row("roll", "");
    row("{}", "");
    row("[1]", "");
    row(R"({"do":7})", "do");
    row(R"({"do":"fly"})", "do");
    row(R"({"do":"end-turn","quietly":true})", "quietly");
    row(R"({"do":"end-turn","player":"pink"})", "player");
    row(R"({"do":"end-turn","do":"roll"})", "");
    row(R"({"do":"place","road":"c4-c5"})", "");
    row(R"({"do":"place","settlement":"c4","city":"c4","road":"c4-c5"})", "city");
    row(R"({"do":"roll","red":0})", "red");
    row(R"({"do":"roll","red":7})", "red");
    row(R"({"do":"roll","red":3.5})", "red");
    row(R"({"do":"roll","red":99999999999999999999})", "red");
    row(R"({"do":"roll","event":"gate"})", "event");
    row(R"({"do":"build","piece":"castle","at":"c4"})", "piece");
    row(R"({"do":"build","piece":"road","at":"c5-c4"})", "at");
    row(R"({"do":"build","piece":"road","at":"c4"})", "at");
    row(R"({"do":"build","piece":"city","at":"c12"})", "at");
    row(R"({"do":"build","piece":"city"})", "");
    row(R"({"do":"discard","cards":{"spy":1}})", "cards.spy");
    row(R"({"do":"discard","cards":{"ore":-1}})", "cards.ore");
    row(R"({"do":"discard","cards":{"ore":"one"}})", "cards.ore");
    row(R"({"do":"discard","cards":["ore"]})", "cards");
    row(R"({"do":"play","card":"alchemist"})", "");
    row(R"({"do":"play","card":"mining","at":"c4"})", "at");
    row(R"({"do":"play","card":"knight"})", "card");
    row(R"({"do":"play","card":"merchant-fleet"})", "");
    row(R"({"do":"play","card":"resource-monopoly","resource":"cloth"})", "resource");
    row(R"({"do":"play","card":"trade-monopoly","commodity":"ore"})", "commodity");
    row(R"({"do":"play","card":"smith","at":"c4"})", "at");
    row(R"({"do":"play","card":"inventor","hexes":["A1","Z9"]})", "hexes[1]");
    row(R"({"do":"move-robber","to":"a1"})", "to");
    row(R"({"do":"move-robber","to":"A1","victim":"nobody"})", "victim");
    row(R"({"do":"build-neutral","color":"white","piece":"city","at":"c4"})", "piece");
}

void CommandsTest::malformedCommandsSayWhatIsWrongAndWhere() {
    QFETCH(QString, text);
    QFETCH(QString, path);
    const auto read = parseCommand(std::string_view(text.toStdString()), game());
    const auto* fault = std::get_if<Fault>(&read);
    QVERIFY(fault != nullptr);
    QCOMPARE(QString::fromStdString(fault->path), path);
    QVERIFY(!fault->message.empty());
}

void CommandsTest::whatDependsOnThePositionIsRefused_data() {
    QTest::addColumn<QString>("text");
    for (const char* text :
         {R"({"do":"end-turn","player":"orange"})", R"({"do":"trade","with":"orange","give":{},"take":{}})",
          R"({"do":"move-robber","to":"A1","victim":"green"})", R"({"do":"play","card":"spy","victim":"orange"})",
          R"({"do":"play","card":"bishop","to":"A1","cards":{"orange":"ore"}})", R"({"do":"take","cards":{}})",
          R"({"do":"take","cards":{"ore":2}})", R"({"do":"take","cards":{"cloth":1}})",
          R"({"do":"play","card":"smith","at":[]})", R"({"do":"play","card":"smith","at":["a1","a3","a5"]})",
          R"({"do":"play","card":"inventor","hexes":["A1"]})", R"({"do":"play","card":"road-building","at":[]})",
          R"({"do":"commit-knights","at":["a1","a2","a3","a4","a5","a6","a7"]})", R"({"do":"pass"})"})
        QTest::newRow(text) << text;
}

void CommandsTest::whatDependsOnThePositionIsRefused() {
    QFETCH(QString, text);
    const auto read = parseCommand(std::string_view(text.toStdString()), game());
    QVERIFY(std::holds_alternative<Refusal>(read));
}

void CommandsTest::aFaultAfterARefusedColorIsFoundAllTheSame() {
    const auto read = parseCommand(std::string_view(R"({"do":"activate","player":"orange","at":"c4","x":1})"), game());
    QVERIFY(std::holds_alternative<Fault>(read));
    const auto event = parseCommand(std::string_view(R"({"do":"roll","event":"ship"})"), game(R"({"game":"base"})"));
    QVERIFY(std::holds_alternative<Fault>(event));
    const auto total = parseCommand(std::string_view(R"({"do":"roll","total":8})"), game());
    QVERIFY(std::holds_alternative<Fault>(total)); // without the red die it is not known who draws a card
    for (const char* text :
         {R"({"do":"roll","total":1})", R"({"do":"roll","total":13})", R"({"do":"roll","total":8,"red":3})"})
        QVERIFY2(std::holds_alternative<Fault>(parseCommand(std::string_view(text), game(R"({"game":"base"})"))), text);
    const auto base = parseCommand(std::string_view(R"({"do":"roll","total":8})"), game(R"({"game":"base"})"));
    QCOMPARE(int(std::get<command::Roll>(std::get<Command>(base).action).red), 8);
    QVERIFY(commandJson(std::get<Command>(base), game(R"({"game":"base"})"))["total"] == 8);
    const auto kind = parseCommand(std::string_view(R"({"do":"play","card":"merchant-fleet"})"),
                                   game(R"({"edition":"collectors-2005"})"));
    QVERIFY(std::holds_alternative<Command>(kind));
}

void CommandsTest::passAnswersTheDecisionThatAllowsIt() {
    auto state = game();
    state.pending.push_back({.kind = DecisionKind::Take, .player = PlayerId{1}});
    const auto read = parseCommand(std::string_view(R"({"do":"pass"})"), state);
    QVERIFY(std::holds_alternative<Command>(read));
    const auto* take = std::get_if<command::Take>(&std::get<Command>(read).action);
    QVERIFY(take != nullptr && take->card == kNoCard);
}

void CommandsTest::progressAndDevelopmentCardsAreNoGoodsOfAnyTrade_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("path");
    const auto row = [](const char* text, const char* path) { QTest::newRow(text) << text << path; };
    row(R"({"do":"trade","with":"blue","give":{"spy":1},"take":{"ore":1}})", "give.spy");
    row(R"({"do":"trade","with":"blue","give":{"ore":1},"take":{"knight":1}})", "take.knight");
    row(R"({"do":"trade-bank","give":{"victory-point":4},"take":{"ore":1}})", "give.victory-point");
    row(R"({"do":"trade-bank","give":{"ore":4},"take":{"crane":1}})", "take.crane");
    row(R"({"do":"harbor-trade","with":"blue","give":{"bishop":1}})", "give.bishop");
    row(R"({"do":"give","cards":{"monopoly":1}})", "cards.monopoly");
}

// Rules: TRADE-12
void CommandsTest::progressAndDevelopmentCardsAreNoGoodsOfAnyTrade() {
    QFETCH(QString, text);
    QFETCH(QString, path);
    const auto read = parseCommand(std::string_view(text.toStdString()), game());
    const auto* fault = std::get_if<Fault>(&read);
    QVERIFY(fault != nullptr);
    QCOMPARE(QString::fromStdString(fault->path), path);
}

QTEST_APPLESS_MAIN(CommandsTest)
#include "commands_test.moc"
