// SPDX-License-Identifier: GPL-3.0-or-later
// Which colours the middle of a crop has: what the networks, which learned to overlook a piece's shade and print, keep
// little of.
#pragma once

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

inline constexpr int kColorCells = 6 * 6 * 6;

/// One row for each crop (8-bit BGR, all of one size): square roots of the shares of 216 colours in `part` of it.
cv::Mat colorRows(const std::vector<cv::Mat>& crops, const cv::Rect& part);

} // namespace reeve::vision
