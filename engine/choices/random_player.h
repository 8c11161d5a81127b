// SPDX-License-Identifier: GPL-3.0-or-later
// A random player: all legal commands of all players who may act now are equally likely. For simulations, benchmarks
// and tests.
#pragma once

#include "engine/choices/legal_commands.h"

namespace reeve {

class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t seed) : m_chance(seed) {}

    /// Returns a command, valid until the next call; nullptr if there is none (the game is over).
    const Command* choose(const GameState& state) {
        return drawLegalCommand(state, m_chance, m_choice) ? &m_choice : nullptr;
    }

private:
    Chance m_chance;
    Command m_choice;
};

} // namespace reeve
