// SPDX-License-Identifier: GPL-3.0-or-later
// Where in a crop a round or nearly round piece lies: its outline votes for its middle.
#pragma once

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

using Opponent = cv::Mat3f; ///< lightness, red less green, yellow less blue (0 to 255, -255 to 255)

Opponent opponentColors(const cv::Mat3b& bgr);

/// How each pixel's color changes most (per pixel; chroma counts less than lightness): of the three slopes the
/// steepest.
cv::Mat2f steepestSlopes(const Opponent& colors);

struct Edge {
    cv::Point2f at;
    cv::Point2f across; ///< of length 1
    float weight;
};

/// The pixels in which a color changes most.
std::vector<Edge> edgesOf(const Opponent& colors);

/// For each pixel how much of the edges lies around it at `radius` (pixels) and faces it; a larger circle has more
/// edge.
cv::Mat1f roundness(const std::vector<Edge>& edges, cv::Size size, float radius);

/// For each pixel how likely a middle is there that is expected at `where`: 1 there, by a normal distribution of
/// `spread` (pixels) around it.
cv::Mat1f expectedAround(cv::Point2f where, float spread, cv::Size size);

} // namespace reeve::vision
