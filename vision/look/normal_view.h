// SPDX-License-Identifier: GPL-3.0-or-later
// Normalizes a photograph to the scale and colour of the training data and cuts squares of the board plane.
// vision/training/geometry.py does the same.
#pragma once

#include "vision/ground.h"

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

struct WorkingPicture {
    cv::Mat picture;
    cv::Matx33d boardToImage;
};

/// Returns those of `hexes` (one for each hex of the island) that are land.
std::vector<cv::Mat> landOf(const std::vector<cv::Mat>& hexes, const Ground& ground);

/// Returns the photograph, shrunk to kWorkSide pixels for each hex side and cropped around the island if it is clearly
/// larger: warping alone would skip most of its pixels.
WorkingPicture workingSize(const cv::Mat& bgr, const cv::Matx33d& boardToImage,
                           const Island& island = standardIsland());

/// Returns a crop of `pixels` x `pixels` of a square of the board plane. `toBoard` maps the square's own plane (x
/// right, y down, -half to half) to the board plane. Rendered `oversample` times larger and averaged; the picture's
/// edge is replicated.
cv::Mat cutSquare(const WorkingPicture& from, const cv::Matx33d& toBoard, double half, int pixels, int oversample);

/// Returns the gain of each channel that brings the mean colour of the hexes to that of the training data, as lamps and
/// cameras differ more than boards do. `hexes`: crops of cutTerrain().
cv::Scalar boardGain(const std::vector<cv::Mat>& hexes);
/// Returns a crop of each hex, by HexId: kTerrainPixels wide, kTerrainHalf hex sides to its edge.
std::vector<cv::Mat> cutTerrain(const WorkingPicture& from, const Island& island = standardIsland());

void applyGain(std::vector<cv::Mat>& crops, const cv::Scalar& gain);

/// Pixels are glare if no channel is below this (0 to 255).
inline constexpr double kGlareWhite = 240;

/// Returns for each hex the share of glare pixels, 0 to 1. `hexes`: crops before any gain. At most 0.05 on the labelled
/// photographs.
std::vector<float> bleachedShares(const std::vector<cv::Mat>& hexes);

/// All of this for one photograph.
struct NormalView {
    Ground ground;
    WorkingPicture working;
    std::vector<cv::Mat> hexes; ///< with the gain applied
    cv::Scalar gain;
    std::vector<float> bleached; ///< as bleachedShares()

    const Island& island() const { return ground.places(); }
};
NormalView normalView(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground = {});

} // namespace reeve::vision
