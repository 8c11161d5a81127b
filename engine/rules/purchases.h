// SPDX-License-Identifier: GPL-3.0-or-later
// What a player can buy now: the hand covers the price, a piece is in supply, and where it may stand. Empty where the
// hand or the supply does not do. Whose turn it is, is not looked at.
#pragma once

#include "engine/rules/sites.h"

namespace reeve::rules {

PathSet buyableRoads(const GameState& state, PlayerId player);               ///< ROAD-1, BUILD-1
IntersectionSet buyableSettlements(const GameState& state, PlayerId player); ///< SETT-1, BUILD-1
IntersectionSet buyableCities(const GameState& state, PlayerId player);      ///< CITY-1, BARB-19
IntersectionSet buyableWalls(const GameState& state, PlayerId player);       ///< WALL-1
IntersectionSet buyableKnights(const GameState& state, PlayerId player);     ///< KNIGHT-3
IntersectionSet buyableActivations(const GameState& state, PlayerId player); ///< KNIGHT-6: whose knights
IntersectionSet buyablePromotions(const GameState& state, PlayerId player);  ///< KNIGHT-12
bool buysDevelopment(const GameState& state, PlayerId player);               ///< DEV-1: a card is left and can be paid
/// IMPR-1, METRO-10b: the next level of an area.
bool buysImprovement(const GameState& state, PlayerId player, Track track);
/// Any of all this, a ship (SHIP-1) or a baggage train (FAN-BAG-6).
bool buysAnything(const GameState& state, PlayerId player);

} // namespace reeve::rules
