// SPDX-License-Identifier: GPL-3.0-or-later
// Shrinks pictures.
#pragma once

#include <opencv2/core.hpp>

namespace reeve::vision {

/// Returns `picture` resized to `size`, which is at most its own; each pixel is about the mean of the pixels it covers.
/// Takes a sixth of the time of cv::INTER_AREA for camera pictures: it halves as long as both sides are even, which is
/// fast, and interpolates only the rest, a factor below two.
cv::Mat shrunk(const cv::Mat& picture, cv::Size size);

/// Returns a copy whose longer side has at most `longSide` (at least 1) pixels; the picture itself if it is not longer.
cv::Mat shrunk(const cv::Mat& picture, int longSide);

/// Returns the map from pixels of a picture of size `from` to those of its copy of size `to`, which may be larger or
/// smaller. The borders of the pictures coincide, so centres of pixels shift by half a pixel.
cv::Matx33d enlargement(cv::Size from, cv::Size to);

} // namespace reeve::vision
