// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/odds.h"

#include "vision/least_chance.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace reeve::vision {
namespace {

constexpr auto kLeast = static_cast<float>(least_chance::kOfALook);
constexpr float kTaught = 0.99F; // target probability of an example's class

} // namespace

float logChance(float chance) { return std::log(std::max(chance, kLeast)); }

std::vector<float> logsOf(std::span<const float> chances) {
    std::vector<float> out;
    addLogs(out, chances);
    return out;
}

void addLogs(std::vector<float>& out, std::span<const float> chances) {
    for (const float chance : chances) out.push_back(logChance(chance));
}

void addPair(std::vector<float>& out, float yes) {
    out.push_back(logChance(1 - yes));
    out.push_back(logChance(yes));
}

std::vector<float> softmax(std::vector<float> odds) {
    const float top = *std::max_element(odds.begin(), odds.end());
    float sum = 0;
    for (float& value : odds) sum += value = std::exp(value - top);
    for (float& value : odds) value /= sum;
    return odds;
}

std::vector<float> lackingOdds(const float* general, std::size_t classes, int is) {
    const std::vector<float> chances = softmax({general, general + classes});
    std::vector<float> out(classes, 0);
    if (chances[static_cast<std::size_t>(is)] >= kTaught) return out;
    const float other = std::log((1 - kTaught) / static_cast<float>(classes - 1));
    for (std::size_t c = 0; c < classes; ++c)
        out[c] = (static_cast<int>(c) == is ? std::log(kTaught) : other) - logChance(chances[c]);
    const float mean = std::accumulate(out.begin(), out.end(), 0.0F) / static_cast<float>(classes);
    for (float& value : out) value -= mean;
    return out;
}

} // namespace reeve::vision
