// SPDX-License-Identifier: GPL-3.0-or-later
// Measures and removes uneven light.
#pragma once

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

/// Returns the picture with even brightness and without the colour of the lamp: each neighbourhood becomes about
/// equally bright, and the mean about grey. For finding the island, not for reading colours.
cv::Mat3b evenLight(const cv::Mat3b& bgr);

/// Returns how even the light on the board is, 0 to 1: brightness (90th percentile) of the third darkest hex over that
/// of the third brightest; 1 for fewer than six hexes. `hexes`: crops with sandy rims, which are alike on all hexes.
double lightEvenness(const std::vector<cv::Mat>& hexes);

/// Returns the photograph without shadows larger than a hex, for reading. `side`: pixels of a hex side.
cv::Mat withoutShade(const cv::Mat& bgr, double side);

} // namespace reeve::vision
