// SPDX-License-Identifier: GPL-3.0-or-later
// Control of hexes by knights (FAN-CTRL). Nothing of it is stored: it follows from the pieces. Without the module
// nobody controls anything.
#pragma once

#include "engine/state/queries.h"

namespace reeve::fan {

/// Who controls each hex; kNobody where nobody does (FAN-CTRL-5).
using Control = std::array<PlayerId, kMaxHexes>;
Control controlOf(const GameState& state);

/// Places where the player builds nothing new (FAN-CTRL-2): those of hexes that others control.
PathSet closedPaths(const GameState& state, PlayerId player);
IntersectionSet closedIntersections(const GameState& state, PlayerId player);
/// Those of `hexes` to which a figure may be put: neither controlled nor beside such a hex; all of them where none is
/// left (FAN-CTRL-6).
HexSet keptClear(const GameState& state, const HexSet& hexes);
/// Is it because of control that a figure may not be put on a hex? `open` are those where it may.
bool keepsOff(const GameState& state, HexId hex, const HexSet& open);

} // namespace reeve::fan
