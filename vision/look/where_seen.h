// SPDX-License-Identifier: GPL-3.0-or-later
// Where in its crop a network sees what it says: its answer is a sum over the cells of its last maps.
#pragma once

#include <opencv2/core.hpp>

#include <optional>
#include <vector>

namespace reeve::vision {

/// Where each crop (kClosePixels) shows what speaks for `yes` against `no` (columns of the answer), in pixels; nothing
/// where nothing speaks for it. `cells`: a row for each crop, square maps one after the other, whose means and then
/// greatest values the last layer weighs; `weights`: of that layer, a row for each column of the answer.
std::vector<std::optional<cv::Point2f>> whereSeen(const cv::Mat1f& cells, const cv::Mat1f& weights, int yes, int no);

} // namespace reeve::vision
