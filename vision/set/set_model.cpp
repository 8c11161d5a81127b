// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/set/set_model.h"

#include "vision/look/turned_marks.h"
#include "vision/set/blend.h"
#include "vision/set/odds.h"
#include "vision/set/trait_blends.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace reeve::vision {
namespace {

constexpr double kRidge = 1.0;         // equal to the kernel's greatest value (see the header)
constexpr double kReach = 0.25;        // width of the kernel, in 1 - cosine of two rows
constexpr float kWorthALook = 0.1F;    // probability of a piece above which a place gets a second look
constexpr double kAlike = 0.25;        // least Alike::share that is reported
constexpr int kFewToTell = 2;          // least number of examples of a class in alike()
constexpr float kKeptUnseen = 0.3F;    // share of its loss that a class without examples is spared
constexpr float kPlainlyNearer = 0.3F; // difference of kernels from which on a shift counts fully
constexpr float kPlainShift = 1.0F;    // log-odds of city against settlement from which on a shift contradicts a look
constexpr float kContested = 0.4F;     // greatest log-odds of city against settlement, either way, of such a look

constexpr float kMayBeAKnight = 0.02F; // probability of a knight above which its marks are compared

template <typename List>
void addLogs(std::vector<float>& out, const List& chances) {
    for (const float chance : chances) out.push_back(logChance(chance));
}

void addPair(std::vector<float>& out, float yes) {
    out.push_back(logChance(1 - yes));
    out.push_back(logChance(yes));
}

/// Lengths of the parts of a row; the parts are normalized separately, so that each network has the same weight.
std::vector<int> partsOf(Subject subject, int length) {
    const auto ending = [length](std::vector<int> first) {
        first.push_back(length - std::accumulate(first.begin(), first.end(), 0));
        return first;
    };
    if (subject == Subject::Path) return ending({160});
    if (subject == Subject::Intersection) return ending({kCloseColumns, kBuildingColumns});
    if (subject == Subject::Figure) return ending({80});
    return {length};
}

/// Number of columns that the kernels compare. The marks are excluded: only the blends of knights use them.
int plainColumns(Subject subject, int length) {
    return subject == Subject::Intersection ? std::min(length, kPlainColumns) : length;
}

/// The row scaled to length 1, so that the dot product of two rows is their cosine.
cv::Mat1f normalized(Subject subject, const float* row, int length) {
    length = plainColumns(subject, length);
    cv::Mat1f out(1, length);
    std::copy(row, row + length, out.begin());
    const std::vector<int> parts = partsOf(subject, length);
    int at = 0;
    for (const int part : parts) {
        if (part <= 0) continue;
        cv::Mat1f piece = out.colRange(at, at + part);
        piece *= 1 / (std::max(cv::norm(piece), 1e-9) * std::sqrt(static_cast<double>(parts.size())));
        at += part;
    }
    return out;
}

double kernel(double cosine) { return std::exp((cosine - 1) / kReach); }

template <typename List>
void shiftList(List& chances, const std::vector<float>& shift) {
    std::vector<float> odds;
    addLogs(odds, chances);
    for (std::size_t i = 0; i < odds.size(); ++i) odds[i] += shift[i];
    const std::vector<float> out = softmax(odds);
    std::copy(out.begin(), out.end(), chances.begin());
}

void shiftChance(float& yes, const std::vector<float>& shift) {
    std::array<float, 2> pair{1 - yes, yes};
    shiftList(pair, shift);
    yes = pair[1];
}

/// Whether supported() limits the shifts of a trait. Not for walls and metropolises: most sets begin with bare cities,
/// which are valid examples of "no".
bool needsSupport(Subject subject, std::size_t trait) {
    return subject != Subject::Intersection || (trait != kWallTrait && trait != kMetropolisTrait);
}

/// Reduces what each class loses against the class with the greatest gain: with n own examples it loses
/// 1 - kKeptUnseen / (n + 1) of it. The set does not know the look of a class without examples, and examples of other
/// classes in the same light are similar to it.
void supported(std::vector<float>& shift, const std::vector<int>& n) {
    const float most = *std::max_element(shift.begin(), shift.end());
    for (std::size_t c = 0; c < shift.size(); ++c)
        shift[c] += kKeptUnseen / static_cast<float>(n[c] + 1) * (most - shift[c]);
}

/// Scales the part of the shift that separates settlements from cities by both / (both + 1), where `both` is
/// seenBoth(): with examples of white cities only, every white building would become a city. Keeps the probability of
/// any building. If a set with examples of both in that colour plainly shows the other of the two (a shift above
/// kPlainShift, examples of the other that are nearer) and does not prevail, neither is certain: kContested, so that
/// the building is asked about. `near`: Body::nearest().
std::vector<float> comparable(std::vector<float> shift, const std::array<float, kOccupants>& kind, float both,
                              const std::vector<float>& near) {
    constexpr std::size_t kSettlement = reeve::index(Occupant::Settlement);
    constexpr std::size_t kCity = reeve::index(Occupant::City);
    float& settlement = shift[kSettlement];
    float& city = shift[kCity];
    const auto building = [&] {
        const float least = 1e-9F;
        return std::log(std::max(kind[kSettlement], least) * std::exp(settlement) +
                        std::max(kind[kCity], least) * std::exp(city));
    };
    const float before = building();
    const float middle = (settlement + city) / 2;
    const float whole = city - settlement;
    const float general = logChance(kind[kCity]) - logChance(kind[kSettlement]);
    float odds = general + both / (both + 1) * whole;
    const bool contradicted =
        both >= 1 && std::abs(whole) > kPlainShift && whole * odds < 0 && whole * (near[kCity] - near[kSettlement]) > 0;
    if (contradicted) odds = std::clamp(odds, -kContested, kContested);
    const float apart = (odds - general) / 2;
    settlement = middle - apart;
    city = middle + apart;
    const float lost = before - building();
    settlement += lost;
    city += lost;
    return shift;
}

/// Where a shift favours the class that is the most likely one already, scales it by how much nearer the examples of
/// that class are than those of the other class, up to kPlainlyNearer: all examples of one table are somewhat similar,
/// and at equal distances the set does not separate the classes. `near`: Body::nearest().
template <typename List>
std::vector<float> asFarAsNearer(std::vector<float> shift, const List& chances, const std::vector<float>& near) {
    const auto leader = static_cast<std::size_t>(std::max_element(chances.begin(), chances.end()) - chances.begin());
    for (std::size_t c = 0; c < shift.size(); ++c) {
        if (shift[c] >= shift[leader]) continue;
        const float nearer = std::clamp((near[leader] - near[c]) / kPlainlyNearer, 0.0F, 1.0F);
        shift[c] = shift[leader] - nearer * (shift[leader] - shift[c]);
    }
    return shift;
}

} // namespace

/// The regression of one trait.
struct SetModel::Machine {
    std::vector<int> is;    ///< class of each example
    std::vector<int> which; ///< index of each example among those of the subject
    cv::Mat1f residual;     ///< examples x classes
    cv::Mat1d weights;      ///< examples x classes: coefficients of the kernels
    cv::Mat1d inverse;      ///< inverse of the kernel matrix with the ridge
    cv::Mat1f general;      ///< examples x classes: log-odds of the general reader
    std::size_t classes = 0;
    std::vector<int> counts;            ///< examples of each class for supported(); empty: not applied
    std::shared_ptr<const Blend> blend; ///< used instead of the weights if not null
    std::vector<int> blendIs;           ///< class of each example of the blend

    void countClasses() {
        counts.assign(classes, 0);
        for (const int one : is) ++counts[static_cast<std::size_t>(one)];
    }

    /// The class of each example with its leave-one-out probabilities.
    std::vector<std::pair<int, std::vector<float>>> leftOut() const {
        std::vector<std::pair<int, std::vector<float>>> out;
        for (std::size_t i = 0; i < blendIs.size() && blend; ++i) {
            const double* chances = blend->leftOut().ptr<double>(static_cast<int>(i));
            out.emplace_back(blendIs[i], std::vector<float>(chances, chances + classes));
        }
        for (int i = 0; i < static_cast<int>(is.size()) && !blend; ++i) {
            std::vector<float> odds(classes);
            for (std::size_t c = 0; c < classes; ++c) {
                const int column = static_cast<int>(c);
                const double left = weights(i, column) / inverse(i, i);
                odds[c] = general(i, column) + residual(i, column) - static_cast<float>(left);
            }
            out.emplace_back(is[static_cast<std::size_t>(i)], softmax(odds));
        }
        return out;
    }
};

/// The examples of a subject, and its traits.
struct SetModel::Body {
    Subject subject{};
    cv::Mat1f rows; ///< normalized
    std::vector<Machine> traits;

    bool empty() const { return rows.empty(); }

    /// Kernels, rows of `features` x examples; empty if there are no examples or the features are of other networks.
    cv::Mat1d kernels(const cv::Mat& features) const {
        if (rows.empty() || plainColumns(subject, features.cols) != rows.cols) return {};
        cv::Mat1f places;
        for (int i = 0; i < features.rows; ++i)
            places.push_back(normalized(subject, features.ptr<float>(i), features.cols));
        cv::Mat1d near;
        cv::Mat(places * rows.t()).convertTo(near, CV_64F);
        for (double& value : near) value = kernel(value);
        return near;
    }

    /// The probabilities of a trait's blend for a place; nullopt if it has no blend or the row lacks columns.
    std::optional<std::vector<float>> blended(std::size_t trait, const cv::Mat1f& row,
                                              const std::vector<float>& general) const {
        const Machine& machine = traits[trait];
        if (!machine.blend || row.cols < machine.blend->columns()) return std::nullopt;
        return softmax(machine.blend->logOdds(row, general));
    }

    /// For each class of a trait the mean kernel of a place with the two nearest examples; with one example its kernel,
    /// 0 without.
    std::vector<float> nearest(std::size_t trait, const cv::Mat1d& kernels, int place) const {
        const Machine& machine = traits[trait];
        std::vector<std::array<double, 2>> two(machine.classes, {0, 0});
        std::vector<int> count(machine.classes, 0);
        for (std::size_t i = 0; i < machine.which.size(); ++i) {
            const auto c = static_cast<std::size_t>(machine.is[i]);
            ++count[c];
            auto& [first, second] = two[c];
            second = std::max(second, std::min(first, kernels(place, machine.which[i])));
            first = std::max(first, kernels(place, machine.which[i]));
        }
        std::vector<float> out(machine.classes, 0);
        for (std::size_t c = 0; c < out.size(); ++c)
            out[c] = static_cast<float>(count[c] > 1 ? (two[c][0] + two[c][1]) / 2 : two[c][0]);
        return out;
    }

    /// The shift of a trait's log-odds at a place.
    std::vector<float> shift(std::size_t trait, const cv::Mat1d& kernels, int place) const {
        const Machine& machine = traits[trait];
        std::vector<float> out(machine.classes, 0);
        if (kernels.empty()) return out;
        for (std::size_t i = 0; i < machine.which.size(); ++i)
            for (std::size_t c = 0; c < machine.classes; ++c)
                out[c] += static_cast<float>(kernels(place, machine.which[i]) *
                                             machine.weights(static_cast<int>(i), static_cast<int>(c)));
        if (!machine.counts.empty()) supported(out, machine.counts);
        return out;
    }
};

SetModel::SetModel(const LearnedSet& set) {
    for (const Example& example : set.examples[vision::index(Subject::Intersection)]) {
        const std::int8_t kind = example.is[kKindTrait];
        const std::int8_t color = example.is[kColorTrait];
        if (kind == kUnknown || color == kUnknown) continue;
        if (static_cast<Occupant>(kind) == Occupant::Settlement) ++settlements_[static_cast<std::size_t>(color)];
        if (static_cast<Occupant>(kind) == Occupant::City) ++cities_[static_cast<std::size_t>(color)];
    }
    for (std::size_t s = 0; s < kSubjects; ++s) {
        Body body{.subject = static_cast<Subject>(s), .rows = {}, .traits = {}};
        for (const Example& example : set.examples[s]) {
            const std::vector<float> row(example.feature.begin(), example.feature.end());
            body.rows.push_back(normalized(body.subject, row.data(), static_cast<int>(row.size())));
        }
        std::size_t from = 0;
        for (std::size_t t = 0; t < traitsOf(body.subject).size(); ++t) {
            const std::size_t classes = traitsOf(body.subject)[t].classes;
            body.traits.push_back(machineOf(body.rows, set.examples[s], t, classes, from));
            if (needsSupport(body.subject, t)) body.traits.back().countClasses();
            if (isBlended(body.subject, t))
                body.traits.back().blend = blendOf(set.examples[s], t, classes, from, body.traits.back().blendIs);
            from += traitsOf(body.subject)[t].classes;
        }
        bodies_.push_back(std::move(body));
    }
    marks_ = knightMarks(set.examples[vision::index(Subject::Intersection)]);
}

SetModel::Machine SetModel::machineOf(const cv::Mat& rows, const std::vector<Example>& examples, std::size_t trait,
                                      std::size_t classes, std::size_t from) {
    Machine machine;
    machine.classes = classes;
    cv::Mat1f own;
    for (std::size_t i = 0; i < examples.size(); ++i) {
        const Example& example = examples[i];
        if (example.is[trait] == kUnknown || example.feature.empty()) continue;
        own.push_back(rows.row(static_cast<int>(i)));
        machine.which.push_back(static_cast<int>(i));
        machine.is.push_back(example.is[trait]);
        const float* general = example.general.data() + from;
        machine.residual.push_back(cv::Mat1f(lackingOdds(general, classes, example.is[trait])).reshape(1, 1));
        machine.general.push_back(cv::Mat1f(std::vector<float>(general, general + classes)).reshape(1, 1));
    }
    if (own.empty()) return machine;
    cv::Mat1d kernels;
    cv::Mat(own * own.t()).convertTo(kernels, CV_64F);
    for (double& value : kernels) value = kernel(value);
    kernels += kRidge * cv::Mat1d::eye(kernels.size());
    cv::invert(kernels, machine.inverse, cv::DECOMP_CHOLESKY);
    cv::Mat1d residual;
    machine.residual.convertTo(residual, CV_64F);
    machine.weights = machine.inverse * residual;
    return machine;
}

SetModel::~SetModel() = default;

bool SetModel::mayBeTaken(Subject first, const float* row, int length, float bare) const {
    const Body& body = bodies_[vision::index(first)];
    if (body.empty()) return false;
    const cv::Mat features(1, length, CV_32F, const_cast<float*>(row)); // only read
    const std::vector<float> shift = body.shift(0, body.kernels(features), 0);
    const float odds = logChance(1 - bare) - logChance(bare) + shift[1] - shift[0];
    return odds > std::log(kWorthALook / (1 - kWorthALook));
}

Looks SetModel::weighed(Looks looks, const BoardFeatures& features) const {
    const auto kernelsOf = [&](Subject subject) {
        return bodies_[vision::index(subject)].kernels(rowsOf(subject, features));
    };
    const auto shift = [&](Subject subject, std::size_t trait, const cv::Mat1d& kernels, std::size_t place) {
        return bodies_[vision::index(subject)].shift(trait, kernels, static_cast<int>(place));
    };
    const auto nearest = [&](Subject subject, std::size_t trait, const cv::Mat1d& kernels, std::size_t place) {
        return bodies_[vision::index(subject)].nearest(trait, kernels, static_cast<int>(place));
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
            shiftList(look.color, shift(Subject::Intersection, kColorTrait, near, i));
            shiftList(look.kind, comparable(shift(Subject::Intersection, kKindTrait, near, i), look.kind,
                                            seenBoth(look.color), nearest(Subject::Intersection, kKindTrait, near, i)));
        }
        const std::vector<cv::Mat1f> marked = markedRows(looks.pieces.intersections, features);
        for (std::size_t i = 0; i < looks.pieces.intersections.size(); ++i) {
            if (!features.intersectionAgain[i]) continue;
            IntersectionLook& look = looks.pieces.intersections[i];
            const auto blended = [&](std::size_t trait, const std::vector<float>& general) {
                return bodies_[vision::index(Subject::Intersection)].blended(trait, marked[i], general);
            };
            std::vector<float> levels;
            addLogs(levels, look.level);
            const auto tell = [&](float& yes, std::size_t trait) {
                std::vector<float> general;
                addPair(general, yes);
                if (const auto chances = blended(trait, general))
                    yes = (*chances)[1];
                else
                    shiftChance(yes, shift(Subject::Intersection, trait, near, i));
            };
            if (const auto chances = blended(kLevelTrait, levels))
                std::copy(chances->begin(), chances->end(), look.level.begin());
            else
                shiftList(look.level, shift(Subject::Intersection, kLevelTrait, near, i));
            tell(look.active, kActiveTrait);
            tell(look.wall, kWallTrait);
            tell(look.metropolis, kMetropolisTrait);
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

std::vector<cv::Mat1f> SetModel::markedRows(const IntersectionLooks& looks, const BoardFeatures& features) const {
    std::vector<cv::Mat1f> rows(looks.size());
    cv::parallel_for_({0, static_cast<int>(looks.size())}, [&](const cv::Range& range) {
        for (int place = range.start; place < range.end; ++place) {
            const auto i = static_cast<std::size_t>(place);
            if (!features.intersectionAgain[i]) continue;
            rows[i] = features.nearIntersections.row(place);
            const bool knight = looks[i].kind[reeve::index(Occupant::Knight)] > kMayBeAKnight;
            if (!knight || marks_.light.empty() || i >= features.closeCrops.size() || features.closeCrops[i].empty())
                continue;
            const FaceMarks marks = turnedMarks(features.closeCrops[i]);
            cv::Mat all;
            cv::hconcat(std::vector<cv::Mat>{rows[i], alignedRow(marks.light, marks_.light, 1),
                                             alignedRow(marks.edges, marks_.edges, 1)},
                        all);
            rows[i] = all;
        }
    });
    return rows;
}

double SetModel::likeness(const BoardFeatures& features) const {
    const Body& body = bodies_[vision::index(Subject::Terrain)];
    const cv::Mat board = rowsOf(Subject::Terrain, features);
    if (body.empty() || board.empty() || board.cols != body.rows.cols) return 0;
    double sum = 0;
    for (int i = 0; i < board.rows; ++i) {
        const cv::Mat1f near(normalized(Subject::Terrain, board.ptr<float>(i), board.cols) * body.rows.t());
        sum += static_cast<double>(*std::max_element(near.begin(), near.end()));
    }
    return sum / board.rows;
}

float SetModel::seenBoth(const std::array<float, kColors>& color) const {
    const auto mean = [&](const std::array<int, kColors>& counts) {
        return std::inner_product(counts.begin(), counts.end(), color.begin(), 0.0F);
    };
    return std::min(mean(settlements_), mean(cities_));
}

int SetModel::seen(Subject subject, std::size_t trait, int is) const {
    const std::vector<int>& all = bodies_[vision::index(subject)].traits[trait].is;
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
        for (std::size_t t = 0; t < bodies_[s].traits.size(); ++t) {
            const Machine& machine = bodies_[s].traits[t];
            if (machine.is.empty()) continue;
            cv::Mat1d chances(static_cast<int>(machine.classes), static_cast<int>(machine.classes), 0.0);
            std::vector<int> counts(machine.classes, 0);
            for (const auto& [is, told] : machine.leftOut()) {
                ++counts[static_cast<std::size_t>(is)];
                for (std::size_t c = 0; c < machine.classes; ++c)
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

cv::Mat rowsOf(Subject subject, const BoardFeatures& features) {
    switch (subject) {
    case Subject::Terrain: return features.terrain;
    case Subject::FirstPath: return features.paths;
    case Subject::Path: return features.nearPaths;
    case Subject::FirstIntersection: return features.intersections;
    case Subject::Intersection: return features.nearIntersections;
    case Subject::Figure: return features.hexes;
    case Subject::Harbor: return features.harbors;
    }
    return {};
}

std::vector<float> generalOdds(const TerrainLook& look) {
    std::vector<float> out;
    addLogs(out, look.terrainProbabilities);
    return out;
}

std::vector<float> generalOdds(const PathLook& look) {
    std::vector<float> out;
    addLogs(out, look.road);
    return out;
}

std::vector<float> generalOdds(const IntersectionLook& look) {
    std::vector<float> out;
    addLogs(out, look.kind);
    addLogs(out, look.color);
    addLogs(out, look.level);
    addPair(out, look.active);
    addPair(out, look.wall);
    addPair(out, look.metropolis);
    return out;
}

std::vector<float> generalOdds(const HexLook& look) {
    std::vector<float> out;
    addPair(out, look.robber);
    addPair(out, look.merchant);
    return out;
}

std::vector<float> generalOdds(const HarborLook& look) {
    std::vector<float> out;
    addLogs(out, look.kind);
    return out;
}

void setFeature(Example& example, const float* row, int length) {
    const float most = length > 0 ? *std::max_element(row, row + length) : 0;
    example.step = std::max(most, 0.0F) / 255;
    example.feature.assign(static_cast<std::size_t>(length), 0);
    if (example.step <= 0) return;
    for (int i = 0; i < length; ++i)
        example.feature[static_cast<std::size_t>(i)] =
            static_cast<std::uint8_t>(std::lround(std::clamp(row[i] / example.step, 0.0F, 255.0F)));
}

} // namespace reeve::vision
