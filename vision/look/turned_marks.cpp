// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/turned_marks.h"

#include "vision/look/round_outline.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <functional>
#include <numbers>
#include <numeric>

namespace reeve::vision {
namespace {

constexpr int kAngles = 48;
constexpr float kReach = 12; // of the rings, pixels
constexpr double kBlur = 0.8;
constexpr float kNoise = 6; // of lightness (0 to 255): where it differs by less, nothing is marked
// Where a piece's middle is expected in the crop, and how far from there (pixels): the crop looks at a point above it.
const cv::Point2f kExpected(47.5F, 53);
constexpr float kExpectedSpread = 16;
constexpr float kFirstRadius = 13;
constexpr float kLastRadius = 25;
constexpr float kRadiusStep = 2;
constexpr int kMiddles = 4;   // that far apart at least:
constexpr float kApart = 6;   // pixels
constexpr int kSteps = 2;     // around each, in each direction ...
constexpr float kStep = 1.75; // ... of so many pixels
// How values are kept: 0 or more, and fine enough in 255 steps of the largest value of a row.
constexpr float kSwingScale = 5;
constexpr float kColorScale = 1.0F / 40;
constexpr float kOffset = 4;
constexpr float kHardlyRound = 0.3F; // what a middle loses whose outline is not round at all, of what is alike

float weightOf(int ring) {
    constexpr float kSum = kTurnedRings * kTurnedRings / 2.0F;
    return (static_cast<float>(ring) + 0.5F) / kSum;
}

struct Middle {
    cv::Point2f at;
    float likely;
};

std::vector<Middle> middlesOf(const Opponent& colors) {
    const std::vector<Edge> edges = edgesOf(colors);
    cv::Mat1f most(colors.size(), 0.0F);
    for (float radius = kFirstRadius; radius <= kLastRadius; radius += kRadiusStep)
        most = cv::max(most, roundness(edges, colors.size(), radius));
    most = most.mul(expectedAround(kExpected, kExpectedSpread, colors.size()));
    std::vector<Middle> out;
    float top = 0;
    for (int i = 0; i < kMiddles; ++i) {
        double here = 0;
        cv::Point at;
        cv::minMaxLoc(most, nullptr, &here, nullptr, &at);
        if (i == 0) top = std::max(static_cast<float>(here), 1e-6F);
        for (int y = -kSteps; y <= kSteps; ++y)
            for (int x = -kSteps; x <= kSteps; ++x)
                out.push_back({cv::Point2f(at) + cv::Point2f(static_cast<float>(x), static_cast<float>(y)) * kStep,
                               static_cast<float>(here) / top});
        cv::circle(most, at, cvRound(kApart), cv::Scalar::all(0), cv::FILLED);
    }
    return out;
}

/// The colors around a middle: kTurnedRings rows of kAngles.
Opponent ringsAround(const Opponent& smooth, cv::Point2f middle) {
    cv::Mat2f where(kTurnedRings, kAngles);
    for (int ring = 0; ring < kTurnedRings; ++ring)
        for (int a = 0; a < kAngles; ++a) {
            const float radius = (static_cast<float>(ring) + 0.5F) * kReach / kTurnedRings;
            const float angle = static_cast<float>(a) * 2 * std::numbers::pi_v<float> / kAngles;
            where(ring, a) = {middle.x + radius * std::cos(angle), middle.y + radius * std::sin(angle)};
        }
    Opponent out;
    cv::remap(smooth, out, where, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return out;
}

/// The waves along a ring by which its swings are measured: kAngles rows, a column for none, then two for each number.
const cv::Mat1f& waves() {
    static const cv::Mat1f kWaves = [] {
        cv::Mat1f out(kAngles, 1 + 2 * kTurnedSwings);
        for (int a = 0; a < kAngles; ++a) {
            out(a, 0) = 1.0F / kAngles;
            for (int swing = 1; swing <= kTurnedSwings; ++swing) {
                const float angle = static_cast<float>(swing * a) * 2 * std::numbers::pi_v<float> / kAngles;
                out(a, 2 * swing - 1) = std::cos(angle) / kAngles;
                out(a, 2 * swing) = -std::sin(angle) / kAngles;
            }
        }
        return out;
    }();
    return kWaves;
}

void addSwings(float* out, const Opponent& rings) {
    cv::Mat1f light(rings.size());
    float mean = 0;
    float square = 0;
    for (int ring = 0; ring < kTurnedRings; ++ring)
        for (int a = 0; a < kAngles; ++a) {
            const float value = light(ring, a) = rings(ring, a)[0];
            mean += weightOf(ring) * value / kAngles;
            square += weightOf(ring) * value * value / kAngles;
        }
    const float spread = std::sqrt(std::max(square - mean * mean, 0.0F) + kNoise * kNoise);
    light = (light - mean) * (1 / spread);
    const cv::Mat1f swings(light * waves());
    for (int ring = 0; ring < kTurnedRings; ++ring)
        *out++ = kOffset + kSwingScale * std::sqrt(weightOf(ring)) * swings(ring, 0);
    for (int swing = 1; swing <= kTurnedSwings; ++swing) {
        const auto at = [&](int ring) {
            return std::sqrt(weightOf(ring)) *
                   std::complex<float>(swings(ring, 2 * swing - 1), swings(ring, 2 * swing));
        };
        std::complex<float> sum = 0;
        for (int ring = 0; ring < kTurnedRings; ++ring) sum += at(ring);
        const std::complex<float> turn = std::abs(sum) > 1e-9F ? std::conj(sum) / std::abs(sum) : 1.0F;
        for (int ring = 0; ring < kTurnedRings; ++ring) {
            const std::complex<float> value = at(ring) * turn;
            *out++ = kOffset + kSwingScale * value.real();
            *out++ = kOffset + kSwingScale * value.imag();
        }
    }
}

void addColors(float* out, const Opponent& rings) {
    for (const int channel : {1, 2, 0})
        for (int ring = 0; ring < kTurnedRings; ++ring) {
            float mean = 0;
            for (int a = 0; a < kAngles; ++a) mean += rings(ring, a)[channel] / kAngles;
            *out++ = std::max(mean * kColorScale + (channel == 0 ? 0 : kOffset), 0.0F);
        }
}

} // namespace

TurnedMarks turnedMarks(const cv::Mat& crop) {
    const Opponent colors = opponentColors(crop);
    Opponent smooth;
    cv::GaussianBlur(colors, smooth, {}, kBlur);
    const std::vector<Middle> middles = middlesOf(colors);
    TurnedMarks marks{.rows = cv::Mat1f(static_cast<int>(middles.size()), kTurnedColumns),
                      .likely = {},
                      .likeliest = 2 * kSteps * (kSteps + 1)}; // the first middle itself
    for (std::size_t i = 0; i < middles.size(); ++i) {
        const Opponent rings = ringsAround(smooth, middles[i].at);
        float* row = marks.rows.ptr<float>(static_cast<int>(i));
        addSwings(row, rings);
        addColors(row + kSwingColumns, rings);
        marks.likely.push_back(middles[i].likely);
    }
    return marks;
}

float turnedAlike(const float* a, const float* b) {
    float alike = 0;
    for (int ring = 0; ring < kTurnedRings; ++ring) alike += (*a++ - kOffset) * (*b++ - kOffset);
    alike = std::abs(alike);
    for (int swing = 1; swing <= kTurnedSwings; ++swing) {
        float real = 0;
        float imaginary = 0;
        for (int ring = 0; ring < kTurnedRings; ++ring, a += 2, b += 2) {
            const float x = a[0] - kOffset;
            const float y = a[1] - kOffset;
            const float u = b[0] - kOffset;
            const float v = b[1] - kOffset;
            real += x * u + y * v;
            imaginary += y * u - x * v;
        }
        alike += 2 * std::hypot(real, imaginary);
    }
    return alike / (kSwingScale * kSwingScale);
}

cv::Mat1f alignedRow(const TurnedMarks& here, const cv::Mat1f& others, std::size_t count) {
    int best = here.likeliest;
    float most = 0;
    for (int i = 0; i < here.rows.rows && !others.empty(); ++i) {
        std::vector<float> alike;
        for (int other = 0; other < others.rows; ++other)
            alike.push_back(turnedAlike(here.rows.ptr<float>(i), others.ptr<float>(other)));
        const auto end = alike.begin() + static_cast<std::ptrdiff_t>(std::min(count, alike.size()));
        std::partial_sort(alike.begin(), end, alike.end(), std::greater<>());
        const float fits = std::accumulate(alike.begin(), end, 0.0F) / static_cast<float>(end - alike.begin()) -
                           kHardlyRound * (1 - here.likely[static_cast<std::size_t>(i)]);
        if (i > 0 && fits <= most) continue;
        most = fits;
        best = i;
    }
    return here.rows.row(best).clone();
}

} // namespace reeve::vision
