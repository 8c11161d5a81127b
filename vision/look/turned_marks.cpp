// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/turned_marks.h"

#include "vision/look/round_outline.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <vector>

namespace reeve::vision {
namespace {

constexpr float kFaceReach = 12; // outer radius of the rings, pixels
constexpr float kWideReach = 24;
constexpr double kBlur = 0.8; // standard deviation, pixels
// Expected middle of a piece in the crop (its centre is above the board) and standard deviation (pixels).
const cv::Point2f kExpected(47.5F, 53);
constexpr float kExpectedSpread = 16;
constexpr float kFirstRadius = 13; // of the outlines that are tried, pixels
constexpr float kLastRadius = 25;
constexpr float kRadiusStep = 2;
constexpr int kMiddles = 4; // number of maxima of roundness that are used
constexpr float kApart = 6; // least distance between two of them (pixels)
/// Middles around each maximum: `steps` in each direction, `step` pixels long.
struct Grid {
    int steps;
    float step;
};
constexpr Grid kFaceGrid{2, 1.75F};
constexpr Grid kWideGrid{1, 3}; // the wider the reach, the less an error of the middle matters
constexpr float kColorScale = 1.0F / 40;
constexpr float kColorOffset = 4;
// The strength of edges is limited to this quantile of the slopes in the middle of the crop, so that a piece's rim does
// not outweigh its marks.
const cv::Rect kAroundMiddle(24, 24, 48, 56);
constexpr float kStrongest = 0.9F;

/// Weight of a ring, proportional to its radius; the sum over all rings is 1.
float weightOf(int ring) {
    constexpr float kSum = kTurnedRings * kTurnedRings / 2.0F;
    return (static_cast<float>(ring) + 0.5F) / kSum;
}

/// Unit vector of each angle along a ring.
const std::array<cv::Point2f, kTurnedAngles>& directions() {
    static const auto kDirections = [] {
        std::array<cv::Point2f, kTurnedAngles> out;
        for (std::size_t a = 0; a < out.size(); ++a) {
            const float angle = static_cast<float>(a) * 2 * std::numbers::pi_v<float> / kTurnedAngles;
            out[a] = {std::cos(angle), std::sin(angle)};
        }
        return out;
    }();
    return kDirections;
}

struct Middle {
    cv::Point2f at; ///< pixels
    float likely;   ///< roundness of the outline around it against the roundest, 0 to 1
};

/// Returns the kMiddles greatest maxima of roundness, the greatest first.
std::vector<Middle> roundestOf(const Opponent& colors) {
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
        out.push_back({cv::Point2f(at), static_cast<float>(here) / top});
        cv::circle(most, at, cvRound(kApart), cv::Scalar::all(0), cv::FILLED);
    }
    return out;
}

/// Returns a grid of middles around each of `maxima`, in their order.
std::vector<Middle> middlesAround(const std::vector<Middle>& maxima, const Grid& grid) {
    std::vector<Middle> out;
    for (const Middle& most : maxima)
        for (int y = -grid.steps; y <= grid.steps; ++y)
            for (int x = -grid.steps; x <= grid.steps; ++x)
                out.push_back(
                    {most.at + cv::Point2f(static_cast<float>(x), static_cast<float>(y)) * grid.step, most.likely});
    return out;
}

/// Returns for each pixel the strength of the edge (0 to 1), and the strength times cosine and sine of twice the angle
/// of its gradient: doubling makes opposite gradients equal.
cv::Mat3f edgeField(const Opponent& smooth) {
    const cv::Mat2f slopes = steepestSlopes(smooth);
    std::vector<float> around;
    for (const cv::Vec2f& slope : cv::Mat2f(slopes(kAroundMiddle).clone()))
        around.push_back(std::hypot(slope[0], slope[1]));
    const auto at = around.begin() + static_cast<std::ptrdiff_t>(kStrongest * static_cast<float>(around.size()));
    std::nth_element(around.begin(), at, around.end());
    const float strongest = std::max(*at, 1e-3F);
    cv::Mat3f out(slopes.size());
    std::transform(slopes.begin(), slopes.end(), out.begin(), [strongest](const cv::Vec2f& slope) {
        const float square = std::max(slope.dot(slope), 1e-6F);
        const float strength = std::sqrt(std::min(std::sqrt(square), strongest) / strongest);
        return cv::Vec3f{strength, strength * (slope[0] * slope[0] - slope[1] * slope[1]) / square,
                         strength * 2 * slope[0] * slope[1] / square};
    });
    return out;
}

/// Samples an image on the rings within `reach` pixels of a middle: kTurnedRings rows of kTurnedAngles.
cv::Mat3f ringsAround(const cv::Mat3f& of, cv::Point2f middle, float reach) {
    cv::Mat2f where(kTurnedRings, kTurnedAngles);
    for (int ring = 0; ring < kTurnedRings; ++ring)
        for (int a = 0; a < kTurnedAngles; ++a) {
            const float radius = (static_cast<float>(ring) + 0.5F) * reach / kTurnedRings;
            where(ring, a) = middle + radius * directions()[static_cast<std::size_t>(a)];
        }
    cv::Mat3f out;
    cv::remap(of, out, where, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    return out;
}

/// Means of values on rings and of their squares, each ring weighted by weightOf().
struct Moments {
    float mean = 0;
    float square = 0;
};

Moments momentsOf(const cv::Mat1f& rings) {
    Moments out;
    for (int ring = 0; ring < rings.rows; ++ring)
        for (const float value : cv::Mat1f(rings.row(ring))) {
            out.mean += weightOf(ring) * value / kTurnedAngles;
            out.square += weightOf(ring) * value * value / kTurnedAngles;
        }
    return out;
}

void weighRings(cv::Mat1f rings, float scale) {
    for (int ring = 0; ring < rings.rows; ++ring) rings.row(ring) *= scale * std::sqrt(weightOf(ring));
}

float* addEdges(float* out, const cv::Mat3f& rings) {
    cv::Mat1f lines(3 * kTurnedRings, kTurnedAngles); // strength, then its components along the doubled angle's axes
    for (int ring = 0; ring < kTurnedRings; ++ring)
        for (int a = 0; a < kTurnedAngles; ++a) {
            const auto [strength, x, y] = rings(ring, a).val;
            const cv::Point2f way = directions()[static_cast<std::size_t>(a)];
            const float c = way.x * way.x - way.y * way.y; // cosine and sine of twice the angle
            const float s = 2 * way.x * way.y;
            lines(ring, a) = strength;
            lines(ring + kTurnedRings, a) = c * x + s * y;
            lines(ring + 2 * kTurnedRings, a) = c * y - s * x;
        }
    cv::Mat1f strengths = lines.rowRange(0, kTurnedRings);
    const auto [mean, square] = momentsOf(strengths);
    strengths -= mean;
    float sum = square - mean * mean;
    for (const int part : {1, 2})
        sum += momentsOf(lines.rowRange(part * kTurnedRings, (part + 1) * kTurnedRings)).square;
    for (const int part : {0, 1, 2})
        weighRings(lines.rowRange(part * kTurnedRings, (part + 1) * kTurnedRings), 1 / std::sqrt(std::max(sum, 1e-6F)));
    return addTurned(out, lines);
}

void addColors(float* out, const Opponent& rings) {
    for (const int channel : {1, 2, 0})
        for (int ring = 0; ring < kTurnedRings; ++ring) {
            float mean = 0;
            for (int a = 0; a < kTurnedAngles; ++a) mean += rings(ring, a)[channel] / kTurnedAngles;
            *out++ = std::max(mean * kColorScale + (channel == 0 ? 0 : kColorOffset), 0.0F);
        }
}

TurnedMarks marksWithin(float reach, const Grid& grid, const std::vector<Middle>& maxima, const cv::Mat3f& edges,
                        const Opponent& smooth) {
    const std::vector<Middle> middles = middlesAround(maxima, grid);
    TurnedMarks marks{.rings = 3 * kTurnedRings,
                      .rows = cv::Mat1f(static_cast<int>(middles.size()), kEdgeColumns),
                      .likely = {},
                      .likeliest = 2 * grid.steps * (grid.steps + 1)}; // the centre of the first grid
    for (std::size_t i = 0; i < middles.size(); ++i) {
        const cv::Point2f at = middles[i].at;
        addColors(addEdges(marks.rows.ptr<float>(static_cast<int>(i)), ringsAround(edges, at, reach)),
                  ringsAround(smooth, at, reach));
        marks.likely.push_back(middles[i].likely);
    }
    return marks;
}

} // namespace

KnightFeatures turnedMarks(const cv::Mat& crop) {
    const Opponent colors = opponentColors(crop);
    Opponent smooth;
    cv::GaussianBlur(colors, smooth, {}, kBlur);
    const cv::Mat3f edges = edgeField(smooth);
    const std::vector<Middle> maxima = roundestOf(colors);
    return {marksWithin(kFaceReach, kFaceGrid, maxima, edges, smooth),
            marksWithin(kWideReach, kWideGrid, maxima, edges, smooth)};
}

} // namespace reeve::vision
