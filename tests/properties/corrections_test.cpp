// SPDX-License-Identifier: GPL-3.0-or-later
// Random games of every kind, corrected at random, also in the middle of a decision and after a victory. After each
// accepted correction and command the position is read again as it is, somebody can go on or the game is over, and the
// next command is carried out. REEVE_GAMES: games of each kind; REEVE_SEED: the first seed. See README.md here.
#include "engine/advance.h"
#include "engine/record/position.h"
#include "engine/settling.h"
#include "tests/support/kinds_of_games.h"
#include "tests/support/random_correction.h"
#include "tests/support/wish.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace reeve;
using namespace reeve::record;
using namespace reeve::testing;

namespace {

constexpr int kMostCommands = 700;
constexpr int kAfterTheEnd = 8; ///< corrections of a finished game

/// Why a game cannot stand like this; empty if it can.
std::string wrongWith(const GameState& state) {
    const auto again = readPosition(toJson(state));
    if (const auto* fault = std::get_if<Fault>(&again)) return "is refused when it is read: " + sentence(*fault);
    if (!(std::get<GameState>(again) == state)) return "is another one when it is read";
    if (isStuck(state)) return "nobody can do anything";
    return {};
}

} // namespace

class CorrectionsTest : public QObject {
    Q_OBJECT

private slots:
    void aCorrectedGameGoesOn_data();
    void aCorrectedGameGoesOn();

private:
    struct Counts {
        int games = 0, commands = 0, accepted = 0, refused = 0, inDecisions = 0, afterTheEnd = 0, reopened = 0;
    };
    void play(const KindOfGame& kind, std::uint64_t seed, Counts& counts);
};

void CorrectionsTest::aCorrectedGameGoesOn_data() {
    QTest::addColumn<int>("kind");
    const auto kinds = kindsOfGames();
    for (std::size_t k = 0; k < kinds.size(); ++k) QTest::newRow(kinds[k].name.c_str()) << static_cast<int>(k);
}

void CorrectionsTest::play(const KindOfGame& kind, std::uint64_t seed, Counts& counts) {
    GameState state = kind.start(seed);
    Chance chance(seed * 131);
    state.rules.target = static_cast<std::uint8_t>(state.rules.target - chance.draw(6)); // some end soon
    Json other = toJson(state);
    ++counts.games;
    const auto report = [&](const std::string& what, const GameState& before, const Json& set) {
        return "seed " + std::to_string(seed) + ": the position " + what + "\n" + positionText(before) + "\n" +
               set.dump();
    };
    int ends = 0;
    for (int n = 0; n < kMostCommands; ++n) {
        const bool over = state.turn.phase == Phase::Over;
        if (over && ++ends > kAfterTheEnd) return;
        if (over || chance.draw(state.pending.empty() ? 12 : 2) == 0) {
            const Json set = RandomCorrection(state, other, chance).set();
            const auto corrected = correction(state, set);
            if (std::holds_alternative<Fault>(corrected)) {
                ++counts.refused;
            } else {
                const GameState before = state;
                state = std::get<Correction>(corrected).state;
                ++counts.accepted;
                counts.inDecisions += before.pending.empty() ? 0 : 1;
                counts.afterTheEnd += over ? 1 : 0;
                counts.reopened += over && state.turn.phase != Phase::Over ? 1 : 0;
                if (const auto wrong = wrongWith(state); !wrong.empty()) QFAIL(report(wrong, before, set).c_str());
            }
            if (state.turn.phase == Phase::Over) continue;
        }
        const auto command = drawLegalCommand(state, chance);
        const auto decided = decide(state, *command);
        if (!decided) QFAIL(report("refuses a listed command", state, Json()).c_str());
        GameState advanced = state;
        const bool moved = advance(advanced, *command);
        const GameState before = state;
        state = applied(state, decided.value());
        if (!moved || !(advanced == state)) QFAIL(report("advances to another one", before, Json()).c_str());
        if (const auto fault = checkPosition(state))
            QFAIL(report("breaks: " + sentence(*fault), before, Json()).c_str());
        if (n % 16 == 0 || !state.pending.empty())
            if (const auto wrong = wrongWith(state); !wrong.empty()) QFAIL(report(wrong, before, Json()).c_str());
        if (chance.draw(30) == 0) other = toJson(state);
        ++counts.commands;
    }
}

void CorrectionsTest::aCorrectedGameGoesOn() {
    QFETCH(const int, kind);
    const auto kinds = kindsOfGames();
    const int first = wish("REEVE_SEED", 1), games = wish("REEVE_GAMES", 5);
    Counts counts;
    for (int seed = first; seed < first + games; ++seed) {
        play(kinds[static_cast<std::size_t>(kind)], static_cast<std::uint64_t>(seed), counts);
        if (QTest::currentTestFailed()) return;
    }
    qInfo(
        "%d games, %d commands; corrections: %d accepted (%d in a decision, %d after the end, %d reopened), %d refused",
        counts.games, counts.commands, counts.accepted, counts.inDecisions, counts.afterTheEnd, counts.reopened,
        counts.refused);
    QVERIFY(counts.inDecisions > 0 && counts.refused > 0);
}

QTEST_APPLESS_MAIN(CorrectionsTest)
#include "corrections_test.moc"
