// SPDX-License-Identifier: GPL-3.0-or-later
// What a player can buy now: the hand covers the price, a piece is in supply, and a place is legal. Empty if the hand
// or the supply does not suffice. Ignores whose turn it is.
#pragma once

#include "engine/rules/sites.h"
#include "engine/tables/costs.h"
#include "engine/tables/victory.h"

namespace reeve::rules {

// True if the hand covers the price and a piece is in supply, wherever it may stand. The price is tested first: that is
// cheapest, and most hands cover none.

inline bool paysRoad(const PlayerState& own) {
    return own.hand.covers(costs::kRoad) && own.roads.size() < supply::kRoads;
}
inline bool paysSettlement(const PlayerState& own) {
    return own.hand.covers(costs::kSettlement) && own.settlements.size() < supply::kSettlements;
}
inline bool paysCity(const PlayerState& own) {
    return own.hand.covers(costs::kCity) && (!own.reduced.empty() || own.cities.size() < supply::kCities);
}
inline bool paysWall(const PlayerState& own) {
    return own.hand.covers(costs::kWall) && own.walls.size() < supply::kWalls;
}
inline bool paysKnight(const PlayerState& own) {
    return own.hand.covers(costs::kRecruit) && knightsOfLevel(own, 1) < supply::kKnightsPerLevel;
}
inline bool paysActivation(const PlayerState& own) { return own.hand.covers(costs::kActivate); }
inline bool paysPromotion(const PlayerState& own) { return own.hand.covers(costs::kPromote); }
/// The next level of an area (IMPR-1).
inline bool paysImprovement(const GameState& state, PlayerId player, Track track) {
    const auto& own = state.player(player);
    const int level = own.improvements[index(track)] + 1;
    return level <= kHighestLevel &&
           own.hand[costs::commodityOf(track)] >= costs::improvementCount(level, state.turn.crane);
}

/// ROAD-1, BUILD-1
inline PathSet buyableRoads(const GameState& state, PlayerId player) {
    return paysRoad(state.player(player)) ? roadSites(state, player) : PathSet{};
}
/// SETT-1, BUILD-1
inline IntersectionSet buyableSettlements(const GameState& state, PlayerId player) {
    return paysSettlement(state.player(player)) ? settlementSites(state, player) : IntersectionSet{};
}
/// CITY-1, BARB-19
inline IntersectionSet buyableCities(const GameState& state, PlayerId player) {
    return paysCity(state.player(player)) ? citySites(state, player) : IntersectionSet{};
}
/// WALL-1
inline IntersectionSet buyableWalls(const GameState& state, PlayerId player) {
    return paysWall(state.player(player)) ? wallSites(state, player) : IntersectionSet{};
}
/// KNIGHT-3
inline IntersectionSet buyableKnights(const GameState& state, PlayerId player) {
    return paysKnight(state.player(player)) ? knightSites(state, player) : IntersectionSet{};
}
/// KNIGHT-6: places of the knights
inline IntersectionSet buyableActivations(const GameState& state, PlayerId player) {
    return paysActivation(state.player(player)) ? activatable(state, player) : IntersectionSet{};
}
/// KNIGHT-12
inline IntersectionSet buyablePromotions(const GameState& state, PlayerId player) {
    return paysPromotion(state.player(player)) ? promotable(state, player) : IntersectionSet{};
}
bool buysDevelopment(const GameState& state, PlayerId player); ///< DEV-1: a card is left and can be paid
/// IMPR-1, METRO-10b: the next level of an area.
bool buysImprovement(const GameState& state, PlayerId player, Track track);
/// True if any of the above, a ship (SHIP-1) or a baggage train (FAN-BAG-6) can be bought.
bool buysAnything(const GameState& state, PlayerId player);

} // namespace reeve::rules
