// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/basics/inline_vector.h"
#include "engine/board/island.h"

namespace reeve {

/// Returns the length of the longest trail through `roads`: each road counts once (LROAD-2), and a trail does not pass
/// through a barrier, an intersection with a foreign building or knight (LROAD-4, LROAD-5). Returns `beyond` if no
/// trail is longer.
int longestTrail(const Island& island, const PathSet& roads, const IntersectionSet& barriers, int beyond = 0);

/// Returns a longest trail: its roads in order, as many as longestTrail() counts. Deterministic among trails of equal
/// length.
InlineVector<PathId, kMaxPaths> longestTrailPath(const Island& island, const PathSet& roads,
                                                 const IntersectionSet& barriers);

/// For a player who has just built `road`: returns the length of the longest trail through it (or, if `road` closes a
/// ring, through the roads connected with it) if it is longer than `beyond`, else some number up to `beyond`.
int longestTrailThrough(const Island& island, PathId road, const PathSet& roads, const IntersectionSet& barriers,
                        int beyond);

} // namespace reeve
