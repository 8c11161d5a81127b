// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a game of a journal and crashes in one of several ways. usage: stopper FOLDER WAY [PROGRAM WORD...]
#include "app/device/crash_handler.h"
#include "tests/app/evening.h"

#include <QCoreApplication>
#include <QTimer>

#include <csignal>
#include <cstdio>
#include <stdexcept>

#include <pthread.h>
#include <unistd.h>

using namespace reeve;
using namespace reeve::app;

namespace {

/// Overflows the stack, whose size is unknown in advance.
int deeper(int depth, int end) {
    volatile char much[4096];
    much[0] = static_cast<char>(depth);
    return depth == end ? 0 : deeper(depth + 1, end) + much[0];
}

void stop(const QString& way) {
    if (way == QLatin1String("memory")) std::raise(SIGSEGV);
    if (way == QLatin1String("assertion")) qFatal("this cannot be");
    if (way == QLatin1String("exception")) throw std::runtime_error("no room for the harbour");
    if (way == QLatin1String("number")) throw 7;
    if (way == QLatin1String("stack"))
        std::printf("%d\n", deeper(0, QCoreApplication::arguments().size() > 2 ? -1 : 1));
    QCoreApplication::quit();
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const QStringList words = QCoreApplication::arguments();
    installCrashHandler(words.value(1) + QStringLiteral("/stopped.txt"), "1.2.3", words.mid(3));
    Journal journal(words.value(1) + QStringLiteral("/games.sqlite"));
    auto session = testing::madeFrom(GameSession::create(&journal, testing::threePlayers()));
    Chance chance(3);
    testing::playOn(session, 15, chance);
    std::printf("%zu\n", journal.load(session.id())->steps.size());
    std::fflush(stdout);
    const QString way = words.value(2);
    // A fork blocks forever, as after a fault inside the allocator, whose lock is then held.
    if (way == QLatin1String("held"))
        pthread_atfork(
            [] {
                for (;;) pause();
            },
            nullptr, nullptr);
    const bool later = way == QLatin1String("later") || way == QLatin1String("held");
    QTimer::singleShot(later ? 11000 : 0, &app, [&] { stop(later ? QStringLiteral("memory") : way); });
    return QCoreApplication::exec();
}
