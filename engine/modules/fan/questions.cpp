// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/questions.h"

#include "engine/modules/fan/conquest.h"
#include "engine/modules/fan/control.h"

namespace reeve::fan {

bool hasMovement(const GameState& state) {
    const auto& fan = state.rules.fan;
    return fan.has(Module::MovementPhase) || fan.has(Module::Mounted) || fan.has(Module::Crews);
}

bool hasBattles(const GameState& state) { return state.rules.fan.has(Module::Battles); }

bool knightsAct(const GameState& state) {
    return state.rules.fan.has(Module::MovementPhase) == (state.turn.phase == Phase::Movement);
}

int cardStrength(const GameState& state, PlayerId player) {
    return state.rules.fan.has(Module::KnightCards) ? state.player(player).playedKnights : 0;
}

bool chasesWithoutTheft(const GameState& state) { return state.rules.fan.numbers.noTheftOnChase; }

IntersectionSet payingCorners(const GameState& state, PlayerId player, HexId hex) {
    if (conqueredHexes(state).contains(hex)) return {};
    const auto& corners = state.island().hexCornerSet[index(hex)];
    if (state.rules.fan.has(Module::Control))
        if (const auto holder = controlOf(state)[index(hex)]; holder != kNobody && holder != player) return {};
    return corners - conqueredBuildings(state, player);
}

int chitsReached(const GameState& state, PlayerId player) {
    int chits = 0;
    for (const auto space : state.rules.fan.numbers.goldChits)
        chits += space != 0 && space <= state.fan.seat(player).mining ? 1 : 0;
    return chits;
}

int prisonerPoints(const GameState& state, PlayerId player) {
    return state.fan.seat(player).prisoners / state.rules.fan.numbers.prisonersPerPoint;
}

PathSet walkerPaths(const GameState& state) {
    PathSet paths;
    if (!state.rules.fan.any()) return paths;
    for (const auto& seat : state.fan.seats)
        for (const auto* walkers : {&seat.mounted, &seat.crews})
            for (const auto& walker : *walkers)
                if (walker.at.path != kNoPath) paths.insert(walker.at.path);
    return paths;
}

} // namespace reeve::fan
