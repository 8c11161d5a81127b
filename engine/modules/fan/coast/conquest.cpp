// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/coast/coast.h"

namespace reeve::fan {

HexSet coastalHexes(const GameState& state) {
    const auto& island = state.island();
    HexSet coastal;
    for (const auto hex : island.hexes) {
        if (state.board.terrain[index(hex)] == Terrain::Sea) continue;
        for (const auto path : island.hexPathSet[index(hex)]) {
            const auto& beside = island.pathHexes[index(path)];
            if (beside.size() == 1 || beside.meets(state.board.waters.sea)) {
                coastal.insert(hex);
                break;
            }
        }
    }
    return coastal;
}

HexSet conqueredHexes(const GameState& state) {
    if (!state.rules.fan.has(Module::HexBarbarians)) return {};
    return HexSet::where([&](std::size_t hex) { return state.fan.barbarians[hex] >= kConquest; });
}

IntersectionSet conqueredBuildings(const GameState& state, PlayerId player) {
    const auto hexes = conqueredHexes(state);
    if (hexes.empty()) return {};
    IntersectionSet conquered;
    for (const auto at : state.player(player).buildings()) {
        const auto land = state.island().intersectionHexes[index(at)] - state.board.waters.sea;
        if ((land - hexes).empty()) conquered.insert(at);
    }
    for (const auto& metropolis : state.metropolises)
        if (metropolis.player == player) conquered.erase(metropolis.at);
    return conquered;
}

} // namespace reeve::fan
