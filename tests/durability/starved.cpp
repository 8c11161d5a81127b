// SPDX-License-Identifier: GPL-3.0-or-later
// Opens a kept game, plays, and hears a phone, while one allocation of memory fails. Prints a line for each step that
// is shown, and at the end how many allocations there were. usage: starved FOLDER NUMBER, the failing allocation; 0:
// none
#include "app/device/crash_handler.h"
#include "app/phones/desk.h"
#include "app/phones/page/page.h"
#include "app/window/game.h"
#include "app/window/games.h"
#include "engine/choices/legal_commands.h"
#include "engine/record/commands.h"
#include "tests/app/settle.h"

#include <QCoreApplication>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>

using namespace reeve;
using namespace reeve::app;

namespace {

std::atomic<long> g_made = -1; ///< allocations so far; -1: they are not counted
long g_failing = 0;

bool fails() {
    if (g_made < 0) return false;
    if (++g_made != g_failing) return false;
    errno = ENOMEM;
    return true;
}

// glibc's own allocator.
extern "C" void* __libc_malloc(size_t size);
extern "C" void* __libc_calloc(size_t count, size_t size);
extern "C" void* __libc_realloc(void* old, size_t size);

} // namespace

extern "C" {
void* malloc(size_t size) { return fails() ? nullptr : __libc_malloc(size); }
void* calloc(size_t count, size_t size) { return fails() ? nullptr : __libc_calloc(count, size); }
void* realloc(void* old, size_t size) { return fails() ? nullptr : __libc_realloc(old, size); }
}

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    const QString folder = QString::fromLocal8Bit(argv[1]);
    g_failing = std::atol(argv[2]);
    installCrashHandler(folder + QStringLiteral("/stopped.txt"), "1.2.3", {});
    g_made = 0;
    {
        Journal journal(folder + QStringLiteral("/games.sqlite"));
        Game game(journal);
        Games games(journal, game);
        Desk desk(game,
                  Desk::Setup{.random = [] { return 5U; }, .clock = Desk::usual().clock, .tokens = {}, .limits = {}});
        desk.openWithoutSockets();
        const auto kept = journal.games();
        if (!kept.empty()) games.open(kept.front().id);
        testing::settle(journal);
        Chance chance(4);
        for (int step = 0; step < 4 && game.active(); ++step) {
            bool done = false;
            if (const auto command = drawLegalCommand(*game.state(), chance))
                game.carryOut(record::commandJson(*command, *game.state()), [&done](const auto& why) { done = !why; });
            testing::settle(journal);
            if (done) std::printf("shown %d\n", game.session()->written()), std::fflush(stdout);
            desk.said(1, "192.168.1.2", phones::Hello{.code = desk.door().code(), .page = phones::pageId()});
            desk.said(1, "192.168.1.2", phones::Watch{});
            QCoreApplication::sendPostedEvents(&desk, QEvent::MetaCall);
        }
    }
    const long made = g_made.exchange(-1);
    std::printf("allocations %ld\n", made);
    return 0;
}
