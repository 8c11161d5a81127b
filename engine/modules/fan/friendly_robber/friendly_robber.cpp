// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/friendly_robber/friendly_robber.h"

#include "engine/position/points.h"

namespace reeve::fan {

HexSet FriendlyRobberRules::openToRobber(const GameState& state, const HexSet& hexes) {
    constexpr int kEnough = 3; // points, of which everybody knows (FAN-FRIEND-3)
    if (!state.rules.fan.has(Module::FriendlyRobber)) return hexes;
    IntersectionSet spared, others;
    for (std::size_t p = 0; p < state.playerCount; ++p)
        (openPoints(state, static_cast<PlayerId>(p)) < kEnough ? spared : others) |= state.players[p].buildings();
    HexSet open;
    for (const auto hex : hexes) {
        const auto& corners = state.island().hexCornerSet[index(hex)];
        if (corners.meets(others) || !corners.meets(spared)) open.insert(hex);
    }
    return open.empty() ? hexes : open;
}

} // namespace reeve::fan
