// SPDX-License-Identifier: GPL-3.0-or-later
// Small copies of successive frames, by which a camera is known to show something new.
#pragma once

#include <opencv2/core.hpp>

namespace reeve::vision {

/// Returns a gray copy (8-bit BGR, of any size) without noise, 320 pixels on its longer side.
cv::Mat1b glanceOf(const cv::Mat& bgr);

/// Whether two glances of one size differ by more than the noise of a camera: a thing that covers 12 pixels, or another
/// light. True for glances of different sizes.
bool differ(const cv::Mat1b& before, const cv::Mat1b& after);

} // namespace reeve::vision
