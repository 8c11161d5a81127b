// SPDX-License-Identifier: GPL-3.0-or-later
// Legal places for pieces, regardless of price and supply. Commands are checked against these sets, and the screen
// highlights them.
#pragma once

#include "engine/position/queries.h"

namespace reeve::rules {

PathSet roadSites(const GameState& state, PlayerId player); ///< ROAD-1 to ROAD-4
/// Paths for a new road if `roads` were the player's.
PathSet roadSites(const GameState& state, PlayerId player, const PathSet& roads);
IntersectionSet settlementSites(const GameState& state, PlayerId player); ///< SETT-1, SETT-2, SETT-5
IntersectionSet citySites(const GameState& state, PlayerId player);       ///< CITY-1, BARB-19
IntersectionSet wallSites(const GameState& state, PlayerId player);       ///< WALL-1 to WALL-3
IntersectionSet knightSites(const GameState& state, PlayerId player);     ///< KNIGHT-3
IntersectionSet setupSites(const GameState& state);                       ///< SETUP-37
/// True while a player places in the set-up: two buildings, each with a road (SETUP-33). False in a written position
/// with more.
inline bool placesInSetup(const GameState& state, PlayerId player) {
    const auto& own = state.player(player);
    return own.buildings().size() < 2 && own.roads.size() < supply::kRoads;
}
/// True if the building that a player places in the set-up is a city (SETUP-36).
inline bool placesCity(const GameState& state, PlayerId player) {
    return state.rules.knights() && state.player(player).buildings().size() == 1;
}
/// Paths for a road of the set-up, regardless of its building.
PathSet openSetupPaths(const GameState& state);
IntersectionSet activatable(const GameState& state, PlayerId player);  ///< KNIGHT-6
IntersectionSet promotable(const GameState& state, PlayerId player);   ///< KNIGHT-12 to KNIGHT-16
IntersectionSet readyKnights(const GameState& state, PlayerId player); ///< KNIGHT-7 to KNIGHT-9: may act now

/// Intersections that a knight of `player` reaches from `from` over own roads without passing foreign pieces (KNIGHT-18
/// to KNIGHT-21). Includes intersections with foreign pieces as ends; excludes `from`.
IntersectionSet reachable(const GameState& state, PlayerId player, IntersectionId from);
/// The free intersections of reachable() (KNIGHT-27).
IntersectionSet retreatSites(const GameState& state, PlayerId player, IntersectionId from);

/// Targets of a movable knight: free intersections (KNIGHT-18) and those of weaker foreign knights (KNIGHT-25).
IntersectionSet knightTargets(const GameState& state, PlayerId player, IntersectionId from);

/// Hexes to which the robber may move (ROBBER-2, ROBBER-4a to 4c). `chase`: by a knight.
HexSet robberSites(const GameState& state, bool chase);
/// Level of the knight that the Deserter brings for a removed one: the same, else a lower one that is left in the
/// supply (PROG-DESEa, PROG-DESEd); 0: none.
int deserterLevel(const GameState& state, PlayerId player, int removed);
/// Players from whom the robber may steal on a hex (ROBBER-5): opponents with a building there and a card in hand.
InlineVector<PlayerId, kMaxPlayers> robberVictims(const GameState& state, PlayerId mover, HexId hex);
/// True if the robber may not move at all (ROBBER-9, ROBBER-10).
inline bool robberLocked(const GameState& state) { return state.rules.knights() && state.attacks == 0; }

/// METRO-10b: true if levels 4 and 5 of an area may be bought.
bool metropolisGateOpen(const GameState& state, PlayerId player, Track track);
/// METRO-2, METRO-4, METRO-5: true if reaching `level` wins the area's metropolis.
bool winsMetropolis(const GameState& state, PlayerId player, Track track, int level);

} // namespace reeve::rules
