// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/crop_colors.h"

#include <algorithm>
#include <cmath>

namespace reeve::vision {
namespace {

constexpr int kSteps = 6; // bins for each of the three values
struct Span {
    float low;
    float high;
};
// Ranges of lightness, red-green and yellow-blue of printed and painted surfaces. OpenCV's Lab needs a table that takes
// longer to build than the whole reading takes.
constexpr Span kSpans[]{{0, 255}, {-70, 130}, {-110, 130}};

int cellOf(const cv::Vec3b& bgr) {
    const auto blue = static_cast<float>(bgr[0]);
    const auto green = static_cast<float>(bgr[1]);
    const auto red = static_cast<float>(bgr[2]);
    const float values[]{(blue + green + red) / 3, red - green, (red + green) / 2 - blue};
    int cell = 0;
    for (int c = 0; c < 3; ++c) {
        const auto [low, high] = kSpans[c];
        const auto step = static_cast<int>((values[c] - low) / (high - low) * kSteps);
        cell = cell * kSteps + std::clamp(step, 0, kSteps - 1);
    }
    return cell;
}

} // namespace

cv::Mat colorRows(const std::vector<cv::Mat>& crops, const cv::Rect& part) {
    cv::Mat1f rows = cv::Mat1f(static_cast<int>(crops.size()), kColorCells, 0.0F);
    for (int i = 0; i < rows.rows; ++i) {
        const cv::Mat3b middle = crops[static_cast<std::size_t>(i)](part);
        for (const cv::Vec3b& pixel : middle) rows(i, cellOf(pixel)) += 1 / static_cast<float>(part.area());
        for (int cell = 0; cell < kColorCells; ++cell) rows(i, cell) = std::sqrt(rows(i, cell));
    }
    return rows;
}

} // namespace reeve::vision
