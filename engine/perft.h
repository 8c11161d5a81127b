// SPDX-License-Identifier: GPL-3.0-or-later
// Counting lines of play: a fingerprint of all the rules that a position touches. Two engines, or two versions of
// one, that agree on the counts agree on what is legal and on what follows.
#pragma once

#include "engine/commands/command.h"
#include "engine/state/game_state.h"

#include <array>

namespace reeve {

struct PerftCount {
    /// By the kind of the first command: its place in Action.
    std::array<std::uint64_t, std::variant_size_v<Action>> byFirst{};
    std::uint64_t total = 0;
    friend bool operator==(const PerftCount&, const PerftCount&) = default;
};

/// How many sequences of exactly `depth` listed commands (engine/choices/legal_commands.h) lead on from a position.
/// Chance comes from the position's generator, so the count is the same every time. Depth 0 counts one.
std::uint64_t perft(const GameState& state, int depth);
/// The sequences of perft(), counted by their first command. Requires depth > 0.
PerftCount perftByFirst(const GameState& state, int depth);

} // namespace reeve
