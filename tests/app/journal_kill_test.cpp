// SPDX-License-Identifier: GPL-3.0-or-later
// A game whose program is killed at random moments keeps every accepted step exactly once. REEVE_KILLS: number of kills
// (default 60).
#include "tests/app/evening.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace reeve;
using namespace reeve::app;

namespace {

/// Long runs exceed the default limit of Qt Test for one function.
[[maybe_unused]] const bool kPatient = qputenv("QTEST_FUNCTION_TIMEOUT", "86400000");

int lastLine(const QByteArray& output) {
    // A line that was truncated by the kill is ignored.
    const qsizetype end = output.lastIndexOf('\n');
    if (end < 0) return -1;
    return output.left(end).split('\n').constLast().toInt();
}

} // namespace

class JournalKillTest : public QObject {
    Q_OBJECT
private slots:
    void everyAcceptedStepIsThereAfterEachKillAndNoneTwice() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("games.sqlite"));
        const QString player = qEnvironmentVariable("JOURNAL_PLAYER");
        QVERIFY2(!player.isEmpty(), "JOURNAL_PLAYER names the program that is killed");
        const int kills =
            qEnvironmentVariableIntValue("REEVE_KILLS") > 0 ? qEnvironmentVariableIntValue("REEVE_KILLS") : 60;
        Chance chance(20250101);
        int accepted = 0;
        int stepsBefore = 0;
        for (int kill = 0; kill < kills; ++kill) {
            QProcess process;
            process.start(player, {file, QString::number(kill)});
            QVERIFY(process.waitForStarted());
            // The kill comes at a random moment after the first output: between two steps or during one.
            while (process.state() == QProcess::Running && !process.canReadLine())
                QVERIFY(process.waitForReadyRead(60000));
            QTest::qWait(1 + chance.draw(150));
            process.kill(); // SIGKILL
            process.waitForFinished();
            QCOMPARE(process.exitStatus(), QProcess::CrashExit);
            accepted = lastLine(process.readAllStandardOutput());
            QVERIFY(accepted >= stepsBefore);

            Journal journal(file);
            QCOMPARE(journal.notice(), JournalNotice::None);
            const auto games = journal.games();
            QCOMPARE(games.size(), std::size_t{1});
            const auto loaded = journal.load(games.front().id);
            QVERIFY(loaded);
            QCOMPARE(loaded->lost, 0);
            const int steps = static_cast<int>(loaded->steps.size());
            // The last step may be on the disk before the program could report it.
            QVERIFY2(steps == accepted || steps == accepted + 1,
                     qPrintable(QStringLiteral("%1 said, %2 there").arg(accepted).arg(steps)));
            const auto opened = GameSession::open(journal, games.front().id);
            QVERIFY2(std::holds_alternative<GameSession>(opened),
                     "every step can be played again with the same outcome");
            stepsBefore = steps;
        }
        qInfo("%d kills, %d steps", kills, stepsBefore);
        QVERIFY(stepsBefore > kills);
    }
};

QTEST_GUILESS_MAIN(JournalKillTest)
#include "journal_kill_test.moc"
