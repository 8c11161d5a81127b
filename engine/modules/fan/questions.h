// SPDX-License-Identifier: GPL-3.0-or-later
// What common rules and views ask of the fan modules. None of it changes or decides anything.
#pragma once

#include "engine/state/game_state.h"

namespace reeve::fan {

/// Has the turn a movement phase (FAN-RK-2)?
bool hasMovement(const GameState& state);
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
