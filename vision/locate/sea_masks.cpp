// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/locate/sea_masks.h"

#include <opencv2/imgproc.hpp>

#include <array>
#include <vector>

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

/// Returns a mask (0 or 255) of the bluer pixels of `among`, whatever the white balance: Otsu's threshold on `yellow`
/// (0: blue, 255: yellow).
cv::Mat1b bluerPart(const cv::Mat1b& yellow, const cv::Mat1b& among) {
    std::vector<uchar> values;
    values.reserve(yellow.total());
    for (int y = 0; y < yellow.rows; y += 2)
        for (int x = 0; x < yellow.cols; x += 2)
            if (among(y, x)) values.push_back(yellow(y, x));
    if (values.size() < 100) return cv::Mat1b(yellow.size(), 0);
    cv::Mat unused;
    const double split = cv::threshold(cv::Mat(values), unused, 0, 255, cv::THRESH_BINARY | cv::THRESH_OTSU);
    cv::Mat1b mask;
    cv::bitwise_and(yellow <= split, among, mask);
    return mask;
}

} // namespace

SeaOpinions::SeaOpinions(const cv::Mat3b& bgr) {
    cv::GaussianBlur(bgr, smooth_, {3, 3}, 0);
    cv::cvtColor(smooth_, hsv_, cv::COLOR_BGR2HSV);
}

int SeaOpinions::count() { return static_cast<int>(kRanges.size()) + 2; }

cv::Mat1b SeaOpinions::mask(int opinion) const {
    if (opinion < static_cast<int>(kRanges.size())) {
        const BlueRange& range = kRanges[static_cast<std::size_t>(opinion)];
        cv::Mat1b mask;
        cv::inRange(hsv_, cv::Scalar(range.leastHue, range.leastSaturation, range.leastValue),
                    cv::Scalar(range.mostHue, 255, 255), mask);
        cv::morphologyEx(mask, mask, cv::MORPH_OPEN, cv::getStructuringElement(cv::MORPH_ELLIPSE, {3, 3}));
        return mask;
    }
    cv::Mat3b ycc;
    cv::cvtColor(smooth_, ycc, cv::COLOR_BGR2YCrCb);
    cv::Mat1b yellow;
    cv::extractChannel(ycc, yellow, 2);
    cv::bitwise_not(yellow, yellow);
    const cv::Mat1b bluer = bluerPart(yellow, cv::Mat1b(yellow.size(), 255));
    return opinion == static_cast<int>(kRanges.size()) ? bluer : bluerPart(yellow, bluer);
}

} // namespace reeve::vision
