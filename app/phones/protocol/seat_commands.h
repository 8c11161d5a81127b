// SPDX-License-Identifier: GPL-3.0-or-later
// Which commands a seat may send from a phone, and when. Whether a command is legal is decided by the engine.
#pragma once

#include "app/phones/protocol/message.h"
#include "engine/state/game_state.h"

#include <optional>
#include <string>
#include <vector>

namespace reeve::phones {

/// Components that are real, so that Reeve does not keep them.
struct RealParts {
    bool dice = false, hands = false, decks = false;
};

/// Position of one seat in the game.
struct Standing {
    int rev = 0;                  ///< GameSession::written()
    Color onTurn{};               ///< whose turn it is
    std::vector<std::string> due; ///< keys of the open decisions of this seat
};

/// Why a command is refused before it reaches the game. `where`: with Malformed, path of the error.
struct NotAllowed {
    Code code{};
    std::string where;
    bool operator==(const NotAllowed&) const = default;
};

/// nullopt: the command of `seat` may be passed to the game, whose position is `state`.
std::optional<NotAllowed> notAllowed(const Do& message, Color seat, const Standing& standing, const RealParts& real,
                                     const GameState& state);

/// The command with `player` set to `seat`. Requires that notAllowed() returned nullopt.
std::string commandOf(const Do& message, Color seat);

} // namespace reeve::phones
