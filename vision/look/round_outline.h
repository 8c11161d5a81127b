// SPDX-License-Identifier: GPL-3.0-or-later
// Locates round pieces in a crop with a Hough transform for circles.
#pragma once

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

using Opponent = cv::Mat3f; ///< lightness (0 to 255), red minus green and yellow minus blue (-255 to 255)

Opponent opponentColors(const cv::Mat3b& bgr);

/// Returns for each pixel the greatest of the gradients of the three channels; chroma is scaled down.
cv::Mat2f steepestSlopes(const Opponent& colors);

struct Edge {
    cv::Point2f at;     ///< pixels
    cv::Point2f across; ///< direction of the gradient, length 1
    float weight;       ///< magnitude of the gradient, limited
};

/// Returns the pixels with the greatest gradients.
std::vector<Edge> edgesOf(const Opponent& colors);

/// Returns for each pixel the votes of the edges for a circle of `radius` (pixels) around it, normalized by the radius,
/// since larger circles have more edge pixels.
cv::Mat1f roundness(const std::vector<Edge>& edges, cv::Size size, float radius);

/// Returns for each pixel a normal distribution around `where` with the standard deviation `spread` (pixels), scaled to
/// a maximum of 1.
cv::Mat1f expectedAround(cv::Point2f where, float spread, cv::Size size);

} // namespace reeve::vision
