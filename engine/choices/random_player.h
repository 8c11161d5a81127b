// SPDX-License-Identifier: GPL-3.0-or-later
// A player who leaves everything to chance: each legal command of everybody who may act now is as likely as
// any other. For simulations, benchmarks and tests.
#pragma once

#include "engine/choices/legal_commands.h"

namespace reeve {

class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t seed) : m_chance(seed) {}

    /// The chosen command, valid until the next call; nullptr if nobody can do anything (the game is over).
    const Command* choose(const GameState& state) {
        return drawLegalCommand(state, m_chance, m_choice) ? &m_choice : nullptr;
    }

private:
    Chance m_chance;
    Command m_choice;
};

} // namespace reeve
