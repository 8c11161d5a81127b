// SPDX-License-Identifier: GPL-3.0-or-later
// Terrain and number token of each hex of a board that has been located.
#pragma once

#include "vision/look/normal_view.h"

#include <opencv2/core.hpp>

#include <array>
#include <cstddef>
#include <vector>

namespace reeve::vision {

/// What a token can say, in the order of TerrainLook::numberProbabilities; 0: there is none to be read.
inline constexpr std::array<int, 11> kTokenNumbers{0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12};

/// One hex. The probabilities are calibrated on photographs that were not trained on: of the guesses made with
/// 0.9, about nine in ten are right.
struct TerrainLook {
    Terrain terrain = Terrain::Desert;
    double terrainConfidence = 0;                                  ///< the largest of terrainProbabilities
    int number = 0;                                                ///< 2 to 12 without 7; 0: no token
    double numberConfidence = 0;                                   ///< the largest of numberProbabilities
    std::array<float, kTerrains> terrainProbabilities{};           ///< indexed by Terrain, sum 1
    std::array<float, kTokenNumbers.size()> numberProbabilities{}; ///< in the order of kTokenNumbers, sum 1
    // On boards of Seafarers (look/read_sea.h); the terrains above share the rest.
    float sea = 0;
    float gold = 0;
    cv::Point2d tokenCenter; ///< board plane: where the token lies, or would most likely lie
};

using TerrainLooks = std::vector<TerrainLook>; ///< one for each hex of an island, in the order of their names

/// What a look gives any terrain, sea and gold included.
float terrainChance(const TerrainLook& look, Terrain terrain);

/// Reads the hexes A1 to E3. Requires: `bgr` is a non-empty 8-bit BGR photograph; `boardToImage` takes the board
/// plane (side of a hex = 1, see BoardPoint) to its pixels, with an error of at most about 0.15 sides.
/// Hexes outside of the photograph are read from its continued rim, with low confidence.
/// May be called from several threads at once.
TerrainLooks readTerrain(const cv::Mat& bgr, const cv::Matx33d& boardToImage);

/// Reads the hexes of a photograph that has been brought to the networks' size and colour.
/// `features` receives a row for each hex (BoardFeatures::terrain) where it is given.
TerrainLooks readTerrain(const NormalView& view, cv::Mat* features = nullptr);

} // namespace reeve::vision
