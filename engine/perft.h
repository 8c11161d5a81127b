// SPDX-License-Identifier: GPL-3.0-or-later
// Counts sequences of commands: a fingerprint of all rules that a position involves. Engines or versions with equal
// counts agree on what is legal and on what follows.
#pragma once

#include "engine/commands/command.h"
#include "engine/state/game_state.h"

#include <array>

namespace reeve {

struct PerftCount {
    /// Indexed by the first command's index in Action.
    std::array<std::uint64_t, std::variant_size_v<Action>> byFirst{};
    std::uint64_t total = 0;
    friend bool operator==(const PerftCount&, const PerftCount&) = default;
};

/// Returns the number of sequences of exactly `depth` listed commands (engine/choices/legal_commands.h) from `state`.
/// Chance comes from the state's generator, so the count is reproducible. Depth 0 counts one.
std::uint64_t perft(const GameState& state, int depth);
/// perft() by first command. Requires depth > 0.
PerftCount perftByFirst(const GameState& state, int depth);

} // namespace reeve
