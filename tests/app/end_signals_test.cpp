// SPDX-License-Identifier: GPL-3.0-or-later
// A logout, kill and Ctrl+C end the event loop in order; the same signal again kills.
#include "app/startup/end_signals.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <csignal>

using namespace reeve::app;

class EndSignalsTest : public QObject {
    Q_OBJECT

private slots:
    void aProgramThatIsAskedToEndDoesWhatItDoesAtItsEnd() {
        endOnSignals();
        QSignalSpy ended(qApp, &QCoreApplication::aboutToQuit);
        QTimer::singleShot(0, [] { std::raise(SIGTERM); });
        QTimer::singleShot(10000, qApp, [] { QCoreApplication::exit(1); });
        QCOMPARE(QCoreApplication::exec(), 0);
        QCOMPARE(ended.size(), 1); // phones are told then
    }

    void theSameSignalAgainKillsAProgramThatHangs() {
        struct sigaction now {};
        QCOMPARE(sigaction(SIGTERM, nullptr, &now), 0);
        QVERIFY(now.sa_handler == SIG_DFL);
        QCOMPARE(sigaction(SIGINT, nullptr, &now), 0);
        QVERIFY(now.sa_handler != SIG_DFL);
    }
};

QTEST_GUILESS_MAIN(EndSignalsTest)
#include "end_signals_test.moc"
