// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/setup/start_player.h"

namespace reeve {

Seats highest(const StartRolls& rolls) {
    Seats seats;
    int best = 0;
    for (const auto& roll : rolls) {
        const int total = roll.first + roll.second;
        if (total < best) continue;
        if (total > best) seats.clear();
        best = total;
        seats.push_back(roll.player);
    }
    return seats;
}

PlayerId drawStartPlayer(int players, Chance& chance) {
    Seats rolling;
    for (int p = 0; p < players; ++p) rolling.push_back(static_cast<PlayerId>(p));
    while (rolling.size() > 1) {
        StartRolls rolls;
        for (const auto player : rolling) {
            const auto first = static_cast<std::uint8_t>(1 + chance.draw(6));
            rolls.push_back({player, first, static_cast<std::uint8_t>(1 + chance.draw(6))});
        }
        rolling = highest(rolls);
    }
    return rolling.front();
}

} // namespace reeve
