// SPDX-License-Identifier: GPL-3.0-or-later
// Control of hexes by knights (FAN-CTRL). Computed from the pieces, never stored. Without the module no hex is
// controlled.
#pragma once

#include "engine/state/queries.h"

namespace reeve::fan {

/// The controlling player by HexId; kNobody if there is none (FAN-CTRL-5).
using Control = std::array<PlayerId, kMaxHexes>;
Control controlOf(const GameState& state);

/// Places of hexes that other players control: the player may not build there (FAN-CTRL-2).
PathSet closedPaths(const GameState& state, PlayerId player);
IntersectionSet closedIntersections(const GameState& state, PlayerId player);
/// Those of `hexes` that are neither controlled nor next to a controlled hex; all of `hexes` if there are none
/// (FAN-CTRL-6).
HexSet keptClear(const GameState& state, const HexSet& hexes);
/// True if control is the reason why a figure may not be put on `hex`. `open`: the hexes where it may.
bool keepsOff(const GameState& state, HexId hex, const HexSet& open);

} // namespace reeve::fan
