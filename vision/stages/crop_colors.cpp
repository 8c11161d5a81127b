// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/stages/crop_colors.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace reeve::vision {
namespace {

constexpr int kSteps = 6; // of each of the three
struct Span {
    float low;
    float high;
};
constexpr Span kSpans[]{{0, 100}, {-60, 80}, {-70, 80}}; // L, a and b of printed and painted things

int cellOf(const cv::Vec3f& lab) {
    int cell = 0;
    for (int c = 0; c < 3; ++c) {
        const auto [low, high] = kSpans[c];
        const auto step = static_cast<int>((lab[c] - low) / (high - low) * kSteps);
        cell = cell * kSteps + std::clamp(step, 0, kSteps - 1);
    }
    return cell;
}

} // namespace

cv::Mat colorRows(const std::vector<cv::Mat>& crops, const cv::Rect& part) {
    cv::Mat1f rows = cv::Mat1f(static_cast<int>(crops.size()), kColorCells, 0.0F);
    for (int i = 0; i < rows.rows; ++i) {
        cv::Mat3f lab;
        crops[static_cast<std::size_t>(i)](part).convertTo(lab, CV_32F, 1 / 255.0);
        cv::cvtColor(lab, lab, cv::COLOR_BGR2Lab);
        for (const cv::Vec3f& pixel : lab) rows(i, cellOf(pixel)) += 1 / static_cast<float>(part.area());
        for (int cell = 0; cell < kColorCells; ++cell) rows(i, cell) = std::sqrt(rows(i, cell));
    }
    return rows;
}

} // namespace reeve::vision
