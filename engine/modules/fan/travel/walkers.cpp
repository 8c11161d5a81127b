// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/coast/coast.h"
#include "engine/modules/fan/control/control.h"
#include "engine/modules/fan/travel/travel.h"
#include "engine/state/queries.h"

#include <algorithm>

namespace reeve::fan {
namespace {

constexpr Hand kMountedPrice{{Card::Wool, 1}, {Card::Ore, 1}, {Card::Grain, 1}};
constexpr Hand kCrewPrice{{Card::Wool, 1}, {Card::Ore, 1}};

/// Land paths without a ship (FAN-MK-0).
PathSet walkablePaths(const GameState& state) {
    if (!state.rules.seafarers()) return state.island().paths;
    PathSet ships;
    for (std::size_t p = 0; p < state.seatCount; ++p) ships |= state.players[p].ships;
    return state.board.waters.landPaths - ships;
}

/// Paths with pieces at which a move must not end (FAN-MK-4, FAN-CR-2, FAN-CR-3).
PathSet takenPaths(const GameState& state, PlayerId player, bool crew) {
    PathSet taken;
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        const auto& seat = state.fan.seats[p];
        for (const auto& walker : seat.mounted)
            if (walker.at.path != kNoPath) taken.insert(walker.at.path);
        if (crew && static_cast<PlayerId>(p) == player) continue;
        for (const auto& walker : seat.crews)
            if (walker.at.path != kNoPath) taken.insert(walker.at.path);
    }
    return taken;
}

/// Holds and basins with pieces of the player.
struct Quarters {
    PathSet holds;
    IntersectionSet basins;
};
Quarters occupied(const GameState& state, PlayerId player) {
    Quarters full;
    const auto& seat = state.fan.seat(player);
    for (const auto* walkers : {&seat.mounted, &seat.crews})
        for (const auto& walker : *walkers) {
            if (walker.at.basin != kNoIntersection) full.basins.insert(walker.at.basin);
            if (walker.at.path != kNoPath && state.player(player).ships.contains(walker.at.path))
                full.holds.insert(walker.at.path);
        }
    return full;
}

Spots spotsOf(const PathSet& paths, const IntersectionSet& basins) {
    Spots spots;
    for (const auto path : paths) spots.push_back({path, kNoIntersection});
    for (const auto basin : basins) spots.push_back({kNoPath, basin});
    return spots;
}

bool contains(const Spots& spots, const Spot& spot) { return std::ranges::find(spots, spot) != spots.end(); }

PathSet besidePaths(const Island& island, const PathSet& paths) {
    PathSet beside;
    for (const auto at : endsOf(island, paths)) beside |= island.intersectionPaths[index(at)];
    return beside - paths;
}

/// Breadth-first search over paths, holds and basins, one point for each step.
class Journey {
public:
    Journey(const GameState& state, PlayerId player, const Spot& from)
        : m_island(state.island()), m_walkable(walkablePaths(state)), m_ports(ports(state, player)),
          m_ships(state.player(player).ships) {
        const auto full = occupied(state, player);
        m_emptyHolds = m_ships - full.holds;
        m_emptyPorts = m_ports - full.basins;
        if (from.basin != kNoIntersection)
            m_basins.insert(from.basin);
        else
            (m_ships.contains(from.path) ? m_holds : m_paths).insert(from.path);
        transfer();
    }

    /// Adds the moves that need all points (FAN-MK-7, FAN-MK-9). Must precede the first step.
    void takeWholeMoves() {
        m_endPaths = besidePaths(m_island, m_holds) & m_walkable;
        for (const auto path : m_paths)
            for (const auto end : m_island.pathEnds[index(path)])
                m_endHolds |= m_island.intersectionPaths[index(end)] & m_emptyHolds;
    }
    /// Extends the search by one point (FAN-MK-1, FAN-MK-8, FAN-MK-9).
    void step() {
        auto paths = besidePaths(m_island, m_paths) & m_walkable;
        for (const auto basin : m_basins) paths |= m_island.intersectionPaths[index(basin)] & m_walkable;
        m_basins |= endsOf(m_island, m_paths) & m_emptyPorts;
        m_paths |= paths;
        transfer();
    }
    [[nodiscard]] PathSet walked() const { return m_paths | m_endPaths; }
    [[nodiscard]] PathSet holds() const { return m_holds | m_endHolds; }
    [[nodiscard]] const IntersectionSet& basins() const { return m_basins; }

private:
    /// Moves between basins and holds, without points (FAN-MK-7, FAN-MK-8).
    void transfer() {
        for (bool grows = true; grows;) {
            const auto before = m_basins.size() + m_holds.size();
            for (const auto basin : m_basins) m_holds |= m_island.intersectionPaths[index(basin)] & m_emptyHolds;
            m_basins |= endsOf(m_island, m_holds) & m_emptyPorts;
            grows = m_basins.size() + m_holds.size() > before;
        }
    }

    const Island& m_island;
    PathSet m_walkable;
    IntersectionSet m_ports;
    PathSet m_ships, m_emptyHolds;
    IntersectionSet m_emptyPorts;
    PathSet m_paths, m_holds, m_endPaths, m_endHolds;
    IntersectionSet m_basins;
};

bool isOn(const GameState& state, bool crew) { return state.rules.fan.has(crew ? Module::Crews : Module::Mounted); }

Refusal refused(RefusalCode code, std::string_view rule) { return {.code = code, .rule = rule}; }

} // namespace

const PathSet& castlePaths(const GameState& state) {
    static constexpr PathSet none;
    return state.fan.castle == kNoHex ? none : state.island().hexPathSet[index(state.fan.castle)];
}

std::optional<Refusal> whyNotOn(const GameState& state, PlayerId player, bool crew, const Spot& to,
                                std::string_view rule) {
    if (to.basin != kNoIntersection) {
        if (!ports(state, player).contains(to.basin) || occupied(state, player).basins.contains(to.basin))
            return refused(RefusalCode::NoRoom, "FAN-MK-7");
        return refused(RefusalCode::TooFar, rule);
    }
    if (state.player(player).ships.contains(to.path))
        return occupied(state, player).holds.contains(to.path) ? refused(RefusalCode::NoRoom, "FAN-MK-8")
                                                               : refused(RefusalCode::TooFar, rule);
    if (!walkablePaths(state).contains(to.path)) return refused(RefusalCode::NoRoom, "FAN-MK-1");
    if (castlePaths(state).contains(to.path)) return refused(RefusalCode::OnCastlePath, crew ? "FAN-CR-4" : "FAN-MK-6");
    if (takenPaths(state, player, crew).contains(to.path))
        return refused(RefusalCode::PathOccupied, crew ? "FAN-CR-3" : "FAN-MK-4");
    return refused(RefusalCode::TooFar, rule);
}

Hand priceOf(Piece piece) {
    switch (piece) {
    case Piece::Mounted: return kMountedPrice;
    case Piece::Crew: return kCrewPrice;
    case Piece::Train: break;
    }
    return {{Card::Lumber, 1}, {Card::Wool, 1}};
}

int supplyOf(const GameState& state, bool crew) {
    const auto& numbers = state.rules.fan.numbers;
    return crew ? numbers.crewSupply : numbers.mountedSupply;
}

IntersectionSet ports(const GameState& state, PlayerId player) {
    IntersectionSet harbors;
    for (const auto& harbor : state.board.harbors) harbors |= state.island().pathEndSet[index(harbor.at)];
    return (state.player(player).buildings() & harbors) - conqueredBuildings(state, player);
}

Spots entrySpots(const GameState& state, PlayerId player, bool crew) {
    if (!isOn(state, crew)) return {};
    const auto free = (walkablePaths(state) - takenPaths(state, player, crew)) - closedPaths(state, player);
    if (!crew) return spotsOf(free & castlePaths(state), {});
    const auto& own = state.player(player);
    PathSet beside;
    for (const auto at : own.buildings()) beside |= state.island().intersectionPaths[index(at)];
    const auto full = occupied(state, player);
    const auto holds = (own.ships & beside) - full.holds - closedPaths(state, player);
    const auto basins = ports(state, player) - full.basins - closedIntersections(state, player);
    return spotsOf(((beside & free) - castlePaths(state)) | holds, basins);
}

Spots reachableSpots(const GameState& state, PlayerId player, bool crew, const Spot& from, bool paid) {
    Journey journey(state, player, from);
    const auto& numbers = state.rules.fan.numbers;
    if (!paid) journey.takeWholeMoves();
    for (int point = paid ? numbers.movePointsPaid : numbers.movePoints; point > 0; --point) journey.step();
    auto paths = (journey.walked() - takenPaths(state, player, crew)) - castlePaths(state);
    auto holds = journey.holds();
    auto basins = journey.basins();
    if (from.path != kNoPath) {
        paths.erase(from.path);
        holds.erase(from.path);
    } else {
        basins.erase(from.basin);
    }
    return spotsOf(paths | holds, basins);
}

Spots movableSpots(const GameState& state, PlayerId player, bool crew) {
    Spots spots;
    for (const auto& walker : state.fan.seat(player).walkers(crew))
        if (!walker.moved && !contains(spots, walker.at)) spots.push_back(walker.at);
    return spots;
}

bool mustLeaveCastle(const GameState& state, PlayerId player) {
    for (const bool crew : {false, true})
        for (const auto& walker : state.fan.seat(player).walkers(crew))
            if (!walker.moved && castlePaths(state).contains(walker.at.path) &&
                !state.player(player).ships.contains(walker.at.path) &&
                !reachableSpots(state, player, crew, walker.at, false).empty())
                return true;
    return false;
}

void carry(GameState& state, PlayerId player, PathId from, PathId to) {
    for (const bool crew : {false, true}) {
        auto& walkers = state.fan.seat(player).walkers(crew);
        for (std::size_t i = 0; i < walkers.size(); ++i) {
            if (walkers[i].at.path != from) continue;
            const Walker carried{Spot{to, kNoIntersection}, walkers[i].moved};
            walkers.erase(i);
            return insert(walkers, carried);
        }
    }
}

} // namespace reeve::fan
