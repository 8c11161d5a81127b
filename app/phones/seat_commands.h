// SPDX-License-Identifier: GPL-3.0-or-later
// Which commands a seat may send from a phone, and when. Whether the rules allow one is the engine's business.
#pragma once

#include "app/phones/message.h"

#include <optional>
#include <string>
#include <vector>

namespace reeve::phones {

/// What of the game lies on the table instead of being kept by Reeve.
struct RealParts {
    bool dice = false, hands = false, decks = false;
};

/// Where the game stands for one seat.
struct Standing {
    int rev = 0;                  ///< steps ever written for the game
    Color onTurn{};               ///< whose turn it is
    std::vector<std::string> due; ///< keys of the open decisions of this seat
};

/// Why a command is refused before the game sees it; `where` is for Malformed.
struct NotAllowed {
    Code code{};
    std::string where;
    bool operator==(const NotAllowed&) const = default;
};

/// Nothing where the game may decide about the command of `seat`.
std::optional<NotAllowed> notAllowed(const Do& message, Color seat, const Standing& standing, const RealParts& real);

/// The command with `player` set to the seat: what the game is asked. Requires that nothing of it is not allowed.
std::string commandOf(const Do& message, Color seat);

} // namespace reeve::phones
