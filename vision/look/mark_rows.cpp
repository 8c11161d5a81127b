// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/mark_rows.h"

#include "vision/look/round_outline.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace reeve::vision {
namespace {

constexpr int kAngles = 32;
constexpr float kRing = 2;         // pixels
constexpr float kLeastSpread = 6;  // of lightness (0 to 255): less is noise
constexpr float kColorScale = 40;  // of red-green and yellow-blue
constexpr double kRingBlur = 1.0;  // pixels
constexpr float kFirstRadius = 15; // pixels: 0.16 hex sides
constexpr float kLastRadius = 24;  // 0.25
constexpr float kRadiusStep = 3;
// Expected middle of a piece in the crop (its centre is above the board) and standard deviation (pixels).
const cv::Point2f kExpected(47.5F, 53);
constexpr float kExpectedSpread = 11;
// Standard deviations (pixels) of the expected middle and of the one seen by a network, where there is one.
constexpr float kAnyhowSpread = 14;
constexpr float kSeenSpread = 9;
const cv::Point2f kSeenOff(2, -1.5F); // offset of the middle from where the network sees the knight
constexpr double kFaceRadius = 13;    // pixels
struct Span {
    float low;
    float high;
};
constexpr std::array kFaceSpans{Span{0, 255}, Span{-70, 130}, Span{-110, 130}}; // of the opponent colors

/// Lightness and colours on rings around a point: kMarkRings rows of kAngles.
Opponent ringsAround(const Opponent& colors, cv::Point2f middle) {
    cv::Mat2f where(kMarkRings, kAngles);
    for (int ring = 0; ring < kMarkRings; ++ring)
        for (int a = 0; a < kAngles; ++a) {
            const float radius = (static_cast<float>(ring) + 0.5F) * kRing;
            const float angle = static_cast<float>(a) * 2 * std::numbers::pi_v<float> / kAngles;
            where(ring, a) = {middle.x + radius * std::cos(angle), middle.y + radius * std::sin(angle)};
        }
    Opponent smooth;
    cv::GaussianBlur(colors, smooth, {}, kRingBlur);
    Opponent out;
    cv::remap(smooth, out, where, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return out;
}

/// Adds, for the first `count` rings, the mean lightness (positive and negative part) and the Fourier amplitudes, which
/// are invariant to rotation.
float* addSwings(float* out, const Opponent& rings, int count) {
    const auto weight = [](int ring) { return static_cast<float>(ring) + 0.5F; };
    float area = 0;
    float mean = 0;
    float square = 0;
    for (int ring = 0; ring < count; ++ring)
        for (int a = 0; a < kAngles; ++a) {
            const float light = rings(ring, a)[0];
            area += weight(ring);
            mean += weight(ring) * light;
            square += weight(ring) * light * light;
        }
    mean /= area;
    const float spread = std::max(std::sqrt(std::max(square / area - mean * mean, 0.0F)), kLeastSpread);
    for (int ring = 0; ring < count; ++ring) {
        const float scale = std::sqrt(weight(ring) / weight(count - 1));
        for (int swing = 0; swing <= kMarkSwings; ++swing) {
            float real = 0;
            float imaginary = 0;
            for (int a = 0; a < kAngles; ++a) {
                const float light = (rings(ring, a)[0] - mean) / spread;
                const float angle = static_cast<float>(swing * a) * 2 * std::numbers::pi_v<float> / kAngles;
                real += light * std::cos(angle) / kAngles;
                imaginary += light * std::sin(angle) / kAngles;
            }
            if (swing == 0) {
                *out++ = scale * std::max(real, 0.0F);
                *out++ = scale * std::max(-real, 0.0F);
            } else {
                *out++ = scale * std::hypot(real, imaginary);
            }
        }
    }
    return out;
}

void addColors(float* out, const Opponent& rings) {
    for (int ring = 0; ring < kMarkRings; ++ring) {
        cv::Vec2f mean{0, 0};
        for (int a = 0; a < kAngles; ++a)
            mean += cv::Vec2f{rings(ring, a)[1], rings(ring, a)[2]} * (1 / (kColorScale * kAngles));
        for (const int channel : {0, 1}) {
            *out++ = std::max(mean[channel], 0.0F);
            *out++ = std::max(-mean[channel], 0.0F);
        }
    }
}

/// Adds the colour histogram around a piece's middle, with trilinear interpolation between bins.
void addFace(float* out, const Opponent& colors, cv::Point2f middle) {
    std::fill_n(out, kMarkColumns[4], 0.0F);
    float pixels = 0;
    for (int y = 0; y < colors.rows; ++y)
        for (int x = 0; x < colors.cols; ++x) {
            if (std::hypot(static_cast<float>(x) - middle.x, static_cast<float>(y) - middle.y) >= kFaceRadius) continue;
            ++pixels;
            std::array<int, 3> step{};
            std::array<float, 3> beyond{};
            for (std::size_t c = 0; c < 3; ++c) {
                const auto [low, high] = kFaceSpans[c];
                const float at = (colors(y, x)[static_cast<int>(c)] - low) / (high - low) * kFaceSteps - 0.5F;
                const float inside = std::clamp(at, 0.0F, kFaceSteps - 1.001F);
                step[c] = static_cast<int>(inside);
                beyond[c] = inside - static_cast<float>(step[c]);
            }
            for (int corner = 0; corner < 8; ++corner) {
                float share = 1;
                int cell = 0;
                for (std::size_t c = 0; c < 3; ++c) {
                    const bool next = (corner >> c & 1) != 0;
                    share *= next ? beyond[c] : 1 - beyond[c];
                    cell = cell * kFaceSteps + step[c] + (next ? 1 : 0);
                }
                out[cell] += share;
            }
        }
    for (int cell = 0; cell < kMarkColumns[4]; ++cell) out[cell] = std::sqrt(out[cell] / std::max(pixels, 1.0F));
}

/// Returns the centre of the roundest outline near `where` in an intersection's crop (pixels).
cv::Point2f middleOf(const std::vector<Edge>& edges, cv::Size size, cv::Point2f where, float spread) {
    const cv::Mat1f expected = expectedAround(where, spread, size);
    cv::Point best = where;
    double most = 0;
    for (float radius = kFirstRadius; radius <= kLastRadius; radius += kRadiusStep) {
        const cv::Mat1f votes(roundness(edges, size, radius).mul(expected));
        double top = 0;
        cv::Point at;
        cv::minMaxLoc(votes, nullptr, &top, nullptr, &at);
        if (top <= most) continue;
        most = top;
        best = at;
    }
    return best;
}

cv::Mat1f marksAround(const Opponent& colors, cv::Point2f middle) {
    cv::Mat1f row(1, kAllMarkColumns);
    const Opponent rings = ringsAround(colors, middle);
    float* out = row.ptr<float>();
    for (const int count : kMarkGroupRings) out = addSwings(out, rings, count);
    addColors(out, rings);
    addFace(out + kMarkColumns[3], colors, middle);
    return row;
}

/// The row of a crop: see markRows().
cv::Mat1f marksOf(const cv::Mat& crop, const std::optional<cv::Point2f>& seen) {
    const Opponent colors = opponentColors(crop);
    const std::vector<Edge> edges = edgesOf(colors);
    const cv::Mat1f row = marksAround(colors, middleOf(edges, crop.size(), kExpected, kExpectedSpread));
    if (!seen) return row;
    constexpr float kAnyhow = 1 / (kAnyhowSpread * kAnyhowSpread);
    constexpr float kThere = 1 / (kSeenSpread * kSeenSpread);
    const cv::Point2f where = (kExpected * kAnyhow + (*seen + kSeenOff) * kThere) * (1 / (kAnyhow + kThere));
    const cv::Mat1f there = marksAround(colors, middleOf(edges, crop.size(), where, 1 / std::sqrt(kAnyhow + kThere)));
    return cv::Mat1f((row + there) / 2);
}

} // namespace

cv::Mat markRows(const std::vector<cv::Mat>& crops, const std::vector<std::optional<cv::Point2f>>& seen) {
    cv::Mat1f rows(static_cast<int>(crops.size()), kAllMarkColumns);
    cv::parallel_for_({0, rows.rows}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i) {
            const auto at = static_cast<std::size_t>(i);
            marksOf(crops[at], seen.empty() ? std::nullopt : seen[at]).copyTo(rows.row(i));
        }
    });
    return rows;
}

} // namespace reeve::vision
