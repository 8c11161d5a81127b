// SPDX-License-Identifier: GPL-3.0-or-later
// What a seat that Reeve plays does next. A question holds a view of the seat and nothing else of the game, so that it
// can be answered in another thread, and only from what the seat may know.
#pragma once

#include "engine/player/player.h"
#include "engine/player/trades.h"

#include <optional>
#include <vector>

namespace reeve::app {

struct Question {
    GameView view; ///< of the seat that is to act
    player::Level level{};
    std::uint64_t seed = 0;                  ///< the same question with the same seed has the same answer
    std::vector<Command> refused{};          ///< commands that the rules did not accept
    bool mayOffer = false;                   ///< it may offer a trade to the others
    std::vector<player::Bargain> unwanted{}; ///< offers that nobody took
};

struct Thought {
    std::optional<Command> command{};
    std::optional<player::Bargain> offer{}; ///< comes before the command
};

/// Takes at most 200 ms on the machines of docs/measurements.md.
Thought thinkOver(const Question& question);

} // namespace reeve::app
