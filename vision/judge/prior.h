// SPDX-License-Identifier: GPL-3.0-or-later
// Uses the tracked position of a game as a prior: it decides uncertain looks and never certain ones.
#pragma once

#include "engine/state/game_state.h"
#include "vision/params.h"
#include "vision/reading.h"

namespace reeve::vision {

/// Returns the looks without what this game lacks: the probabilities of colours that do not play are distributed over
/// those that do; without Cities & Knights, knights, walls, metropolises, the merchant and the barbarians' ship get
/// probability 0.
Looks onlyPossible(const Looks& looks, const GameState& tracked);

/// Returns the looks with the odds of each tracked terrain, number, harbour, piece, empty place and figure multiplied
/// by the factors of `params`. `rotation`: as Comparison::rotation.
Looks withPrior(const Looks& looks, const GameState& tracked, int rotation, const PriorParams& params);

/// Replaces pieces that are uncertain between road and ship by the tracked one of their colour, and removes the doubt.
/// `rotation`: as Comparison::rotation.
void settleShips(BoardReading& reading, const GameState& tracked, int rotation);

/// Merges two fits of the same looks, `plain` without and `weighed` with the prior. Where they differ and the plain one
/// is certain, its value is kept and listed as uncertain; elsewhere the weighed one is used. A piece of the weighed fit
/// is listed as uncertain as well if its look gives nothing a probability above 0.5. Requires: both found(), with the
/// same looks.
BoardReading keepClearLooks(const BoardReading& plain, const BoardReading& weighed, const DoubtParams& doubt);

} // namespace reeve::vision
