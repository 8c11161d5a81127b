// SPDX-License-Identifier: GPL-3.0-or-later
// The network was trained by vision/training/train_pieces.py (kind "figure"); the order of its outputs is that of
// piece_nets.py.
#include "vision/look/look_at_figures.h"

#include "vision/least_chance.h"
#include "vision/look/place_views.h"
#include "vision/look/thresholds.h"
#include "vision/networks/networks.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace reeve::vision {
namespace {

constexpr int kCells = 101; // 10 x 10 cells, then nowhere

constexpr auto kLeast = static_cast<float>(least_chance::kOfALook);
using namespace thresholds::look_at_figures;

/// Returns the probability that a figure is in any cell.
float chance(const float* logits) {
    const float top = *std::max_element(logits, logits + kCells);
    float sum = 0;
    for (int i = 0; i < kCells; ++i) sum += std::exp(logits[i] - top);
    return 1 - std::exp(logits[kCells - 1] - top) / sum;
}

/// Returns for each hex the features at the cell with the highest logit of either figure.
cv::Mat likeliestCells(const cv::Mat& logits, const cv::Mat& maps) {
    const int cells = kCells - 1;
    const int channels = maps.cols / cells;
    cv::Mat columns(logits.rows, channels, CV_32F);
    for (int hex = 0; hex < logits.rows; ++hex) {
        const float* robber = logits.ptr<float>(hex);
        const float* merchant = robber + kCells;
        const auto robberAt = std::max_element(robber, robber + cells);
        const auto merchantAt = std::max_element(merchant, merchant + cells);
        const auto at = *robberAt > *merchantAt ? robberAt - robber : merchantAt - merchant;
        for (int c = 0; c < channels; ++c) columns.at<float>(hex, c) = maps.ptr<float>(hex)[c * cells + at];
    }
    return columns;
}

} // namespace

HexLook weighFigures(const HexLook& first, const FigureLook& second) {
    const auto odds = [](float chance) { return std::max(chance, kLeast) / std::max(1 - chance, kLeast); };
    const float robber = std::pow(odds(first.robber), kFirstWeight) * odds(second.robber);
    HexLook both;
    both.robber = robber / (1 + robber);
    both.merchant = second.merchant;
    both.none = (1 - both.robber) * (1 - both.merchant);
    return both;
}

void lookAtFigures(HexLooks& looks, const NormalView& view, const cv::Point3d& camera, cv::Mat* features) {
    std::vector<cv::Mat> crops = cutFigures(view, camera);
    applyGain(crops, view.gain);
    std::vector<cv::String> outputs{"look"};
    if (features != nullptr) outputs.emplace_back(kFigureCells);
    const std::vector<cv::Mat> all = lookForAll(Model::Figures, crops, outputs);
    const cv::Mat& seen = all[0];
    if (features != nullptr) cv::hconcat(*features, likeliestCells(seen, all[1]), *features);
    for (std::size_t i = 0; i < looks.size(); ++i) {
        const float* logits = seen.ptr<float>(static_cast<int>(i));
        looks[i] = weighFigures(looks[i], {.robber = chance(logits), .merchant = chance(logits + kCells)});
    }
}

} // namespace reeve::vision
