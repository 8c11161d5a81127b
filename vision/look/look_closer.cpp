// SPDX-License-Identifier: GPL-3.0-or-later
// The networks were trained by vision/training/train_pieces.py (kinds "road", "close" and "building").
#include "vision/look/look_closer.h"

#include "vision/least_chance.h"
#include "vision/look/crop_colors.h"
#include "vision/look/mark_rows.h"
#include "vision/look/piece_seen.h"
#include "vision/look/thresholds.h"
#include "vision/look/where_seen.h"
#include "vision/networks/networks.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

namespace reeve::vision {
namespace {

using Kinds = std::array<float, kOccupants>;

using namespace thresholds::look_closer;
constexpr std::size_t kNone = index(Occupant::None);
constexpr std::size_t kSettlement = index(Occupant::Settlement);
constexpr std::size_t kCity = index(Occupant::City);
constexpr std::size_t kKnight = index(Occupant::Knight);
constexpr auto kLeast = static_cast<float>(least_chance::kOfALook);
// Parts of the crops (pixels) whose colours are measured: the road on a path's, the piece on an intersection's.
const cv::Rect kRoadMiddle(13, 19, 22, 10);
const cv::Rect kPieceMiddle(32, 32, 32, 32);

float logarithm(float chance) { return std::log(std::max(chance, kLeast)); }

/// Returns the probability (0 to 1) from the weighted sum of the log-odds of three looks and `more` log-odds. `odds`
/// computes the log-odds from the probabilities of the four occupants.
template <typename Odds>
float weigh(const Weights& weights, const ThreeLooks& looks, Odds odds, float more = 0) {
    const float sum = more + weights.first * odds(looks.first.kind) + weights.second * odds(looks.second.kind) +
                      weights.building * odds(looks.building.kind);
    return 1 / (1 + std::exp(-sum));
}

/// Returns the probabilities of the occupants: first knight or not, then building or bare, then settlement or city.
Kinds weighKind(const ThreeLooks& looks) {
    const auto odds = [](float yes, float no) { return logarithm(yes) - logarithm(no); };
    const float knight = weigh(
        kIsKnight, looks, [&](const Kinds& kind) { return odds(kind[kKnight], 1 - kind[kKnight]); }, kKnightOdds);
    const float there =
        weigh(kIsThere, looks, [&](const Kinds& kind) { return odds(kind[kSettlement] + kind[kCity], kind[kNone]); });
    const float city = weigh(kIsCity, looks, [&](const Kinds& kind) { return odds(kind[kCity], kind[kSettlement]); });
    const float building = (1 - knight) * there;
    return {(1 - knight) * (1 - there), building * (1 - city), building * city, knight};
}

template <std::size_t N>
std::array<float, N> withSumOne(std::array<float, N> chances) {
    const float sum = std::accumulate(chances.begin(), chances.end(), 0.0F);
    for (float& chance : chances) chance /= sum;
    return chances;
}

std::array<float, kColors> weighColor(const Weights& weights, const ThreeLooks& looks) {
    std::array<float, kColors> chances{};
    for (std::size_t i = 0; i < chances.size(); ++i)
        chances[i] = std::exp(weights.first * logarithm(looks.first.color[i]) +
                              weights.second * logarithm(looks.second.color[i]) +
                              weights.building * logarithm(looks.building.color[i]));
    return withSumOne(chances);
}

/// Returns a crop of each place with the gain applied.
template <typename Cut>
std::vector<cv::Mat> cutPlaces(const std::vector<std::size_t>& places, const cv::Scalar& gain, Cut cut) {
    std::vector<cv::Mat> crops(places.size());
    cv::parallel_for_({0, static_cast<int>(places.size())}, [&](const cv::Range& range) {
        for (int i = range.start; i < range.end; ++i) {
            const auto at = static_cast<std::size_t>(i);
            crops[at] = cut(places[at]);
        }
    });
    applyGain(crops, gain);
    return crops;
}

/// Returns the indices of the places for a second look: those whose probability of bare ground is below kBare, and
/// those that `too` requests.
template <typename Looks, typename Bare, typename Too>
std::vector<std::size_t> placesToLookAt(const Looks& looks, Bare bare, const cv::Mat& rows, const Too& too) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        const bool asked = too && !rows.empty() && too(i, rows.ptr<float>(static_cast<int>(i)), bare(looks[i]));
        if (asked || bare(looks[i]) < kBare) places.push_back(i);
    }
    return places;
}

/// Copies the rows of `places` to the rows of these indices in `all` and sets `again` there; the other rows become 0.
void spread(const cv::Mat& rows, const std::vector<std::size_t>& places, cv::Mat& all, std::vector<bool>& again) {
    all = cv::Mat::zeros(static_cast<int>(again.size()), rows.cols, CV_32F);
    for (std::size_t i = 0; i < places.size(); ++i) {
        rows.row(static_cast<int>(i)).copyTo(all.row(static_cast<int>(places[i])));
        again[places[i]] = true;
    }
}

std::vector<std::optional<cv::Point2f>> whereKnightsAre(const cv::Mat& closeCells) {
    static const cv::Mat1f kWeights = lastWeights(Model::Closeups);
    return whereSeen(closeCells, kWeights, static_cast<int>(kKnight), static_cast<int>(kNone));
}

bool isMirrored(const cv::Matx33d& view) { return view(0, 0) * view(1, 1) < view(0, 1) * view(1, 0); }

/// What Closeups sees, a row for each crop. Features and columns for comparing pieces are empty unless sets need them.
PieceSeen lookAtPieces(const std::vector<cv::Mat>& crops, bool forSets) {
    if (!forSets) return {.logits = lookAt(kPieceHead, crops), .features = {}, .box = {}, .cells = {}};
    return seenBothWays(crops, flipped(crops));
}

} // namespace

IntersectionLook weighLooks(const ThreeLooks& looks) {
    IntersectionLook all = looks.second;
    all.kind = weighKind(looks);
    all.color = weighColor(all.kind[kKnight] > kLikely ? kKnightColor : kBuildingColor, looks);
    return all;
}

BuildingLook weighMirrored(const BuildingLook& look, const BuildingLook& mirrored) {
    const auto odds = [](const Kinds& kind) { return logarithm(kind[kCity]) - logarithm(kind[kSettlement]); };
    const float city = 1 / (1 + std::exp(-(odds(look.kind) + odds(mirrored.kind)) / 2));
    BuildingLook both = look;
    const float there = look.kind[kSettlement] + look.kind[kCity];
    both.kind[kSettlement] = there * (1 - city);
    both.kind[kCity] = there * city;
    return both;
}

PathLook weighLooks(const PathLook& first, const PathLook& second) {
    PathLook both;
    for (std::size_t i = 0; i < both.road.size(); ++i)
        both.road[i] = std::exp(kPathWeight * logarithm(first.road[i]) + kRoadWeight * logarithm(second.road[i]));
    both.road = withSumOne(both.road);
    return both;
}

void lookCloser(PathLooks& looks, const NormalView& view, const cv::Point3d& camera, const Attention& attention) {
    BoardFeatures* features = attention.features;
    if (features) features->pathAgain.assign(looks.size(), false);
    const std::vector<std::size_t> places = placesToLookAt(
        looks, [](const PathLook& look) { return look.road[0]; }, features ? features->paths : cv::Mat(),
        attention.pathToo);
    if (places.empty()) return;
    const std::vector<cv::Mat> crops = cutPlaces(places, view.gain, [&](std::size_t at) {
        return cutNear(view.working, view.island(), static_cast<PathId>(at), camera);
    });
    cv::Mat before;
    const cv::Mat seen = lookAt(kRoadHead, crops, features ? &before : nullptr);
    if (features) cv::hconcat(before, colorRows(crops, kRoadMiddle), before);
    if (features) spread(before, places, features->nearPaths, features->pathAgain);
    for (std::size_t i = 0; i < places.size(); ++i) {
        PathLook& look = looks[places[i]];
        look = weighLooks(look, pathLook(seen.ptr<float>(static_cast<int>(i))));
    }
}

void lookCloser(IntersectionLooks& looks, const Island& island, const WorkingPicture& photo, const cv::Scalar& gain,
                const cv::Point3d& camera, const Attention& attention) {
    BoardFeatures* features = attention.features;
    if (features) features->intersectionAgain.assign(looks.size(), false);
    const std::vector<std::size_t> places = placesToLookAt(
        looks, [](const IntersectionLook& look) { return look.kind[kNone]; },
        features ? features->intersections : cv::Mat(), attention.intersectionToo);
    if (places.empty()) return;
    std::vector<cv::Mat> crops = cutPlaces(
        places, gain, [&](std::size_t at) { return cutClose(photo, island, static_cast<IntersectionId>(at), camera); });
    const PieceSeen second = lookAtPieces(crops, features != nullptr);
    const cv::Mat colors = features ? colorRows(crops, kPieceMiddle) : cv::Mat();
    cv::Mat marks;
    if (features) {
        const std::vector<std::optional<cv::Point2f>> knights = whereKnightsAre(second.cells);
        marks = attention.marks ? markRows(crops, knights)
                                : cv::Mat1f(static_cast<int>(places.size()), kAllMarkColumns, 0.0F);
        std::vector<std::optional<cv::Point2f>> seen(looks.size());
        for (std::size_t i = 0; i < places.size(); ++i) seen[places[i]] = knights[i];
        features->zoomed.emplace(photo, island, gain, camera, std::move(seen));
        features->closeCrops.assign(looks.size(), cv::Mat());
        for (std::size_t i = 0; i < places.size(); ++i)
            features->closeCrops[places[i]] = isMirrored(viewOf(island, static_cast<IntersectionId>(places[i]), camera))
                                                  ? flipped({crops[i]}).front()
                                                  : crops[i];
    }
    for (cv::Mat& crop : crops) cv::resize(crop, crop, {kNearPixels, kNearPixels}, 0, 0, cv::INTER_AREA);
    cv::Mat buildingRows;
    const cv::Mat buildings = lookAt(kBuildingHead, crops, features ? &buildingRows : nullptr);
    if (features) {
        cv::Mat rows;
        cv::hconcat(std::vector<cv::Mat>{second.features, buildingRows, colors, second.box, marks}, rows);
        spread(rows, places, features->nearIntersections, features->intersectionAgain);
    }
    // A mirrored city is still a city, and errors of the two looks are only weakly correlated.
    const std::vector<cv::Mat> mirroredCrops = cutPlaces(places, gain, [&](std::size_t at) {
        return cutMirrored(photo, island, static_cast<IntersectionId>(at), camera);
    });
    const cv::Mat mirrored = lookAt(kBuildingHead, mirroredCrops);
    for (std::size_t i = 0; i < places.size(); ++i) {
        IntersectionLook& look = looks[places[i]];
        const int row = static_cast<int>(i);
        const BuildingLook building =
            weighMirrored(buildingLook(buildings.ptr<float>(row)), buildingLook(mirrored.ptr<float>(row)));
        look = weighLooks({look, intersectionLook(second.logits.ptr<float>(row)), building});
    }
}

} // namespace reeve::vision
