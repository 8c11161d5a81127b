// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/perft.h"

#include "engine/choices/legal_commands.h"
#include "engine/game.h"

namespace reeve {

std::uint64_t perft(const GameState& state, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(countLegalCommands(state)); // not created, only counted
    std::uint64_t total = 0;
    forEachLegalCommand(state, [&](const Command& command) {
        total += perft(applied(state, decide(state, command).value()), depth - 1);
    });
    return total;
}

PerftCount perftByFirst(const GameState& state, int depth) {
    PerftCount count;
    forEachLegalCommand(state, [&](const Command& command) {
        const auto lines = perft(applied(state, decide(state, command).value()), depth - 1);
        count.byFirst[command.action.index()] += lines;
        count.total += lines;
    });
    return count;
}

} // namespace reeve
