// SPDX-License-Identifier: GPL-3.0-or-later
// After a crash there is a note and a complete game.
#include "app/device/crash_handler.h"
#include "app/store/journal.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace reeve::app;

class CrashHandlerTest : public QObject {
    Q_OBJECT
    static QString stopper() { return qEnvironmentVariable("STOPPER"); }

private slots:
    void initTestCase() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        QSKIP("a sanitizer tells of these faults itself");
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
        QSKIP("a sanitizer tells of these faults itself");
#endif
#endif
        QVERIFY2(!stopper().isEmpty(), "STOPPER names the program that stops");
    }

    void aFaultIsWrittenDownAndTheGameIsWhole_data() {
        QTest::addColumn<QString>("way");
        QTest::addColumn<QString>("word");
        QTest::newRow("fault of memory") << "memory"
                                         << "SIGSEGV";
        QTest::newRow("failed assertion") << "assertion"
                                          << "SIGABRT";
        QTest::newRow("exception") << "exception"
                                   << "no room for the harbour";
        QTest::newRow("something thrown that is no exception") << "number"
                                                               << "an exception that nobody caught";
        QTest::newRow("no stack left") << "stack"
                                       << "SIGSEGV";
    }
    void aFaultIsWrittenDownAndTheGameIsWhole() {
        QFETCH(QString, way);
        QFETCH(QString, word);
        QTemporaryDir folder;
        QProcess process;
        process.start(stopper(), {folder.path(), way});
        QVERIFY(process.waitForFinished(20000));
        // The system still sees the signal.
        QCOMPARE(process.exitStatus(), QProcess::CrashExit);
        const int accepted = process.readAllStandardOutput().trimmed().toInt();
        QVERIFY(accepted > 0);
        const QString file = folder.filePath(QStringLiteral("stopped.txt"));
        const QString words = takeCrashReport(file);
        QVERIFY2(words.contains(word), qPrintable(words));
        QVERIFY(words.contains(QStringLiteral("Reeve 1.2.3")));
        QVERIFY2(words.count(QLatin1Char('\n')) > 2, "where it was is told too");
        QVERIFY2(takeCrashReport(file).isEmpty(), "it is told once");
        Journal journal(folder.filePath(QStringLiteral("games.sqlite")));
        QCOMPARE(journal.notice(), JournalNotice::None);
        QCOMPARE(static_cast<int>(journal.load(journal.games().front().id)->steps.size()), accepted);
    }

    void anOrderlyEndLeavesNoNote() {
        QTemporaryDir folder;
        QProcess process;
        process.start(stopper(), {folder.path(), QStringLiteral("orderly")});
        QVERIFY(process.waitForFinished(20000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QVERIFY(takeCrashReport(folder.filePath(QStringLiteral("stopped.txt"))).isEmpty());
    }

    void aProgramThatRanForAWhileIsStartedAgain_data() {
        QTest::addColumn<QString>("way");
        QTest::newRow("a fault") << "later";
        QTest::newRow("a fault while a lock is held that a new process would need") << "held";
    }
    void aProgramThatRanForAWhileIsStartedAgain() {
        QFETCH(QString, way);
        QTemporaryDir folder;
        QProcess process;
        process.start(stopper(),
                      {folder.path(), way, QStringLiteral("touch"), folder.filePath(QStringLiteral("again"))});
        const bool stopped = process.waitForFinished(30000);
        if (!stopped) process.kill();
        QVERIFY2(stopped, "it does not hang instead");
        QTRY_VERIFY(QFile::exists(folder.filePath(QStringLiteral("again"))));
    }

    void aProgramThatStopsAtOnceIsNotStartedAgainAndAgain() {
        QTemporaryDir folder;
        QProcess process;
        process.start(stopper(), {folder.path(), QStringLiteral("memory"), QStringLiteral("touch"),
                                  folder.filePath(QStringLiteral("again"))});
        QVERIFY(process.waitForFinished(20000));
        QTest::qWait(300); // a fixed wait: a second restart would happen during it
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("again"))));
    }
};

QTEST_GUILESS_MAIN(CrashHandlerTest)
#include "crash_handler_test.moc"
