// SPDX-License-Identifier: GPL-3.0-or-later
// Derives rough homographies of the island from the shapes of land and sea in a mask.
#pragma once

#include "vision/locate/lattice.h"
#include "vision/params.h"

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

/// A part of a mask that may be the island or its frame.
struct Blob {
    cv::Point2d center;
    cv::Matx22d spread; ///< covariance of its pixels
    double area = 0;
};

/// What a mask of the sea shows, whichever island is searched.
struct SeaShape {
    cv::Mat1f sea; ///< the mask, smoothed, 0 to 1
    std::vector<Blob> land;
    std::vector<Blob> frames; ///< hulls of the sea, which outline the whole board
};

/// `seaMask`: 255 for sea, else 0.
SeaShape shapeOf(const cv::Mat1b& seaMask, const LocateParams& params);

struct IslandCandidate {
    cv::Matx33d boardToImage;
    double score = 0; ///< coastScore() with `sea`
    cv::Mat1f sea;    ///< of the shape that gave it
};

/// Perspective of the starting homographies.
enum class Starts {
    Flat,  ///< no perspective; the search adds the tilt
    Steep, ///< near and tilted towards each of eight directions: more starts
};

/// Returns the candidates with a score of at least `leastRoughScore`, the best first. Each start is first climbed at a
/// third of the landmarks, and again at all of them only where that comes near this score.
std::vector<IslandCandidate> candidatesOf(const SeaShape& shape, const Lattice& lattice, const LocateParams& params,
                                          Starts starts);

} // namespace reeve::vision
