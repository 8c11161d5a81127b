// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE. A player for a seat: from a GameView, which contains nothing that the seat may not know, to a command.
// README.md here describes the method.
#pragma once

#include "engine/basics/chance.h"
#include "engine/commands/command.h"
#include "engine/player/worth.h"
#include "engine/view/game_view.h"

#include <chrono>
#include <optional>
#include <span>

namespace reeve::player {

enum class Level : std::uint8_t {
    Random,      ///< all legal commands with equal probability
    Builder,     ///< builds whenever possible
    Newcomer,    ///< rules of thumb with large noise
    Casual,      ///< rules of thumb
    Experienced, ///< learned weights, one step ahead
    Strongest    ///< learned weights, and plays ahead
};

/// Time limit of Strongest for one command.
struct Thinking {
    static constexpr int kMostComparisons = 400;

    // NOLINTNEXTLINE(google-explicit-constructor): a duration converts to Thinking
    Thinking(std::chrono::milliseconds most = std::chrono::milliseconds(200), int times = kMostComparisons)
        : time(most), comparisons(times) {}
    std::chrono::milliseconds time;
    int comparisons; ///< upper bound; the choice depends on the machine only if the time ends first
};

class Player {
public:
    /// Draws from a generator with `seed`.
    explicit Player(Level level, std::uint64_t seed, Thinking thinking = {});

    /// Returns the next command of the viewer of `view`, who has a pending decision or is on turn. Hidden cards are
    /// sampled, so that the rules refuse it in rare cases (the bank has run out of a kind): then call again with the
    /// command in `refused`. nullopt if no other command is possible.
    std::optional<Command> choose(const GameView& view, std::span<const Command> refused = {});

private:
    Level m_level;
    Thinking m_thinking;
    Chance m_chance;
};

/// Plays a position ahead with learned weights until the game is over or `turns` turns have passed. Returns 1 for the
/// winner, or an estimate. `noise`: see bestCommand().
Chances playedAhead(GameState state, const Weights& weights, int turns, double noise, Chance& chance);

/// Returns each player's chance to win, from `games` games played ahead from `view`, each with its own sample of hidden
/// cards and dice. Requires a game that has begun. The standard error of each number is below sqrt(p (1 - p) / games).
Chances chancesOf(const GameView& view, int games, Chance& chance);

} // namespace reeve::player
