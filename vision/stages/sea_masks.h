// SPDX-License-Identifier: GPL-3.0-or-later
// Where the picture might be sea: several opinions, because no single threshold holds for every lamp and camera.
#pragma once

#include <opencv2/core.hpp>

#include <vector>

namespace reeve::vision {

/// One mask (8 bit, 0 or 255) for each opinion about which blue is the sea.
std::vector<cv::Mat1b> seaMasks(const cv::Mat3b& bgr);

} // namespace reeve::vision
