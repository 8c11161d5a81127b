// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/picture/shrunk.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace reeve::vision {

cv::Mat shrunk(const cv::Mat& picture, cv::Size size) {
    cv::Mat half = picture;
    while (half.cols % 2 == 0 && half.rows % 2 == 0 && half.cols >= 2 * size.width && half.rows >= 2 * size.height) {
        cv::Mat next;
        cv::resize(half, next, {half.cols / 2, half.rows / 2}, 0, 0, cv::INTER_AREA);
        half = next;
    }
    if (half.size() == size) return half;
    // Below a factor of two the four interpolated pixels are those covered.
    const bool near = half.cols <= 2 * size.width && half.rows <= 2 * size.height;
    cv::Mat small;
    cv::resize(half, small, size, 0, 0, near ? cv::INTER_LINEAR : cv::INTER_AREA);
    return small;
}

cv::Mat shrunk(const cv::Mat& picture, int longSide) {
    const double scale = static_cast<double>(longSide) / std::max(picture.cols, picture.rows);
    if (scale >= 1) return picture;
    return shrunk(picture,
                  cv::Size{std::max(1, cvRound(picture.cols * scale)), std::max(1, cvRound(picture.rows * scale))});
}

cv::Matx33d enlargement(cv::Size from, cv::Size to) {
    const double x = static_cast<double>(to.width) / from.width;
    const double y = static_cast<double>(to.height) / from.height;
    return {x, 0, 0.5 * x - 0.5, 0, y, 0.5 * y - 0.5, 0, 0, 1};
}

} // namespace reeve::vision
