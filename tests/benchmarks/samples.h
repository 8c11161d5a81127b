// SPDX-License-Identifier: GPL-3.0-or-later
// Positions and commands from games of random players, the input of the benchmarks.
#pragma once

#include "engine/choices/random_player.h"
#include "engine/game.h"

#include <vector>

namespace reeve::testing {

struct Sample {
    GameState before;
    Command command;
};

inline GameState firstPosition(GameKind kind, std::uint64_t seed) {
    NewGame game;
    game.rules.game = kind;
    if (kind == GameKind::Base) {
        game.rules.edition = Edition::Compact;
        game.rules.target = 10;
    }
    game.seed = seed;
    game.board = randomBoard(seed);
    for (int p = 0; p < 4; ++p) game.players.push_back(static_cast<Color>(p));
    return newGame(game);
}

/// Every `step`-th command of the games with seeds 1 to `games`, each with the position before it.
inline std::vector<Sample> samples(GameKind kind, std::uint64_t games, int step) {
    std::vector<Sample> all;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        GameState state = firstPosition(kind, seed);
        RandomPlayer player(seed);
        for (int n = 0; n < 20000 && state.turn.phase != Phase::Over; ++n) {
            const Command command = *player.choose(state);
            if (n % step == 0) all.push_back({state, command});
            state = applied(state, decide(state, command).value());
        }
    }
    return all;
}

} // namespace reeve::testing
