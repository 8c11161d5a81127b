// SPDX-License-Identifier: GPL-3.0-or-later
// Who begins: everybody rolls, the highest total starts, and a tie is rolled again by those who share it.
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

/// Those with the highest total of a round, in the order in which they rolled: one begins (SETUP-30), several roll
/// again among themselves (SETUP-32).
Seats highest(const StartRolls& rolls);

/// The start player by drawn dice: as many rounds as it takes.
PlayerId drawStartPlayer(int players, Chance& chance);

} // namespace reeve
