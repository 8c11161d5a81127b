// SPDX-License-Identifier: GPL-3.0-or-later
// The networks were trained by vision/training/train_pieces.py; the order of their outputs is that of piece_nets.py.
#include "vision/look/read_pieces.h"

#include "vision/networks/networks.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace reeve::vision {
namespace {

/// The softmax of `N` logits.
template <std::size_t N>
std::array<float, N> probabilities(const float* logits) {
    const float top = *std::max_element(logits, logits + N);
    std::array<float, N> out{};
    float sum = 0;
    for (std::size_t i = 0; i < N; ++i) sum += out[i] = std::exp(logits[i] - top);
    for (float& p : out) p /= sum;
    return out;
}

cv::Mat lookAtPlaces(const Head& head, std::vector<cv::Mat> crops, const cv::Scalar& gain, cv::Mat* features) {
    applyGain(crops, gain);
    return lookAt(head, crops, features);
}

} // namespace

PathLook pathLook(const float* logits) { return {probabilities<1 + kColors>(logits)}; }

IntersectionLook intersectionLook(const float* logits) {
    IntersectionLook look;
    look.kind = probabilities<kOccupants>(logits);
    look.color = probabilities<kColors>(logits + kOccupants);
    look.level = probabilities<3>(logits + kOccupants + kColors);
    const float* pairs = logits + kOccupants + kColors + 3;
    look.active = probabilities<2>(pairs)[1];
    look.wall = probabilities<2>(pairs + 2)[1];
    look.metropolis = probabilities<2>(pairs + 4)[1];
    return look;
}

BuildingLook buildingLook(const float* logits) {
    return {probabilities<kOccupants>(logits), probabilities<kColors>(logits + kOccupants)};
}

PathLooks lookAtPaths(const NormalView& view, const cv::Point3d& camera, cv::Mat* features) {
    const cv::Mat seen = lookAtPlaces(kPathHead, cutPaths(view, camera), view.gain, features);
    PathLooks looks;
    for (int i = 0; i < seen.rows; ++i) looks.push_back(pathLook(seen.ptr<float>(i)));
    return looks;
}

IntersectionLooks lookAtIntersections(const NormalView& view, const cv::Point3d& camera, cv::Mat* features) {
    const cv::Mat seen = lookAtPlaces(kIntersectionHead, cutIntersections(view, camera), view.gain, features);
    IntersectionLooks looks;
    for (int i = 0; i < seen.rows; ++i) looks.push_back(intersectionLook(seen.ptr<float>(i)));
    return looks;
}

HexLooks lookAtHexes(const NormalView& view, const cv::Point3d& camera, cv::Mat* features) {
    const cv::Mat seen = lookAtPlaces(kHexHead, cutHexes(view, camera), view.gain, features);
    HexLooks looks;
    for (int i = 0; i < seen.rows; ++i) {
        const auto p = probabilities<3>(seen.ptr<float>(i));
        looks.push_back({.none = p[0], .robber = p[1], .merchant = p[2]});
    }
    return looks;
}

} // namespace reeve::vision
