// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/invariants.h"

#include "engine/modules/fan/barbarians.h"
#include "engine/modules/fan/conquest.h"
#include "engine/modules/fan/walkers.h"

namespace reeve::fan {
namespace {

/// True if the player has a building at a harbour on `at`, conquered or not.
bool hasBasin(const GameState& state, PlayerId player, IntersectionId at) {
    if (!state.player(player).buildings().contains(at)) return false;
    for (const auto& harbor : state.board.harbors)
        if (state.island().pathEndSet[index(harbor.at)].contains(at)) return true;
    return false;
}

PathSet allShips(const GameState& state) {
    PathSet ships;
    for (std::size_t p = 0; p < state.seatCount; ++p) ships |= state.players[p].ships;
    return ships;
}

} // namespace

Broken brokenWalkers(const GameState& state) {
    PathSet mounted;
    std::array<PathSet, kMaxPlayers> crews;
    const auto ships = allShips(state);
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        const auto player = static_cast<PlayerId>(p);
        PathSet holds;
        IntersectionSet basins;
        for (const bool crew : {false, true}) {
            const auto& walkers = state.fan.seats[p].walkers(crew);
            if (static_cast<int>(walkers.size()) > supplyOf(state, crew))
                return {player, crew, "there are more pieces than the box holds"};
            for (const auto& [at, moved] : walkers) {
                if (at.basin != kNoIntersection) {
                    if (!hasBasin(state, player, at.basin))
                        return {player, crew, "a basin needs an own building at a harbour (FAN-MK-0)"};
                    if (basins.contains(at.basin)) return {player, crew, "a basin takes one piece (FAN-MK-0)"};
                    basins.insert(at.basin);
                    continue;
                }
                if (state.player(player).ships.contains(at.path)) {
                    if (holds.contains(at.path)) return {player, crew, "a hold takes one piece (FAN-MK-0)"};
                    holds.insert(at.path);
                    continue;
                }
                const bool land = !state.rules.seafarers() || state.board.waters.landPaths.contains(at.path);
                if (!land || ships.contains(at.path))
                    return {player, crew, "pieces stand on land paths without a foreign ship (FAN-MK-0)"};
                if (crew) {
                    crews[p].insert(at.path);
                    continue;
                }
                if (mounted.contains(at.path)) return {player, crew, "two mounted knights on one path (FAN-MK-4)"};
                mounted.insert(at.path);
            }
        }
    }
    PathSet taken = mounted;
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        if (taken.meets(crews[p]))
            return {static_cast<PlayerId>(p), true, "a crew shares a path with foreign pieces (FAN-CR-2, FAN-CR-3)"};
        taken |= crews[p];
    }
    return {};
}

std::string brokenInvariant(const GameState& state) {
    if (!state.rules.fan.any()) return {};
    const auto coast = coastalHexes(state);
    for (const auto hex : state.island().hexes) {
        const int there = state.fan.barbarians[index(hex)];
        if (there > kConquest) return "too many barbarians on a hex";
        if (there > 0 && (!coast.contains(hex) || state.board.number[index(hex)] == 0))
            return "barbarians away from the coast";
    }
    if (barbariansLeft(state) < 0) return "more barbarians than the box holds";
    for (const auto& seat : state.fan.seats) {
        if (seat.mining > state.rules.fan.numbers.goldTrack) return "a marker beyond its track";
        if (seat.train.level > kTrainLevels) return "a train of no level";
    }
    return brokenWalkers(state).what;
}

} // namespace reeve::fan
