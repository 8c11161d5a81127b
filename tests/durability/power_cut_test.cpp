// SPDX-License-Identifier: GPL-3.0-or-later
// Records all disk writes of a game, then reconstructs the disk after a kill or a power failure at each moment, with
// torn and lost writes: no accepted step is missing or duplicated. REEVE_POWER_CUTS: number of moments of each kind
// (default 400).
#include "tests/app/evening.h"
#include "tests/durability/disk.h"
#include "tests/durability/files.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;

namespace {

/// Long runs exceed the default limit of Qt Test for one function.
[[maybe_unused]] const bool kPatient = qputenv("QTEST_FUNCTION_TIMEOUT", "86400000");

} // namespace

class PowerCutTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder{scratchTemplate()};
    disk::Files m_before;
    std::vector<JournalStep> m_steps; ///< as accepted
    int m_moments = 400;

    [[nodiscard]] QString journalFolder() const { return m_folder.filePath(QStringLiteral("watched")); }

    /// Number of steps that were accepted before this operation; -1: no game.
    static int acceptedBefore(std::size_t operation) {
        int accepted = -1; // no game yet
        for (std::size_t i = 0; i < operation; ++i)
            if (disk::operations()[i].kind == disk::Operation::Kind::Mark)
                accepted = static_cast<int>(disk::operations()[i].at);
        return accepted;
    }

    /// Opens these files as the next start of Reeve does, and compares them with the accepted steps.
    void check(const disk::Files& files, int accepted, bool playOnAfterwards) {
        const QString folder = m_folder.filePath(QStringLiteral("after"));
        layOut(files, folder);
        Journal journal(folder + QStringLiteral("/games.sqlite"));
        QCOMPARE(journal.notice(), JournalNotice::None);
        const auto games = journal.games();
        if (accepted < 0 && games.empty()) return;
        QCOMPARE(games.size(), std::size_t{1});
        QVERIFY(!games.front().damaged);
        const auto loaded = journal.load(games.front().id);
        QVERIFY(loaded);
        QCOMPARE(loaded->lost, 0);
        const int there = static_cast<int>(loaded->steps.size());
        // The next step may be on the disk before the program could report it.
        QVERIFY2(there == std::max(accepted, 0) || there == accepted + 1,
                 qPrintable(QStringLiteral("%1 accepted, %2 there").arg(accepted).arg(there)));
        for (std::size_t i = 0; i < loaded->steps.size(); ++i) {
            QCOMPARE(loaded->steps[i].command, m_steps[i].command);
            QCOMPARE(loaded->steps[i].events, m_steps[i].events);
        }
        auto session = madeFrom(GameSession::open(journal, games.front().id));
        if (!playOnAfterwards) return;
        Chance chance(1);
        playOn(session, 1, chance);
        QCOMPARE(journal.load(games.front().id)->steps.size(), loaded->steps.size() + 1);
    }

private slots:
    void initTestCase() {
        if (qEnvironmentVariableIntValue("REEVE_POWER_CUTS") > 0)
            m_moments = qEnvironmentVariableIntValue("REEVE_POWER_CUTS");
        QVERIFY(QDir().mkpath(journalFolder()));
        disk::watch(journalFolder().toStdString());
        Journal journal(journalFolder() + QStringLiteral("/games.sqlite"));
        if (disk::operations().empty())
            QSKIP("this system's SQLite cannot be watched from here: its calls do not pass by the program");
        auto session = madeFrom(GameSession::create(&journal, threePlayers()));
        disk::mark(0);
        Chance chance(6);
        for (std::size_t step = 1; step <= 60; ++step) {
            playOn(session, 1, chance);
            disk::mark(step);
        }
        m_steps = journal.load(session.id())->steps;
        QCOMPARE(m_steps.size(), std::size_t{60});
        qInfo("%zu operations for 60 steps", disk::operations().size());
    }

    void everyStepIsSyncedBeforeItIsAccepted() {
        // A sync comes between the last write to the games file and the acceptance of a step.
        std::set<std::string> unsynced;
        for (const disk::Operation& operation : disk::operations()) {
            if (operation.kind == disk::Operation::Kind::Write) unsynced.insert(operation.file);
            if (operation.kind == disk::Operation::Kind::Sync) unsynced.erase(operation.file);
            if (operation.kind == disk::Operation::Kind::Mark)
                QVERIFY2(!unsynced.contains("games.sqlite"), "written, not yet on the disk");
        }
    }

    void nothingIsLostOrDoubledWhenTheProgramIsKilledBetweenOrWithinWrites() {
        Chance chance(20260301);
        for (int moment = 0; moment < m_moments; ++moment) {
            const auto at = static_cast<std::size_t>(chance.draw(static_cast<int>(disk::operations().size())));
            check(disk::killedAfter(m_before, at, static_cast<std::size_t>(chance.draw(4096))), acceptedBefore(at),
                  moment % 20 == 0);
            if (QTest::currentTestFailed()) QFAIL(qPrintable(QStringLiteral("killed after operation %1").arg(at)));
        }
        qInfo("%d kills", m_moments);
    }

    void nothingIsLostOrDoubledWhenThePowerFailsWithWritesTornAndLost() {
        Chance chance(20260302);
        for (int moment = 0; moment < m_moments; ++moment) {
            const auto at = static_cast<std::size_t>(chance.draw(static_cast<int>(disk::operations().size())));
            check(disk::powerLostAfter(m_before, at, chance), acceptedBefore(at), moment % 20 == 0);
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QStringLiteral("the power failed after operation %1, moment %2").arg(at).arg(moment)));
        }
        qInfo("%d power cuts", m_moments);
    }

    void anUpgradeThatIsCutOffIsDoneAgain() {
        disk::watch({});
        const QString folder = m_folder.filePath(QStringLiteral("old"));
        QDir().mkpath(folder);
        const QString file = folder + QStringLiteral("/games.sqlite");
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("dump"));
            database.setDatabaseName(file);
            QVERIFY(database.open());
            QFile dump(QStringLiteral(REEVE_SOURCE_DIR "/tests/durability/journals/version-1.sql"));
            QVERIFY(dump.open(QIODevice::ReadOnly));
            while (!dump.atEnd()) QVERIFY(QSqlQuery(database).exec(QString::fromUtf8(dump.readLine())));
            database.close();
        }
        QSqlDatabase::removeDatabase(QStringLiteral("dump"));
        m_before = filesIn(folder);
        disk::watch(folder.toStdString());
        {
            Journal journal(file);
            m_steps = journal.load(journal.games().front().id)->steps;
            QCOMPARE(m_steps.size(), std::size_t{40});
        }
        Chance chance(8);
        for (std::size_t at = 0; at <= disk::operations().size(); ++at) {
            check(disk::killedAfter(m_before, at, 1000), 40, true);
            check(disk::powerLostAfter(m_before, at, chance), 40, true);
            if (QTest::currentTestFailed()) QFAIL(qPrintable(QStringLiteral("after operation %1").arg(at)));
        }
        qInfo("%zu operations for the upgrade", disk::operations().size());
    }
};

QTEST_GUILESS_MAIN(PowerCutTest)
#include "power_cut_test.moc"
