// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/picture/even_light.h"

#include "vision/picture/shrunk.h"
#include "vision/picture/thresholds.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace reeve::vision {
namespace {

using namespace thresholds::even_light;

/// Returns gains that equalize the 4-norms of the channels, a compromise between mean and maximum.
cv::Scalar againstTheLamp(const cv::Mat3b& bgr) {
    cv::Mat3f fourth;
    bgr.convertTo(fourth, CV_32F, 1 / 255.0);
    cv::pow(fourth, 4, fourth);
    cv::Scalar norm = cv::mean(fourth);
    double mean = 0;
    for (int c = 0; c < 3; ++c) mean += norm[c] = std::pow(std::max(norm[c], 1e-9), 0.25);
    cv::Scalar gain;
    for (int c = 0; c < 3; ++c) gain[c] = std::clamp(mean / 3 / norm[c], kLeastGain, kMostGain);
    return gain;
}

/// Returns a smoothed local maximum of brightness on a copy shrunk by `scale`; `reach` is the neighbourhood in its
/// pixels.
cv::Mat1f brightAround(const cv::Mat& bgr, double scale, int reach, double sigma) {
    cv::Mat1b gray;
    cv::cvtColor(shrunk(bgr, cvRound(scale * std::max(bgr.cols, bgr.rows))), gray, cv::COLOR_BGR2GRAY);
    cv::dilate(gray, gray, cv::getStructuringElement(cv::MORPH_ELLIPSE, {reach, reach}));
    cv::Mat1f bright;
    gray.convertTo(bright, CV_32F);
    cv::GaussianBlur(bright, bright, {}, sigma);
    cv::max(bright, kLeastBright, bright);
    return bright;
}

cv::Mat brightened(const cv::Mat& bgr, const cv::Mat1f& gain) {
    cv::Mat1f large;
    cv::resize(gain, large, bgr.size(), 0, 0, cv::INTER_LINEAR);
    cv::Mat3f gains;
    cv::merge(std::vector<cv::Mat>{large, large, large}, gains);
    cv::Mat out;
    cv::multiply(bgr, gains, out, 1, CV_8U);
    return out;
}

} // namespace

cv::Mat3b evenLight(const cv::Mat3b& bgr) {
    const double scale = std::min(1.0, kGlance / std::max(bgr.cols, bgr.rows));
    const cv::Mat1f bright = brightAround(bgr, scale, 7, kNeighbourhood * scale * std::max(bgr.cols, bgr.rows));
    cv::Mat1f gain;
    cv::divide(kBright, bright, gain);
    cv::Mat3b even = brightened(bgr, gain);
    cv::multiply(even, againstTheLamp(even), even);
    return even;
}

double lightEvenness(const std::vector<cv::Mat>& hexes) {
    std::vector<int> levels;
    for (const cv::Mat& hex : hexes) {
        cv::Mat1b gray;
        cv::cvtColor(hex, gray, cv::COLOR_BGR2GRAY);
        std::vector<uchar> values(gray.begin(), gray.end());
        const auto bright = values.begin() + static_cast<std::ptrdiff_t>(values.size() * 9 / 10);
        std::nth_element(values.begin(), bright, values.end());
        levels.push_back(*bright);
    }
    if (levels.size() < 6) return 1;
    // Rank 3 from either end, to ignore a hand over one hex or glare on another.
    std::sort(levels.begin(), levels.end());
    return static_cast<double>(levels[2]) / std::max(1, levels[levels.size() - 3]);
}

cv::Mat withoutShade(const cv::Mat& bgr, double side) {
    const double scale = std::min(1.0, kShadeSide / side);
    const int reach = static_cast<int>(0.9 * scale * side) | 1; // the rim of a hex is within this
    const cv::Mat1f bright = brightAround(bgr, scale, reach, 0.25 * scale * side);
    double most = 0;
    cv::minMaxLoc(bright, nullptr, &most);
    cv::Mat1f gain;
    cv::divide(most, bright, gain);
    cv::min(gain, kMostShade, gain);
    return brightened(bgr, gain);
}

} // namespace reeve::vision
