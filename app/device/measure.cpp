// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/device/measure.h"

#include "app/device/idle_gc.h"
#include "app/values/json_values.h"
#include "app/window/game.h"
#include "app/window/game_setup.h"
#include "app/window/games.h"
#include "engine/choices/random_player.h"
#include "engine/record/commands.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QQuickItem>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>

namespace reeve::app {
namespace {

constexpr int kMoves = 200;
constexpr int kUndone = 40;
/// Duration of counting frames, in ms.
constexpr int kFramesFor = 3000;
/// Timeout for a frame, in ms; it is reported and counted as the result.
constexpr int kPatience = 10000;

/// Milliseconds until a frame shows the effect of `change`, which the disk has then.
double untilShown(QQuickWindow& window, const Game& game, const std::function<void()>& change) {
    QEventLoop loop;
    QElapsedTimer clock;
    const auto shown = QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, [&] {
        if (game.saving())
            window.update();
        else
            loop.quit();
    });
    QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
    clock.start();
    change();
    window.update();
    loop.exec();
    QObject::disconnect(shown);
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

void line(const char* what, double milliseconds) { std::printf("%-28s %8.1f\n", what, milliseconds); }

double at(const std::vector<double>& sorted, double part) {
    return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))];
}

void table(const char* what, std::vector<double> times) {
    if (times.empty()) return;
    std::ranges::sort(times);
    const auto row = [&](const char* which, double part) {
        line(qPrintable(QStringLiteral("%1_%2_ms").arg(QLatin1String(what), QLatin1String(which))), at(times, part));
    };
    row("median", 0.5);
    row("95th", 0.95);
    row("longest", 1);
}

/// Frame intervals in ms while everything on the page moves.
std::vector<double> frames(QQuickWindow& window) {
    std::vector<double> times;
    QEventLoop loop;
    QElapsedTimer clock;
    const auto next = QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&] {
        if (clock.isValid()) times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        clock.start();
        window.contentItem()->setX(times.size() % 2 == 0 ? 1 : 0);
    });
    QTimer::singleShot(kFramesFor, &loop, &QEventLoop::quit);
    window.contentItem()->setX(1);
    loop.exec();
    QObject::disconnect(next);
    window.contentItem()->setX(0);
    return times;
}

void run(const Measured& measured) {
    auto& [window, game, setup, games, collector] = measured;
    const auto player = [](const char* name, const char* color) {
        return QVariantMap{{QStringLiteral("name"), QLatin1String(name)},
                           {QStringLiteral("color"), QLatin1String(color)}};
    };
    const QVariantMap evening{{QStringLiteral("name"), QStringLiteral("Measured")},
                              {QStringLiteral("players"), QVariantList{player("A", "red"), player("B", "blue"),
                                                                       player("C", "white"), player("D", "orange")}},
                              {QStringLiteral("board"), QVariant::fromValue(nullptr)},
                              {QStringLiteral("seed"), 7}};
    if (!setup.newGame(evening)) {
        std::printf("No game could be begun: is the disk full, or is another Reeve open?\n");
        QCoreApplication::exit(1);
        return;
    }
    untilShown(window, game, [] {}); // until it is on the disk
    const qint64 id = game.id();
    for (const char* page : {"settings", "new", "almanac", "game", "history", "statistics", "correct", "game"})
        line(qPrintable(QStringLiteral("page_%1_ms").arg(QLatin1String(page))),
             untilShown(window, game, [&] { window.setProperty("page", QLatin1String(page)); }));
    RandomPlayer chance(3);
    std::vector<double> decided, shown;
    for (int move = 0; move < kMoves; ++move) {
        const Command* command = chance.choose(*game.state());
        if (command == nullptr) break;
        const QVariant asked = toVariant(record::commandJson(*command, *game.state()));
        collector.collect();
        QElapsedTimer clock;
        shown.push_back(untilShown(window, game, [&] {
            clock.start();
            game.perform(asked);
            decided.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        }));
        if (game.attack().landed) game.acknowledgeAttack();
    }
    std::printf("moves                        %8zu\n", shown.size());
    table("move_decided", decided);
    table("move_shown", shown);
    table("frame", frames(window));
    std::vector<double> undone;
    for (int i = 0; i < kUndone && game.canUndo(); ++i) {
        collector.collect();
        undone.push_back(untilShown(window, game, [&] { game.undo(); }));
    }
    table("undo_shown", undone);
    game.close();
    games.remove(id); // done before the program ends
    QCoreApplication::quit();
}

} // namespace

void measure(Measured measured, const QElapsedTimer& sinceStart) {
    QObject::connect(
        &measured.window, &QQuickWindow::frameSwapped, &measured.window,
        [measured, &sinceStart] {
            line("first_picture_ms", static_cast<double>(sinceStart.nsecsElapsed()) / 1e6);
            QTimer::singleShot(0, &measured.window, [measured] { run(measured); });
        },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

} // namespace reeve::app
