// SPDX-License-Identifier: GPL-3.0-or-later
// Legal commands of Seafarers. `List` is the group builder of engine/choices/lister.h: each(set, make) and
// one(action).
#pragma once

#include "engine/commands/command.h"
#include "engine/modules/fan/questions.h"
#include "engine/modules/seafarers/options.h"
#include "engine/modules/seafarers/rules/purchases.h"
#include "engine/rules/sites.h"

namespace reeve::seafarers {

/// Calls `make(move)` for each move of the pirate with each theft.
template <typename List, typename Make>
void listPirateMoves(const List& list, const GameState& state, PlayerId player, const Make& make, bool chase = false) {
    const auto sites = pirateSites(state);
    HexSet robbable;
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        if (p == index(player) || state.players[p].hand.empty() || (chase && fan::chasesWithoutTheft(state))) continue;
        HexSet beside;
        for (const auto ship : state.players[p].ships) beside |= state.island().pathHexes[index(ship)];
        const auto there = sites & beside;
        list.each(there,
                  [&](HexId to) { return make(command::RobberMove{.to = to, .victim = static_cast<PlayerId>(p)}); });
        robbable |= there;
    }
    list.each(sites - robbable, [&](HexId to) { return make(command::RobberMove{.to = to}); });
    if (rulesOf(state.rules.edition).theftOptional)
        list.each(sites, [&](HexId to) { return make(command::RobberMove{.to = to, .declined = true}); });
}

template <typename List>
void listChases(const List& list, const GameState& state, PlayerId player) {
    for (const auto knight : pirateChasers(state, player))
        listPirateMoves(
            list, state, player,
            [&](const command::RobberMove& move) {
                return ChasePirate{knight, move};
            },
            true);
}

template <typename List>
void listShipMoves(const List& list, const GameState& state, PlayerId player) {
    if (state.turn.shipMoved) return;
    for (const auto from : state.player(player).ships)
        if (!shipHeld(state, player, from))
            list.each(shipTargets(state, player, from), [&](PathId to) { return MoveShip{from, to}; });
}

/// One or two roads and ships without payment, in every order (SHIP-13). Calls `make(paths, ships)`.
template <typename List, typename Make>
void listFreePieces(const List& list, const GameState& state, PlayerId player, const Make& make) {
    const auto& own = state.player(player);
    const auto sites = [&](const PathSet& roads, const PathSet& ships, bool ship) {
        if (ship) return ships.size() < kShips ? shipSites(state, player, ships) - roads : PathSet{};
        return roads.size() < supply::kRoads ? rules::roadSites(state, player, roads) - ships : PathSet{};
    };
    for (const bool ship : {false, true})
        for (const auto first : sites(own.roads, own.ships, ship)) {
            PathList one;
            one.push_back(first);
            const auto bit = static_cast<std::uint8_t>(ship ? 1 : 0);
            list.one(make(one, bit));
            auto roads = own.roads;
            auto ships = own.ships;
            (ship ? ships : roads).insert(first);
            for (const bool second : {false, true})
                list.each(sites(roads, ships, second), [&](PathId at) {
                    PathList two = one;
                    two.push_back(at);
                    return make(two, static_cast<std::uint8_t>(bit | (second ? 2 : 0)));
                });
        }
}

} // namespace reeve::seafarers
