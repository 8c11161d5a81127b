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
constexpr float kBare = 0.9F; // emptier places are not looked at again
constexpr float kLikely = 0.5F;
// Of the first look's logarithms beside the second's: for a knight or not, which it hardly tells, and for the colour.
constexpr float kKnightWeight = 0.15F;
constexpr float kColorWeight = 0.5F;
// Of the second look's beside the first's, which was trained on more buildings and bare places: for these.
constexpr float kKindWeight = 0.5F;

/// What both looks say about a knight there, and about which of two buildings or none it is otherwise.
void weighKind(std::array<float, kSpotKinds>& first, const std::array<float, kSpotKinds>& second) {
    const auto odds = [](float chance) { return chance / std::max(1 - chance, 1e-6F); };
    const float both = std::pow(odds(first[kKnight]), kKnightWeight) * odds(second[kKnight]);
    const float knight = both / (1 + both);
    float rest = 0;
    for (std::size_t kind = 0; kind < kKnight; ++kind)
        rest += first[kind] *= std::pow(std::max(second[kind], 1e-6F), kKindWeight);
    for (float& chance : first) chance *= (1 - knight) / std::max(rest, 1e-12F);
    first[kKnight] = knight;
}

void weighColor(std::array<float, kColors>& first, const std::array<float, kColors>& second) {
    float sum = 0;
    for (std::size_t i = 0; i < first.size(); ++i) sum += first[i] = std::pow(first[i], kColorWeight) * second[i];
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
        weighKind(look.kind, second.kind);
        if (look.kind[kKnight] > kLikely) weighColor(look.color, second.color);
        look.level = second.level;
        look.active = second.active;
        look.wall = second.wall;
        look.metropolis = second.metropolis;
    }
}

} // namespace

void lookCloser(PieceLooks& looks, const WorkingPicture& photo, const cv::Scalar& gain, const cv::Point3d& camera) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < looks.spots.size(); ++i)
        if (looks.spots[i].kind[0] < kBare) places.push_back(i);
    lookAgain(looks, places, photo, gain, camera);
}

} // namespace reeve::vision
