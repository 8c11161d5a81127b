// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/stages/sea_masks.h"

#include <opencv2/imgproc.hpp>

#include <array>

namespace reeve::vision {
namespace {

/// Ranges of hue (0 to 179, half degrees), saturation and brightness (0 to 255).
struct BlueRange {
    int leastHue, mostHue, leastSaturation, leastValue;
};

// From generous (faded print, glare) to strict (blue cloth beside the frame, blue lamp on a pale table).
constexpr std::array<BlueRange, 6> kRanges{{
    {84, 132, 60, 40},
    {84, 132, 95, 60},
    {84, 132, 130, 90},
    {90, 118, 110, 70},
    {96, 126, 75, 100},
    {80, 110, 150, 110},
}};

} // namespace

std::vector<cv::Mat1b> seaMasks(const cv::Mat3b& bgr) {
    cv::Mat3b smooth;
    cv::GaussianBlur(bgr, smooth, {3, 3}, 0);
    cv::Mat3b hsv;
    cv::cvtColor(smooth, hsv, cv::COLOR_BGR2HSV);
    const cv::Mat round = cv::getStructuringElement(cv::MORPH_ELLIPSE, {3, 3});
    std::vector<cv::Mat1b> masks;
    for (const BlueRange& range : kRanges) {
        cv::Mat1b mask;
        cv::inRange(hsv, cv::Scalar(range.leastHue, range.leastSaturation, range.leastValue),
                    cv::Scalar(range.mostHue, 255, 255), mask);
        cv::morphologyEx(mask, mask, cv::MORPH_OPEN, round);
        masks.push_back(mask);
    }
    return masks;
}

} // namespace reeve::vision
