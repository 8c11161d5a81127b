// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/set_model.h"

#include "vision/look/turned_marks.h"
#include "vision/networks/networks.h"
#include "vision/set/intersection_row.h"
#include "vision/set/limit_shift.h"
#include "vision/set/make_example.h"
#include "vision/set/odds.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace reeve::vision {
namespace {

constexpr float kWorthALook = 0.1F; // probability of a piece above which a place gets a second look
constexpr double kAlike = 0.25;     // least Alike::share that is reported
constexpr int kFewToTell = 2;       // least number of examples of a class in alike()
constexpr float kMayBe = 0.02F;     // probability of a knight, or a city, above which its traits are compared
constexpr float kIsWorthIt = 0.1F;  // probability of a knight above which it is looked at in detail

template <typename List>
void shiftList(List& chances, const std::vector<float>& shift) {
    std::vector<float> odds = logsOf(chances);
    for (std::size_t i = 0; i < odds.size(); ++i) odds[i] += shift[i];
    const std::vector<float> out = softmax(odds);
    std::copy(out.begin(), out.end(), chances.begin());
}

/// Replaces the probabilities of the kinds by those of a blend. Settlement against city is the mean log-odds of both,
/// since each of them alone is wrong about as often.
void joinKinds(std::array<float, kOccupants>& kind, const std::vector<float>& blended) {
    constexpr std::size_t kSettlement = reeve::index(Occupant::Settlement);
    constexpr std::size_t kCity = reeve::index(Occupant::City);
    const auto odds = [](const auto& chances) { return logChance(chances[kCity]) - logChance(chances[kSettlement]); };
    const float city = 1 / (1 + std::exp(-(odds(kind) + odds(blended)) / 2));
    const float building = blended[kSettlement] + blended[kCity];
    std::copy(blended.begin(), blended.end(), kind.begin());
    kind[kSettlement] = building * (1 - city);
    kind[kCity] = building * city;
}

/// Shares the probability of the colours that the set has seen (`seen`: examples by colour) out among them as a blend
/// says. Of other colours a blend knows nothing.
void joinColors(std::array<float, kColors>& color, const std::vector<float>& blended, const std::vector<int>& seen) {
    float before = 0;
    float after = 0;
    for (std::size_t c = 0; c < color.size(); ++c) {
        if (seen[c] == 0) continue;
        before += color[c];
        after += blended[c];
    }
    for (std::size_t c = 0; c < color.size(); ++c)
        if (seen[c] > 0) color[c] = before * blended[c] / std::max(after, 1e-6F);
}

void shiftChance(float& yes, const std::vector<float>& shift) {
    std::array<float, 2> pair{1 - yes, yes};
    shiftList(pair, shift);
    yes = pair[1];
}

} // namespace

SetModel::SetModel(const LearnedSet& set) : knights_(set.examples[vision::index(Subject::Intersection)]) {
    for (const Example& example : set.examples[vision::index(Subject::Intersection)]) {
        const std::int8_t kind = example.is[kKindTrait];
        const std::int8_t color = example.is[kColorTrait];
        if (kind == kUnknown || color == kUnknown) continue;
        if (static_cast<Occupant>(kind) == Occupant::Settlement) ++settlements_[static_cast<std::size_t>(color)];
        if (static_cast<Occupant>(kind) == Occupant::City) ++cities_[static_cast<std::size_t>(color)];
    }
    for (std::size_t subject = 0; subject < kSubjects; ++subject)
        subjects_.emplace_back(static_cast<Subject>(subject), set.examples[subject], knights_);
}

bool SetModel::mayBeTaken(Subject first, const float* row, int length, float bare) const {
    const SubjectModel& model = of(first);
    if (model.empty()) return false;
    const cv::Mat features(1, length, CV_32F, const_cast<float*>(row)); // only read
    const std::vector<float> shift = model.shift(0, model.kernels(features), 0);
    const float odds = logChance(1 - bare) - logChance(bare) + shift[1] - shift[0];
    return odds > std::log(kWorthALook / (1 - kWorthALook));
}

Looks SetModel::weighed(Looks looks, const BoardFeatures& features) const {
    const auto kernelsOf = [&](Subject subject) { return of(subject).kernels(rowsOf(subject, features)); };
    const auto shift = [&](Subject subject, std::size_t trait, const cv::Mat1d& kernels, std::size_t place) {
        return of(subject).shift(trait, kernels, static_cast<int>(place));
    };
    const auto nearest = [&](Subject subject, std::size_t trait, const cv::Mat1d& kernels, std::size_t place) {
        return of(subject).nearest(trait, kernels, static_cast<int>(place));
    };
    if (const cv::Mat1d near = kernelsOf(Subject::Terrain); !near.empty())
        for (std::size_t i = 0; i < looks.terrain.size(); ++i) {
            TerrainLook& look = looks.terrain[i];
            shiftList(look.terrainProbabilities, shift(Subject::Terrain, 0, near, i));
            const auto best = std::max_element(look.terrainProbabilities.begin(), look.terrainProbabilities.end());
            look.terrain = static_cast<Terrain>(best - look.terrainProbabilities.begin());
            look.terrainConfidence = static_cast<double>(*best);
        }
    if (const cv::Mat1d near = kernelsOf(Subject::Path); !near.empty())
        for (std::size_t i = 0; i < looks.pieces.paths.size(); ++i)
            if (auto& road = looks.pieces.paths[i].road; features.pathAgain[i])
                shiftList(road,
                          asFarAsNearer(shift(Subject::Path, 0, near, i), road, nearest(Subject::Path, 0, near, i)));
    if (const cv::Mat1d near = kernelsOf(Subject::Intersection); !near.empty()) {
        for (std::size_t i = 0; i < looks.pieces.intersections.size(); ++i) {
            if (!features.intersectionAgain[i]) continue;
            IntersectionLook& look = looks.pieces.intersections[i];
            const SubjectModel& model = of(Subject::Intersection);
            const cv::Mat1f row = features.nearIntersections.row(static_cast<int>(i));
            const std::vector<float> kinds = logsOf(look.kind);
            const std::vector<float> colors = logsOf(look.color);
            shiftList(look.color, shift(Subject::Intersection, kColorTrait, near, i));
            if (const auto blended = model.blended(kColorTrait, row, colors))
                joinColors(look.color, *blended, model.traits()[kColorTrait].counts);
            shiftList(look.kind, comparable(shift(Subject::Intersection, kKindTrait, near, i), look.kind,
                                            seenBoth(look.color), nearest(Subject::Intersection, kKindTrait, near, i)));
            if (const auto blended = model.blended(kKindTrait, row, kinds)) joinKinds(look.kind, *blended);
        }
        const std::vector<cv::Mat1f> compared = comparedRows(looks.pieces.intersections, features);
        for (std::size_t i = 0; i < looks.pieces.intersections.size(); ++i) {
            if (!features.intersectionAgain[i]) continue;
            IntersectionLook& look = looks.pieces.intersections[i];
            const auto blended = [&](std::size_t trait, const std::vector<float>& general) {
                return of(Subject::Intersection).blended(trait, compared[i], general);
            };
            const auto tell = [&](float& yes, std::size_t trait) {
                std::vector<float> general;
                addPair(general, yes);
                if (const auto chances = blended(trait, general))
                    yes = (*chances)[1];
                else
                    shiftChance(yes, shift(Subject::Intersection, trait, near, i));
            };
            if (look.kind[reeve::index(Occupant::Knight)] > kMayBe) {
                if (const auto chances = blended(kLevelTrait, logsOf(look.level)))
                    std::copy(chances->begin(), chances->end(), look.level.begin());
                else
                    shiftList(look.level, shift(Subject::Intersection, kLevelTrait, near, i));
                tell(look.active, kActiveTrait);
            }
            if (look.kind[reeve::index(Occupant::City)] > kMayBe) {
                tell(look.wall, kWallTrait);
                tell(look.metropolis, kMetropolisTrait);
            }
        }
    }
    if (const cv::Mat1d near = kernelsOf(Subject::Figure); !near.empty())
        for (std::size_t i = 0; i < looks.pieces.hexes.size(); ++i) {
            HexLook& look = looks.pieces.hexes[i];
            shiftChance(look.robber, shift(Subject::Figure, kRobberTrait, near, i));
            shiftChance(look.merchant, shift(Subject::Figure, kMerchantTrait, near, i));
            look.none = (1 - look.robber) * (1 - look.merchant);
        }
    if (const cv::Mat1d near = kernelsOf(Subject::Harbor); !near.empty())
        for (std::size_t i = 0; i < looks.harbors.size(); ++i)
            if (looks.harbors[i].inPicture) shiftList(looks.harbors[i].kind, shift(Subject::Harbor, 0, near, i));
    return looks;
}

std::vector<cv::Mat1f> SetModel::comparedRows(const IntersectionLooks& looks, const BoardFeatures& features) const {
    std::vector<cv::Mat1f> rows(looks.size());
    std::vector<std::size_t> knights;
    for (std::size_t i = 0; i < looks.size(); ++i) {
        if (!features.intersectionAgain[i]) continue;
        rows[i] = features.nearIntersections.row(static_cast<int>(i));
        const bool knight = looks[i].kind[reeve::index(Occupant::Knight)] > kIsWorthIt;
        if (knight && i < features.closeCrops.size() && !features.closeCrops[i].empty()) knights.push_back(i);
    }
    const bool whole = knights_.detail() == KnightDetail::Whole;
    if (knights.empty() || knights_.detail() == KnightDetail::Marks || (whole && !features.zoomed)) return rows;
    const cv::Mat1f enlarged = whole ? features.zoomed->rows(knights) : cv::Mat1f();
    cv::parallel_for_({0, static_cast<int>(knights.size())}, [&](const cv::Range& range) {
        for (int k = range.start; k < range.end; ++k) {
            const std::size_t i = knights[static_cast<std::size_t>(k)];
            const KnightFeatures marks = turnedMarks(features.closeCrops[i]);
            const cv::Mat1f unused(1, kFaceFrom - kSeenColumns, 0.0F);
            std::vector<cv::Mat> parts{rows[i], unused, alignedRow(marks.face, knights_.marks().face, 1)};
            if (whole) parts.insert(parts.end(), {enlarged.row(k), alignedRow(marks.wide, knights_.marks().wide, 1)});
            cv::Mat1f all;
            cv::hconcat(parts, all);
            const auto& color = looks[i].color;
            const auto likeliest = std::max_element(color.begin(), color.end()) - color.begin();
            rows[i] = knights_.compared(all, static_cast<std::size_t>(likeliest));
        }
    });
    return rows;
}

double SetModel::likeness(const BoardFeatures& features) const {
    return of(Subject::Terrain).likeness(rowsOf(Subject::Terrain, features));
}

float SetModel::seenBoth(const std::array<float, kColors>& color) const {
    const auto mean = [&](const std::array<int, kColors>& counts) {
        return std::inner_product(counts.begin(), counts.end(), color.begin(), 0.0F);
    };
    return std::min(mean(settlements_), mean(cities_));
}

int SetModel::seen(Subject subject, std::size_t trait, int is) const {
    const std::vector<int>& all = of(subject).traits()[trait].is;
    return static_cast<int>(std::count(all.begin(), all.end(), is));
}

bool SetModel::knowsPieces() const {
    for (int color = 0; color < kColors; ++color)
        if (seen(Subject::Path, 0, 1 + color) > 0) return true;
    return seen(Subject::Intersection, kKindTrait, static_cast<int>(Occupant::Settlement)) > 0 ||
           seen(Subject::Intersection, kKindTrait, static_cast<int>(Occupant::City)) > 0;
}

bool SetModel::knows(PieceKind piece, Color color) const {
    const std::size_t c = reeve::index(color);
    if (piece == PieceKind::Road) return seen(Subject::Path, 0, 1 + static_cast<int>(c)) > 0;
    const bool building = piece == PieceKind::Settlement || piece == PieceKind::City;
    return building && settlements_[c] + cities_[c] > 0;
}

bool SetModel::knows(HarborKind kind) const { return seen(Subject::Harbor, 0, static_cast<int>(harborLook(kind))) > 0; }

bool SetModel::knowsKnights() const {
    return seen(Subject::Intersection, kKindTrait, static_cast<int>(Occupant::Knight)) > 0;
}

bool SetModel::knowsLevels() const {
    return seen(Subject::Intersection, kLevelTrait, 0) > 0 && seen(Subject::Intersection, kLevelTrait, 1) > 0 &&
           seen(Subject::Intersection, kLevelTrait, 2) > 0;
}

bool SetModel::knowsActive() const {
    return seen(Subject::Intersection, kActiveTrait, 0) > 0 && seen(Subject::Intersection, kActiveTrait, 1) > 0;
}

bool SetModel::knowsUpon() const {
    return seen(Subject::Intersection, kWallTrait, 1) > 0 || seen(Subject::Intersection, kMetropolisTrait, 1) > 0;
}

std::vector<Alike> SetModel::alike() const {
    std::vector<Alike> found;
    for (std::size_t s = 0; s < kSubjects; ++s)
        for (std::size_t t = 0; t < subjects_[s].traits().size(); ++t) {
            const TraitModel& model = subjects_[s].traits()[t];
            if (model.is.empty()) continue;
            cv::Mat1d chances(static_cast<int>(model.classes), static_cast<int>(model.classes), 0.0);
            std::vector<int> counts(model.classes, 0);
            for (const auto& [is, told] : model.leftOut()) {
                ++counts[static_cast<std::size_t>(is)];
                for (std::size_t c = 0; c < model.classes; ++c)
                    chances(is, static_cast<int>(c)) += static_cast<double>(told[c]);
            }
            for (int is = 0; is < chances.rows; ++is)
                for (int seems = 0; seems < chances.cols; ++seems) {
                    const int n = counts[static_cast<std::size_t>(is)];
                    if (is == seems || n < kFewToTell || chances(is, seems) < kAlike * n) continue;
                    found.push_back({static_cast<Subject>(s), t, is, seems, chances(is, seems) / n});
                }
        }
    std::sort(found.begin(), found.end(), [](const Alike& a, const Alike& b) { return a.share > b.share; });
    return found;
}

} // namespace reeve::vision
