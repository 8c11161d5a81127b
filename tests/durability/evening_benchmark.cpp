// SPDX-License-Identifier: GPL-3.0-or-later
// Measures a game of ten thousand commands and a list of a thousand games.
// usage: evening_benchmark [COMMANDS [GAMES]]
#include "app/window/game.h"
#include "tests/app/evening.h"
#include "tests/app/settle.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace reeve;
using namespace reeve::app;

namespace {

double milliseconds(const QElapsedTimer& timer) { return static_cast<double>(timer.nsecsElapsed()) / 1e6; }

template <typename Work>
double timed(const Work& work) {
    QElapsedTimer timer;
    timer.start();
    work();
    return milliseconds(timer);
}

void say(const char* what, double time) {
    std::printf("%-58s %9.2f ms\n", what, time);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const int commands = argc > 1 ? std::atoi(argv[1]) : 10000;
    const int games = argc > 2 ? std::atoi(argv[2]) : 1000;
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("games.sqlite"));
    qint64 id = 0;
    {
        Journal journal(file);
        auto session = testing::madeFrom(GameSession::create(&journal, testing::threePlayers()));
        id = session.id();
        Chance chance(11);
        std::vector<double> times;
        times.reserve(static_cast<std::size_t>(commands));
        for (int i = 0; i < commands; ++i) times.push_back(timed([&] { testing::playOn(session, 1, chance); }));
        const auto mean = [&](std::size_t from, std::size_t to) {
            double sum = 0;
            for (std::size_t i = from; i < to; ++i) sum += times[i];
            return sum / static_cast<double>(to - from);
        };
        const auto tenth = times.size() / 10;
        say("one command, to the disk and back: mean of the first tenth", mean(0, tenth));
        say("one command, to the disk and back: mean of the last tenth", mean(times.size() - tenth, times.size()));
        std::sort(times.begin(), times.end());
        say("one command: 99 of 100 take at most", times[times.size() * 99 / 100]);
        std::printf("%zu steps stand, the file has %lld KiB\n", session.steps().size(),
                    static_cast<long long>(QFileInfo(file).size() / 1024));
    }
    {
        std::optional<Journal> journal;
        say("opening the file", timed([&] { journal.emplace(file); }));
        say("opening that game", timed([&] { testing::madeFrom(GameSession::open(*journal, id)); }));
        Game game(*journal, nullptr);
        say("showing it in the window's models", timed([&] {
                game.open(id);
                testing::settle(*journal);
            }));
        say("taking a step back there", timed([&] {
                game.undo();
                testing::settle(*journal);
            }));
    }
    {
        Journal journal(file);
        const auto summary = journal.games().front();
        say("making the list long", timed([&] {
                for (int i = 1; i < games; ++i)
                    journal.create(QStringLiteral("Friday %1").arg(i), summary.players, summary.start, summary.summary);
            }));
        say("reading the whole list", timed([&] { static_cast<void>(journal.games()); }));
        std::printf("%zu games\n", journal.games().size());
    }
    Journal journal(file);
    say("opening the game again, in a full list", timed([&] { testing::madeFrom(GameSession::open(journal, id)); }));
}
