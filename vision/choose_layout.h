// SPDX-License-Identifier: GPL-3.0-or-later
// Which scenario of Seafarers lies on a picture of which nobody has told it.
#pragma once

#include "vision/locate/find_island.h"
#include "vision/look/read_terrain.h"

#include <opencv2/core.hpp>

#include <optional>
#include <vector>

namespace reeve::vision {

/// Of the hexes of a board with sea the share (0 to 1) that looks like land where the layout has sea, or like sea where
/// it has land. `looks` as from readSea().
double shareAstray(const Ground& ground, const TerrainLooks& looks);

/// The layout that lies there.
struct LayoutChoice {
    Located place;
    bool plain = false;         ///< no other layout comes near, and it fits well
    std::vector<Ground> others; ///< where it is not plain: what may lie there as well, the likeliest first
};

/// Tries the layouts of all scenarios: how well the lattice and the frame of each fit, and whether each of its hexes
/// looks like land or sea as the layout has it. Nothing where none fits.
std::optional<LayoutChoice> chooseLayout(const cv::Mat& bgr, const LocateParams& params);

/// The layout whose main island is the one at `land`, an island without sea: nothing where what lies around it does not
/// look like the sea and the small islands of any, with their number tokens.
std::optional<Located> layoutAround(const cv::Mat& bgr, const Located& land, const LocateParams& params = {});

} // namespace reeve::vision
