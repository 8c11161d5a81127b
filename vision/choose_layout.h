// SPDX-License-Identifier: GPL-3.0-or-later
// Recognizes which board a picture shows: an island without sea, or a layout of the scenarios of Seafarers.
#pragma once

#include "vision/locate/find_island.h"
#include "vision/look/read_terrain.h"
#include "vision/params.h"
#include "vision/trace.h"

#include <opencv2/core.hpp>

#include <optional>
#include <vector>

namespace reeve::vision {

/// Returns the share of hexes (0 to 1) that look like land where `ground` has sea, or like sea where it has land.
/// `looks`: with `sea` from readSea().
double shareAstray(const Ground& ground, const TerrainLooks& looks);

struct LayoutChoice {
    Located place;              ///< the layout with the best score
    bool plain = false;         ///< whether its score is sure, or good without a competitor: no question is needed
    std::vector<Ground> others; ///< competing layouts, the best score first
};

/// Locates the layouts of all scenarios in turn, until one has a score of `sureScore`. Rejects those that are not
/// located and those with more than `mostAstray` of their hexes wrong. nullopt if none is left.
std::optional<LayoutChoice> chooseLayout(const SearchedPicture& picture, const LocateParams& params);

/// Returns the layout that contains the located island `land` (without sea) as one of its islands, with the fewest
/// wrong hexes. nullopt if each layout has more than `mostAstray` of its hexes wrong, or fewer than half of the hexes
/// of its other islands lie in the picture, or show a number token; this is read under the two best layouts only.
/// `bgr`: 8-bit BGR.
std::optional<Located> layoutAround(const cv::Mat& bgr, const Located& land, const LocateParams& params = {});

/// The located board.
struct WhatLies {
    std::optional<Located> located;
    bool plain = true;            ///< false: it is asked which board lies there
    std::vector<Ground> others{}; ///< other boards that fit, the most likely first
};

enum class Search { Glance, Thorough }; ///< as glanceAtIsland() and findIsland()

/// Locates one of `params.locate.islands`; with `params.locate.scenarios` and without a sure result the layouts of the
/// scenarios, too. `bgr`: 8-bit BGR. `trace` may be null.
WhatLies whatLies(const cv::Mat& bgr, const Params& params, Search search = Search::Thorough, Trace* trace = nullptr);

} // namespace reeve::vision
