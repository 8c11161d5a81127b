// SPDX-License-Identifier: GPL-3.0-or-later
// What the box holds, used as a hint: it settles what the pictures leave open and moves no sure reading, because
// people play house boards with three 10s or five fields.
#pragma once

#include "engine/tables/box.h"
#include "vision/ground.h"
#include "vision/look/read_terrain.h"
#include "vision/params.h"
#include "vision/reading.h"

#include <optional>
#include <vector>

namespace reeve::vision {

/// The likeliest terrains and numbers, given what each hex looks like and that most boards are laid from one box
/// (BOARD-1, BOARD-2, SIX-1, SIX-2: `box`; no token lies on a desert). Confidences are those after the hint.
/// What seems bare under the `robber` may be a token that it hides: then the one that the box still has. centerPx is
/// left at (0,0).
std::vector<HexReading> fitLayout(const TerrainLooks& looks, const Box& box, const LayoutParams& params,
                                  const std::optional<HexMark>& robber = {});

/// The same on a board of Seafarers: what its land holds is known (SCEN-5), its sea is where the layout has it, and
/// land may be gold. Terrain that looks like the other of land and sea has the less confidence.
std::vector<HexReading> fitLayout(const TerrainLooks& looks, const Ground& ground, const LayoutParams& params,
                                  const std::optional<HexMark>& robber = {});

} // namespace reeve::vision
