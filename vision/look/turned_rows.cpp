// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/turned_rows.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <functional>
#include <numbers>
#include <numeric>

namespace reeve::vision {
namespace {

// Stored values are kOffset + kScale * value: at least 0, and precise enough in 255 steps of a row's greatest value.
constexpr float kScale = 5;
constexpr float kOffset = 4;
constexpr float kHardlyRound = 0.3F; // penalty of similarity for an outline with a roundness of 0

/// The Fourier basis along a ring: a row for each angle; a column for the mean, then two (cosine, negative sine) for
/// each frequency.
const cv::Mat1f& waves() {
    static const cv::Mat1f kWaves = [] {
        cv::Mat1f out(kTurnedAngles, 1 + 2 * kTurnedSwings);
        for (int a = 0; a < kTurnedAngles; ++a) {
            out(a, 0) = 1.0F / kTurnedAngles;
            for (int swing = 1; swing <= kTurnedSwings; ++swing) {
                const float angle = static_cast<float>(swing * a) * 2 * std::numbers::pi_v<float> / kTurnedAngles;
                out(a, 2 * swing - 1) = std::cos(angle) / kTurnedAngles;
                out(a, 2 * swing) = -std::sin(angle) / kTurnedAngles;
            }
        }
        return out;
    }();
    return kWaves;
}

} // namespace

float* addTurned(float* out, const cv::Mat1f& rings) {
    const cv::Mat1f swings(rings * waves());
    for (int ring = 0; ring < rings.rows; ++ring) *out++ = kOffset + kScale * swings(ring, 0);
    for (int swing = 1; swing <= kTurnedSwings; ++swing) {
        const auto at = [&](int ring) {
            return std::complex<float>(swings(ring, 2 * swing - 1), swings(ring, 2 * swing));
        };
        std::complex<float> sum = 0;
        for (int ring = 0; ring < rings.rows; ++ring) sum += at(ring);
        const std::complex<float> turn = std::abs(sum) > 1e-9F ? std::conj(sum) / std::abs(sum) : 1.0F;
        for (int ring = 0; ring < rings.rows; ++ring) {
            const std::complex<float> value = at(ring) * turn;
            *out++ = kOffset + kScale * value.real();
            *out++ = kOffset + kScale * value.imag();
        }
    }
    return out;
}

float turnedAlike(const float* a, const float* b, int rings) {
    float alike = 0;
    for (int ring = 0; ring < rings; ++ring) alike += (*a++ - kOffset) * (*b++ - kOffset);
    alike = std::abs(alike);
    for (int swing = 1; swing <= kTurnedSwings; ++swing) {
        float real = 0;
        float imaginary = 0;
        for (int ring = 0; ring < rings; ++ring, a += 2, b += 2) {
            const float x = a[0] - kOffset;
            const float y = a[1] - kOffset;
            const float u = b[0] - kOffset;
            const float v = b[1] - kOffset;
            real += x * u + y * v;
            imaginary += y * u - x * v;
        }
        alike += 2 * std::hypot(real, imaginary);
    }
    return alike / (kScale * kScale);
}

cv::Mat1f alignedRow(const TurnedMarks& here, const cv::Mat1f& others, std::size_t count) {
    int best = here.likeliest;
    float most = 0;
    for (int i = 0; i < here.rows.rows && !others.empty(); ++i) {
        std::vector<float> alike;
        for (int other = 0; other < others.rows; ++other)
            alike.push_back(turnedAlike(here.rows.ptr<float>(i), others.ptr<float>(other), here.rings));
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
