// SPDX-License-Identifier: GPL-3.0-or-later
// What only boards of Seafarers have: hexes of the sea, and gold.
#pragma once

#include "vision/look/looks.h"
#include "vision/look/normal_view.h"

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

/// How much each hex looks like the sea of the same picture (TerrainLook::sea): where the layout has sea, like the
/// other hexes of the sea, or like the land. No colour of the sea is assumed. `view.ground` has sea.
void readSea(const NormalView& view, TerrainLooks& looks);

/// How much each hex that may be gold looks like it (TerrainLook::gold). `features`: a row for each hex
/// (BoardFeatures::terrain).
void readGold(const Ground& ground, const cv::Mat& features, TerrainLooks& looks);

/// Takes from the looks what cannot stand at sea: buildings on intersections that touch no land (SHIP-6), robber and
/// merchant on its hexes (PIRATE-2, GOLDHEX-5). What looks like the robber there is the pirate.
void keepToLand(Looks& looks);

/// How much each hex of the sea looks as if the pirate stood on it (HexLook::pirate), beside what is there already: by
/// what is darker than this picture's sea and has less colour, as a black or grey pirate has; of the players' ships a
/// dark brown one comes near.
void readPirate(const NormalView& view, HexLooks& looks);

} // namespace reeve::vision
