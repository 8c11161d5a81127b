// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/sites.h"

#include "engine/modules/fan/commands/list.h"
#include "engine/modules/seafarers/sites.h"
#include "engine/state/pieces.h"
#include "engine/tables/improvements.h"
#include "engine/tables/victory.h"

namespace reeve::rules {
namespace {

/// Intersections at the ends of a player's roads; with Seafarers also of its ships, on land (SHIP-5, LINK-3).
IntersectionSet routeEnds(const GameState& state, PlayerId player) {
    const auto& own = state.player(player);
    if (!state.rules.seafarers()) return endsOf(state.island(), own.roads);
    return endsOf(state.island(), own.roads | own.ships) & state.board.waters.land;
}

/// The open sea and everything outside the main island (AREA-2).
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
    const auto& island = state.island();
    const auto& own = state.player(player);
    // A road continues from an own building, or from an own road unless a foreign piece is between.
    auto sites = onBoard(island.id, [&](auto sets) {
        const auto laid = sets(roads);
        const auto ends = pieces::endsOf(island, laid, sets) - pieces::foreignPieces(state, player, sets);
        const auto others = pieces::allRoads(state, sets) - sets(own.roads);
        return widened(pieces::pathsAt(island, pieces::buildings(own, sets) | ends, sets) - (others | laid));
    });
    if (state.rules.seafarers()) sites &= state.board.waters.landPaths; // SHIP-4
    if (state.rules.fan.any()) sites -= fan::closedPaths(state, player);
    return sites;
}

PathSet roadSites(const GameState& state, PlayerId player) {
    return roadSites(state, player, state.player(player).roads);
}

IntersectionSet settlementSites(const GameState& state, PlayerId player) {
    const auto sites = onBoard(state.board.islandId, [&](auto sets) {
        const auto tooClose = pieces::withNeighbors(state.island(), pieces::allBuildings(state, sets), sets);
        return widened(sets(routeEnds(state, player)) - tooClose - pieces::allKnights(state, sets));
    });
    return state.rules.fan.any() ? sites - fan::closedIntersections(state, player) : sites;
}

IntersectionSet citySites(const GameState& state, PlayerId player) {
    const auto& own = state.player(player);
    const auto sites = own.reduced.empty() ? own.settlements : own.reduced; // cities on their side come first (BARB-19)
    return state.rules.fan.any() ? sites - fan::conqueredBuildings(state, player) : sites;
}

IntersectionSet wallSites(const GameState& state, PlayerId player) {
    return standingCities(state, player) - state.player(player).walls;
}

IntersectionSet knightSites(const GameState& state, PlayerId player) {
    const auto sites = onBoard(state.board.islandId, [&](auto sets) {
        const auto taken = pieces::allBuildings(state, sets) | pieces::allKnights(state, sets);
        return widened(sets(routeEnds(state, player)) - taken);
    });
    return state.rules.fan.any() ? sites - fan::closedIntersections(state, player) : sites;
}

IntersectionSet setupSites(const GameState& state) {
    return state.island().intersections - withNeighbors(state.island(), allBuildings(state)) - allKnights(state) -
           (state.rules.seafarers() ? notForSetup(state.board) : IntersectionSet{});
}

namespace {

/// Places of the knights for which `is` holds. Branch-free: the state of knights is unpredictable.
template <typename Is>
IntersectionSet knightsWhere(const GameState& state, PlayerId player, const Is& is) {
    const auto& knights = state.player(player).knights;
    if (inOneWord(state.board.islandId)) {
        std::uint64_t bits = 0;
        for (const auto& knight : knights) bits |= static_cast<std::uint64_t>(is(knight)) << index(knight.at);
        return IntersectionSet::ofBits(bits);
    }
    IntersectionSet places;
    for (const auto& knight : knights)
        if (is(knight)) places.insert(knight.at);
    return places;
}

} // namespace

int deserterLevel(const GameState& state, PlayerId player, int removed) {
    const bool stepsDown = rulesOf(state.rules.edition).deserterStepsDown;
    for (int level = removed; level > 0; level = stepsDown || level == 1 ? level - 1 : 1)
        if (knightsOfLevel(state.player(player), level) + heldKnights(state, player, level) < supply::kKnightsPerLevel)
            return level;
    return 0;
}

IntersectionSet activatable(const GameState& state, PlayerId player) {
    return knightsWhere(state, player, [](const Knight& knight) { return !knight.active; });
}

IntersectionSet promotable(const GameState& state, PlayerId player) {
    const auto& own = state.player(player);
    const bool fortress = own.improvements[index(Track::Politics)] >= kAbilityLevel;
    std::array<bool, 4> open{}; // by level: a piece of the next level is left
    open[1] = knightsOfLevel(own, 2) < supply::kKnightsPerLevel;
    open[2] = fortress && knightsOfLevel(own, 3) < supply::kKnightsPerLevel;
    return knightsWhere(state, player,
                        [&](const Knight& knight) { return open[knight.level] & !knight.promotedThisTurn; });
}

IntersectionSet readyKnights(const GameState& state, PlayerId player) {
    return knightsWhere(state, player, [](const Knight& knight) { return knight.active & !knight.activatedThisTurn; });
}

IntersectionSet reachable(const GameState& state, PlayerId player, IntersectionId from) {
    if (state.rules.seafarers()) return seafarers::linked(state, player, from);
    return onBoard(state.board.islandId, [&](auto sets) {
        const auto& island = state.island();
        const auto foreign = pieces::foreignPieces(state, player, sets);
        auto left = sets(state.player(player).roads); // roads not yet used
        auto reached = sets(IntersectionSet{from});
        for (auto edge = reached; !edge.empty(); edge -= foreign) {
            const auto next = pieces::pathsAt(island, edge, sets) & left;
            left -= next;
            edge = pieces::endsOf(island, next, sets) - reached;
            reached |= edge;
        }
        reached.erase(from);
        return widened(reached);
    });
}

IntersectionSet retreatSites(const GameState& state, PlayerId player, IntersectionId from) {
    return reachable(state, player, from) - allBuildings(state) - allKnights(state);
}

HexSet robberSites(const GameState& state, bool chase) {
    const auto& edition = rulesOf(state.rules.edition);
    auto sites = state.island().hexes;
    if (state.rules.seafarers()) sites -= state.board.waters.sea;
    sites.erase(state.board.robber);
    if (!(chase ? edition.chaseToDesert : edition.robberToDesert)) sites -= pieces::numbered(state.board, 0);
    return state.rules.fan.any() ? fan::Parts::openToRobber(state, sites) : sites;
}

bool metropolisGateOpen(const GameState& state, PlayerId player, Track track) {
    return state.metropolises[index(track)].player == player || !cleanCities(state, player).empty();
}

bool winsMetropolis(const GameState& state, PlayerId player, Track track, int level) {
    const auto holder = state.metropolises[index(track)].player;
    if (level < kMetropolisLevel || holder == player) return false;
    if (holder == kNobody) return true;
    return level == kHighestLevel && state.player(holder).improvements[index(track)] < kHighestLevel;
}

PathSet openSetupPaths(const GameState& state) {
    const auto paths = state.island().paths - allRoads(state);
    return state.rules.seafarers() ? paths & state.board.waters.landPaths : paths;
}

} // namespace reeve::rules
