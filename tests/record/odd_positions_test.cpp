// SPDX-License-Identifier: GPL-3.0-or-later
// Positions with randomly exchanged values: each is refused with a path, or the game continues from it and can be
// written.
#include "engine/game.h"
#include "engine/record/parsed.h"
#include "engine/record/position.h"
#include "tests/support/random_game.h"

#include <QTest>

#include <vector>

using namespace reeve;
using namespace reeve::record;

namespace {

/// Pointers to all members and items of a document.
void collect(const Json& json, const Json::json_pointer& at, std::vector<Json::json_pointer>& all) {
    if (!json.is_structured()) return;
    for (const auto& [key, value] : json.items()) {
        const auto next = json.is_array() ? at / static_cast<std::size_t>(std::stoul(key)) : at / key;
        all.push_back(next);
        collect(value, next, all);
    }
}

Json changed(Json json, Chance& chance) {
    for (int n = 1 + chance.draw(3); n > 0; --n) {
        std::vector<Json::json_pointer> all;
        collect(json, Json::json_pointer(), all);
        const auto pick = [&] { return all[static_cast<std::size_t>(chance.draw(static_cast<int>(all.size())))]; };
        auto& target = json[pick()];
        switch (chance.draw(5)) {
        case 0: target = Json(json[pick()]); break;
        case 1: target = chance.draw(14); break;
        case 2: target = nullptr; break;
        case 3:
            if (target.is_array())
                target.push_back(Json(json[pick()]));
            else if (target.is_number())
                target = target.get<double>() > 1e9 ? 1 : target.get<int>() + 1 - 2 * chance.draw(2);
            break;
        default:
            if (target.is_string()) {
                const Json other = json[pick()];
                if (other.is_string()) target = other;
            } else if (target.is_boolean())
                target = !target.get<bool>();
        }
    }
    return json;
}

} // namespace

class OddPositionsTest : public QObject {
    Q_OBJECT

private slots:
    void aChangedPositionIsRefusedOrPlayable_data() {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 16; ++seed) QTest::addRow("seed %d", seed) << seed;
    }

    void aChangedPositionIsRefusedOrPlayable() {
        QFETCH(int, seed);
        Rules rules;
        rules.edition = static_cast<Edition>(seed % 3);
        if (seed % 4 == 1) rules.set(reeve::Option::Nasty);
        if (seed % 4 == 3)
            rules = Rules{.game = GameKind::Base, .edition = Edition::Compact, .options = 0, .target = 10};
        if (seed % 8 == 7) rules.set(reeve::Option::TwoPlayer);
        GameState state = testing::randomStart(static_cast<std::uint64_t>(seed), rules);
        Chance chance(static_cast<std::uint64_t>(seed) * 101);
        int read = 0;
        int refused = 0;
        for (int i = 0; i < 160 && state.turn.phase != Phase::Over; ++i) {
            state = applied(state, decide(state, *testing::randomCommand(state, chance)).value());
            if (i % 4 != 0 && state.pending.empty()) continue;
            for (int change = 0; change < kChanges; ++change) {
                const auto result = readPosition(changed(toJson(state), chance));
                if (const auto* fault = std::get_if<Fault>(&result)) {
                    ++refused;
                    QVERIFY(!fault->message.empty());
                    continue;
                }
                ++read;
                playOn(std::get<GameState>(result), chance);
                if (QTest::currentTestFailed()) return;
            }
        }
        QVERIFY(read > 10);
        QVERIFY(refused > 10);
    }

private:
    static constexpr int kChanges = 3;

    static void playOn(GameState state, Chance& chance) {
        for (int i = 0; i < 12 && state.turn.phase != Phase::Over; ++i) {
            const auto command = testing::randomCommand(state, chance);
            if (!command) return; // no command is legal: only a correction of the record would help
            const auto events = decide(state, *command);
            QVERIFY2(events.ok(), positionText(state).c_str());
            state = applied(state, events.value());
        }
        const auto text = positionText(state);
        const auto again = readPosition(std::string_view(text));
        if (const auto* fault = std::get_if<Fault>(&again)) QFAIL((sentence(*fault) + "\n" + text).c_str());
        QVERIFY2(std::get<GameState>(again) == state, text.c_str());
    }
};

QTEST_APPLESS_MAIN(OddPositionsTest)
#include "odd_positions_test.moc"
