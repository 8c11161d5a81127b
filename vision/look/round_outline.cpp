// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/round_outline.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace reeve::vision {
namespace {

constexpr double kEdgeBlur = 1.2;    // standard deviation, pixels
constexpr double kVoteBlur = 1.5;    // standard deviation, pixels
constexpr float kEdgeShare = 0.6F;   // quantile of the gradients below which a pixel is no edge
constexpr float kStrongest = 0.9F;   // quantile of the gradients that limits the weight of an edge
constexpr float kRadiusPower = 0.8F; // exponent of the radius by which the votes are divided

float quantile(std::vector<float> values, float share) {
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<float>(values.size() - 1));
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

} // namespace

Opponent opponentColors(const cv::Mat3b& bgr) {
    Opponent out(bgr.size());
    std::transform(bgr.begin(), bgr.end(), out.begin(), [](const cv::Vec3b& pixel) {
        const float blue = pixel[0];
        const float green = pixel[1];
        const float red = pixel[2];
        return cv::Vec3f{(blue + green + red) / 3, red - green, (red + green) / 2 - blue};
    });
    return out;
}

cv::Mat2f steepestSlopes(const Opponent& colors) {
    constexpr std::array kChannels{1.0F, 0.8F, 0.8F};
    cv::Mat3f dx;
    cv::Mat3f dy;
    cv::Sobel(colors, dx, CV_32F, 1, 0);
    cv::Sobel(colors, dy, CV_32F, 0, 1);
    cv::Mat2f out(colors.size());
    for (int y = 0; y < colors.rows; ++y)
        for (int x = 0; x < colors.cols; ++x) {
            float most = 0;
            for (int c = 0; c < 3; ++c) {
                const float scale = kChannels[static_cast<std::size_t>(c)];
                const cv::Vec2f slope(scale * dx(y, x)[c], scale * dy(y, x)[c]);
                const float here = std::hypot(slope[0], slope[1]);
                if (c > 0 && here <= most) continue;
                most = here;
                out(y, x) = slope;
            }
        }
    return out;
}

std::vector<Edge> edgesOf(const Opponent& colors) {
    cv::Mat3f smooth;
    cv::GaussianBlur(colors, smooth, {}, kEdgeBlur);
    const cv::Mat2f slopes = steepestSlopes(smooth);
    std::vector<Edge> all;
    std::vector<float> strengths;
    for (int y = 0; y < slopes.rows; ++y)
        for (int x = 0; x < slopes.cols; ++x) {
            const cv::Point2f slope(slopes(y, x)[0], slopes(y, x)[1]);
            const float strength = std::hypot(slope.x, slope.y);
            strengths.push_back(strength);
            all.push_back({{static_cast<float>(x), static_cast<float>(y)},
                           strength > 0 ? slope * (1 / strength) : cv::Point2f(),
                           strength});
        }
    const float least = std::max(quantile(strengths, kEdgeShare), 1e-3F);
    const float most = quantile(strengths, kStrongest);
    std::erase_if(all, [least](const Edge& edge) { return edge.weight < least; });
    for (Edge& edge : all) edge.weight = std::min(edge.weight, most);
    return all;
}

cv::Mat1f roundness(const std::vector<Edge>& edges, cv::Size size, float radius) {
    cv::Mat1f votes(size, 0.0F);
    for (const Edge& edge : edges)
        for (const float way : {radius, -radius}) {
            const int x = cvRound(edge.at.x + way * edge.across.x);
            const int y = cvRound(edge.at.y + way * edge.across.y);
            if (x >= 0 && y >= 0 && x < votes.cols && y < votes.rows) votes(y, x) += edge.weight;
        }
    cv::GaussianBlur(votes, votes, {}, kVoteBlur);
    return cv::Mat1f(votes * (1 / std::pow(radius, kRadiusPower)));
}

cv::Mat1f expectedAround(cv::Point2f where, float spread, cv::Size size) {
    cv::Mat1f expected(size);
    for (int y = 0; y < expected.rows; ++y)
        for (int x = 0; x < expected.cols; ++x) {
            const cv::Point2f away = cv::Point2f(static_cast<float>(x), static_cast<float>(y)) - where;
            expected(y, x) = std::exp(-away.dot(away) / (2 * spread * spread));
        }
    return expected;
}

} // namespace reeve::vision
