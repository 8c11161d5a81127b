// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/taking_down/taking_down.h"

#include "engine/modules/fan/travel/travel.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/rules/chapters.h"
#include "engine/rules/sites.h"

#include <algorithm>

namespace reeve::fan {
namespace {

using rules::accepted;
using rules::refuse;
using rules::Verdict;

/// FAN-DEC-2: the largest distance of the building.
constexpr int kReach = 2;

PlayerId ownerOfRoad(const GameState& state, PathId at, bool ship) {
    for (std::size_t p = 0; p < state.seatCount; ++p)
        if ((ship ? state.players[p].ships : state.players[p].roads).contains(at)) return static_cast<PlayerId>(p);
    return kNobody;
}

bool isMetropolis(const GameState& state, PlayerId player, IntersectionId at) {
    return std::ranges::any_of(state.metropolises,
                               [&](const Metropolis& m) { return m.player == player && m.at == at; });
}

/// Intersections at most kReach own roads and ships away, in any mix.
IntersectionSet within(const GameState& state, PlayerId player, IntersectionId from) {
    const auto& island = state.island();
    const auto own = state.player(player).roads | state.player(player).ships;
    IntersectionSet reached{from};
    for (int step = 0; step < kReach; ++step) {
        PathSet next;
        for (const auto at : reached) next |= island.intersectionPaths[index(at)];
        reached |= endsOf(island, next & own);
    }
    return reached;
}

Verdict takeDownPath(const GameState& state, PlayerId player, const Deconstruct& c) {
    const bool ship = c.target == Target::Ship;
    const auto owner = ownerOfRoad(state, c.path, ship);
    if (owner == kNobody) return refuse(RefusalCode::WrongTarget, "FAN-DEC-1");
    if (owner != player && !state.rules.fan.numbers.anyColor) return refuse(RefusalCode::NotYourPiece, "FAN-DEC-1");
    if (!state.island().intersectionPaths[index(c.knight)].contains(c.path))
        return refuse(RefusalCode::NotConnected, "FAN-DEC-1");
    if (ship && !removableShips(state, player, c.knight).contains(c.path))
        return refuse(RefusalCode::ShipHoldsKnight, "FAN-DEC-7");
    return accepted;
}

Verdict takeDownBuilding(const GameState& state, PlayerId player, const Deconstruct& c) {
    const auto& own = state.player(player);
    if (!own.buildings().contains(c.at)) return refuse(RefusalCode::NotYourPiece, "FAN-DEC-2");
    if (!within(state, player, c.knight).contains(c.at)) return refuse(RefusalCode::TooFar, "FAN-DEC-2");
    const bool city = own.cities.contains(c.at);
    if (own.reduced.contains(c.at) || isMetropolis(state, player, c.at))
        return refuse(RefusalCode::WrongTarget, "FAN-DEC-4");
    if (city && own.settlements.size() >= supply::kSettlements) return refuse(RefusalCode::NoPieceLeft, "FAN-DEC-4");
    return accepted;
}

} // namespace

IntersectionSet wreckers(const GameState& state, PlayerId player) {
    IntersectionSet mighty;
    if (!state.rules.fan.has(Module::Deconstruct) || state.fan.seat(player).gold < kTakingDownGold) return mighty;
    const auto ready = rules::readyKnights(state, player);
    for (const auto& knight : state.player(player).knights)
        if (knight.level == kMighty && ready.contains(knight.at)) mighty.insert(knight.at);
    return mighty;
}

PathSet removableRoads(const GameState& state, PlayerId player, IntersectionId knight) {
    const auto& beside = state.island().intersectionPaths[index(knight)];
    if (!state.rules.fan.numbers.anyColor) return state.player(player).roads & beside;
    PathSet roads;
    for (std::size_t p = 0; p < state.seatCount; ++p) roads |= state.players[p].roads;
    return roads & beside;
}

PathSet removableShips(const GameState& state, PlayerId player, IntersectionId knight) {
    PathSet ships;
    for (std::size_t p = 0; p < state.seatCount; ++p) {
        const auto owner = static_cast<PlayerId>(p);
        if (owner != player && !state.rules.fan.numbers.anyColor) continue;
        for (const auto ship : state.players[p].ships& state.island().intersectionPaths[index(knight)])
            if (!seafarers::cutsKnightOff(state, owner, ship)) ships.insert(ship);
    }
    return ships;
}

IntersectionSet reducibleBuildings(const GameState& state, PlayerId player, IntersectionId knight) {
    const auto& own = state.player(player);
    auto buildings = own.settlements;
    if (own.settlements.size() < supply::kSettlements)
        for (const auto at : own.cities)
            if (!isMetropolis(state, player, at)) buildings.insert(at);
    return buildings & within(state, player, knight);
}

Verdict carryOut(rules::EventWriter& writer, PlayerId player, const Deconstruct& c) {
    const auto& state = writer.state();
    if (!state.rules.fan.has(Module::Deconstruct)) return refuse(RefusalCode::ModuleMissing, "FAN-DEC-1");
    if (auto refusal = rules::checkChaser(state, player, c.knight)) return refusal;
    if (state.player(player).knightAt(c.knight)->level < kMighty) return refuse(RefusalCode::NotMighty, "FAN-DEC-1");
    if (state.fan.seat(player).gold < kTakingDownGold) return refuse(RefusalCode::NoGold, "FAN-DEC-1");
    const bool building = c.target == Target::Building;
    if (auto refusal = building ? takeDownBuilding(state, player, c) : takeDownPath(state, player, c)) return refusal;
    const auto owner = building ? player : ownerOfRoad(state, c.path, c.target == Target::Ship);
    writer.emit(GoldChanged{player, -kTakingDownGold});
    if (c.target == Target::Ship) loseAboard(writer, owner, c.path);
    if (building && state.player(owner).settlements.contains(c.at)) loseInBasin(writer, owner, c.at);
    writer.emit(PieceDeconstructed{player, owner, c.target, c.path, c.at});
    writer.emit(event::KnightSpent{player, c.knight});
    return accepted;
}

} // namespace reeve::fan
