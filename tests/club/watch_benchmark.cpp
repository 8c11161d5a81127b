// SPDX-License-Identifier: GPL-3.0-or-later
// Not a test: the time from a step at one table until it is shown to somebody who watches the game at another table.
// usage: watch_benchmark [STEPS]
// Two tablets with the models of their windows and the intervals of the program, and a PostgreSQL server that syncs to
// its disk. The first one plays STEPS (300) steps at random intervals of one to two seconds. Measured: from the command
// of a person until the model of the other window signals the step; drawing is not included.
#include "app/club/club.h"
#include "app/club/club_tables.h"
#include "app/store/file_thread.h"
#include "app/window/game.h"
#include "app/window/settings.h"
#include "engine/record/position.h"
#include "tests/app/evening.h"
#include "tests/club/tablet.h"
#include "tests/club/throwaway_club.h"
#include "tests/support/given.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <cstdio>

using namespace reeve;
using namespace reeve::app;
using namespace reeve::testing;
using namespace Qt::StringLiterals;

namespace {

/// A tablet with the model that shows running games, with the intervals of the program.
struct Watching : Tablet {
    Settings settings{nullptr};
    ClubTables tables{journal, club, settings, nullptr};

    Watching() : Tablet(UplinkPace()) {}
};

/// Milliseconds until `watching` shows more steps than before; nullopt after ten seconds.
std::optional<double> measureStep(Watching& playing, Watching& watching, const QVariantMap& command) {
    const int before = watching.tables.watched().steps;
    QElapsedTimer time;
    std::optional<double> shown;
    const auto look = QObject::connect(&watching.tables, &ClubTables::watchedChanged, &watching.tables, [&] {
        if (!shown && watching.tables.watched().steps > before) shown = static_cast<double>(time.nsecsElapsed()) / 1e6;
    });
    time.start();
    if (!playing.game.perform(command)) qFatal("a step was refused");
    static_cast<void>(QTest::qWaitFor([&] { return shown.has_value(); }, 10'000));
    QObject::disconnect(look);
    return shown;
}

void print(std::vector<double> times, int steps) {
    if (times.empty()) return;
    std::ranges::sort(times);
    const auto part = [&](double share) {
        const auto at = static_cast<std::size_t>(static_cast<double>(times.size()) * share);
        return times[std::min(at, times.size() - 1)];
    };
    double load[3] = {};
    static_cast<void>(getloadavg(load, 3));
    std::printf("%d steps, %zu shown; shortest %.0f ms, median %.0f ms, 95 %% %.0f ms, 99 %% %.0f ms, longest %.0f ms;"
                " load %.1f\n",
                steps, times.size(), times.front(), part(0.5), part(0.95), part(0.99), times.back(), load[0]);
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication program(argc, argv);
    const int steps = argc > 1 ? QString::fromLocal8Bit(argv[1]).toInt() : 300;
    ThrowawayClub server{QStringList()};
    if (!server.missing().isEmpty()) {
        std::printf("%s\n", qPrintable(server.missing()));
        return 77;
    }
    server.found();
    std::vector<double> times;
    {
        Watching playing;
        if (!playing.join(server.table(1))) qFatal("no club");
        playing.game.show(madeFrom(GameSession::createAt(&playing.journal, u"Friday"_s, threePlayers().players,
                                                         {{"position", record::toJson(Given(3).state)}})));
        Watching watching;
        if (!watching.join(server.table(2))) qFatal("no club");
        watching.tables.open();
        const auto watched = [&] { return watching.tables.watched(); };
        if (!QTest::qWaitFor([&] { return !watching.tables.games().isEmpty(); }, 30'000)) qFatal("no game is listed");
        watching.tables.watch(watching.tables.games().first().uuid);
        if (!QTest::qWaitFor([&] { return watched().shown; }, 30'000)) qFatal("no view");
        const QVariantMap roll{{u"do"_s, u"roll"_s}, {u"red"_s, 1}, {u"yellow"_s, 2}, {u"event"_s, u"ship"_s}};
        for (int step = 0; step < steps; ++step) {
            QTest::qWait(QRandomGenerator::global()->bounded(1000, 2000));
            if (const auto time =
                    measureStep(playing, watching, step % 2 == 0 ? QVariantMap{{u"do"_s, u"end-turn"_s}} : roll))
                times.push_back(*time);
        }
        finishFileThread();
    }
    print(times, steps);
    return times.size() == static_cast<std::size_t>(steps) && times.back() < 2000 ? 0 : 1;
}
