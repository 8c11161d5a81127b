// SPDX-License-Identifier: GPL-3.0-or-later
// Scores how well the picture fits an island under a homography.
#pragma once

#include "vision/locate/lattice.h"

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

/// Returns the mean of `map` at the projected `points` (board plane); 0 if none lies in the picture. `inside`, if
/// given, receives the share of points in the picture, 0 to 1.
double meanAt(const cv::Mat1f& map, const cv::Matx33d& boardToImage, const std::vector<cv::Point2f>& points,
              double* inside = nullptr);

/// Returns the mean of `sea` around the coast minus that on the land, at most 1; land outside the picture costs up to
/// 2. `sea`: likeness of sea for each pixel, 0 to 1.
double coastScore(const cv::Mat1f& sea, const cv::Matx33d& boardToImage, const Landmarks& marks);

/// Log-likelihood ratio of each pixel's colour on the sandy rims against inside the printed pictures (about -2 to 2).
/// Learned from the picture itself under a roughly right homography.
class SandLikeness {
public:
    /// `ycc`: 8-bit YCrCb. Keeps a reference to `lattice`.
    SandLikeness(const cv::Mat3b& ycc, const cv::Matx33d& boardToImage, const Lattice& lattice);
    /// The ratio around the island, smoothed; 0 in the rest of the picture.
    const cv::Mat1f& map() const { return map_; }
    /// Mean on the rims minus mean inside the pictures: 0 (no difference) to about 3.
    double score(const cv::Matx33d& boardToImage) const;

private:
    const Lattice& lattice_;
    cv::Mat1f map_;
};

} // namespace reeve::vision
