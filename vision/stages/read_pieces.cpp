// SPDX-License-Identifier: GPL-3.0-or-later
// The networks were trained by vision/training/train_pieces.py; the order of their outputs is that of piece_nets.py.
#include "vision/stages/read_pieces.h"

#include "vision/models/models.h"

#include <opencv2/dnn.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>
#include <vector>

namespace reeve::vision {
namespace {

constexpr float kSure = 0.9F; // less sure looks are taken again

/// The softmax of `N` logits.
template <std::size_t N> std::array<float, N> probabilities(const float* logits) {
    const float top = *std::max_element(logits, logits + N);
    std::array<float, N> out{};
    float sum = 0;
    for (std::size_t i = 0; i < N; ++i) sum += out[i] = std::exp(logits[i] - top);
    for (float& p : out) p /= sum;
    return out;
}

cv::Mat outputs(cv::dnn::Net& net, std::vector<cv::Mat> crops, const cv::Scalar& gain) {
    applyGain(crops, gain);
    net.setInput(cv::dnn::blobFromImages(crops, 1.0 / 255));
    return net.forward("look").clone(); // the network's next answer would overwrite it
}

/// The places whose likeliest of the first `kinds` outputs is less likely than kSure.
std::vector<int> doubtful(const cv::Mat& logits, int kinds) {
    std::vector<int> places;
    for (int i = 0; i < logits.rows; ++i) {
        const float* row = logits.ptr<float>(i);
        const float top = *std::max_element(row, row + kinds);
        const float sum = std::accumulate(row, row + kinds, 0.0F,
                                          [top](float so, float logit) { return so + std::exp(logit - top); });
        if (1 / sum < kSure) places.push_back(i);
    }
    return places;
}

/// The outputs for every place; of those in doubt the mean over several squares, because what is on the edge tips with
/// every pixel that the homography is off.
template <typename Id>
cv::Mat steadyOutputs(cv::dnn::Net& net, const std::vector<cv::Mat>& crops, int kinds, const NormalView& view,
                      const cv::Point3d& camera) {
    cv::Mat seen = outputs(net, crops, view.gain);
    const std::vector<int> places = doubtful(seen, kinds);
    if (places.empty()) return seen;
    const int count = static_cast<int>(places.size());
    std::vector<cv::Mat> further(places.size() * kFurtherLooks);
    cv::parallel_for_({0, static_cast<int>(further.size())}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i) {
            const int place = places[static_cast<std::size_t>(i % count)];
            further[static_cast<std::size_t>(i)] = cutAgain(view.working, static_cast<Id>(place), camera, i / count);
        }
    });
    const cv::Mat more = outputs(net, std::move(further), view.gain);
    for (int i = 0; i < count; ++i) {
        cv::Mat mean = seen.row(places[static_cast<std::size_t>(i)]);
        for (int look = 0; look < kFurtherLooks; ++look) mean += more.row(look * count + i);
        mean /= 1 + kFurtherLooks;
    }
    return seen;
}

} // namespace

SpotLook spotLook(const float* logits) {
    SpotLook look;
    look.kind = probabilities<kSpotKinds>(logits);
    look.color = probabilities<kColors>(logits + kSpotKinds);
    look.level = probabilities<3>(logits + kSpotKinds + kColors);
    const float* pairs = logits + kSpotKinds + kColors + 3;
    look.active = probabilities<2>(pairs)[1];
    look.wall = probabilities<2>(pairs + 2)[1];
    look.metropolis = probabilities<2>(pairs + 4)[1];
    return look;
}

PieceLooks lookAtPieces(const NormalView& view, const cv::Point3d& camera) {
    PieceLooks looks;
    const cv::Mat paths =
        steadyOutputs<PathId>(pathsNetwork(), cutPaths(view.working, camera), 1 + kColors, view, camera);
    for (int i = 0; i < kPaths; ++i)
        looks.paths[static_cast<std::size_t>(i)].road = probabilities<1 + kColors>(paths.ptr<float>(i));
    const cv::Mat spots =
        steadyOutputs<IntersectionId>(spotsNetwork(), cutSpots(view.working, camera), kSpotKinds, view, camera);
    for (int i = 0; i < kIntersections; ++i) looks.spots[static_cast<std::size_t>(i)] = spotLook(spots.ptr<float>(i));
    const cv::Mat hexes = outputs(hexesNetwork(), cutHexes(view.working, camera), view.gain);
    for (int i = 0; i < kHexes; ++i) {
        const auto p = probabilities<3>(hexes.ptr<float>(i));
        looks.hexes[static_cast<std::size_t>(i)] = {.none = p[0], .robber = p[1], .merchant = p[2]};
    }
    return looks;
}

} // namespace reeve::vision
