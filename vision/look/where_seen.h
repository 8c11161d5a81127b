// SPDX-License-Identifier: GPL-3.0-or-later
// Localizes what a network classified in its crop: its logits are sums over the cells of its last maps.
#pragma once

#include <opencv2/core.hpp>

#include <optional>
#include <vector>

namespace reeve::vision {

/// Returns for each crop (kClosePixels) the position, in pixels, of the evidence for `yes` against `no` (columns of the
/// output); nullopt if no cell supports `yes`. `cells`: a row for each crop, square maps one after the other, whose
/// means and then maxima are the last layer's input; `weights`: of the last layer, a row for each column of the output.
std::vector<std::optional<cv::Point2f>> whereSeen(const cv::Mat1f& cells, const cv::Mat1f& weights, int yes, int no);

} // namespace reeve::vision
