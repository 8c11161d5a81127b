// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/startup/measure.h"

#include "app/models/game.h"
#include "app/values/json_values.h"
#include "engine/commands/random_player.h"
#include "engine/record/commands.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>

namespace reeve::app {
namespace {

constexpr int kMoves = 200;
/// No picture within this time (ms): it is said, and counts as such.
constexpr int kPatience = 10000;

/// Milliseconds until a picture shows what `change` did.
double untilShown(QQuickWindow& window, const std::function<void()>& change) {
    QEventLoop loop;
    QElapsedTimer clock;
    const auto shown = QObject::connect(&window, &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
    QTimer::singleShot(kPatience, &loop, &QEventLoop::quit);
    clock.start();
    change();
    window.update();
    loop.exec();
    QObject::disconnect(shown);
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

void line(const char* what, double milliseconds) { std::printf("%-28s %8.1f\n", what, milliseconds); }

double at(const std::vector<double>& sorted, double part) { return sorted[static_cast<std::size_t>(part * static_cast<double>(sorted.size() - 1))]; }

void table(const char* what, std::vector<double> times) {
    if (times.empty()) return;
    std::ranges::sort(times);
    const auto row = [&](const char* which, double part) { line(qPrintable(QStringLiteral("%1_%2_ms").arg(QLatin1String(what), QLatin1String(which))), at(times, part)); };
    row("median", 0.5);
    row("95th", 0.95);
    row("longest", 1);
}

void run(QQuickWindow& window, Game& game) {
    if (!game.active()) {
        auto made = GameSession::createAt(nullptr, QStringLiteral("Measured"), {{QStringLiteral("A"), QStringLiteral("red")}, {QStringLiteral("B"), QStringLiteral("blue")}, {QStringLiteral("C"), QStringLiteral("white")}, {QStringLiteral("D"), QStringLiteral("orange")}},
                                          {{"setup", {{"players", {"red", "blue", "white", "orange"}}, {"seed", 7}}}});
        if (auto* session = std::get_if<GameSession>(&made)) game.show(std::move(*session));
    }
    for (const char* page : {"settings", "new", "almanac", "game", "history", "statistics", "correct", "game"})
        line(qPrintable(QStringLiteral("page_%1_ms").arg(QLatin1String(page))), untilShown(window, [&] { window.setProperty("page", QLatin1String(page)); }));
    RandomPlayer player(3);
    std::vector<double> decided, shown;
    for (int move = 0; move < kMoves; ++move) {
        const Command* command = player.choose(*game.state());
        if (command == nullptr) break;
        const QVariant asked = toVariant(record::commandJson(*command, *game.state()));
        QElapsedTimer clock;
        shown.push_back(untilShown(window, [&] {
            clock.start();
            game.perform(asked);
            decided.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        }));
        if (game.attack().typeId() == QMetaType::QVariantMap) game.acknowledgeAttack();
    }
    std::printf("moves                        %8zu\n", shown.size());
    table("move_decided", decided);
    table("move_shown", shown);
    std::vector<double> undone;
    for (int i = 0; i < 40 && game.canUndo(); ++i) undone.push_back(untilShown(window, [&] { game.undo(); }));
    table("undo_shown", undone);
    QCoreApplication::quit();
}

} // namespace

void measure(QQuickWindow& window, Game& game, const QElapsedTimer& sinceStart) {
    QObject::connect(&window, &QQuickWindow::frameSwapped, &window, [&window, &game, &sinceStart] {
        line("first_picture_ms", static_cast<double>(sinceStart.nsecsElapsed()) / 1e6);
        QTimer::singleShot(0, &window, [&] { run(window, game); });
    }, static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

} // namespace reeve::app
