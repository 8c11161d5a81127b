// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/judge/fit_pieces.h"

#include "engine/modules/seafarers/sites.h"
#include "engine/tables/supply.h"
#include "vision/judge/thresholds.h"
#include "vision/least_chance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

namespace reeve::vision {
namespace {

constexpr int kPathLabels = 1 + kColors;
constexpr std::size_t kKnightLevels = 3;
constexpr int kIntersectionLabels = 1 + 3 * kColors; // none, then settlement, city, knight of each colour
constexpr double kLeastProbability = least_chance::kOfALook;
constexpr double kNever = 1e4; // cost of a label that is excluded

struct IntersectionLabel {
    Occupant kind;
    int color; ///< -1: nothing stands there
};

IntersectionLabel intersectionLabel(int label) {
    if (label == 0) return {Occupant::None, -1};
    return {static_cast<Occupant>(1 + (label - 1) / kColors), (label - 1) % kColors};
}

bool isBuilding(int label) { return label > 0 && label <= 2 * kColors; }

using PathChances = std::array<double, kPathLabels>;
using IntersectionChances = std::array<double, kIntersectionLabels>;

/// Labels of all places with a minimal total cost (local search, up to 12 rounds). `eachKnight`: cost of each knight.
class Table {
public:
    Table(const PieceLooks& looks, const Ground& ground, const PieceParams& params, double eachKnight)
        : island_(&ground.places()), atSea_(ground.atSea()), params_(params), pathCost_(looks.paths.size()),
          intersectionCost_(looks.intersections.size()), path_(looks.paths.size()),
          intersection_(looks.intersections.size()) {
        for (std::size_t i = 0; i < path_.size(); ++i) {
            for (std::size_t k = 0; k < kPathLabels; ++k)
                pathCost_[i][k] = cost(looks.paths[i].road[k]) + (k > 0 ? params.anyPiece : 0);
            path_[i] = best(pathCost_[i]);
        }
        for (std::size_t i = 0; i < intersection_.size(); ++i) {
            for (int k = 0; k < kIntersectionLabels; ++k) {
                const IntersectionLabel label = intersectionLabel(k);
                float p = looks.intersections[i].kind[static_cast<std::size_t>(label.kind)];
                if (label.color >= 0) p *= looks.intersections[i].color[static_cast<std::size_t>(label.color)];
                intersectionCost_[i][static_cast<std::size_t>(k)] =
                    cost(p) + (k > 0 ? params.anyPiece : 0) + (label.kind == Occupant::Knight ? eachKnight : 0);
            }
            intersection_[i] = best(intersectionCost_[i]);
        }
        for (int round = 0; round < 12 && improve(); ++round) {
        }
    }

    int path(std::size_t i) const { return path_[i]; }
    int intersection(std::size_t i) const { return intersection_[i]; }
    bool anyKnight() const {
        return std::any_of(intersection_.begin(), intersection_.end(),
                           [](int label) { return intersectionLabel(label).kind == Occupant::Knight; });
    }

    /// Cost of all labels: negative natural logarithm of probability, up to a constant.
    double total() const {
        double sum = oddness();
        for (std::size_t i = 0; i < path_.size(); ++i) sum += pathCost_[i][static_cast<std::size_t>(path_[i])];
        for (std::size_t i = 0; i < intersection_.size(); ++i)
            sum += intersectionCost_[i][static_cast<std::size_t>(intersection_[i])];
        return sum;
    }

    /// Probabilities of the labels of one place with all others as chosen.
    PathChances pathChances(std::size_t i) { return chances<kPathLabels>(path_[i], pathCost_[i]); }
    IntersectionChances intersectionChances(std::size_t i) {
        return chances<kIntersectionLabels>(intersection_[i], intersectionCost_[i]);
    }

private:
    double cost(float probability) const {
        return -std::log(std::max(static_cast<double>(probability), kLeastProbability)) / params_.temperature;
    }

    template <std::size_t N>
    static int best(const std::array<double, N>& costs) {
        return static_cast<int>(std::min_element(costs.begin(), costs.end()) - costs.begin());
    }

    /// Each further breach of a rule counts less: a rule that is broken often is probably not followed on this board.
    double fading(int breaches) const {
        return breaches <= 1 ? breaches : breaches / (1 + (breaches - 1) / params_.patience);
    }

    static double above(int count, int limit) { return std::max(0, count - limit); }

    /// Cost of the labels by the rules.
    double oddness() const {
        double sum = 0;
        int looseBuildings = 0;
        int tooNear = 0;
        std::array<std::array<int, 4>, kColors> count{}; // roads, settlements, cities, knights
        for (std::size_t i = 0; i < path_.size(); ++i) {
            if (path_[i] == 0) continue;
            const int color = path_[i] - 1;
            ++count[static_cast<std::size_t>(color)][0];
            bool joined = false;
            for (const IntersectionId end : island_->pathEnds[i]) {
                joined = joined || intersectionLabel(intersection_[index(end)]).color == color;
                for (const PathId other : island_->intersectionPaths[index(end)])
                    joined = joined || (index(other) != i && path_[index(other)] == path_[i]);
            }
            if (!joined) sum += params_.looseRoad;
        }
        int knights = 0;
        for (std::size_t i = 0; i < intersection_.size(); ++i) {
            if (intersection_[i] == 0) continue;
            const IntersectionLabel label = intersectionLabel(intersection_[i]);
            ++count[static_cast<std::size_t>(label.color)][static_cast<std::size_t>(label.kind)];
            knights += label.kind == Occupant::Knight;
            bool joined = false;
            for (const PathId path : island_->intersectionPaths[i])
                joined = joined || path_[index(path)] == label.color + 1;
            looseBuildings += !joined;
            if (!isBuilding(intersection_[i])) continue;
            for (const IntersectionId next : island_->intersectionNeighbors[i])
                tooNear += index(next) > i && isBuilding(intersection_[index(next)]);
        }
        sum += params_.looseBuilding * fading(looseBuildings) + params_.tooNear * fading(tooNear);
        if (knights > 0) sum += params_.anyKnight;
        for (std::size_t color = 0; color < kColors; ++color) {
            const auto& have = count[color];
            if (have[0] + have[1] + have[2] + have[3] == 0) continue;
            // Green and brown come with the pieces for five and six players, and so does a larger island (SIX-6).
            const bool rare = static_cast<Color>(color) >= Color::Green && island_->id == IslandId::Standard;
            sum += rare ? params_.rareColor : params_.anyColor;
            const int onPaths = supply::kRoads + (atSea_ ? seafarers::kShips : 0);
            sum += params_.overSupply * (above(have[0], onPaths) + above(have[1], supply::kSettlements) +
                                         above(have[2], supply::kCities) + above(have[3], supply::kKnights));
        }
        return sum;
    }

    /// Cost of each label of one place, including oddness() of all labels.
    template <int N>
    std::array<double, N> costs(int& label, const std::array<double, N>& look) {
        const int was = label;
        std::array<double, N> out{};
        for (int k = 0; k < N; ++k) {
            label = k;
            out[static_cast<std::size_t>(k)] = look[static_cast<std::size_t>(k)] + oddness();
        }
        label = was;
        return out;
    }

    template <int N>
    bool settle(int& label, const std::array<double, N>& look) {
        const auto all = costs<N>(label, look);
        const int better = best(all);
        if (all[static_cast<std::size_t>(better)] > all[static_cast<std::size_t>(label)] - 1e-9) return false;
        label = better;
        return true;
    }

    bool improve() {
        bool better = false;
        for (std::size_t i = 0; i < intersection_.size(); ++i)
            better = settle<kIntersectionLabels>(intersection_[i], intersectionCost_[i]) || better;
        for (std::size_t i = 0; i < path_.size(); ++i) better = settle<kPathLabels>(path_[i], pathCost_[i]) || better;
        return better;
    }

    template <int N>
    std::array<double, N> chances(int& label, const std::array<double, N>& look) {
        auto all = costs<N>(label, look);
        const double least = *std::min_element(all.begin(), all.end());
        double sum = 0;
        for (double& c : all) sum += c = std::exp(least - c);
        for (double& c : all) c /= sum;
        return all;
    }

    const Island* island_; // not a reference, since tables are swapped
    bool atSea_;           // whether pieces on paths may be ships
    PieceParams params_;
    std::vector<PathChances> pathCost_;
    std::vector<IntersectionChances> intersectionCost_;
    std::vector<int> path_;
    std::vector<int> intersection_;
};

/// Lowers anyKnight by the evidence of walls, metropolises and the merchant.
PieceParams withOtherSigns(PieceParams params, const PieceLooks& looks) {
    using namespace thresholds::fit_pieces;
    const auto odds = [](float chance) {
        const auto p = static_cast<double>(chance);
        return std::log(std::max(p, kLeastProbability) / std::max(1 - p, kLeastProbability));
    };
    double signs = 0;
    for (const IntersectionLook& look : looks.intersections) {
        if (look.kind[static_cast<std::size_t>(Occupant::City)] < 0.5F) continue;
        signs += std::clamp(odds(std::max(look.wall, look.metropolis)) - kClearUpon, 0.0, kMostUpon);
    }
    float merchant = 0;
    for (const HexLook& look : looks.hexes) merchant = std::max(merchant, look.merchant);
    signs += std::clamp(odds(merchant) - kClearMerchant, 0.0, kMostMerchant);
    params.anyKnight = std::max(0.0, params.anyKnight - signs / params.temperature);
    return params;
}

/// The more likely one of a table with knights and one without. Both are needed since the local search cannot move
/// between them: anyKnight is saved only when the last knight is removed. Once the table with knights is chosen, each
/// knight costs less: whether there are any is decided before, so that a doubtful one adds nothing to it.
class Tables {
public:
    Tables(const PieceLooks& looks, const Ground& ground, const PieceParams& params)
        : Tables(looks, ground, params, withOtherSigns(params, looks)) {}

    int path(std::size_t i) const { return chosen_.path(i); }
    int intersection(std::size_t i) const { return chosen_.intersection(i); }
    bool anyKnight() const { return chosen_.anyKnight(); }

    /// Probabilities of the labels of one place, averaged over both tables by their probabilities.
    PathChances pathChances(std::size_t i) {
        return mixed(chosen_.pathChances(i), [&] { return other_->pathChances(i); });
    }
    IntersectionChances intersectionChances(std::size_t i) {
        return mixed(chosen_.intersectionChances(i), [&] { return other_->intersectionChances(i); });
    }

private:
    /// `withSigns`: the parameters of a table with knights.
    Tables(const PieceLooks& looks, const Ground& ground, const PieceParams& params, const PieceParams& withSigns)
        : chosen_(looks, ground, withSigns, 0) {
        if (!chosen_.anyKnight()) return;
        other_.emplace(looks, ground, params, kNever);
        const double worse = other_->total() - chosen_.total();
        otherChance_ = 1 / (1 + std::exp(std::abs(worse)));
        if (worse < 0)
            std::swap(chosen_, *other_);
        else
            chosen_ = Table(looks, ground, withSigns, -params.knightAmongKnights);
    }

    template <std::size_t N, typename Other>
    std::array<double, N> mixed(std::array<double, N> chances, Other other) const {
        if (!other_) return chances;
        const std::array<double, N> others = other();
        for (std::size_t k = 0; k < N; ++k) chances[k] += otherChance_ * (others[k] - chances[k]);
        return chances;
    }

    Table chosen_;
    std::optional<Table> other_;
    double otherChance_ = 0;
};

/// Least probabilities of what stands upon a city and is reported.
struct LeastUpon {
    double wall;
    double metropolis;
};

void addIntersection(std::vector<FittedPiece>& pieces, Tables& table, const IntersectionLook& look, std::size_t i,
                     const LeastUpon& least) {
    const int chosen = table.intersection(i);
    if (chosen == 0) return;
    const IntersectionLabel label = intersectionLabel(chosen);
    const auto chances = table.intersectionChances(i);
    const double all = chances[static_cast<std::size_t>(chosen)];
    const auto at = static_cast<IntersectionId>(i);
    const auto color = static_cast<Color>(label.color);
    if (label.kind == Occupant::Knight) {
        const auto level = std::max_element(look.level.begin(), look.level.end());
        const bool active = look.active >= 0.5F;
        const auto levelSure = static_cast<double>(*level);
        const auto activeSure = static_cast<double>(active ? look.active : 1 - look.active);
        pieces.push_back({{.piece = PieceKind::Knight,
                           .color = color,
                           .at = at,
                           .level = 1 + static_cast<int>(level - look.level.begin()),
                           .active = active,
                           .confidence = all * levelSure * activeSure},
                          all,
                          levelSure,
                          activeSure});
        return;
    }
    const auto settlement = static_cast<std::size_t>(1 + label.color);
    const double there = chances[settlement] + chances[settlement + kColors];
    const bool city = label.kind == Occupant::City;
    pieces.push_back({{.piece = city ? PieceKind::City : PieceKind::Settlement,
                       .color = color,
                       .at = at,
                       .level = 0,
                       .active = false,
                       .confidence = all},
                      there});
    if (!city) return;
    const auto upon = [&](PieceKind piece, float chance, double leastChance) {
        if (static_cast<double>(chance) < leastChance) return;
        const double sure = all * static_cast<double>(chance);
        pieces.push_back(
            {{.piece = piece, .color = color, .at = at, .level = 0, .active = false, .confidence = sure}, sure});
    };
    upon(PieceKind::Wall, look.wall, least.wall);
    upon(PieceKind::Metropolis, look.metropolis, least.metropolis);
}

/// Fits the levels of one colour's knights jointly: each more than two of a level (COMP-23) costs overSupply.
/// Enumerates all combinations of levels.
void fitLevels(std::vector<FittedPiece*>& knights, const PieceLooks& looks, const PieceParams& params) {
    using Levels = std::array<double, kKnightLevels>;
    if (knights.size() <= supply::kKnightsPerLevel || knights.size() > supply::kKnights) return;
    std::vector<const std::array<float, kKnightLevels>*> seen;
    for (const FittedPiece* knight : knights)
        seen.push_back(&looks.intersections[index(std::get<IntersectionId>(knight->piece.at))].level);
    std::vector<Levels> sums(knights.size(), Levels{});
    double all = 0;
    const auto ways = static_cast<int>(std::pow(kKnightLevels, knights.size()));
    for (int way = 0; way < ways; ++way) {
        std::array<int, kKnightLevels> count{};
        double chance = 1;
        int rest = way;
        for (const auto* level : seen) {
            const auto mine = static_cast<std::size_t>(rest % kKnightLevels);
            rest /= kKnightLevels;
            ++count[mine];
            chance *= static_cast<double>((*level)[mine]);
        }
        for (const int n : count) chance *= std::exp(-params.overSupply * std::max(0, n - supply::kKnightsPerLevel));
        all += chance;
        rest = way;
        for (Levels& sum : sums) {
            sum[static_cast<std::size_t>(rest % kKnightLevels)] += chance;
            rest /= kKnightLevels;
        }
    }
    if (all <= 0) return;
    for (std::size_t i = 0; i < knights.size(); ++i) {
        const auto most = std::max_element(sums[i].begin(), sums[i].end());
        FittedPiece& knight = *knights[i];
        knight.piece.level = 1 + static_cast<int>(most - sums[i].begin());
        knight.levelConfidence = *most / all;
        knight.piece.confidence = knight.thereConfidence * knight.levelConfidence * knight.activeConfidence;
    }
}

void fitLevels(std::vector<FittedPiece>& pieces, const PieceLooks& looks, const PieceParams& params) {
    for (int color = 0; color < kColors; ++color) {
        std::vector<FittedPiece*> knights;
        for (FittedPiece& fitted : pieces)
            if (fitted.piece.piece == PieceKind::Knight && fitted.piece.color == static_cast<Color>(color))
                knights.push_back(&fitted);
        fitLevels(knights, looks, params);
    }
}

/// Returns the most likely hex of a figure; nullopt if its odds are `least` or less. `none`: the odds of no hex;
/// `likely`: factor of the odds of each hex.
std::optional<HexMark> fitMark(const PieceLooks& looks, float HexLook::*figure, const BareChances& likely, double none,
                               double least) {
    double sum = none;
    double most = 0;
    HexId at = kNoHex;
    for (std::size_t i = 0; i < looks.hexes.size(); ++i) {
        const auto p = static_cast<double>(looks.hexes[i].*figure);
        const double odds = likely[i] * p / std::max(1 - p, kLeastProbability);
        sum += odds;
        if (odds > most) {
            most = odds;
            at = static_cast<HexId>(i);
        }
    }
    if (most <= least) return std::nullopt;
    return HexMark{.at = at, .confidence = most / sum};
}

std::optional<HexMark> fitMark(const PieceLooks& looks, float HexLook::*figure, const BareChances& likely,
                               double none) {
    return fitMark(looks, figure, likely, none, none);
}

/// A visible number lowers the odds of the robber's hex.
BareChances likelyForRobber(const BareChances& bare, const PieceParams& params) {
    BareChances likely(bare.size());
    std::transform(bare.begin(), bare.end(), likely.begin(),
                   [&](double chance) { return chance + (1 - chance) * params.besideToken; });
    return likely;
}

} // namespace

std::vector<FittedPiece> fitPieces(const PieceLooks& looks, const Ground& ground, const PieceParams& params) {
    Tables table(looks, ground, params);
    std::vector<FittedPiece> pieces;
    for (std::size_t i = 0; i < looks.paths.size(); ++i) {
        if (table.path(i) == 0) continue;
        const double sure = table.pathChances(i)[static_cast<std::size_t>(table.path(i))];
        pieces.push_back({{.piece = PieceKind::Road,
                           .color = static_cast<Color>(table.path(i) - 1),
                           .at = static_cast<PathId>(i),
                           .level = 0,
                           .active = false,
                           .confidence = sure},
                          sure});
    }
    const double alone = table.anyKnight() ? 0 : params.leastUponAlone;
    const LeastUpon least{std::max(params.leastWall, alone), std::max(params.leastMetropolis, alone)};
    for (std::size_t i = 0; i < looks.intersections.size(); ++i)
        addIntersection(pieces, table, looks.intersections[i], i, least);
    fitLevels(pieces, looks, params);
    return pieces;
}

BareChances bareChances(const TerrainLooks& looks) {
    BareChances bare;
    for (const TerrainLook& look : looks) bare.push_back(static_cast<double>(look.numberProbabilities[0]));
    return bare;
}

std::optional<HexMark> fitRobber(const PieceLooks& looks, const BareChances& bare, const PieceParams& params) {
    return fitMark(looks, &HexLook::robber, likelyForRobber(bare, params), params.noRobber);
}

std::optional<HexMark> likeliestRobber(const PieceLooks& looks, const BareChances& bare, const PieceParams& params) {
    return fitMark(looks, &HexLook::robber, likelyForRobber(bare, params), params.noRobber, 0);
}

std::optional<HexMark> fitPirate(const PieceLooks& looks, const Ground& ground, const PieceParams& params) {
    BareChances likely(looks.hexes.size(), 0);
    for (const HexId hex : ground.sea) likely[index(hex)] = 1;
    return ground.atSea() ? fitMark(looks, &HexLook::pirate, likely, params.noPirate) : std::nullopt;
}

std::optional<HexMark> fitMerchant(const PieceLooks& looks, const std::vector<FittedPiece>& pieces,
                                   const Island& island, const std::optional<HexMark>& robber,
                                   const PieceParams& params) {
    BareChances likely(looks.hexes.size(), params.besideNobody);
    bool anyKnight = false;
    for (const FittedPiece& fitted : pieces) {
        const PieceReading& piece = fitted.piece;
        anyKnight = anyKnight || piece.piece == PieceKind::Knight;
        if (piece.piece != PieceKind::Settlement && piece.piece != PieceKind::City) continue;
        for (const HexId hex : island.intersectionHexes[index(std::get<IntersectionId>(piece.at))])
            likely[index(hex)] = 1;
    }
    if (robber) likely[index(robber->at)] *= params.besideRobber;
    return fitMark(looks, &HexLook::merchant, likely, anyKnight ? params.noMerchant : params.noMerchantAlone);
}

} // namespace reeve::vision
