// SPDX-License-Identifier: GPL-3.0-or-later
// Answers of a script for a viewer, and the keys of a view (engine/record/README.md, "A view").
#include "engine/record/script.h"
#include "engine/record/view.h"
#include "engine/view/seen_event.h"

#include <QTest>

using namespace reeve;
using namespace reeve::record;

namespace {

/// A 7 was rolled: Red moves the robber, which stands on the desert, and may rob Blue at a1.
constexpr const char* kSeven =
    R"({"position":{"format":"reeve-position/1","seed":7,"players":["red","blue","white"],)"
    R"("turn":{"number":9,"player":"red","phase":"main"},"barbarians":{"spaces":2,"attacks":1},)"
    R"("pieces":{"blue":{"settlements":["a1"],"roads":["a1-a2"]},"red":{"cities":["c4"],"roads":["c3-c4"]}},)"
    R"("hands":{"blue":{"ore":3,"wool":1}},"progress":{"white":{"hand":["spy"]}},)"
    R"("pending":[{"player":"red","decide":"move-robber"}]}})";
constexpr const char* kTheft = R"({"do":"move-robber","to":"A1","victim":"blue","card":"wool"})";

Json answer(Script& script, const char* line) {
    script.read(line);
    return Json::parse(script.answer());
}

const Json& named(const Json& events, const char* name) {
    for (const auto& event : events)
        if (event["event"] == name) return event;
    static const Json none;
    return none;
}

} // namespace

class ViewTest : public QObject {
    Q_OBJECT

private slots:
    void aStolenCardIsNamedToThiefAndVictim();
    void aRefusalIsToldToTheOneWhoAsked();
    void ofACorrectionAViewerLearnsThatItWasMade();
    void whoIsNotInTheGameDoesNotLook();
    void aPlayersViewHasTheOwnHandAndNumbersOfTheOthers();
    void aViewNamesNoHiddenCardOfOthers();
};

// Rules: ROBBER-5, PROD-11
void ViewTest::aStolenCardIsNamedToThiefAndVictim() {
    for (const auto* viewer : {"red", "blue", "white", "table", "spectator"}) {
        Script script(viewer);
        script.read(kSeven);
        const auto theft = named(answer(script, kTheft)["events"], "card-stolen");
        QCOMPARE(theft["victim"].get<std::string>(), std::string("blue"));
        const bool concerned = viewer == std::string("red") || viewer == std::string("blue");
        QCOMPARE(theft.contains("card"), concerned);
        if (concerned) QCOMPARE(theft["card"].get<std::string>(), std::string("wool"));
    }
    Script everything;
    everything.read(kSeven);
    QVERIFY(named(answer(everything, kTheft)["events"], "card-stolen").contains("card"));
}

void ViewTest::aRefusalIsToldToTheOneWhoAsked() {
    Script red("red"), blue("blue");
    red.read(kSeven);
    blue.read(kSeven);
    const char* tooEarly = R"({"do":"end-turn","player":"red"})";
    QCOMPARE(answer(red, tooEarly)["error"]["code"].get<std::string>(), std::string("decision-pending"));
    QCOMPARE(answer(blue, tooEarly).dump(), std::string(R"({"line":2,"ok":false})"));
}

void ViewTest::ofACorrectionAViewerLearnsThatItWasMade() {
    Script white("white");
    white.read(kSeven);
    const auto told = answer(white, R"({"do":"correct","set":{"hands":{"blue":{"coin":1}}}})")["events"];
    QCOMPARE(told[0].dump(), std::string(R"({"event":"corrected"})"));
}

void ViewTest::whoIsNotInTheGameDoesNotLook() {
    Script orange("orange");
    QVERIFY(orange.read(kSeven) == Script::Line::Malformed);
    QVERIFY(QByteArray::fromStdString(orange.complaint()).contains("orange"));
}

void ViewTest::aPlayersViewHasTheOwnHandAndNumbersOfTheOthers() {
    Script blue("blue");
    blue.read(kSeven);
    const auto view = Json::parse(blue.outcome())["view"];
    QCOMPARE(view["you"]["hand"].dump(), std::string(R"({"wool":1,"ore":3})"));
    QCOMPARE(view["you"]["rates"]["ore"].get<int>(), 3); // a 3:1 harbour at a1
    QCOMPARE(view["players"][1]["cards"].get<int>(), 4);
    QCOMPARE(view["players"][2]["progress"].get<int>(), 1);
    QCOMPARE(view["players"][2]["backs"]["politics"].get<int>(), 1);
    QCOMPARE(view["game"]["on"].get<std::string>(), std::string("red"));
    QCOMPARE(view["ship"]["strength"].get<int>(), 1);
    QVERIFY(view["prompts"].empty());
    QCOMPARE(view["others"][0]["decide"].get<std::string>(), std::string("move-robber"));
    Script red("red");
    red.read(kSeven);
    const auto own = Json::parse(red.outcome())["view"];
    QCOMPARE(own["you"]["rates"]["ore"].get<int>(), 4);
    QVERIFY(own["prompts"][0]["choices"].size() > 10);
    QCOMPARE(own["prompts"][0]["pass"].get<bool>(), false);
    QVERIFY(own["others"].empty());
}

void ViewTest::aViewNamesNoHiddenCardOfOthers() {
    Script red("red");
    red.read(kSeven);
    const auto text = QByteArray::fromStdString(red.outcome());
    QVERIFY(text.contains("\"wool\"")); // among the rates of the bank
    QVERIFY(!text.contains("spy"));
    for (const char* key : {"\"seed\"", "\"draws\"", "\"decks\"", "\"hands\""}) QVERIFY(!text.contains(key));
}

QTEST_GUILESS_MAIN(ViewTest)
#include "view_test.moc"
