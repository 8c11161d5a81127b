// SPDX-License-Identifier: GPL-3.0-or-later
// The start player: all players roll, the highest total starts, and tied players roll again.
#pragma once

#include "engine/basics/chance.h"
#include "engine/basics/ids.h"
#include "engine/basics/inline_vector.h"

namespace reeve {

struct StartRoll {
    PlayerId player{};
    std::uint8_t first = 0, second = 0; ///< the two numbered dice
};
using StartRolls = InlineVector<StartRoll, kMaxPlayers>;
using Seats = InlineVector<PlayerId, kMaxPlayers>;

/// The players with the highest total of a round, in the order of their rolls: one starts (SETUP-30), several roll
/// again among themselves (SETUP-32).
Seats highest(const StartRolls& rolls);

/// Draws dice for as many rounds as needed; returns the start player.
PlayerId drawStartPlayer(int players, Chance& chance);

} // namespace reeve
