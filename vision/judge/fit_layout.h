// SPDX-License-Identifier: GPL-3.0-or-later
// Fits terrains and numbers to the counts of the box. The counts are a soft prior: they decide uncertain looks and
// leave certain ones alone, because people play house boards with three 10s or five fields.
#pragma once

#include "engine/tables/box.h"
#include "vision/ground.h"
#include "vision/look/read_terrain.h"
#include "vision/params.h"
#include "vision/reading.h"

#include <optional>
#include <vector>

namespace reeve::vision {

/// Returns the most likely terrain and number of each hex, given its look and the counts of `box` (BOARD-1, BOARD-2,
/// SIX-1, SIX-2; no token lies on a desert). Confidences are posteriors, 0..1. The `robber` may hide a token: on its
/// hex no number is excluded and a missing token is no evidence of a desert. centerPx stays (0,0).
std::vector<HexReading> fitLayout(const TerrainLooks& looks, const Box& box, const LayoutParams& params,
                                  const std::optional<HexMark>& robber = {});

/// The same for a board of Seafarers: the terrains and tokens of its land are known (SCEN-5), its sea lies where the
/// layout has it, and land may be gold. terrainConfidence is the look's probability of sea on sea hexes and is
/// multiplied by the probability of land on land hexes.
std::vector<HexReading> fitLayout(const TerrainLooks& looks, const Ground& ground, const LayoutParams& params,
                                  const std::optional<HexMark>& robber = {});

} // namespace reeve::vision
