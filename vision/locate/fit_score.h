// SPDX-License-Identifier: GPL-3.0-or-later
// How well an island at a given place explains the picture.
#pragma once

#include "vision/locate/lattice.h"

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

/// Mean of a map over the pictures of plane points. Points outside of the picture are left out;
/// `inside` (if given) receives the share of points that lie in it.
double meanAt(const cv::Mat1f& map, const cv::Matx33d& boardToImage, const std::vector<cv::Point2f>& points,
              double* inside = nullptr);

/// Sea around the coast and none on the land: -1 to 1. `sea` holds the likeness of sea, 0 to 1.
double coastScore(const cv::Mat1f& sea, const cv::Matx33d& boardToImage, const Lattice& lattice);

/// For each pixel around the island how much more likely its colour is on the sandy rims than inside of the printed
/// pictures (logarithm, about -2 to 2), learned from the picture itself under a roughly right place of the island.
class SandLikeness {
public:
    /// `ycc` is the 8-bit YCrCb picture; `lattice` outlives this.
    SandLikeness(const cv::Mat3b& ycc, const cv::Matx33d& boardToImage, const Lattice& lattice);
    /// 0 in the rest of the picture.
    const cv::Mat1f& map() const { return map_; }
    /// Rims against pictures: 0 (no difference) to about 3.
    double score(const cv::Matx33d& boardToImage) const;

private:
    const Lattice& lattice_;
    cv::Mat1f map_;
};

} // namespace reeve::vision
