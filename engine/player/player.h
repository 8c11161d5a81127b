// SPDX-License-Identifier: GPL-3.0-or-later
// START HERE. A player who plays a seat: from a GameView, which holds nothing that the seat may not know, to a command.
// README.md here says how.
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
    Random,      ///< every legal command is as likely as any other
    Builder,     ///< builds whatever it can
    Newcomer,    ///< rules of thumb, and often something else
    Casual,      ///< rules of thumb
    Experienced, ///< what was learned, one step ahead
    Strongest    ///< the same, and plays ahead what may come
};

/// How long Strongest may look ahead for one command.
struct Thinking {
    static constexpr int kMostComparisons = 400;

    // NOLINTNEXTLINE(google-explicit-constructor): a time alone says it
    Thinking(std::chrono::milliseconds most = std::chrono::milliseconds(200), int times = kMostComparisons)
        : time(most), comparisons(times) {}
    std::chrono::milliseconds time;
    int comparisons; ///< at most so many: what is chosen depends on the machine only where the time is too short
};

class Player {
public:
    explicit Player(Level level, std::uint64_t seed, Thinking thinking = {});

    /// The next command of the viewer of `view`, who owes a decision or is on turn. What it rests on is imagined where
    /// it is hidden, so that in rare cases the rules refuse it (the bank has run out of a kind): then ask again, with
    /// what was `refused`. Nothing if the seat can do nothing else.
    std::optional<Command> choose(const GameView& view, std::span<const Command> refused = {});

private:
    Level m_level;
    Thinking m_thinking;
    Chance m_chance;
};

/// Plays a position on with what was learned: until the game is over, or `turns` turns later. What then stands: 1 for
/// the winner, or an estimate. `noise`: see bestCommand().
Chances playedAhead(GameState state, const Weights& weights, int turns, double noise, Chance& chance);

/// The chance of each player to win, by `games` games played ahead from what `view` shows, each with other hidden cards
/// and other dice. `view` is of a game that has begun. The error of each number is below sqrt(p (1 - p) / games).
Chances chancesOf(const GameView& view, int games, Chance& chance);

} // namespace reeve::player
