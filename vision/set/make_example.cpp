// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/make_example.h"

#include "vision/set/odds.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace reeve::vision {

cv::Mat rowsOf(Subject subject, const BoardFeatures& features) {
    switch (subject) {
    case Subject::Terrain: return features.terrain;
    case Subject::FirstPath: return features.paths;
    case Subject::Path: return features.nearPaths;
    case Subject::FirstIntersection: return features.intersections;
    case Subject::Intersection: return features.nearIntersections;
    case Subject::Figure: return features.hexes;
    case Subject::Harbor: return features.harbors;
    }
    return {};
}

std::vector<float> generalOdds(const TerrainLook& look) { return logsOf(look.terrainProbabilities); }

std::vector<float> generalOdds(const PathLook& look) { return logsOf(look.road); }

std::vector<float> generalOdds(const IntersectionLook& look) {
    std::vector<float> out = logsOf(look.kind);
    addLogs(out, look.color);
    addLogs(out, look.level);
    addPair(out, look.active);
    addPair(out, look.wall);
    addPair(out, look.metropolis);
    return out;
}

std::vector<float> generalOdds(const HexLook& look) {
    std::vector<float> out;
    addPair(out, look.robber);
    addPair(out, look.merchant);
    return out;
}

std::vector<float> generalOdds(const HarborLook& look) { return logsOf(look.kind); }

void setFeature(Example& example, const float* row, int length) {
    const float most = length > 0 ? *std::max_element(row, row + length) : 0;
    example.step = std::max(most, 0.0F) / 255;
    example.feature.assign(static_cast<std::size_t>(length), 0);
    if (example.step <= 0) return;
    for (int i = 0; i < length; ++i)
        example.feature[static_cast<std::size_t>(i)] =
            static_cast<std::uint8_t>(std::lround(std::clamp(row[i] / example.step, 0.0F, 255.0F)));
}

bool hasColumns(const Example& example, int from, int count) {
    if (example.feature.size() < static_cast<std::size_t>(from + count)) return false;
    const auto begin = example.feature.begin() + from;
    return std::any_of(begin, begin + count, [](std::uint8_t value) { return value != 0; });
}

std::vector<float> featureOf(const Example& example) {
    std::vector<float> out(example.feature.begin(), example.feature.end());
    for (float& value : out) value *= example.step;
    return out;
}

} // namespace reeve::vision
