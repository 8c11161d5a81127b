// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/basics/inline_vector.h"
#include "engine/board/island.h"

namespace reeve {

/// Length of the longest trail through a set of roads: each road counts once (LROAD-2), and a trail does
/// not pass through a `barrier`, an intersection with a foreign building or knight (LROAD-4, LROAD-5). `beyond` where
/// none is longer than that.
int longestTrail(const Island& island, const PathSet& roads, const IntersectionSet& barriers, int beyond = 0);

/// A longest trail itself: its roads in the order of the walk, as many as longestTrail() counts. Of several equally
/// long ones always the same.
InlineVector<PathId, kMaxPaths> longestTrailPath(const Island& island, const PathSet& roads,
                                                 const IntersectionSet& barriers);

/// For who has just built `road`: the longest trail through it (or, where it closes a ring, through the roads that
/// hang together with it) if that is longer than `beyond`, else some number up to `beyond`.
int longestTrailThrough(const Island& island, PathId road, const PathSet& roads, const IntersectionSet& barriers,
                        int beyond);

} // namespace reeve
