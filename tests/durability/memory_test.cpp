// SPDX-License-Identifier: GPL-3.0-or-later
// There is no memory for one allocation: the program goes on, refuses in words, or ends with its note; the games are
// whole. REEVE_ALLOCATIONS: how many of them fail, one in each run (default 60, spread over all; 0: every one).
#include "app/play/game_session.h"
#include "app/store/journal.h"
#include "tests/app/evening.h"
#include "tests/durability/files.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;

namespace {

[[maybe_unused]] const bool kPatient = qputenv("QTEST_FUNCTION_TIMEOUT", "86400000");
constexpr int kSteps = 20;

struct Run {
    int shown = kSteps; ///< steps of the game that were shown
    long allocations = 0;
    bool ended = false; ///< by itself
    QString note;       ///< that it left
};

} // namespace

class MemoryTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder{scratchTemplate()};
    disk::Files m_before;
    [[nodiscard]] QString folder() const { return m_folder.filePath(QStringLiteral("games")); }

    Run run(long failing) {
        layOut(m_before, folder());
        QProcess process;
        process.start(qEnvironmentVariable("STARVED"), {folder(), QString::number(failing)});
        Run run;
        if (!process.waitForFinished(60'000)) qFatal("it waits for ever without allocation %ld", failing);
        for (const QByteArray& line : process.readAllStandardOutput().split('\n')) {
            if (line.startsWith("shown ")) run.shown = line.mid(6).toInt();
            if (line.startsWith("allocations ")) run.allocations = line.mid(12).toLong();
        }
        run.ended = process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
        QFile note(folder() + QStringLiteral("/stopped.txt"));
        if (note.open(QIODevice::ReadOnly)) run.note = QString::fromUtf8(note.readAll());
        return run;
    }

private slots:
    void initTestCase() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer has its own allocator");
#endif
        QDir().mkpath(folder());
        Journal journal(folder() + QStringLiteral("/games.sqlite"));
        auto session = madeFrom(GameSession::create(&journal, threePlayers()));
        Chance chance(2);
        playOn(session, kSteps, chance);
    }

    void withoutMemoryForOneAllocationNothingIsLost() {
        m_before = filesIn(folder());
        const Run whole = run(0);
        QVERIFY(whole.ended && whole.shown > kSteps && whole.allocations > 1000);
        bool set = false;
        const int wanted = qEnvironmentVariableIntValue("REEVE_ALLOCATIONS", &set);
        const long runs = set && wanted == 0 ? whole.allocations : set ? wanted : 60;
        Chance chance(9);
        std::map<QString, int> ends;
        for (long i = 0; i < runs; ++i) {
            const long width = whole.allocations / runs;
            const long failing = 1 + i * width + (width > 1 ? chance.draw(static_cast<int>(width)) : 0);
            const Run one = run(failing);
            const QString which = QStringLiteral("allocation %1 of %2: ").arg(failing).arg(whole.allocations);
            ++ends[one.ended ? QStringLiteral("played on") : QStringLiteral("ended")];
            QVERIFY2(one.ended || !one.note.isEmpty(), qPrintable(which + QStringLiteral("it ended without a note")));
            Journal journal(folder() + QStringLiteral("/games.sqlite"));
            QVERIFY2(journal.notice() == JournalNotice::None,
                     qPrintable(which + QStringLiteral("the file is damaged")));
            QVERIFY2(QDir(folder()).entryList({QStringLiteral("*.damaged-*")}).isEmpty(),
                     qPrintable(which + QStringLiteral("the file was taken for a damaged one")));
            const auto games = journal.games();
            QVERIFY2(games.size() == 1, qPrintable(which + QStringLiteral("the game is gone")));
            const auto session = madeFrom(GameSession::open(journal, games.front().id));
            QVERIFY2(
                session.lostSteps() == 0 && session.written() >= one.shown && session.written() <= one.shown + 1,
                qPrintable(which +
                           QStringLiteral("%1 steps were shown, %2 are there").arg(one.shown).arg(session.written())));
        }
        QStringList told;
        for (const auto& [what, count] : ends) told.append(QStringLiteral("%1 %2").arg(count).arg(what));
        qInfo("%ld of %ld allocations failed: %s", runs, whole.allocations,
              qPrintable(told.join(QStringLiteral(", "))));
    }
};

QTEST_GUILESS_MAIN(MemoryTest)
#include "memory_test.moc"
