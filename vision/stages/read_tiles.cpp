// SPDX-License-Identifier: GPL-3.0-or-later
// The networks were trained by vision/training on crops cut as here and in normal_view.cpp (geometry.py, reading.py):
// change both or none.
#include "vision/stages/read_tiles.h"

#include "engine/board/topology.h"
#include "vision/models/models.h"
#include "vision/stages/normal_view.h"

#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace reeve::vision {
namespace {

constexpr double kTileHalf = 1.1; // a tile reaches this far from the hex centre (sides)
constexpr int kTokenPixels = 48;
constexpr double kTokenHalf = 0.36;
constexpr int kCells = 16;     // token positions: cells a row of the tile
constexpr int kTileViews = 2;  // how many times the networks look at each crop: terrain is plain at once, ...
constexpr int kTokenViews = 4; // ... numbers are not
constexpr float kTerrainTemperature = 0.6F;
constexpr float kNumberTemperature = 0.6F;

/// A square of the board plane, `half` sides from its centre to each rim.
cv::Mat cut(const WorkingPicture& from, cv::Point2d at, double half, int pixels) {
    return cutSquare(from, {1, 0, at.x, 0, 1, at.y, 0, 0, 1}, half, pixels, 1);
}

enum class View { Flip, Turn };

/// Every crop as it is and in up to three further views, so that the network looks several times.
cv::Mat severalViews(const std::vector<cv::Mat>& crops, View view, int count) {
    std::vector<cv::Mat> views;
    for (int k = 0; k < count; ++k)
        for (const cv::Mat& crop : crops) {
            cv::Mat other; // not a copy of crop: that would share its pixels
            if (k > 0 && view == View::Flip) cv::flip(crop, other, k == 1 ? -1 : k == 2 ? 0 : 1);
            if (k > 0 && view == View::Turn) cv::rotate(crop, other, k - 1);
            views.push_back(k == 0 ? crop : other);
        }
    return cv::dnn::blobFromImages(views, 1.0 / 255);
}

template <std::size_t N> std::array<float, N> softmax(const std::array<float, N>& logits, float temperature) {
    const float top = *std::max_element(logits.begin(), logits.end());
    std::array<float, N> out{};
    float sum = 0;
    for (std::size_t i = 0; i < N; ++i) sum += out[i] = std::exp((logits[i] - top) / temperature);
    for (float& p : out) p /= sum;
    return out;
}

/// The mean of the views' logits of one hex.
template <std::size_t N> std::array<float, N> meanLogits(const cv::Mat& output, int hex, int views) {
    std::array<float, N> mean{};
    for (int view = 0; view < views; ++view)
        for (std::size_t i = 0; i < N; ++i)
            mean[i] += output.at<float>(view * kHexes + hex, static_cast<int>(i)) / static_cast<float>(views);
    return mean;
}

/// How likely the token's centre lies in each cell of the tile, over the flipped views.
cv::Mat tokenCells(const cv::Mat& where, int hex) {
    cv::Mat sum{kCells, kCells, CV_32F, cv::Scalar{0}};
    for (int view = 0; view < kTileViews; ++view) {
        const float* logits = where.ptr<float>(view * kHexes + hex);
        cv::Mat cells(kCells, kCells, CV_32F); // braces would list three elements
        const float top = *std::max_element(logits, logits + kCells * kCells + 1);
        float total = std::exp(logits[kCells * kCells] - top); // the last one: nowhere
        for (int i = 0; i < kCells * kCells; ++i)
            total += cells.at<float>(i / kCells, i % kCells) = std::exp(logits[i] - top);
        cv::Mat upright = cells;
        if (view > 0) {
            upright = cv::Mat();
            cv::flip(cells, upright, view == 1 ? -1 : view == 2 ? 0 : 1);
        }
        sum += upright / total;
    }
    return sum;
}

/// The token's centre, in sides from the centre of the hex: the likeliest cell and its neighbours.
cv::Point2d tokenOffset(const cv::Mat& cells) {
    cv::Point peak;
    cv::minMaxLoc(cells, nullptr, nullptr, nullptr, &peak);
    double weight = 1e-9;
    cv::Point2d sum;
    for (int row = std::max(0, peak.y - 1); row <= std::min(kCells - 1, peak.y + 1); ++row)
        for (int col = std::max(0, peak.x - 1); col <= std::min(kCells - 1, peak.x + 1); ++col) {
            const double p = cells.at<float>(row, col);
            weight += p;
            sum += p * cv::Point2d{col + 0.5, row + 0.5};
        }
    const cv::Point2d cell = sum / weight;
    return {(cell.x / kCells * 2 - 1) * kTileHalf, (cell.y / kCells * 2 - 1) * kTileHalf};
}

} // namespace

std::array<TileReading, kHexes> readTiles(const cv::Mat& bgr, const cv::Matx33d& boardToImage) {
    CV_Assert(!bgr.empty() && bgr.type() == CV_8UC3);
    return readTiles(normalView(bgr, boardToImage));
}

std::array<TileReading, kHexes> readTiles(const NormalView& view) {
    cv::dnn::Net& tiles = tilesNetwork();
    tiles.setInput(severalViews(view.tiles, View::Flip, kTileViews));
    std::vector<cv::Mat> seen;
    tiles.forward(seen, std::vector<cv::String>{"terrain", "where"});

    std::array<TileReading, kHexes> readings;
    std::vector<cv::Mat> crops;
    for (int i = 0; i < kHexes; ++i) {
        TileReading& reading = readings[static_cast<std::size_t>(i)];
        reading.terrainProbabilities = softmax(meanLogits<kTerrains>(seen[0], i, kTileViews), kTerrainTemperature);
        const auto best = std::max_element(reading.terrainProbabilities.begin(), reading.terrainProbabilities.end());
        reading.terrain = static_cast<Terrain>(best - reading.terrainProbabilities.begin());
        reading.terrainConfidence = static_cast<double>(*best);
        const BoardPoint hex = position(static_cast<HexId>(i));
        reading.tokenCenter = cv::Point2d{hex.x, hex.y} + tokenOffset(tokenCells(seen[1], i));
        crops.push_back(cut(view.working, reading.tokenCenter, kTokenHalf, kTokenPixels));
    }
    applyGain(crops, view.gain);

    cv::dnn::Net& tokens = tokensNetwork();
    tokens.setInput(severalViews(crops, View::Turn, kTokenViews));
    const cv::Mat numbers = tokens.forward("number");
    for (int i = 0; i < kHexes; ++i) {
        TileReading& reading = readings[static_cast<std::size_t>(i)];
        reading.numberProbabilities =
            softmax(meanLogits<kTokenNumbers.size()>(numbers, i, kTokenViews), kNumberTemperature);
        const auto best = std::max_element(reading.numberProbabilities.begin(), reading.numberProbabilities.end());
        reading.number = kTokenNumbers[static_cast<std::size_t>(best - reading.numberProbabilities.begin())];
        reading.numberConfidence = static_cast<double>(*best);
    }
    return readings;
}

} // namespace reeve::vision
