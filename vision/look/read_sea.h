// SPDX-License-Identifier: GPL-3.0-or-later
// Looks that only boards of Seafarers have: sea, gold and the pirate.
#pragma once

#include "vision/look/looks.h"
#include "vision/look/normal_view.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

/// Sets TerrainLook::sea of each hex by its colour: near that of the hexes that are sea in the layout, or near that of
/// a hex of land. No particular colour of the sea is assumed. Requires: `view.ground` has sea.
void readSea(const NormalView& view, TerrainLooks& looks);

/// Sets TerrainLook::gold of each hex that may be gold. `features`: a row for each hex (BoardFeatures::terrain).
void readGold(const Ground& ground, const cv::Mat& features, TerrainLooks& looks);

/// Removes from the looks what cannot be at sea: pieces on intersections without adjacent land (SHIP-6), robber and
/// merchant on hexes of the sea (PIRATE-2, GOLDHEX-5). The robber's probability there becomes the pirate's.
void keepToLand(Looks& looks);

/// Raises HexLook::pirate of each hex of the sea by the share of pixels that are darker and less saturated than the
/// sea, as a black or grey pirate is. Of the players' ships a dark brown one is the most similar.
void readPirate(const NormalView& view, HexLooks& looks);

} // namespace reeve::vision
