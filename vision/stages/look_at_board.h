// SPDX-License-Identifier: GPL-3.0-or-later
// All that the networks see of a board whose place is known, each thing by itself.
#pragma once

#include "vision/reading.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

struct NormalView;

/// Looks at tiles, pieces, harbours and the ship, side by side on as many threads as OpenCV has. `view` is the normal
/// view of `bgr`, 8-bit BGR. May be called from several threads at once.
Looks lookAtBoard(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const NormalView& view);

} // namespace reeve::vision
