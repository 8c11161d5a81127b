// SPDX-License-Identifier: GPL-3.0-or-later
// Stored steps with a wrong value in each field of each event, as in a file from elsewhere: each is a fault, or a game
// that can be written, shown and continued. REEVE_STEPS: steps for each kind of event.
#include "engine/advance.h"
#include "engine/record/position.h"
#include "engine/record/stored_events.h"
#include "tests/support/kinds_of_games.h"
#include "tests/support/wish.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <map>

using namespace reeve;
using namespace reeve::record;
using namespace reeve::testing;

namespace {

constexpr int kMostCommands = 900;

/// Pointers to all members and items of a document.
void collect(const Json& json, const Json::json_pointer& at, std::vector<Json::json_pointer>& all) {
    if (!json.is_structured()) return;
    for (const auto& [key, value] : json.items()) {
        const auto next = json.is_array() ? at / static_cast<std::size_t>(std::stoul(key)) : at / key;
        all.push_back(next);
        collect(value, next, all);
    }
}

/// Values that a field may have in a file from elsewhere.
const Json& values() {
    static const Json all = Json::parse(
        R"([null,true,-1,0,1,3,6,7,15,100,200,255,65535,"","red","blue","brown","a1","d6","f7","a1-a2","e8-f8","A1","C3","E3","sea",
            "give","discard","place-metropolis","relocate-knight","roll-losses","take-gold","special-build","spy","printer","merchant",
            "knight","victory-point","trade","science","ore","paper",[],{},{"ore":100},{"ore":100,"brick":100,"paper":100},{"ore":-1}])");
    return all;
}

} // namespace

class StoredEventsTest : public QObject {
    Q_OBJECT

private slots:
    void aWrongValueInAnyFieldIsAFaultOrAGame_data();
    void aWrongValueInAnyFieldIsAFaultOrAGame();

private:
    void open(const Json& stored, const GameState& before);
    int m_read = 0, m_faults = 0;
};

/// Opens a step, and continues the game if it has one.
void StoredEventsTest::open(const Json& stored, const GameState& before) {
    const auto lost = afterALostStep(stored, Json::object(), before);
    const auto read = readStoredEvents(stored, Json::object(), before);
    if (const auto* fault = std::get_if<Fault>(&read)) {
        ++m_faults;
        QVERIFY(!fault->message.empty());
    } else {
        ++m_read;
    }
    for (const auto* state : {std::get_if<GameState>(&lost),
                              std::holds_alternative<Fault>(read) ? nullptr : &std::get<StoredEvents>(read).after}) {
        if (state == nullptr) continue;
        const auto fault = checkPosition(*state);
        QVERIFY2(!fault || fault->path == "winner", stored.dump().c_str());
        QVERIFY(!positionText(*state).empty());
        Chance chance(7);
        GameState now = *state;
        for (int n = 0; n < 3 && now.turn.phase != Phase::Over; ++n) {
            const auto command = drawLegalCommand(now, chance);
            if (!command) break;
            GameState ahead = now;
            static_cast<void>(advance(ahead, *command));
            const auto decided = decide(now, *command);
            if (!decided) break;
            now = applied(now, decided.value());
        }
    }
}

void StoredEventsTest::aWrongValueInAnyFieldIsAFaultOrAGame_data() {
    QTest::addColumn<int>("kind");
    const auto kinds = kindsOfGames();
    for (std::size_t k = 0; k < kinds.size(); ++k) QTest::newRow(kinds[k].name.c_str()) << static_cast<int>(k);
}

void StoredEventsTest::aWrongValueInAnyFieldIsAFaultOrAGame() {
    QFETCH(const int, kind);
    const auto kinds = kindsOfGames();
    const int steps = wish("REEVE_STEPS", 1);
    m_read = m_faults = 0;
    std::map<std::string, int> met;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        GameState state = kinds[static_cast<std::size_t>(kind)].start(seed);
        Chance chance(seed * 37);
        for (int n = 0; n < kMostCommands && state.turn.phase != Phase::Over; ++n) {
            const auto decided = decide(state, *drawLegalCommand(state, chance));
            QVERIFY(decided.ok());
            const Json stored = storedEventsJson(decided.value(), state);
            for (std::size_t e = 0; e < stored["events"].size(); ++e) {
                const Json& event = stored["events"][e];
                auto name = event["event"].get<std::string>();
                if (name.starts_with("decision-"))
                    name += event.contains("decision") ? event["decision"]["decide"].get<std::string>() : "";
                if (++met[name] > steps) continue;
                std::vector<Json::json_pointer> fields;
                collect(event, Json::json_pointer(), fields);
                for (const auto& field : fields) {
                    for (const Json& value : values()) {
                        Json wrong = stored;
                        wrong["events"][e][field] = value;
                        open(wrong, state);
                        if (QTest::currentTestFailed()) return;
                    }
                    Json without = stored;
                    auto& parent = without["events"][e][field.parent_pointer()];
                    if (parent.is_object()) parent.erase(field.back());
                    open(without, state);
                }
                for (const int times : {2, 9}) { // the same event again and again
                    Json again = stored;
                    for (int i = 1; i < times; ++i) again["events"].push_back(event);
                    open(again, state);
                    if (QTest::currentTestFailed()) return;
                }
            }
            state = applied(state, decided.value());
        }
    }
    qInfo("%zu kinds of events; %d steps were faults, %d games went on", met.size(), m_faults, m_read);
    QVERIFY(met.size() > 20 && m_faults > 1000);
}

QTEST_APPLESS_MAIN(StoredEventsTest)
#include "stored_events_test.moc"
