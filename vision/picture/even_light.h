// SPDX-License-Identifier: GPL-3.0-or-later
// Uneven light: how uneven it is, and a picture as it might look without it.
#pragma once

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

/// Brightens what lies in the dark or in a shadow and takes the lamp's colour out: every neighbourhood becomes about as
/// bright as any other, and the whole about grey. Meant for finding the island, not for reading colours from.
cv::Mat3b evenLight(const cv::Mat3b& bgr);

/// How even the light on the board is: what is bright on its darker hexes against what is bright on its lighter ones, 0
/// to 1. `hexes`: the hexes with their sandy rims, which are alike on all of them.
double lightEvenness(const std::vector<cv::Mat>& hexes);

/// The photograph with the shadows that lie over whole hexes taken out, for reading from. `side`: pixels of a hex side.
cv::Mat withoutShade(const cv::Mat& bgr, double side);

} // namespace reeve::vision
