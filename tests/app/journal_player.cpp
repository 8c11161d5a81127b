// SPDX-License-Identifier: GPL-3.0-or-later
// Plays random commands in a game of the journal until it is killed; after each accepted step it prints the number of
// steps on the disk. usage: journal_player FILE SEED
#include "tests/app/evening.h"

#include <QCoreApplication>

#include <cstdio>
#include <cstdlib>

using namespace reeve;
using namespace reeve::app;

namespace {

int play(Journal& journal, std::uint64_t seed) {
    std::size_t count = 0;
    std::optional<GameSession> session;
    if (const auto games = journal.games(); games.empty()) {
        session.emplace(testing::madeFrom(GameSession::create(&journal, testing::threePlayers())));
    } else {
        const auto loaded = journal.load(games.front().id);
        if (!loaded) return 3;
        count = loaded->steps.size();
        session.emplace(testing::madeFrom(GameSession::open(journal, games.front().id)));
    }
    Chance chance(seed);
    std::printf("%zu\n", count);
    std::fflush(stdout);
    for (;;) {
        if (session->perform(testing::randomCommandJson(*session, chance))) return 4;
        std::printf("%zu\n", ++count);
        std::fflush(stdout);
    }
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication app(argc, argv);
    if (argc != 3) return 2;
    Journal journal(QString::fromLocal8Bit(argv[1]));
    return play(journal, std::strtoull(argv[2], nullptr, 10));
}
