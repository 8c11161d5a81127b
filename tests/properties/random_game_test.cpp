// SPDX-License-Identifier: GPL-3.0-or-later
// Games played by chance to their end, in all editions and options. A failing seed is printed.
#include "engine/state/invariants.h"
#include "engine/state/queries.h"
#include "tests/support/random_game.h"

#include <QTest>

#include <set>
#include <vector>

using namespace reeve;
using reeve::testing::randomCommand;
using reeve::testing::randomStart;

namespace {

constexpr int kMostCommands = 6000;

Rules rulesFor(int variant) {
    Rules rules;
    rules.edition = static_cast<Edition>(variant % 3);
    if (variant % 4 == 1) rules.set(Option::Nasty);
    if (variant % 5 == 2) rules.set(Option::KnightErrant);
    if (variant % 6 == 3) rules.set(Option::EasyStart);
    if (variant % 7 == 4) rules.set(Option::SingleClaimant);
    if (variant % 3 == 2 && variant % 2 == 1) {
        rules.game = GameKind::Base;
        rules.edition = Edition::Compact;
        rules.options = 0;
        rules.target = 10;
        if (variant % 4 == 1) rules.set(Option::TwoPlayer);
        else if (variant % 4 == 3) rules.set(Option::CombinedPhase);
    }
    return rules;
}

} // namespace

class RandomGameTest : public QObject {
    Q_OBJECT

private slots:
    void everyPositionOfEveryGameKeepsItsInvariants_data();
    void everyPositionOfEveryGameKeepsItsInvariants();
    void theSameSeedGivesTheSameGame();
    void eventsAloneLeadToTheSamePosition();
    void someGamesAreWonByReachingTheTarget();
};

void RandomGameTest::everyPositionOfEveryGameKeepsItsInvariants_data() {
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 120; ++seed) QTest::addRow("seed %d", seed) << seed;
}

void RandomGameTest::everyPositionOfEveryGameKeepsItsInvariants() {
    QFETCH(int, seed);
    GameState state = randomStart(static_cast<std::uint64_t>(seed), rulesFor(seed));
    Chance chance(static_cast<std::uint64_t>(seed) * 77);
    for (int i = 0; i < kMostCommands && state.turn.phase != Phase::Over; ++i) {
        const auto command = randomCommand(state, chance);
        QVERIFY2(command.has_value(), "nobody can do anything");
        const auto events = decide(state, *command);
        QVERIFY2(events.ok(), std::string(events.ok() ? "" : word(events.refusal().code)).c_str());
        for (const auto& event : events.value()) {
            apply(state, event);
            const auto broken = brokenInvariant(state);
            QVERIFY2(broken.empty(), broken.c_str());
        }
    }
}

void RandomGameTest::theSameSeedGivesTheSameGame() {
    auto play = [] {
        GameState state = randomStart(42, Rules{});
        Chance chance(42);
        for (int i = 0; i < 800 && state.turn.phase != Phase::Over; ++i)
            state = applied(state, decide(state, *randomCommand(state, chance)).value());
        return state;
    };
    QVERIFY(play() == play());
}

void RandomGameTest::eventsAloneLeadToTheSamePosition() {
    const GameState start = randomStart(7, Rules{});
    GameState state = start;
    Chance chance(7);
    std::vector<Event> all;
    for (int i = 0; i < 800 && state.turn.phase != Phase::Over; ++i) {
        const auto events = decide(state, *randomCommand(state, chance)).value();
        all.insert(all.end(), events.begin(), events.end());
        state = applied(state, events);
    }
    GameState replayed = start;
    for (const auto& event : all) apply(replayed, event);
    QVERIFY(replayed == state);
}

void RandomGameTest::someGamesAreWonByReachingTheTarget() {
    int won = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        Rules rules;
        rules.game = GameKind::Base;
        rules.edition = Edition::Compact;
        rules.target = 10;
        GameState state = randomStart(seed, rules);
        Chance chance(seed);
        for (int i = 0; i < 20000 && state.turn.phase != Phase::Over; ++i)
            state = applied(state, decide(state, *randomCommand(state, chance)).value());
        if (state.winner == kNobody) continue;
        ++won;
        QVERIFY(points(state, state.winner) >= 10);
        QCOMPARE(state.turn.player, state.winner);
    }
    QVERIFY(won > 0);
}

QTEST_APPLESS_MAIN(RandomGameTest)
#include "random_game_test.moc"
