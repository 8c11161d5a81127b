// SPDX-License-Identifier: GPL-3.0-or-later
// Smaller copies of a picture.
#pragma once

#include <opencv2/core.hpp>

namespace reeve::vision {

/// `picture` in `size`, which is at most its own: each pixel is about the mean of what it covers. A sixth of the time
/// of cv::INTER_AREA for the pictures of a camera: halved as often as both sides are even, which is quick, and only
/// the rest, by less than two, is interpolated.
cv::Mat shrunk(const cv::Mat& picture, cv::Size size);

/// A copy whose longer side has at most `longSide` pixels, at least one; the picture itself where it is not longer.
cv::Mat shrunk(const cv::Mat& picture, int longSide);

/// Takes the pixels of a picture of size `from` to those of its copy of size `to` (either may be the larger one): what
/// pixel (0, 0) covers is covered by the first pixels of the other, so centres move by half a pixel.
cv::Matx33d enlargement(cv::Size from, cv::Size to);

} // namespace reeve::vision
