// SPDX-License-Identifier: GPL-3.0-or-later
// The networks were trained by vision/training on crops cut as here and in normal_view.cpp (geometry.py, reading.py):
// change both or none.
#include "vision/look/read_terrain.h"

#include "vision/locate/plane.h"
#include "vision/look/crop_geometry.h"
#include "vision/look/normal_view.h"
#include "vision/look/thresholds.h"
#include "vision/networks/networks.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

namespace reeve::vision {
namespace {

using namespace thresholds::read_terrain;

/// Returns a crop of the board plane, `half` hex sides from its centre to its edge.
cv::Mat cut(const WorkingPicture& from, cv::Point2d at, double half, int pixels) {
    return cutSquare(from, {1, 0, at.x, 0, 1, at.y, 0, 0, 1}, half, pixels, 1);
}

enum class View { Flip, Turn };

/// Returns view `number` of a crop: 0 plain, others flipped or rotated (test-time augmentation).
cv::Mat seenFrom(const cv::Mat& crop, View view, int number) {
    if (number == 0) return crop;
    cv::Mat other; // a copy of crop would share its pixels
    if (view == View::Flip) cv::flip(crop, other, number == 1 ? -1 : number == 2 ? 0 : 1);
    if (view == View::Turn) cv::rotate(crop, other, number - 1);
    return other;
}

template <std::size_t N>
std::array<float, N> softmax(const std::array<float, N>& logits, float temperature) {
    const float top = *std::max_element(logits.begin(), logits.end());
    std::array<float, N> out{};
    float sum = 0;
    for (std::size_t i = 0; i < N; ++i) sum += out[i] = std::exp((logits[i] - top) / temperature);
    for (float& p : out) p /= sum;
    return out;
}

/// Mean of the logits over the views of one hex.
template <std::size_t N>
struct Mean {
    std::array<float, N> sum{};
    int views = 0;

    void add(const float* logits) {
        for (std::size_t i = 0; i < N; ++i) sum[i] += logits[i];
        ++views;
    }
    std::array<float, N> chances(float temperature) const {
        std::array<float, N> mean = sum;
        for (float& logit : mean) logit /= static_cast<float>(views);
        return softmax(mean, temperature);
    }
};

/// Returns the probability of the token's centre in each cell, summed over the flipped views.
cv::Mat tokenCells(const cv::Mat& where, int hex) {
    const int hexes = where.rows / kTerrainViews;
    cv::Mat sum{kTokenCells, kTokenCells, CV_32F, cv::Scalar{0}};
    for (int view = 0; view < kTerrainViews; ++view) {
        const float* logits = where.ptr<float>(view * hexes + hex);
        cv::Mat cells(kTokenCells, kTokenCells, CV_32F); // braces would list three elements
        const float top = *std::max_element(logits, logits + kTokenCells * kTokenCells + 1);
        float total = std::exp(logits[kTokenCells * kTokenCells] - top); // the last logit: no token
        for (int i = 0; i < kTokenCells * kTokenCells; ++i)
            total += cells.at<float>(i / kTokenCells, i % kTokenCells) = std::exp(logits[i] - top);
        sum += seenFrom(cells, View::Flip, view) / total;
    }
    return sum;
}

/// Returns the token's centre relative to the hex centre (hex sides): the mean of the likeliest cell and its
/// neighbours.
cv::Point2d tokenOffset(const cv::Mat& cells) {
    cv::Point peak;
    cv::minMaxLoc(cells, nullptr, nullptr, nullptr, &peak);
    double weight = 1e-9;
    cv::Point2d sum;
    for (int row = std::max(0, peak.y - 1); row <= std::min(kTokenCells - 1, peak.y + 1); ++row)
        for (int col = std::max(0, peak.x - 1); col <= std::min(kTokenCells - 1, peak.x + 1); ++col) {
            const double p = cells.at<float>(row, col);
            weight += p;
            sum += p * cv::Point2d{col + 0.5, row + 0.5};
        }
    const cv::Point2d cell = sum / weight;
    return {(cell.x / kTokenCells * 2 - 1) * kTerrainHalf, (cell.y / kTokenCells * 2 - 1) * kTerrainHalf};
}

/// Returns the mean over the views of each hex's row.
cv::Mat meanOfViews(const cv::Mat& rows) {
    const int hexes = rows.rows / kTerrainViews;
    cv::Mat sum = rows.rowRange(0, hexes).clone();
    for (int view = 1; view < kTerrainViews; ++view) sum += rows.rowRange(view * hexes, (view + 1) * hexes);
    return sum / kTerrainViews;
}

/// Returns the share of glare pixels within a token's radius in its crop.
float bleachedToken(const cv::Mat& crop) {
    cv::Mat1b token(crop.size(), uchar{0});
    cv::circle(token, {crop.cols / 2, crop.rows / 2}, cvRound(kTokenReach / kTokenHalf * crop.cols / 2), 255,
               cv::FILLED);
    cv::Mat1b white;
    cv::inRange(crop, cv::Scalar::all(kGlareWhite), cv::Scalar::all(255), white);
    return static_cast<float>(cv::countNonZero(white & token)) / static_cast<float>(cv::countNonZero(token));
}

/// Returns the scale of a hex's logits for the share of glare on it.
float sureness(float bleached) {
    return std::clamp((kAllBleached - bleached) / (kAllBleached - kHardlyBleached), kLeastSure, 1.0F);
}

struct Numbers {
    std::vector<Mean<kTokenNumbers.size()>> seen;

    auto of(int hex, float sure = 1) const {
        return seen[static_cast<std::size_t>(hex)].chances(kNumberTemperature / sure);
    }

    /// Adds the logits of the views `from` to `to` - 1 of the tokens on `hexes`.
    void look(const std::vector<cv::Mat>& crops, const std::vector<int>& hexes, int from, int to) {
        if (hexes.empty()) return;
        std::vector<cv::Mat> views;
        for (int number = from; number < to; ++number)
            for (const int hex : hexes)
                views.push_back(seenFrom(crops[static_cast<std::size_t>(hex)], View::Turn, number));
        const cv::Mat numbers = lookAt(Model::Tokens, views, "number");
        for (int i = 0; i < numbers.rows; ++i)
            seen[static_cast<std::size_t>(hexes[static_cast<std::size_t>(i) % hexes.size()])].add(
                numbers.ptr<float>(i));
    }
};

/// One view of each token, then all views of the uncertain ones.
Numbers readNumbers(const std::vector<cv::Mat>& crops) {
    Numbers numbers{std::vector<Mean<kTokenNumbers.size()>>(crops.size())};
    std::vector<int> hexes(crops.size());
    std::iota(hexes.begin(), hexes.end(), 0);
    numbers.look(crops, hexes, 0, 1);
    std::erase_if(hexes, [&](int hex) {
        const auto chances = numbers.of(hex);
        return *std::max_element(chances.begin(), chances.end()) >= kPlain;
    });
    numbers.look(crops, hexes, 1, kTokenViews);
    return numbers;
}

} // namespace

float terrainChance(const TerrainLook& look, Terrain terrain) {
    if (terrain == Terrain::Sea) return look.sea;
    if (terrain == Terrain::Gold) return look.gold;
    return look.terrainProbabilities[index(terrain)] * (1 - look.sea - look.gold);
}

TerrainLooks readTerrain(const cv::Mat& bgr, const cv::Matx33d& boardToImage) {
    CV_Assert(!bgr.empty() && bgr.type() == CV_8UC3);
    return readTerrain(normalView(bgr, boardToImage));
}

TerrainLooks readTerrain(const NormalView& view, cv::Mat* features) {
    return readTerrain(view, view.island().hexes, features);
}

TerrainLooks readTerrain(const NormalView& view, const HexSet& which, cv::Mat* features) {
    std::vector<cv::Mat> views;
    for (int number = 0; number < kTerrainViews; ++number)
        for (const HexId hex : which) views.push_back(seenFrom(view.hexes[index(hex)], View::Flip, number));
    std::vector<cv::String> outputs{kTerrainHead.output, "where"};
    if (features != nullptr) outputs.emplace_back(kTerrainHead.features);
    const std::vector<cv::Mat> seen = lookForAll(Model::Tiles, views, outputs);
    if (features != nullptr) *features = meanOfViews(seen[2]);

    TerrainLooks readings(view.hexes.size());
    std::vector<cv::Mat> crops;
    std::vector<float> sure;
    for (const HexId hex : which) {
        const int i = static_cast<int>(crops.size());
        const float bleached = view.bleached[index(hex)];
        TerrainLook& reading = readings[index(hex)];
        Mean<kTerrains> terrain;
        for (int number = 0; number < kTerrainViews; ++number)
            terrain.add(seen[0].ptr<float>(number * which.size() + i));
        reading.terrainProbabilities = terrain.chances(kTerrainTemperature / sureness(bleached));
        const auto best = std::max_element(reading.terrainProbabilities.begin(), reading.terrainProbabilities.end());
        reading.terrain = static_cast<Terrain>(best - reading.terrainProbabilities.begin());
        reading.terrainConfidence = static_cast<double>(*best);
        reading.tokenCenter = toPoint(view.island().position(hex)) + tokenOffset(tokenCells(seen[1], i));
        crops.push_back(cut(view.working, reading.tokenCenter, kTokenHalf, kTokenPixels));
        // Without glare on the hex, white is an effect of the gain.
        sure.push_back(bleached < kAnyBleached ? 1 : sureness(bleachedToken(crops.back())));
    }
    applyGain(crops, view.gain);

    const Numbers numbers = readNumbers(crops);
    int i = 0;
    for (const HexId hex : which) {
        TerrainLook& reading = readings[index(hex)];
        reading.numberProbabilities = numbers.of(i, sure[static_cast<std::size_t>(i)]);
        ++i;
        const auto best = std::max_element(reading.numberProbabilities.begin(), reading.numberProbabilities.end());
        reading.number = kTokenNumbers[static_cast<std::size_t>(best - reading.numberProbabilities.begin())];
        reading.numberConfidence = static_cast<double>(*best);
    }
    return readings;
}

} // namespace reeve::vision
