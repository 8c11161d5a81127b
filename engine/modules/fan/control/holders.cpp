// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/control/control.h"

namespace reeve::fan {
namespace {

bool isOn(const GameState& state) { return state.rules.fan.has(Module::Control); }

HexSet controlledByOthers(const GameState& state, PlayerId player) {
    const auto control = controlOf(state);
    return state.island().hexes &
           HexSet::where([&](std::size_t hex) { return control[hex] != kNobody && control[hex] != player; });
}

} // namespace

Control controlOf(const GameState& state) {
    Control control;
    control.fill(kNobody);
    if (!isOn(state)) return control;
    const int needed = state.rules.fan.numbers.controlStrength;
    for (const auto hex : state.island().hexes - state.board.waters.sea) {
        if (state.fan.barbarians[index(hex)] > 0) continue;
        const auto& corners = state.island().hexCornerSet[index(hex)];
        PlayerId only = kNobody;
        int levels = 0;
        bool contested = false;
        for (std::size_t p = 0; p < state.playerCount; ++p) {
            if (!state.players[p].knightPlaces.meets(corners)) continue;
            int own = 0;
            for (const auto& knight : state.players[p].knights)
                if (knight.active && corners.contains(knight.at)) own += knight.level; // as on the token
            if (own == 0) continue;
            contested = contested || only != kNobody;
            only = static_cast<PlayerId>(p);
            levels = own;
        }
        if (!contested && only != kNobody && levels >= needed) control[index(hex)] = only;
    }
    return control;
}

PathSet closedPaths(const GameState& state, PlayerId player) {
    PathSet closed;
    if (!isOn(state)) return closed;
    for (const auto hex : controlledByOthers(state, player)) closed |= state.island().hexPathSet[index(hex)];
    return closed;
}

IntersectionSet closedIntersections(const GameState& state, PlayerId player) {
    IntersectionSet closed;
    if (!isOn(state)) return closed;
    for (const auto hex : controlledByOthers(state, player)) closed |= state.island().hexCornerSet[index(hex)];
    return closed;
}

HexSet keptClear(const GameState& state, const HexSet& hexes) {
    if (!isOn(state)) return hexes;
    const auto& island = state.island();
    HexSet guarded;
    const auto control = controlOf(state);
    for (const auto hex : island.hexes) {
        if (control[index(hex)] == kNobody) continue;
        guarded.insert(hex);
        guarded |= island.hexNeighbors[index(hex)];
    }
    const auto left = hexes - guarded;
    return left.empty() ? hexes : left;
}

} // namespace reeve::fan
