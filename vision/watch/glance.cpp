// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/watch/glance.h"

#include "vision/picture/shrunk.h"
#include "vision/watch/thresholds.h"

#include <opencv2/imgproc.hpp>

namespace reeve::vision {

using namespace thresholds::glance;

cv::Mat1b glanceOf(const cv::Mat& bgr) {
    cv::Mat1b gray;
    cv::cvtColor(shrunk(bgr, kSide), gray, cv::COLOR_BGR2GRAY);
    cv::blur(gray, gray, {3, 3});
    return gray;
}

bool differ(const cv::Mat1b& before, const cv::Mat1b& after) {
    if (before.size() != after.size()) return true;
    cv::Mat1b apart;
    cv::absdiff(before, after, apart);
    cv::threshold(apart, apart, kNoise, 255, cv::THRESH_BINARY);
    return cv::countNonZero(apart) >= kLeastPixels;
}

} // namespace reeve::vision
