// SPDX-License-Identifier: GPL-3.0-or-later
// A photograph brought to the size and colour that the networks know, and squares cut out of the board plane.
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

/// Those of `hexes` that are land.
std::vector<cv::Mat> landOf(const std::vector<cv::Mat>& hexes, const Ground& ground);

/// Shrinks a large photograph first (to about 90 pixels a side of a hex), because warping alone would skip most of
/// its pixels; of such a photograph only what lies around the island is kept.
WorkingPicture workingSize(const cv::Mat& bgr, const cv::Matx33d& boardToImage,
                           const Island& island = standardIsland());

/// A square of `pixels` x `pixels` whose own plane (-half to half, x right, y down) `toBoard` lays onto the board
/// plane. Rendered `oversample` times as large and averaged. Beyond the picture its rim goes on.
cv::Mat cutSquare(const WorkingPicture& from, const cv::Matx33d& toBoard, double half, int pixels, int oversample);

/// What brings the mean colour of the hexes to the networks' own: lamps and cameras differ more than boards do.
/// `hexes` are 64-pixel squares that reach 1.1 sides around the centres of the hexes.
cv::Scalar boardGain(const std::vector<cv::Mat>& hexes);
/// The squares that boardGain() wants, in the order of their names.
std::vector<cv::Mat> cutTerrain(const WorkingPicture& from, const Island& island = standardIsland());

void applyGain(std::vector<cv::Mat>& crops, const cv::Scalar& gain);

/// Glare: no colour of a pixel is below this (0 to 255).
inline constexpr double kGlareWhite = 240;

/// Of each hex the share (0 to 1) that is as white as a sensor gives: glare has wiped out what lies there. `hexes`: as
/// they are in the photograph, without a gain. The labelled photographs have 0.05 at most.
std::vector<float> bleachedShares(const std::vector<cv::Mat>& hexes);

/// All of that for one photograph.
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
