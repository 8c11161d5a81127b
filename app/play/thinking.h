// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the next action of a seat that Reeve plays. A question contains a view of the seat and nothing else of the
// game, so it can be answered on another thread and uses no secrets.
#pragma once

#include "engine/player/player.h"
#include "engine/player/trades.h"

#include <optional>
#include <vector>

namespace reeve::app {

/// Input of thinkOver().
struct Question {
    GameView view; ///< of the seat that has to act
    player::Level level{};
    std::uint64_t seed = 0;                  ///< equal questions with equal seeds have equal answers
    std::vector<Command> refused{};          ///< commands that the rules refused
    bool mayOffer = false;                   ///< the seat may offer a trade
    std::vector<player::Bargain> unwanted{}; ///< offers that nobody accepted
};

/// Result of thinkOver().
struct Thought {
    std::optional<Command> command{};
    std::optional<player::Bargain> offer{}; ///< if set, made before the command
};

/// Blocks for at most 200 ms on the machines of docs/measurements.md. May run on any thread.
Thought thinkOver(const Question& question);

} // namespace reeve::app
