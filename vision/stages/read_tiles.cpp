// SPDX-License-Identifier: GPL-3.0-or-later
// The networks were trained by vision/training on crops cut as here (geometry.py, reading.py): change both or none.
#include "vision/stages/read_tiles.h"

#include "engine/board/topology.h"
#include "vision/models/models.h"
#include "vision/stages/plane.h"

#include <opencv2/dnn.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace reeve::vision {
namespace {

constexpr int kTilePixels = 64;   // a tile as the network sees it ...
constexpr double kTileHalf = 1.1; // ... reaches this far from the hex centre (sides)
constexpr int kTokenPixels = 48;
constexpr double kTokenHalf = 0.36;
constexpr double kWorkSide = 90;         // larger photographs are shrunk to this many pixels a side
constexpr double kMeanDisc = 0.75;       // the board's colour is measured this far around the centres (sides) ...
const cv::Scalar kMeanBgr{75, 135, 150}; // ... and brought to this
constexpr int kCells = 16;               // token positions: cells a row of the tile
constexpr float kTerrainTemperature = 0.6F;
constexpr float kNumberTemperature = 0.6F;

struct WorkingPicture {
    cv::Mat picture;
    cv::Matx33d boardToImage;
};

/// Shrinks a large photograph first, because warping alone would skip most of its pixels.
WorkingPicture workingSize(const cv::Mat& bgr, const cv::Matx33d& boardToImage) {
    std::array<double, kHexes> sides{};
    for (std::size_t i = 0; i < sides.size(); ++i)
        sides[i] = std::sqrt(std::abs(areaScale(boardToImage, toPoint(position(static_cast<HexId>(i))))));
    std::nth_element(sides.begin(), sides.begin() + kHexes / 2, sides.end());
    const double factor = kWorkSide / sides[kHexes / 2];
    if (!(factor < 0.8)) return {bgr, boardToImage};
    const cv::Size size{std::max(1, cvRound(bgr.cols * factor)), std::max(1, cvRound(bgr.rows * factor))};
    cv::Mat small;
    cv::resize(bgr, small, size, 0, 0, cv::INTER_AREA);
    const cv::Matx33d shrink =
        cv::Matx33d::diag({static_cast<double>(size.width) / bgr.cols, static_cast<double>(size.height) / bgr.rows, 1});
    return {small, shrink * boardToImage};
}

/// A square of the board plane, `half` sides from its centre to each rim.
cv::Mat cut(const WorkingPicture& from, BoardPoint at, double half, int pixels, int oversample) {
    const int n = pixels * oversample;
    const double scale = 2 * half / n;
    const cv::Matx33d toPlane{scale, 0, at.x - half + scale / 2, 0, scale, at.y - half + scale / 2, 0, 0, 1};
    cv::Mat crop;
    cv::warpPerspective(from.picture, crop, from.boardToImage * toPlane, {n, n},
                        cv::INTER_LINEAR | cv::WARP_INVERSE_MAP, cv::BORDER_REPLICATE);
    if (oversample > 1) cv::resize(crop, crop, {pixels, pixels}, 0, 0, cv::INTER_AREA);
    return crop;
}

cv::Mat discMask(int pixels, double half, double radius) {
    cv::Mat mask{pixels, pixels, CV_8U, cv::Scalar{0}};
    for (int row = 0; row < pixels; ++row)
        for (int col = 0; col < pixels; ++col) {
            const double x = (col + 0.5) / pixels * 2 * half - half;
            const double y = (row + 0.5) / pixels * 2 * half - half;
            if (x * x + y * y < radius * radius) mask.at<uchar>(row, col) = 255;
        }
    return mask;
}

/// What brings the mean colour of the tiles to kMeanBgr: lamps and cameras differ more than boards do.
cv::Scalar boardGain(const std::vector<cv::Mat>& tiles) {
    const cv::Mat mask = discMask(kTilePixels, kTileHalf, kMeanDisc);
    cv::Scalar sum;
    for (const cv::Mat& tile : tiles) sum += cv::mean(tile, mask);
    cv::Scalar gain;
    for (int c = 0; c < 3; ++c)
        gain[c] = std::clamp(kMeanBgr[c] / std::max(sum[c] / static_cast<double>(tiles.size()), 1.0), 0.4, 3.0);
    return gain;
}

void applyGain(std::vector<cv::Mat>& crops, const cv::Scalar& gain) {
    for (cv::Mat& crop : crops) cv::multiply(crop, gain, crop);
}

enum class View { Flip, Turn };

/// Every crop as it is and in three further views, so that the network looks four times.
cv::Mat fourViews(const std::vector<cv::Mat>& crops, View view) {
    std::vector<cv::Mat> views;
    for (int k = 0; k < 4; ++k)
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

/// The mean of the four views' logits of one hex.
template <std::size_t N> std::array<float, N> meanLogits(const cv::Mat& output, int hex) {
    std::array<float, N> mean{};
    for (int view = 0; view < 4; ++view)
        for (std::size_t i = 0; i < N; ++i) mean[i] += output.at<float>(view * kHexes + hex, static_cast<int>(i)) / 4;
    return mean;
}

/// How likely the token's centre lies in each cell of the tile, over the four flipped views.
cv::Mat tokenCells(const cv::Mat& where, int hex) {
    cv::Mat sum{kCells, kCells, CV_32F, cv::Scalar{0}};
    for (int view = 0; view < 4; ++view) {
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
    const WorkingPicture working = workingSize(bgr, boardToImage);
    std::vector<cv::Mat> crops;
    for (int i = 0; i < kHexes; ++i)
        crops.push_back(cut(working, position(static_cast<HexId>(i)), kTileHalf, kTilePixels, 2));
    const cv::Scalar gain = boardGain(crops);
    applyGain(crops, gain);

    cv::dnn::Net& tiles = tilesNetwork();
    tiles.setInput(fourViews(crops, View::Flip));
    std::vector<cv::Mat> seen;
    tiles.forward(seen, std::vector<cv::String>{"terrain", "where"});

    std::array<TileReading, kHexes> readings;
    crops.clear();
    for (int i = 0; i < kHexes; ++i) {
        TileReading& reading = readings[static_cast<std::size_t>(i)];
        reading.terrainProbabilities = softmax(meanLogits<kTerrains>(seen[0], i), kTerrainTemperature);
        const auto best = std::max_element(reading.terrainProbabilities.begin(), reading.terrainProbabilities.end());
        reading.terrain = static_cast<Terrain>(best - reading.terrainProbabilities.begin());
        reading.terrainConfidence = static_cast<double>(*best);
        const BoardPoint hex = position(static_cast<HexId>(i));
        reading.tokenCenter = cv::Point2d{hex.x, hex.y} + tokenOffset(tokenCells(seen[1], i));
        crops.push_back(cut(working, {reading.tokenCenter.x, reading.tokenCenter.y}, kTokenHalf, kTokenPixels, 1));
    }
    applyGain(crops, gain);

    cv::dnn::Net& tokens = tokensNetwork();
    tokens.setInput(fourViews(crops, View::Turn));
    const cv::Mat numbers = tokens.forward("number");
    for (int i = 0; i < kHexes; ++i) {
        TileReading& reading = readings[static_cast<std::size_t>(i)];
        reading.numberProbabilities = softmax(meanLogits<kTokenNumbers.size()>(numbers, i), kNumberTemperature);
        const auto best = std::max_element(reading.numberProbabilities.begin(), reading.numberProbabilities.end());
        reading.number = kTokenNumbers[static_cast<std::size_t>(best - reading.numberProbabilities.begin())];
        reading.numberConfidence = static_cast<double>(*best);
    }
    return readings;
}

} // namespace reeve::vision
