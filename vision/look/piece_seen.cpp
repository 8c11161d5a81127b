// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/piece_seen.h"

#include "vision/networks/networks.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace reeve::vision {
namespace {

/// Scales the columns of each trait of a kBoxRows row as PieceSeen::box requires.
void scaleTraits(cv::Mat row) {
    for (int from = 0; from < row.cols; from += kBoxColumns) {
        cv::Mat trait = row.colRange(from, from + kBoxColumns);
        trait = trait * (0.5 / std::max(cv::norm(trait), 1e-9)) + 0.5;
    }
}

} // namespace

PieceSeen seenBothWays(const std::vector<cv::Mat>& crops, const std::vector<cv::Mat>& mirrored) {
    std::array<std::vector<cv::Mat>, 2> seen;
    cv::parallel_for_({0, 2}, [&](const cv::Range& range) {
        for (int way = range.start; way < range.end; ++way)
            seen[static_cast<std::size_t>(way)] =
                way == 0 ? lookForAll(kPieceHead.model, crops,
                                      {kPieceHead.features, kBoxRows, kPieceHead.output, kCloseCells})
                         : lookForAll(kPieceHead.model, mirrored, {kPieceHead.features, kBoxRows});
    });
    cv::Mat box = seen[0][1] + seen[1][1];
    for (int i = 0; i < box.rows; ++i) scaleTraits(box.row(i));
    return {.logits = seen[0][2], .features = (seen[0][0] + seen[1][0]) / 2, .box = box, .cells = seen[0][3]};
}

std::vector<cv::Mat> flipped(const std::vector<cv::Mat>& crops) {
    std::vector<cv::Mat> out(crops.size());
    std::transform(crops.begin(), crops.end(), out.begin(), [](const cv::Mat& crop) {
        cv::Mat mirrored;
        cv::flip(crop, mirrored, 1);
        return mirrored;
    });
    return out;
}

} // namespace reeve::vision
