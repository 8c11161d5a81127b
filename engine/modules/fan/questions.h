// SPDX-License-Identifier: GPL-3.0-or-later
// What common rules and views ask of the fan modules. None of it changes or decides anything.
#pragma once

#include "engine/modules/fan/commands/actions.h"
#include "engine/state/game_state.h"

namespace reeve::fan {

/// Has the turn a movement phase (FAN-RK-2)?
bool hasMovement(const GameState& state);
/// Are there mounted knights, or crews, in this game, and baggage trains?
bool hasWalkers(const GameState& state, bool crews);
bool hasTrains(const GameState& state);
/// Do barbarians stand on hexes, do pieces mine, is there a hoard, is gold paid or received, are prisoners taken?
bool hasHexBarbarians(const GameState& state);
bool hasMining(const GameState& state);
bool hasHoard(const GameState& state);
bool hasGold(const GameState& state);
/// What a piece costs, and the next level of a baggage train.
Hand recruitPrice(Piece piece);
Hand trainPromotionPrice();
/// Pieces of a kind that a player has left in the supply; of trains one or none.
int recruitsLeft(const GameState& state, PlayerId player, Piece piece);
/// Where a player can build a baggage train now: the hand pays for it, and it is in the supply (FAN-BAG-6).
IntersectionSet buyableTrains(const GameState& state, PlayerId player);
/// How many mounted knights or crews of one player may stand on one path (FAN-MK-4, FAN-CR-2).
int mostOnPath(const GameState& state, Piece piece);
/// How many barbarians may stand on one hex (FAN-BARB-3); 0 without the module.
int mostOnHex(const GameState& state);
/// Points that the player's train has left in this turn; 0 without one.
int trainPointsLeft(const GameState& state, PlayerId player);
/// Must a piece leave the castle hex before the turn ends (FAN-MK-6)?
bool castleHolds(const GameState& state, PlayerId player);
/// Who controls a hex (FAN-CTRL-5); kNobody where nobody does, and without the module.
PlayerId holderOf(const GameState& state, HexId hex);
/// How many barbarians a player's knights would banish (FAN-BAN-1).
int banishedBy(const GameState& state, PlayerId player, const Banish& command);
/// Does a conflict come before the end of a turn (FAN-BAT-1)?
bool hasBattles(const GameState& state);
/// May round knights act in this part of the turn (FAN-RK-2a)?
bool knightsAct(const GameState& state);
/// What face-up knight cards add to a player's strength in an attack (FAN-KC-1).
int cardStrength(const GameState& state, PlayerId player);
/// Is nothing stolen when a knight chases a figure (FAN-CHASE-5)?
bool chasesWithoutTheft(const GameState& state);
/// The corners of a hex whose buildings it pays to a player (FAN-BARB-1, FAN-BARB-4a, FAN-CTRL-1).
IntersectionSet payingCorners(const GameState& state, PlayerId player, HexId hex);

/// Points of a player's marker on the mining track (FAN-GOLD-7), and of prisoners (FAN-PRIS-7).
int chitsReached(const GameState& state, PlayerId player);
int prisonerPoints(const GameState& state, PlayerId player);
/// Paths on which a mounted knight or a crew stands: no ship is built there (FAN-MK-15).
PathSet walkerPaths(const GameState& state);

} // namespace reeve::fan
