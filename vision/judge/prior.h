// SPDX-License-Identifier: GPL-3.0-or-later
// What the record of the game says, weighed in with what is seen: a doubtful look is settled by it, a clear one never
// is.
#pragma once

#include "engine/state/game_state.h"
#include "vision/params.h"
#include "vision/reading.h"

namespace reeve::vision {

/// The looks without what this game has not: a colour that does not play passes for the likeliest that does; where
/// there are no knights, whatever looks like one is something else or nothing, and there is no wall, metropolis,
/// merchant or ship.
Looks onlyPossible(const Looks& looks, const GameState& tracked);

/// The looks with each tracked terrain, number, harbour, piece and figure made likelier by the odds of `params`. The
/// places of `tracked` turned by `rotation` sixths clockwise are those of the looks.
Looks withPrior(const Looks& looks, const GameState& tracked, int rotation, const PriorParams& params);

/// Where nothing tells a road from a ship of its colour, it is the one that is tracked there (the doubt is gone). The
/// places of `tracked` turned by `rotation` sixths are the reading's.
void settleShips(BoardReading& reading, const GameState& tracked, int rotation);

/// Merges two fits of the same looks, `plain` without and `weighed` with the prior. Where they differ and the plain one
/// was sure, what was seen stays and is asked about; a piece that was only reported because it is tracked, against a
/// look that rather shows nothing, is asked about too. Requires: both were found and have the same looks.
BoardReading keepClearLooks(const BoardReading& plain, const BoardReading& weighed, const DoubtParams& doubt);

} // namespace reeve::vision
