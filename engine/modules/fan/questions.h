// SPDX-License-Identifier: GPL-3.0-or-later
// Questions of the common rules and the views to the fan modules. None changes the state.
#pragma once

#include "engine/modules/fan/commands/list.h"
#include "engine/state/game_state.h"

namespace reeve::fan {

/// True if turns have a movement phase (FAN-RK-2).
bool hasMovement(const GameState& state);
/// True if the game has mounted knights (`crews`: crews); baggage trains.
bool hasWalkers(const GameState& state, bool crews);
bool hasTrains(const GameState& state);
/// True if the game has barbarians on hexes, mining, a hoard, gold, prisoners.
bool hasHexBarbarians(const GameState& state);
bool hasMining(const GameState& state);
bool hasHoard(const GameState& state);
bool hasGold(const GameState& state);
/// Price of a piece; of the next level of a baggage train.
Hand recruitPrice(Piece piece);
Hand trainPromotionPrice();
/// Number of pieces of a kind in the player's supply; for trains 0 or 1.
int recruitsLeft(const GameState& state, PlayerId player, Piece piece);
/// The most mounted knights, or crews, of one player on one path (FAN-MK-4, FAN-CR-2).
int mostOnPath(const GameState& state, Piece piece);
/// The most barbarians on one hex (FAN-BARB-3); 0 without the module.
int mostOnHex(const GameState& state);
/// Points that the player's train has left this turn; 0 without a train.
int trainPointsLeft(const GameState& state, PlayerId player);
/// True if a piece must leave the castle hex before the turn ends (FAN-MK-6).
bool castleHolds(const GameState& state, PlayerId player);
/// The player who controls a hex (FAN-CTRL-5); kNobody if there is none, and without the module.
PlayerId holderOf(const GameState& state, HexId hex);
/// Number of barbarians that the command would banish (FAN-BAN-1).
int banishedBy(const GameState& state, PlayerId player, const Banish& command);
/// True if a conflict precedes the end of a turn (FAN-BAT-1).
bool hasBattles(const GameState& state);
/// True if round knights may act in this part of the turn (FAN-RK-2a).
bool knightsAct(const GameState& state);
/// Strength that face-up knight cards add in an attack (FAN-KC-1).
int cardStrength(const GameState& state, PlayerId player);
/// True if a knight that chases the robber or the pirate steals nothing (FAN-CHASE-5).
bool chasesWithoutTheft(const GameState& state);
/// Corners of a hex whose buildings produce for a player (FAN-BARB-1, FAN-BARB-4a, FAN-CTRL-1).
IntersectionSet payingCorners(const GameState& state, PlayerId player, HexId hex);

/// Points of the player's marker on the mining track (FAN-GOLD-7); points of prisoners (FAN-PRIS-7).
int chitsReached(const GameState& state, PlayerId player);
int prisonerPoints(const GameState& state, PlayerId player);
/// Paths with a mounted knight or a crew: no ship may be built there (FAN-MK-15).
PathSet walkerPaths(const GameState& state);

} // namespace reeve::fan
