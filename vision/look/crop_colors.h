// SPDX-License-Identifier: GPL-3.0-or-later
// Colour histograms of crops, as features for learned sets: the networks were trained to ignore shade and print and
// keep little colour.
#pragma once

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

inline constexpr int kColorCells = 6 * 6 * 6;

/// Returns a row (32-bit float, kColorCells columns) for each crop (8-bit BGR, all of one size): square roots of the
/// shares of 6 x 6 x 6 colour cells within `part`.
cv::Mat colorRows(const std::vector<cv::Mat>& crops, const cv::Rect& part);

} // namespace reeve::vision
