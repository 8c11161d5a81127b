// SPDX-License-Identifier: GPL-3.0-or-later
// A logout, kill and Ctrl+C end the event loop in order; the same signal again kills, and nohup holds.
#include "app/device/end_signals.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <csignal>

using namespace reeve::app;

class EndSignalsTest : public QObject {
    Q_OBJECT

    static auto handlerOf(int signal) {
        struct sigaction now {};
        sigaction(signal, nullptr, &now);
        return now.sa_handler;
    }

private slots:
    void aProgramThatIsAskedToEndDoesWhatItDoesAtItsEndAndTheSameSignalAgainKillsIt() {
        std::signal(SIGHUP, SIG_IGN); // as after nohup
        endOnSignals();
        QVERIFY(handlerOf(SIGHUP) == SIG_IGN);
        QSignalSpy ended(qApp, &QCoreApplication::aboutToQuit);
        QTimer::singleShot(0, [] { std::raise(SIGTERM); });
        QTimer::singleShot(10000, qApp, [] { QCoreApplication::exit(1); });
        QCOMPARE(QCoreApplication::exec(), 0);
        QCOMPARE(ended.size(), 1); // phones are told then
        QVERIFY(handlerOf(SIGTERM) == SIG_DFL);
        QVERIFY(handlerOf(SIGINT) != SIG_DFL);
    }
};

QTEST_GUILESS_MAIN(EndSignalsTest)
#include "end_signals_test.moc"
