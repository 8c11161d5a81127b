// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/questions.h"

#include "engine/modules/fan/commands/list.h"

namespace reeve::fan {

bool hasMovement(const GameState& state) {
    const auto& fan = state.rules.fan;
    return fan.has(Module::MovementPhase) || fan.has(Module::Mounted) || fan.has(Module::Crews);
}

bool hasWalkers(const GameState& state, bool crews) {
    return state.rules.fan.has(crews ? Module::Crews : Module::Mounted);
}

bool hasTrains(const GameState& state) { return state.rules.fan.has(Module::Baggage); }

bool hasHexBarbarians(const GameState& state) { return state.rules.fan.has(Module::HexBarbarians); }

bool hasMining(const GameState& state) { return state.rules.fan.has(Module::GoldFields); }

bool hasHoard(const GameState& state) { return state.rules.fan.any(&ModuleInfo::usesHoard); }

bool hasGold(const GameState& state) { return state.rules.fan.any(&ModuleInfo::usesGold); }

Hand recruitPrice(Piece piece) { return priceOf(piece); }

Hand trainPromotionPrice() { return kTrainPromotion; }

int mostOnPath(const GameState& state, Piece piece) { return piece == Piece::Crew ? supplyOf(state, true) : 1; }

int mostOnHex(const GameState& state) { return hasHexBarbarians(state) ? kConquest : 0; }

int recruitsLeft(const GameState& state, PlayerId player, Piece piece) {
    const auto& seat = state.fan.seat(player);
    if (piece == Piece::Train) return seat.train.at == kNoIntersection ? 1 : 0;
    const bool crew = piece == Piece::Crew;
    return supplyOf(state, crew) - static_cast<int>(seat.walkers(crew).size());
}

int trainPointsLeft(const GameState& state, PlayerId player) {
    const auto& train = state.fan.seat(player).train;
    if (train.level == 0) return 0;
    return state.rules.fan.numbers.trainPoints[static_cast<std::size_t>(train.level - 1)] - train.used;
}

bool castleHolds(const GameState& state, PlayerId player) {
    return state.rules.fan.any() && mustLeaveCastle(state, player);
}

PlayerId holderOf(const GameState& state, HexId hex) {
    return state.rules.fan.has(Module::Control) ? controlOf(state)[index(hex)] : kNobody;
}

int banishedBy(const GameState& state, PlayerId player, const Banish& command) {
    IntersectionSet knights;
    for (const auto at : command.knights) knights.insert(at);
    return banished(state, player, command.hex, knights);
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
