// SPDX-License-Identifier: GPL-3.0-or-later
// Durations of turns, from the times of the steps in the journal.
#include "app/store/data_folder.h"
#include "app/store/journal.h"
#include "app/window/turn_times.h"
#include "engine/record/position.h"
#include "tests/app/evening.h"
#include "tests/support/given.h"

#include <QTemporaryDir>
#include <QTest>

using namespace reeve;
using namespace reeve::app;
using namespace Qt::StringLiterals;
using reeve::testing::Given;

namespace {

constexpr qint64 kEvening = 1'700'000'000'000; ///< any time, in ms since 1970

} // namespace

class TurnTimesTest : public QObject {
    Q_OBJECT

    /// Times of turns of three players who only roll and end the turn. `seconds`: of each step since the one before it;
    /// -1: unknown.
    static TimesFacts timesOf(const std::vector<int>& seconds) {
        const QTemporaryDir folder;
        qputenv("REEVE_DATA_DIR", folder.path().toLocal8Bit());
        Journal journal(journalFile());
        Given given(3);
        given.state.turn.phase = Phase::Roll;
        const auto players = reeve::testing::threePlayers().players;
        auto played = reeve::testing::madeFrom(
            GameSession::createAt(&journal, u"Played"_s, players, {{"position", record::toJson(given.state)}}));
        for (std::size_t i = 0; i < seconds.size(); ++i) {
            const record::Json command =
                i % 2 == 0 ? record::Json{{"do", "roll"}, {"red", 1}, {"yellow", 2}, {"event", "trade"}}
                           : record::Json{{"do", "end-turn"}};
            if (played.perform(command)) qFatal("refused");
        }
        const auto loaded = journal.load(played.id());
        const auto id = journal.create(u"Timed"_s, loaded->game.players, loaded->game.start, loaded->game.summary);
        qint64 now = kEvening;
        for (std::size_t i = 0; i < seconds.size(); ++i) {
            JournalStep step = loaded->steps[i];
            now += std::max(0, seconds[i]) * 1000;
            step.time = seconds[i] < 0 ? 0 : now;
            if (!journal.append(*id, step, loaded->game.summary)) qFatal("not written");
        }
        return turnTimes(reeve::testing::madeFrom(GameSession::open(journal, *id)));
    }

private slots:
    void aTurnLastsFromItsBeginningToTheNext() {
        // Red's first turn began before the first step. Blue: 20 + 40 s, White: 10 + 5 s; then Red rolls.
        const auto times = timesOf({0, 30, 20, 40, 10, 5, 7});
        QCOMPARE(times.players[0].turns, 0);
        QCOMPARE(times.players[1].turns, 1);
        QCOMPARE(times.players[1].total, 60000.0);
        QCOMPARE(times.players[2].longest, 15000.0);
        QCOMPARE(times.breaks, 0);
    }
    void theAverageAndTheLongestAreOfAllTurns() {
        // Blue has two turns: 60 s and 20 s.
        const auto times = timesOf({0, 1, 30, 30, 1, 1, 1, 1, 10, 10, 1});
        QCOMPARE(times.players[1].turns, 2);
        QCOMPARE(times.players[1].average, 40000.0);
        QCOMPARE(times.players[1].longest, 60000.0);
        QCOMPARE(times.players[0].total, 2000.0);
    }
    void aBreakCountsForNobody() {
        const auto times = timesOf({0, 1, 20, 3600, 1});
        QCOMPARE(times.breaks, 1);
        QCOMPARE(times.players[1].total, 20000.0);
        QCOMPARE(times.players[1].turns, 1);
    }
    void aTurnWithAStepOfUnknownTimeIsLeftOut() {
        const auto times = timesOf({-1, -1, -1, -1, -1, -1, -1});
        for (int seat = 0; seat < 3; ++seat) QCOMPARE(times.players[seat].turns, 0);
    }
};

QTEST_GUILESS_MAIN(TurnTimesTest)
#include "turn_times_test.moc"
