// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/red_or_orange.h"

#include "vision/least_chance.h"
#include "vision/look/thresholds.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

namespace reeve::vision {
namespace {

constexpr auto kRed = static_cast<std::size_t>(Color::Red);
constexpr auto kOrange = static_cast<std::size_t>(Color::Orange);
constexpr auto kLeast = static_cast<float>(least_chance::kOfALook);
using namespace thresholds::red_or_orange;

/// Log-odds of orange against red.
float odds(float red, float orange) { return std::log(std::max(orange, kLeast) / std::max(red, kLeast)); }

/// Returns the log-odds of each place that probably has a red or orange piece.
std::vector<float> warmPieces(const PieceLooks& looks) {
    std::vector<float> found;
    for (const PathLook& look : looks.paths) {
        const float red = look.road[1 + kRed];
        const float orange = look.road[1 + kOrange];
        if (red + orange > kWarm) found.push_back(odds(red, orange));
    }
    for (const IntersectionLook& look : looks.intersections) {
        const float red = look.color[kRed];
        const float orange = look.color[kOrange];
        if ((1 - look.kind[0]) * (red + orange) > kWarm) found.push_back(odds(red, orange));
    }
    return found;
}

float meanOf(std::span<const float> group) {
    return std::accumulate(group.begin(), group.end(), 0.0F) / static_cast<float>(group.size());
}

/// Cost of a group as one normal distribution (minimum error threshold of Kittler and Illingworth). Allows groups of
/// different spread: red pieces lie close together, orange ones similar to red do not.
float costOf(std::span<const float> group) {
    const auto n = static_cast<float>(group.size());
    const float mean = meanOf(group);
    float squares = 0;
    for (const float odds : group) squares += (odds - mean) * (odds - mean);
    return n * (std::log(std::max(std::sqrt(squares / n), kLeastSpread)) - std::log(n));
}

/// Returns the middle of the gap between two groups; nullopt if they are not clearly separated.
std::optional<float> border(std::vector<float> pieces) {
    if (pieces.size() < 2 * kFewest) return std::nullopt;
    std::sort(pieces.begin(), pieces.end());
    const std::span<const float> all{pieces};
    std::size_t best = kFewest;
    const auto cost = [&](std::size_t reds) { return costOf(all.first(reds)) + costOf(all.subspan(reds)); };
    for (std::size_t reds = kFewest; reds + kFewest <= all.size(); ++reds)
        if (cost(reds) < cost(best)) best = reds;
    const bool plain =
        meanOf(all.subspan(best)) - meanOf(all.first(best)) > kLeastApart && all[best] - all[best - 1] > kLeastGap;
    return plain ? std::optional{(all[best] + all[best - 1]) / 2} : std::nullopt;
}

/// Lowers the log-odds of two colours by `shift` and keeps their sum.
void move(float& red, float& orange, float shift) {
    const float both = red + orange;
    const float other = orange * std::exp(-shift);
    if (red + other <= 0) return;
    orange = both * other / (red + other);
    red = both - orange;
}

} // namespace

PieceLooks tellRedFromOrange(PieceLooks looks) {
    const std::optional<float> shift = border(warmPieces(looks));
    if (!shift) return looks;
    for (PathLook& look : looks.paths) move(look.road[1 + kRed], look.road[1 + kOrange], *shift);
    for (IntersectionLook& look : looks.intersections) move(look.color[kRed], look.color[kOrange], *shift);
    return looks;
}

} // namespace reeve::vision
