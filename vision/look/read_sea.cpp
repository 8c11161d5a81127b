// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/read_sea.h"

#include "vision/look/crop_geometry.h"
#include "vision/look/gold_weights.h"
#include "vision/look/thresholds.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace reeve::vision {
namespace {

using namespace thresholds::read_sea;

/// Returns the median colour (YCrCb) within kMeanDisc. Y is scaled by kBrightness, since shadows change it.
cv::Vec3d colorOf(const cv::Mat& hex) {
    cv::Mat3b ycc;
    cv::cvtColor(hex, ycc, cv::COLOR_BGR2YCrCb);
    const double radius = kMeanDisc / kTerrainHalf * hex.cols / 2;
    std::array<std::vector<uchar>, 3> values;
    for (int y = 0; y < ycc.rows; ++y)
        for (int x = 0; x < ycc.cols; ++x)
            if (std::hypot(x + 0.5 - hex.cols / 2.0, y + 0.5 - hex.rows / 2.0) < radius)
                for (std::size_t c = 0; c < 3; ++c) values[c].push_back(ycc(y, x)[static_cast<int>(c)]);
    cv::Vec3d color;
    for (std::size_t c = 0; c < 3; ++c) {
        const auto middle = values[c].begin() + static_cast<std::ptrdiff_t>(values[c].size() / 2);
        std::nth_element(values[c].begin(), middle, values[c].end());
        color[static_cast<int>(c)] = *middle;
    }
    color[0] *= kBrightness;
    return color;
}

/// Returns the least distance in colour from a hex to one of `others` except itself.
double nearest(HexId hex, const HexSet& others, const std::vector<cv::Vec3d>& colors) {
    double least = std::numeric_limits<double>::max();
    for (const HexId other : others)
        if (other != hex) least = std::min(least, cv::norm(colors[index(hex)] - colors[index(other)]));
    return least;
}

} // namespace

void readSea(const NormalView& view, TerrainLooks& looks) {
    std::vector<cv::Vec3d> colors;
    for (const cv::Mat& hex : view.hexes) colors.push_back(colorOf(hex));
    // The median over the hexes of the sea is robust against a hex of land in their places.
    cv::Vec3d sea;
    for (int c = 0; c < 3; ++c) {
        std::vector<double> values;
        for (const HexId hex : view.ground.sea) values.push_back(colors[index(hex)][c]);
        std::nth_element(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2), values.end());
        sea[c] = values[values.size() / 2];
    }
    const HexSet land = view.ground.land();
    for (const HexId hex : view.island().hexes) {
        const double toSea = cv::norm(colors[index(hex)] - sea);
        const double toLand = nearest(hex, land, colors);
        const double share = toLand / std::max(toSea + toLand, 1e-9);
        looks[index(hex)].sea = static_cast<float>(1 / (1 + std::exp(-kSteepness * (share - 0.5))));
    }
}

void readGold(const Ground& ground, const cv::Mat& features, TerrainLooks& looks) {
    CV_Assert(features.cols == static_cast<int>(kGoldWeights.size()));
    for (const HexId hex : ground.gold) {
        const float* row = features.ptr<float>(static_cast<int>(index(hex)));
        float odds = kGoldBias;
        for (std::size_t i = 0; i < kGoldWeights.size(); ++i) odds += kGoldWeights[i] * row[i];
        looks[index(hex)].gold = 1 / (1 + std::exp(-odds));
    }
}

void readPirate(const NormalView& view, HexLooks& looks) {
    std::vector<std::vector<cv::Vec3b>> discs(view.hexes.size());
    std::vector<int> most; // greatest and least channel of each pixel
    std::vector<int> least;
    for (const HexId hex : view.ground.sea) {
        const cv::Mat3b crop = view.hexes[index(hex)];
        const double radius = kPirateDisc / kTerrainHalf * crop.cols / 2;
        for (int y = 0; y < crop.rows; ++y)
            for (int x = 0; x < crop.cols; ++x) {
                if (std::hypot(x + 0.5 - crop.cols / 2.0, y + 0.5 - crop.rows / 2.0) >= radius) continue;
                const cv::Vec3b& pixel = crop(y, x);
                discs[index(hex)].push_back(pixel);
                most.push_back(std::max({pixel[0], pixel[1], pixel[2]}));
                least.push_back(std::min({pixel[0], pixel[1], pixel[2]}));
            }
    }
    if (most.empty()) return;
    const auto median = [](std::vector<int>& values) {
        const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
        std::nth_element(values.begin(), middle, values.end());
        return *middle;
    };
    const double sea = median(most);
    const double color = sea - median(least);
    for (const HexId hex : view.ground.sea) {
        int dark = 0;
        for (const cv::Vec3b& pixel : discs[index(hex)]) {
            const int high = std::max({pixel[0], pixel[1], pixel[2]});
            const int low = std::min({pixel[0], pixel[1], pixel[2]});
            dark += high < kPirateDark * sea && high - low < kPirateColor * color;
        }
        const double share = static_cast<double>(dark) / static_cast<double>(discs[index(hex)].size());
        const auto seen = static_cast<float>(1 / (1 + std::exp(-kPirateSteepness * (share - kPirateShare))));
        HexLook& look = looks[index(hex)];
        look.pirate = 1 - (1 - look.pirate) * (1 - seen);
        look.none = 1 - look.pirate;
    }
}

void keepToLand(Looks& looks) {
    const Ground& ground = looks.ground;
    const Island& island = ground.places();
    for (const IntersectionId at : island.intersections)
        if ((island.intersectionHexes[index(at)] - ground.sea).empty()) {
            looks.pieces.intersections[index(at)].kind.fill(0);
            looks.pieces.intersections[index(at)].kind[0] = 1;
        }
    for (const HexId hex : ground.sea) {
        HexLook& look = looks.pieces.hexes[index(hex)];
        look = {.none = 1 - look.robber, .robber = 0, .merchant = 0, .pirate = look.robber};
    }
}

} // namespace reeve::vision
