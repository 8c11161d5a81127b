// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/find_dice.h"

#include "vision/locate/lattice.h"
#include "vision/locate/plane.h"
#include "vision/look/crop_geometry.h"
#include "vision/look/place_views.h"
#include "vision/look/table_around.h"
#include "vision/look/thresholds.h"
#include "vision/networks/networks.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
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

float sigmoid(float logit) { return 1 / (1 + std::exp(-logit)); }

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

/// Whether a number token or a piece may lie there, which resemble dice.
bool isOnAPlace(cv::Point2d at, const Island& island) {
    const auto isNear = [at](BoardPoint place, double reach) { return cv::norm(toPoint(place) - at) < reach; };
    for (const HexId hex : island.hexes)
        if (isNear(island.position(hex), kTokenReach)) return true;
    for (const IntersectionId corner : island.intersections)
        if (isNear(island.position(corner), kPieceReach)) return true;
    return false;
}

/// Keeps one place for each die, the surest first.
struct Place {
    cv::Point2d at; ///< on the board plane
    float there;
};
std::vector<cv::Point2d> oneForEach(std::vector<Place> places) {
    std::erase_if(places, [](const Place& place) { return place.there < kWorthALook; });
    std::stable_sort(places.begin(), places.end(), [](const Place& a, const Place& b) { return a.there > b.there; });
    std::vector<cv::Point2d> dice;
    for (const Place& place : places)
        if (std::none_of(dice.begin(), dice.end(),
                         [&](cv::Point2d die) { return cv::norm(die - place.at) < kSameDie; }))
            dice.push_back(place.at);
    return dice;
}

/// Returns the part of a square of the plane, `half` hex sides to its edge and `cells` wide, that the picture shows.
cv::Rect shownOf(const Table& table, double half, int cells) {
    const cv::Matx33d toBoard = table.boardToPicture.inv();
    const double right = table.picture.cols, bottom = table.picture.rows;
    std::vector<cv::Point> corners;
    for (const cv::Point2d corner : {cv::Point2d{0, 0}, {right, 0}, {right, bottom}, {0, bottom}}) {
        const cv::Point2d at = project(toBoard, corner);
        const cv::Vec3d back = table.boardToPicture * cv::Vec3d(at.x, at.y, 1);
        if (back[2] * table.boardToPicture(2, 2) <= 0) return {0, 0, cells, cells}; // above the horizon
        corners.emplace_back(cvFloor((at.x + half) / (2 * half) * cells), cvFloor((at.y + half) / (2 * half) * cells));
    }
    return cv::boundingRect(corners) & cv::Rect(0, 0, cells, cells);
}

/// Looks at the whole table at once, as far as `half`: at squares kDieStride pixels apart.
std::vector<cv::Point2d> diceOn(const Table& table, double half) {
    constexpr double kPixel = 2 * kDieHalf / kDiePixels; // hex sides
    constexpr double kCell = kDieStride * kPixel;
    const int cells = static_cast<int>((2 * half - 2 * kDieHalf) / kCell) + 1;
    const int pixels = kDiePixels + (cells - 1) * kDieStride;
    const cv::Rect shown = shownOf(table, half, cells);
    if (shown.empty()) return {};
    const cv::Mat plane = cutPlane(table, {0, 0}, pixels * kPixel / 2, pixels);
    const cv::Rect part{kDieStride * shown.x, kDieStride * shown.y, kDiePixels + (shown.width - 1) * kDieStride,
                        kDiePixels + (shown.height - 1) * kDieStride};
    const cv::Mat seen = lookAt(Model::Dice, {plane(part)}, "where");
    std::vector<Place> places;
    for (int row = 0; row < shown.height; ++row)
        for (int column = 0; column < shown.width; ++column) {
            const float* where = seen.ptr<float>(0) + row * shown.width + column;
            const cv::Point2d middle =
                kCell * (cv::Point2d(shown.tl() + cv::Point(column, row)) - 0.5 * cv::Point2d(cells - 1, cells - 1));
            if (areaScale(table.boardToPicture, middle) < kLeastSide * kLeastSide) continue;
            const cv::Point2d off{where[shown.area()], where[2 * shown.area()]};
            places.push_back({middle + kDieHalf * off, sigmoid(where[0])});
        }
    return oneForEach(std::move(places));
}

/// Looks at each place again.
std::vector<cv::Point2d> diceNear(const Table& table, const std::vector<cv::Point2d>& places) {
    std::vector<cv::Mat> crops;
    for (const cv::Point2d& at : places) crops.push_back(cutPlane(table, at, kDieHalf, kDiePixels));
    const std::vector<Look> looks = lookAtAll(crops);
    std::vector<Place> dice;
    for (std::size_t i = 0; i < looks.size(); ++i) dice.push_back({places[i] + looks[i].off, looks[i].there});
    return oneForEach(std::move(dice));
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

/// Looks at a die. The side of it that faces a camera at a slant looks like a top, too: the top lies farther from the
/// camera.
Die topOf(const Table& table, cv::Point2d at, const cv::Point3d& camera) {
    Die die = dieAt(table, at);
    const cv::Point2d lean = leanAt(camera, at);
    const double slant = cv::norm(lean);
    if (slant < kLeastSlant) return die;
    for (const cv::Point2d& farther : diceNear(table, {at + lean * (kHalfDie * (1 + slant) / slant)}))
        if (Die other = dieAt(table, farther);
            other.chance > kClearTop && other.kind == die.kind && (other.pips > 0) == (die.pips > 0))
            return other;
    return die;
}

} // namespace

std::vector<Die> findDice(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground) {
    const double half = latticeOf(ground).radius + kAround;
    const Table table = tableAround(bgr, boardToImage, half * std::sqrt(2), kDiceWorkSide);
    std::vector<Die> dice;
    std::vector<cv::Point2d> found = diceOn(table, half);
    for (int round = 0; round < kRounds; ++round) found = diceNear(table, found);
    const cv::Point3d camera = cameraPosition(boardToImage, bgr.size());
    for (const cv::Point2d& at : found)
        if (Die die = topOf(table, at, camera); die.chance > (isOnAPlace(at, ground.places()) ? kClear : kDieThere) &&
                                                std::none_of(dice.begin(), dice.end(), [&](const Die& other) {
                                                    return cv::norm(other.at - die.at) < kSameDie;
                                                }))
            dice.push_back(std::move(die));
    std::stable_sort(dice.begin(), dice.end(), [](const Die& a, const Die& b) { return a.chance > b.chance; });
    return dice;
}

} // namespace reeve::vision
