// SPDX-License-Identifier: GPL-3.0-or-later
// Whole evenings in a simulated world, each from one seed. REEVE_EVENINGS: how many (default 50); REEVE_SEED: the
// first seed; REEVE_ACTIONS: actions of an evening; REEVE_LEFT_OUT: numbers of actions that are not done;
// REEVE_WORLD_TELLS: prints each action. A failing seed is made smaller by smaller.py.
#include "tests/support/wish.h"
#include "tests/world/world.h"

#include <QElapsedTimer>
#include <QTest>

using namespace reeve::testing;

namespace {

[[maybe_unused]] const bool kPatient = qputenv("QTEST_FUNCTION_TIMEOUT", "86400000");

} // namespace

class WorldTest : public QObject {
    Q_OBJECT

private slots:
    void whateverHappensWhatWasShownStaysAndNothingIsDoneTwice() {
        Evening evening{.actions = wish("REEVE_ACTIONS", 250), .told = qEnvironmentVariableIsSet("REEVE_WORLD_TELLS")};
        for (const QByteArray& number : qgetenv("REEVE_LEFT_OUT").split(','))
            if (!number.isEmpty()) evening.leftOut.insert(number.toInt());
        const int first = wish("REEVE_SEED", 1), count = wish("REEVE_EVENINGS", 50);
        Tally tally;
        QElapsedTimer timer;
        timer.start();
        for (int seed = first; seed < first + count; ++seed) {
            evening.seed = static_cast<std::uint64_t>(seed);
            const std::string wrong = playEvening(evening, tally);
            QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ", " + wrong).c_str());
        }
        QStringList told;
        for (const auto& [what, times] : tally)
            told.append(QString::fromStdString(what + ": " + std::to_string(times)));
        qInfo("%d evenings, %d s of them in %lld ms\n  %s", count, tally["seconds"], timer.elapsed(),
              qPrintable(told.join(QStringLiteral("\n  "))));
        QVERIFY(tally["phone's steps"] > 0);
    }
};

QTEST_GUILESS_MAIN(WorldTest)
#include "world_test.moc"
