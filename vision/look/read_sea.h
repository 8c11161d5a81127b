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

/// Takes from the looks what cannot stand at sea: roads on paths that touch no land, buildings on intersections that
/// touch none (SHIP-4, SHIP-6), robber and merchant on the sea (PIRATE-2, GOLDHEX-5).
void keepToLand(Looks& looks);

} // namespace reeve::vision
