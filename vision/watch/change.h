// SPDX-License-Identifier: GPL-3.0-or-later
// What differs on the board between two positions, place by place.
#pragma once

#include "vision/judge/compare.h"

#include <vector>

namespace reeve::vision {

/// One thing that changes at one place. A figure that moves is two changes: it leaves a hex and comes to another.
struct Change {
    Place at;
    Thing before;
    Thing after;
    friend bool operator==(const Change&, const Change&) = default;
};

/// Returns what a picture can show of the difference between two positions of one game: pieces, figures and number
/// tokens. In the order of paths, intersections, hexes.
std::vector<Change> changesBetween(const GameState& before, const GameState& after);

/// Returns everything that lies on paths and intersections, as it would be put there.
std::vector<Change> piecesOf(const GameState& state);

} // namespace reeve::vision
