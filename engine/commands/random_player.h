// SPDX-License-Identifier: GPL-3.0-or-later
// A player who leaves everything to chance: each legal command of everybody who may act now is as likely as
// any other. For simulations, benchmarks and tests.
#pragma once

#include "engine/basics/chance.h"
#include "engine/commands/legal_commands.h"

#include <vector>

namespace reeve {

class RandomPlayer {
public:
    explicit RandomPlayer(std::uint64_t seed) : m_chance(seed) { m_legal.reserve(4096); }

    /// The chosen command, valid until the next call; nullptr if nobody can do anything (the game is over).
    const Command* choose(const GameState& state) {
        m_legal.clear();
        forEachLegalCommand(state, [this](const Command& command) { m_legal.push_back(command); });
        if (m_legal.empty()) return nullptr;
        return &m_legal[static_cast<std::size_t>(m_chance.draw(static_cast<int>(m_legal.size())))];
    }

private:
    Chance m_chance;
    std::vector<Command> m_legal; // its memory is kept from move to move
};

} // namespace reeve
