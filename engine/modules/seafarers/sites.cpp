// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/seafarers/sites.h"

#include "engine/modules/fan/control/control.h"
#include "engine/modules/fan/questions.h"

namespace reeve::seafarers {
namespace {

/// Intersections connected with `from` over `roads` and `ships`, including `from`. A connection does not pass a barrier
/// and changes between road and ship only at a joint.
IntersectionSet linkedOver(const Island& island, const PathSet& roads, const PathSet& ships,
                           const IntersectionSet& joints, const IntersectionSet& barriers,
                           const IntersectionSet& from) {
    IntersectionSet byRoad = from; // reached over a road last, or a start
    IntersectionSet byShip = from;
    IntersectionSet roadEdge = from;
    IntersectionSet shipEdge = from;
    const auto step = [&](const IntersectionSet& edge, const PathSet& pieces) {
        PathSet next;
        for (const auto at : edge) next |= island.intersectionPaths[index(at)];
        return endsOf(island, next & pieces);
    };
    while (!roadEdge.empty() || !shipEdge.empty()) {
        auto road = step(roadEdge, roads) - byRoad;
        auto ship = step(shipEdge, ships) - byShip;
        byRoad |= road;
        byShip |= ship;
        const auto change = (road | ship) & joints;
        roadEdge = ((road | (change - byRoad)) - barriers);
        shipEdge = ((ship | (change - byShip)) - barriers);
        byRoad |= change;
        byShip |= change;
    }
    return byRoad | byShip;
}

/// True if this end of a ship is open (SHIP-8).
bool isOpenEnd(const GameState& state, const PlayerState& own, PathId ship, IntersectionId end) {
    if (own.buildings().contains(end) || own.knightPlaces.contains(end)) return false;
    PathSet others = state.island().intersectionPaths[index(end)] & own.ships;
    others.erase(ship);
    return others.empty();
}

/// SHIP-9: a foreign knight at an end breaks the line if another own ship also ends there.
bool heldByForeignKnight(const GameState& state, PlayerId player, PathId ship) {
    const auto& own = state.player(player);
    const auto foreign = allKnights(state) - own.knightPlaces;
    for (const auto end : state.island().pathEnds[index(ship)])
        if (foreign.contains(end) && (state.island().intersectionPaths[index(end)] & own.ships).size() > 1) return true;
    return false;
}

Refusal refuse(RefusalCode code, std::string_view rule) { return Refusal{.code = code, .rule = rule}; }

} // namespace

PathSet piratePaths(const GameState& state) {
    const auto pirate = state.board.waters.pirate;
    return pirate == kNoHex ? PathSet{} : state.island().hexPathSet[index(pirate)];
}

PathSet shipSites(const GameState& state, PlayerId player, const PathSet& ships) {
    // A ship continues from an own building, or from an own ship unless a foreign piece is between.
    const auto& own = state.player(player);
    const auto starts = own.buildings() | (endsOf(state.island(), ships) - foreignPieces(state, player));
    PathSet sites;
    for (const auto at : starts) sites |= state.island().intersectionPaths[index(at)];
    sites = (sites & state.board.waters.seaPaths) - ((allRoads(state) - own.ships) | ships) - piratePaths(state);
    return state.rules.fan.any() ? sites - fan::closedPaths(state, player) - fan::walkerPaths(state) : sites;
}

PathSet shipSites(const GameState& state, PlayerId player) {
    return shipSites(state, player, state.player(player).ships);
}

PathSet setupShips(const GameState& state, IntersectionId at) {
    return (state.island().intersectionPaths[index(at)] & state.board.waters.seaPaths) - allRoads(state) -
           piratePaths(state);
}

bool cutsKnightOff(const GameState& state, PlayerId player, PathId without) {
    const auto& own = state.player(player);
    if (own.knightPlaces.empty()) return false;
    const auto joints = own.buildings(); // connections are symmetric
    const auto before = linkedOver(state.island(), own.roads, own.ships, joints, {}, joints) & own.knightPlaces;
    if (before.empty()) return false;
    auto roads = own.roads;
    auto ships = own.ships;
    roads.erase(without);
    ships.erase(without);
    return !(before - linkedOver(state.island(), roads, ships, joints, {}, joints)).empty();
}

std::optional<Refusal> shipHeld(const GameState& state, PlayerId player, PathId from) {
    const auto& own = state.player(player);
    if (!own.ships.contains(from)) return refuse(RefusalCode::NotYourPiece, "SHIP-7");
    if (state.turn.shipMoved) return refuse(RefusalCode::ShipAlreadyMoved, "SHIP-7");
    if (state.turn.shipsBuilt.contains(from)) return refuse(RefusalCode::ShipJustBuilt, "SHIP-7");
    if (piratePaths(state).contains(from)) return refuse(RefusalCode::PirateNear, "PIRATE-4");
    const auto [a, b] = state.island().pathEnds[index(from)];
    if (!isOpenEnd(state, own, from, a) && !isOpenEnd(state, own, from, b))
        return refuse(RefusalCode::ShipClosed, "SHIP-8");
    if (heldByForeignKnight(state, player, from)) return refuse(RefusalCode::ShipHoldsKnight, "SHIP-9");
    // LINK-4 always holds: an open end has no building, own knight or other ship, so that no connection passes it.
    return std::nullopt;
}

PathSet shipTargets(const GameState& state, PlayerId player, PathId from) {
    auto left = state.player(player).ships;
    left.erase(from);
    return shipSites(state, player, left) - PathSet{from};
}

HexSet pirateSites(const GameState& state) {
    auto sites = state.board.waters.sea;
    if (state.board.waters.pirate != kNoHex) sites.erase(state.board.waters.pirate);
    return state.rules.fan.any() ? fan::keptClear(state, sites) : sites;
}

InlineVector<PlayerId, kMaxPlayers> pirateVictims(const GameState& state, PlayerId mover, HexId hex) {
    InlineVector<PlayerId, kMaxPlayers> victims;
    for (const auto player : clockwiseFrom(state, mover))
        if (player != mover && !state.player(player).hand.empty() &&
            state.player(player).ships.meets(state.island().hexPathSet[index(hex)]))
            victims.push_back(player);
    return victims;
}

IntersectionSet linked(const GameState& state, PlayerId player, IntersectionId from) {
    const auto& own = state.player(player);
    auto reached = linkedOver(state.island(), own.roads, own.ships, own.buildings(), foreignPieces(state, player),
                              IntersectionSet{from});
    reached.erase(from);
    return reached;
}

int goldAt(const GameState& state, IntersectionId at) {
    int count = 0;
    for (const auto hex : state.island().intersectionHexes[index(at)])
        count += state.board.terrain[index(hex)] == Terrain::Gold ? 1 : 0;
    return count;
}

int goldYield(const GameState& state, PlayerId player, HexId hex) {
    if (state.board.terrain[index(hex)] != Terrain::Gold) return 0;
    const auto& own = state.player(player);
    const auto corners =
        state.rules.fan.any() ? fan::payingCorners(state, player, hex) : state.island().hexCornerSet[index(hex)];
    return (own.buildings() & corners).size() + (own.cities & corners).size();
}

} // namespace reeve::seafarers
