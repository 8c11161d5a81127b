// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/coast/coast.h"
#include "engine/modules/fan/control/control.h"

#include <algorithm>

namespace reeve::fan {

HexSet landingHexes(const GameState& state) {
    auto hexes = coastalHexes(state);
    if (state.fan.castle != kNoHex) hexes.erase(state.fan.castle);
    hexes -= HexSet::where(
        [&](std::size_t hex) { return state.board.number[hex] == 0 || state.fan.barbarians[hex] >= kConquest; });
    return hexes;
}

HexSet chaseTargets(const GameState& state, HexId from) {
    auto hexes = landingHexes(state);
    hexes.erase(from);
    return keptClear(state, hexes);
}

int barbariansLeft(const GameState& state) {
    int left = state.rules.fan.numbers.barbarianSupply;
    for (const auto count : state.fan.barbarians) left -= count;
    for (const auto& seat : state.fan.seats) left -= seat.prisoners;
    return left;
}

HexSet raidedHexes(const GameState& state, IntersectionId at) {
    return state.island().intersectionHexes[index(at)] &
           HexSet::where([&](std::size_t hex) { return state.fan.barbarians[hex] > 0; });
}

int banished(const GameState& state, PlayerId player, HexId hex, const IntersectionSet& knights) {
    int levels = 0;
    for (const auto& knight : state.player(player).knights)
        if (knights.contains(knight.at)) levels += knight.level;
    return std::clamp<int>(levels - 1, 0, state.fan.barbarians[index(hex)]);
}

} // namespace reeve::fan
