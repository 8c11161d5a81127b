// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/sites.h"

#include "engine/modules/fan/conquest.h"
#include "engine/modules/fan/control.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/tables/improvements.h"

namespace reeve::rules {
namespace {

/// Where the roads of a player end; with Seafarers its ships too, on land (SHIP-5, LINK-3).
IntersectionSet routeEnds(const GameState& state, PlayerId player) {
    const auto& own = state.player(player);
    if (!state.rules.seafarers()) return endsOf(state.island(), own.roads);
    return endsOf(state.island(), own.roads | own.ships) & state.board.waters.land;
}

/// The open sea, and all that is not the main island (AREA-2).
IntersectionSet notForSetup(const Board& board) {
    const auto& island = board.island();
    auto allowed = board.waters.land;
    if (const int home = board.waters.home(); home >= 0) {
        IntersectionSet corners;
        for (const auto hex : board.waters.areas[static_cast<std::size_t>(home)].hexes)
            corners |= island.hexCornerSet[index(hex)];
        allowed &= corners;
    }
    return island.intersections - allowed;
}

} // namespace

PathSet roadSites(const GameState& state, PlayerId player, const PathSet& roads) {
    // A road continues from an own building, or from an own road unless a foreign piece stands between.
    const auto starts =
        state.player(player).buildings() | (endsOf(state.island(), roads) - foreignPieces(state, player));
    PathSet sites;
    for (const auto at : starts) sites |= state.island().intersectionPaths[index(at)];
    sites -= (allRoads(state) - state.player(player).roads) | roads;
    if (state.rules.seafarers()) sites &= state.board.waters.landPaths; // SHIP-4
    if (state.rules.fan.any()) sites -= fan::closedPaths(state, player);
    return sites;
}

PathSet roadSites(const GameState& state, PlayerId player) {
    return roadSites(state, player, state.player(player).roads);
}

IntersectionSet settlementSites(const GameState& state, PlayerId player) {
    const auto sites =
        routeEnds(state, player) - withNeighbors(state.island(), allBuildings(state)) - allKnights(state);
    return state.rules.fan.any() ? sites - fan::closedIntersections(state, player) : sites;
}

IntersectionSet citySites(const GameState& state, PlayerId player) {
    const auto& own = state.player(player);
    const auto sites = own.reduced.empty() ? own.settlements : own.reduced; // a city on its side comes first (BARB-19)
    return state.rules.fan.any() ? sites - fan::conqueredBuildings(state, player) : sites;
}

IntersectionSet wallSites(const GameState& state, PlayerId player) {
    return standingCities(state, player) - state.player(player).walls;
}

IntersectionSet knightSites(const GameState& state, PlayerId player) {
    const auto sites = routeEnds(state, player) - allBuildings(state) - allKnights(state);
    return state.rules.fan.any() ? sites - fan::closedIntersections(state, player) : sites;
}

IntersectionSet setupSites(const GameState& state) {
    return state.island().intersections - withNeighbors(state.island(), allBuildings(state)) - allKnights(state) -
           (state.rules.seafarers() ? notForSetup(state.board) : IntersectionSet{});
}

IntersectionSet activatable(const GameState& state, PlayerId player) {
    IntersectionSet sites;
    for (const auto& knight : state.player(player).knights)
        if (!knight.active) sites.insert(knight.at);
    return sites;
}

IntersectionSet promotable(const GameState& state, PlayerId player) {
    IntersectionSet sites;
    const auto& own = state.player(player);
    const bool fortress = own.improvements[index(Track::Politics)] >= kAbilityLevel;
    for (const auto& knight : own.knights) {
        const bool levelOpen = knight.level == 1 || (knight.level == 2 && fortress);
        if (levelOpen && !knight.promotedThisTurn && knightsOfLevel(own, knight.level + 1) < supply::kKnightsPerLevel)
            sites.insert(knight.at);
    }
    return sites;
}

IntersectionSet readyKnights(const GameState& state, PlayerId player) {
    IntersectionSet sites;
    for (const auto& knight : state.player(player).knights)
        if (knight.active && !knight.activatedThisTurn) sites.insert(knight.at);
    return sites;
}

IntersectionSet reachable(const GameState& state, PlayerId player, IntersectionId from) {
    if (state.rules.seafarers()) return seafarers::linked(state, player, from);
    const auto& roads = state.player(player).roads;
    const auto foreign = foreignPieces(state, player);
    IntersectionSet reached{from};
    IntersectionSet edge{from};
    while (!edge.empty()) {
        PathSet next;
        for (const auto at : edge) next |= state.island().intersectionPaths[index(at)];
        edge = endsOf(state.island(), next & roads) - reached;
        reached |= edge;
        edge -= foreign;
    }
    reached.erase(from);
    return reached;
}

IntersectionSet retreatSites(const GameState& state, PlayerId player, IntersectionId from) {
    return reachable(state, player, from) - allBuildings(state) - allKnights(state);
}

HexSet robberSites(const GameState& state, bool chase) {
    const auto& edition = rulesOf(state.rules.edition);
    auto sites = state.island().hexes;
    if (state.rules.seafarers()) sites -= state.board.waters.sea;
    sites.erase(state.board.robber);
    if (!(chase ? edition.chaseToDesert : edition.robberToDesert))
        sites -= HexSet::where([&](std::size_t hex) { return state.board.number[hex] == 0; });
    return state.rules.fan.any() ? fan::keptClear(state, sites) : sites;
}

bool metropolisGateOpen(const GameState& state, PlayerId player, Track track) {
    return state.metropolises[index(track)].player == player || !cleanCities(state, player).empty();
}

bool winsMetropolis(const GameState& state, PlayerId player, Track track, int level) {
    const auto holder = state.metropolises[index(track)].player;
    if (level < 4 || holder == player) return false;
    if (holder == kNobody) return true;
    return level == 5 && state.player(holder).improvements[index(track)] < 5;
}

} // namespace reeve::rules
