// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/purchases.h"

#include "engine/modules/fan/questions.h"
#include "engine/modules/seafarers/rules/purchases.h"
#include "engine/tables/costs.h"

#include <algorithm>

namespace reeve::rules {

// The price comes first: it is the quickest to look at, and most hands cover none.

PathSet buyableRoads(const GameState& state, PlayerId player) {
    const auto& own = state.player(player);
    if (!own.hand.covers(costs::kRoad) || own.roads.size() >= supply::kRoads) return {};
    return roadSites(state, player);
}

IntersectionSet buyableSettlements(const GameState& state, PlayerId player) {
    const auto& own = state.player(player);
    if (!own.hand.covers(costs::kSettlement) || own.settlements.size() >= supply::kSettlements) return {};
    return settlementSites(state, player);
}

IntersectionSet buyableCities(const GameState& state, PlayerId player) {
    const auto& own = state.player(player);
    if (!own.hand.covers(costs::kCity)) return {};
    if (own.reduced.empty() && own.cities.size() >= supply::kCities) return {};
    return citySites(state, player);
}

IntersectionSet buyableWalls(const GameState& state, PlayerId player) {
    const auto& own = state.player(player);
    if (!own.hand.covers(costs::kWall) || own.walls.size() >= supply::kWalls) return {};
    return wallSites(state, player);
}

IntersectionSet buyableKnights(const GameState& state, PlayerId player) {
    const auto& own = state.player(player);
    if (!own.hand.covers(costs::kRecruit) || knightsOfLevel(own, 1) >= supply::kKnightsPerLevel) return {};
    return knightSites(state, player);
}

IntersectionSet buyableActivations(const GameState& state, PlayerId player) {
    return state.player(player).hand.covers(costs::kActivate) ? activatable(state, player) : IntersectionSet{};
}

IntersectionSet buyablePromotions(const GameState& state, PlayerId player) {
    return state.player(player).hand.covers(costs::kPromote) ? promotable(state, player) : IntersectionSet{};
}

bool buysDevelopment(const GameState& state, PlayerId player) {
    return state.player(player).hand.covers(costs::kDevelopment) && !state.developmentDeck.empty();
}

bool buysImprovement(const GameState& state, PlayerId player, Track track) {
    const auto& own = state.player(player);
    const int level = own.improvements[index(track)] + 1;
    if (level > 5 || own.hand[costs::commodityOf(track)] < costs::improvementCount(level, state.turn.crane))
        return false;
    if (standingCities(state, player).empty()) return false;
    return level < 4 || metropolisGateOpen(state, player, track);
}

bool buysAnything(const GameState& state, PlayerId player) {
    if (!buyableRoads(state, player).empty() || !buyableSettlements(state, player).empty() ||
        !buyableCities(state, player).empty() || buysDevelopment(state, player))
        return true;
    if (state.rules.seafarers() && !seafarers::payableShips(state, player).empty()) return true;
    if (state.rules.fan.any() && !fan::buyableTrains(state, player).empty()) return true;
    if (!state.rules.knights()) return false;
    return !buyableWalls(state, player).empty() || !buyableKnights(state, player).empty() ||
           !buyableActivations(state, player).empty() || !buyablePromotions(state, player).empty() ||
           std::ranges::any_of(kAllTracks, [&](Track track) { return buysImprovement(state, player, track); });
}

} // namespace reeve::rules
