// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/find_dice.h"

#include "vision/locate/lattice.h"
#include "vision/locate/plane.h"
#include "vision/look/crop_geometry.h"
#include "vision/look/table_around.h"
#include "vision/look/thresholds.h"
#include "vision/networks/networks.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace reeve::vision {
namespace {

using namespace thresholds::find_dice;

constexpr std::size_t kFaces = 11; ///< none, one to six pips, ship, trade, politics, science
constexpr std::size_t kKinds = 3;

struct Look {
    std::array<float, kFaces> face{};
    std::array<float, kKinds> kind{};
    float there = 0;   ///< probability of a die near the middle
    cv::Point2d off{}; ///< from the middle to its upper face (hex sides)
};

template <std::size_t N>
std::array<float, N> softmax(const float* logits) {
    std::array<float, N> chances;
    const float most = *std::max_element(logits, logits + N);
    float sum = 0;
    for (std::size_t i = 0; i < N; ++i) sum += chances[i] = std::exp(logits[i] - most);
    for (float& chance : chances) chance /= sum;
    return chances;
}

std::vector<Look> lookAtAll(const std::vector<cv::Mat>& crops) {
    if (crops.empty()) return {};
    const std::vector<cv::Mat> seen = lookForAll(Model::Dice, crops, {"face", "kind", "where"});
    std::vector<Look> looks;
    for (int i = 0; i < static_cast<int>(crops.size()); ++i) {
        const float* where = seen[2].ptr<float>(i);
        looks.push_back({softmax<kFaces>(seen[0].ptr<float>(i)), softmax<kKinds>(seen[1].ptr<float>(i)),
                         1 / (1 + std::exp(-where[0])), kDieHalf * cv::Point2d(where[1], where[2])});
    }
    return looks;
}

cv::Mat meanOf(const cv::Mat& picture, int width) {
    cv::Mat mean;
    cv::blur(picture, mean, {width, width}, {-1, -1}, cv::BORDER_REPLICATE);
    return mean;
}

/// How much each pixel and those around it differ in colour or in detail from what surrounds them.
cv::Mat1f contrastOf(const cv::Mat& coarse) {
    cv::Mat lab;
    cv::cvtColor(coarse, lab, cv::COLOR_BGR2Lab);
    lab.convertTo(lab, CV_32F);
    std::vector<cv::Mat> channels;
    cv::split(lab, channels);
    cv::Mat detail;
    cv::absdiff(channels[0], meanOf(channels[0], 3), detail);
    channels.push_back(detail * 3);
    cv::Mat1f most(coarse.size(), 0.0F);
    for (const cv::Mat& channel : channels) {
        const double ring = kOutside * kOutside - kDie * kDie;
        const cv::Mat around =
            (meanOf(channel, kOutside) * (kOutside * kOutside) - meanOf(channel, kDie) * (kDie * kDie)) / ring;
        cv::Mat other;
        cv::absdiff(meanOf(channel, kInside), around, other);
        cv::max(most, other, most);
    }
    return most;
}

/// Whether a number token or a piece may lie there, which resemble dice.
bool isOnAPlace(cv::Point2d at, const Island& island) {
    const auto isNear = [at](BoardPoint place, double reach) { return cv::norm(toPoint(place) - at) < reach; };
    for (const HexId hex : island.hexes)
        if (isNear(island.position(hex), kTokenReach)) return true;
    for (const IntersectionId corner : island.intersections)
        if (isNear(island.position(corner), kPieceReach)) return true;
    return false;
}

/// The places on the board plane that stand out from their surroundings as a die does.
std::vector<cv::Point2d> places(const Table& table, double half, double land) {
    const int pixels = cvRound(2 * half * kCoarse);
    const cv::Mat1f contrast = contrastOf(cutPlane(table, {0, 0}, half, pixels));
    cv::Mat1f peak;
    cv::dilate(contrast, peak, cv::getStructuringElement(cv::MORPH_ELLIPSE, {kApart, kApart}));
    std::vector<std::pair<float, cv::Point2d>> found;
    for (int y = 0; y < pixels; ++y)
        for (int x = 0; x < pixels; ++x) {
            if (contrast(y, x) < kContrast || contrast(y, x) < peak(y, x)) continue;
            const cv::Point2d at{(x + 0.5) / pixels * 2 * half - half, (y + 0.5) / pixels * 2 * half - half};
            if (areaScale(table.boardToPicture, at) < kLeastSide * kLeastSide) continue;
            found.emplace_back(contrast(y, x), at);
        }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<cv::Point2d> all;
    std::size_t onLand = 0, beside = 0;
    for (const auto& [difference, at] : found) {
        std::size_t& count = cv::norm(at) < land ? onLand : beside;
        if (count == (&count == &onLand ? kMostOnLand : kMost)) continue;
        all.push_back(at);
        ++count;
    }
    return all;
}

/// Looks at places. Returns where dice seem to lie, one place for each, the surest first.
std::vector<cv::Point2d> diceNear(const Table& table, const std::vector<cv::Point2d>& places) {
    std::vector<cv::Mat> crops;
    for (const cv::Point2d& at : places) crops.push_back(cutPlane(table, at, kDieHalf, kDiePixels));
    const std::vector<Look> looks = lookAtAll(crops);
    std::vector<std::size_t> order(looks.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return looks[a].there > looks[b].there; });
    std::vector<cv::Point2d> dice;
    for (const std::size_t i : order) {
        if (looks[i].there < kWorthALook) break;
        const cv::Point2d at = places[i] + looks[i].off;
        if (std::none_of(dice.begin(), dice.end(), [&](cv::Point2d die) { return cv::norm(die - at) < kSameDie; }))
            dice.push_back(at);
    }
    return dice;
}

/// Looks at a die from all sides.
Die dieAt(const Table& table, cv::Point2d at) {
    std::vector<cv::Mat> crops;
    for (const double half : {kDieHalf, kDieHalf * kSmaller}) {
        crops.push_back(cutPlane(table, at, half, kDiePixels));
        for (int quarter = 1; quarter < 4; ++quarter) {
            cv::Mat turned;
            cv::rotate(crops.back(), turned, cv::ROTATE_90_CLOCKWISE);
            crops.push_back(turned);
        }
    }
    Look mean;
    const float share = 1.0F / static_cast<float>(crops.size());
    for (const Look& look : lookAtAll(crops)) {
        for (std::size_t i = 0; i < kFaces; ++i) mean.face[i] += look.face[i] * share;
        for (std::size_t i = 0; i < kKinds; ++i) mean.kind[i] += look.kind[i] * share;
    }
    const auto face = std::max_element(mean.face.begin() + 1, mean.face.end()) - mean.face.begin();
    const auto kind = std::max_element(mean.kind.begin(), mean.kind.end()) - mean.kind.begin();
    Die die{.at = at, .chance = mean.face[static_cast<std::size_t>(face)]};
    if (face <= 6) {
        die.pips = static_cast<std::uint8_t>(face);
        die.kind = static_cast<Die::Kind>(kind);
        die.sure = mean.kind[static_cast<std::size_t>(kind)];
    } else {
        die.event = static_cast<EventFace>(face - 6);
        die.sure = 1;
    }
    die.picture = cutPlane(table, at, kPictureHalf, kPicturePixels);
    return die;
}

} // namespace

std::vector<Die> findDice(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground) {
    const double half = latticeOf(ground).radius + kAround;
    const Table table = tableAround(bgr, boardToImage, half * std::sqrt(2), kDiceWorkSide);
    std::vector<Die> dice;
    std::vector<cv::Point2d> found = places(table, half, latticeOf(ground).radius);
    for (int round = 0; round < kRounds; ++round) found = diceNear(table, found);
    for (const cv::Point2d& at : found)
        if (Die die = dieAt(table, at); die.chance > (isOnAPlace(at, ground.places()) ? kClear : kDieThere))
            dice.push_back(std::move(die));
    std::stable_sort(dice.begin(), dice.end(), [](const Die& a, const Die& b) { return a.chance > b.chance; });
    return dice;
}

} // namespace reeve::vision
