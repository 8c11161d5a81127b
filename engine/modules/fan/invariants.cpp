// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/fan/invariants.h"

#include "engine/modules/fan/coast/coast.h"
#include "engine/modules/fan/travel/travel.h"

namespace reeve::fan {
namespace {

/// True if the player has a building at a harbour on `at`, conquered or not.
bool hasBasin(const GameState& state, PlayerId player, IntersectionId at) {
    if (!state.player(player).buildings().contains(at)) return false;
    for (const auto& harbor : state.board.harbors)
        if (state.island().pathEndSet[index(harbor.at)].contains(at)) return true;
    return false;
}

const char* partOf(bool crew) { return crew ? "crews" : "mounted"; }

PathSet allShips(const GameState& state) {
    PathSet ships;
    for (std::size_t p = 0; p < state.seatCount; ++p) ships |= state.players[p].ships;
    return ships;
}

/// Mounted knights and crews.
Invariant brokenWalkers(const GameState& state) {
    PathSet mounted;
    std::array<PathSet, kMaxPlayers> crews;
    const auto ships = allShips(state);
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        const auto player = static_cast<PlayerId>(p);
        PathSet holds;
        IntersectionSet basins;
        for (const bool crew : {false, true}) {
            const auto fail = [&](const char* why) { return Broken{"pieces", player, partOf(crew), why, {}}; };
            const auto& walkers = state.fan.seats[p].walkers(crew);
            if (static_cast<int>(walkers.size()) > supplyOf(state, crew))
                return fail("there are more pieces than the box holds");
            for (const auto& [at, moved] : walkers) {
                if (at.basin != kNoIntersection) {
                    if (!hasBasin(state, player, at.basin))
                        return fail("a basin needs an own building at a harbour (FAN-MK-0)");
                    if (basins.contains(at.basin)) return fail("a basin takes one piece (FAN-MK-0)");
                    basins.insert(at.basin);
                    continue;
                }
                if (state.player(player).ships.contains(at.path)) {
                    if (holds.contains(at.path)) return fail("a hold takes one piece (FAN-MK-0)");
                    holds.insert(at.path);
                    continue;
                }
                const bool land = !state.rules.seafarers() || state.board.waters.landPaths.contains(at.path);
                if (!land || ships.contains(at.path))
                    return fail("pieces stand on land paths without a foreign ship (FAN-MK-0)");
                if (crew) {
                    crews[p].insert(at.path);
                    continue;
                }
                if (mounted.contains(at.path)) return fail("two mounted knights on one path (FAN-MK-4)");
                mounted.insert(at.path);
            }
        }
    }
    PathSet taken = mounted;
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        if (taken.meets(crews[p]))
            return Broken{"pieces",
                          static_cast<PlayerId>(p),
                          partOf(true),
                          "a crew shares a path with foreign pieces (FAN-CR-2, FAN-CR-3)",
                          {}};
        taken |= crews[p];
    }
    return {};
}

/// FAN-BARB-1, FAN-BARB-3.
Invariant brokenBarbarians(const GameState& state) {
    const auto coast = coastalHexes(state);
    int count = 0;
    for (const auto hex : state.island().hexes) {
        const int there = state.fan.barbarians[index(hex)];
        count += there;
        const auto fail = [&](const char* why) {
            return Broken{"board", kNobody, "hexes." + state.island().name(hex) + ".barbarians", why, {}};
        };
        if (there > kConquest) return fail("at most three barbarians stand on a hex (FAN-BARB-3)");
        if (there > 0 && (!coast.contains(hex) || state.board.number[index(hex)] == 0))
            return fail("barbarians stand on hexes of the coast with a number (FAN-BARB-3)");
    }
    for (const auto& seat : state.fan.seats) count += seat.prisoners;
    if (const int most = state.rules.fan.numbers.barbarianSupply; count > most)
        return Broken{"board",
                      kNobody,
                      "hexes",
                      std::to_string(count) + " barbarians on hexes and captured, but the box holds only " +
                          std::to_string(most),
                      {}};
    return {};
}

} // namespace

Invariant brokenInvariant(const GameState& state) {
    if (!state.rules.fan.any()) return {};
    if (auto wrong = brokenBarbarians(state)) return wrong;
    for (std::size_t p = 0; p < kMaxPlayers; ++p) {
        const auto& seat = state.fan.seats[p];
        const auto player = static_cast<PlayerId>(p);
        if (seat.train.level > kTrainLevels || (seat.train.level == 0) != (seat.train.at == kNoIntersection))
            return Broken{"pieces", player, "trains", "a train has a place and a level from 1 to 5", {}};
        Invariant wrong;
        const auto check = [&](const char* key, int count, int most, const char* why) {
            if (!wrong && count > most) wrong = Broken{key, player, "", why, {}};
        };
        Seat(seat).counts(check, state.rules.fan);
        if (wrong) return wrong;
    }
    if (state.fan.hoard > kMostGold) return Broken{"barbarians", kNobody, "gold", "too much gold", {}};
    return brokenWalkers(state);
}

} // namespace reeve::fan
