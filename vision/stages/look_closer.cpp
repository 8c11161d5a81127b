// SPDX-License-Identifier: GPL-3.0-or-later
// The network was trained by vision/training/train_pieces.py (kind "close"); its outputs are those of the first look.
#include "vision/stages/look_closer.h"

#include "vision/models/models.h"

#include <opencv2/dnn.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

namespace reeve::vision {
namespace {

constexpr auto kKnight = static_cast<std::size_t>(SpotKind::Knight);
constexpr auto kCity = static_cast<std::size_t>(SpotKind::City);
constexpr float kBare = 0.9F;          // emptier places are not looked at again,
constexpr float kLeastKnight = 0.003F; // nor those that look less like a knight
constexpr float kLikely = 0.5F;
constexpr float kFirstWeight = 0.5F; // of the first look's logarithms beside the second's

/// What both looks say about a knight there. Of which kind a building is, the first look tells better: the second one
/// sees no roofs.
void weighKnight(std::array<float, kSpotKinds>& first, const std::array<float, kSpotKinds>& second) {
    const auto odds = [](float chance) { return chance / std::max(1 - chance, 1e-6F); };
    const float both = std::pow(odds(first[kKnight]), kFirstWeight) * odds(second[kKnight]);
    const float knight = both / (1 + both);
    const float rest = (1 - knight) / std::max(1 - first[kKnight], 1e-6F);
    for (float& chance : first) chance *= rest;
    first[kKnight] = knight;
}

void weighColor(std::array<float, kColors>& first, const std::array<float, kColors>& second) {
    float sum = 0;
    for (std::size_t i = 0; i < first.size(); ++i) sum += first[i] = std::pow(first[i], kFirstWeight) * second[i];
    for (float& chance : first) chance /= std::max(sum, 1e-12F);
}

void lookAgain(PieceLooks& looks, const std::vector<std::size_t>& places, const WorkingPicture& photo,
               const cv::Scalar& gain, const cv::Point3d& camera) {
    if (places.empty()) return;
    std::vector<cv::Mat> crops(places.size());
    cv::parallel_for_({0, static_cast<int>(places.size())}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i) {
            const std::size_t at = static_cast<std::size_t>(i);
            crops[at] = cutClose(photo, static_cast<IntersectionId>(places[at]), camera);
        }
    });
    applyGain(crops, gain);
    cv::dnn::Net& net = closeupsNetwork();
    net.setInput(cv::dnn::blobFromImages(crops, 1.0 / 255));
    const cv::Mat seen = net.forward("look");
    for (std::size_t i = 0; i < places.size(); ++i) {
        const SpotLook second = spotLook(seen.ptr<float>(static_cast<int>(i)));
        SpotLook& look = looks.spots[places[i]];
        weighKnight(look.kind, second.kind);
        if (look.kind[kKnight] > kLikely) weighColor(look.color, second.color);
        look.level = second.level;
        look.active = second.active;
        look.wall = second.wall;
        look.metropolis = second.metropolis;
    }
}

template <typename Which> std::vector<std::size_t> placesWhere(const PieceLooks& looks, const Which& which) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < looks.spots.size(); ++i)
        if (which(looks.spots[i])) places.push_back(i);
    return places;
}

} // namespace

void lookCloser(PieceLooks& looks, const WorkingPicture& photo, const cv::Scalar& gain, const cv::Point3d& camera) {
    const auto maybeKnight = [](const SpotLook& look) {
        return look.kind[0] < kBare && look.kind[kKnight] > kLeastKnight;
    };
    const std::vector<std::size_t> first = placesWhere(looks, maybeKnight);
    lookAgain(looks, first, photo, gain, camera);
    const bool knights = std::any_of(looks.spots.begin(), looks.spots.end(), [](const SpotLook& look) {
        return look.kind[kKnight] > kLikely ||
               (look.kind[kCity] > kLikely && std::max(look.wall, look.metropolis) > kLikely);
    });
    if (!knights) return;
    std::vector<std::size_t> cities =
        placesWhere(looks, [](const SpotLook& look) { return look.kind[kCity] > kLikely; });
    std::erase_if(cities, [&](std::size_t at) { return std::binary_search(first.begin(), first.end(), at); });
    lookAgain(looks, cities, photo, gain, camera);
}

} // namespace reeve::vision
