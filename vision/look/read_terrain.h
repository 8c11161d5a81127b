// SPDX-License-Identifier: GPL-3.0-or-later
// Classifies terrain and number token of each hex of a located board.
#pragma once

#include "vision/look/normal_view.h"

#include <opencv2/core.hpp>

#include <array>
#include <vector>

namespace reeve::vision {

/// Numbers on tokens, in the order of TerrainLook::numberProbabilities; 0: no token is visible.
inline constexpr std::array<int, 11> kTokenNumbers{0, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12};

/// The look at one hex. The probabilities are calibrated on photographs outside of the training set: about nine in ten
/// predictions with 0.9 are right.
struct TerrainLook {
    Terrain terrain = Terrain::Desert;
    double terrainConfidence = 0;                                  ///< the largest of terrainProbabilities
    int number = 0;                                                ///< 2 to 12 without 7; 0: no token
    double numberConfidence = 0;                                   ///< the largest of numberProbabilities
    std::array<float, kTerrains> terrainProbabilities{};           ///< indexed by Terrain, sum 1
    std::array<float, kTokenNumbers.size()> numberProbabilities{}; ///< in the order of kTokenNumbers, sum 1
    // Probabilities on boards of Seafarers (look/read_sea.h); those above are given neither sea nor gold.
    float sea = 0;
    float gold = 0;
    cv::Point2d tokenCenter; ///< on the board plane: most likely centre of the token
};

using TerrainLooks = std::vector<TerrainLook>; ///< one for each hex of an island, in the order of their names

/// Returns the probability of a terrain, sea and gold included.
float terrainChance(const TerrainLook& look, Terrain terrain);

/// Returns the looks at the hexes of the standard island. Requires: `bgr` is a non-empty 8-bit BGR photograph;
/// `boardToImage` maps the board plane (hex sides, see BoardPoint) to its pixels with an error of at most about 0.15
/// sides. For hexes outside of the photograph its edge is replicated; their confidence is low. Thread-safe.
TerrainLooks readTerrain(const cv::Mat& bgr, const cv::Matx33d& boardToImage);

/// The same for a normalized photograph. `features`, if given, receives a row for each hex (BoardFeatures::terrain).
TerrainLooks readTerrain(const NormalView& view, cv::Mat* features = nullptr);

/// The same for these hexes only; the looks at the others are empty.
TerrainLooks readTerrain(const NormalView& view, const HexSet& which, cv::Mat* features = nullptr);

} // namespace reeve::vision
