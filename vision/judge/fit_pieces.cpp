// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/judge/fit_pieces.h"

#include "engine/modules/seafarers/sites.h"
#include "engine/tables/supply.h"
#include "vision/judge/thresholds.h"
#include "vision/least_chance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace reeve::vision {
namespace {

constexpr int kPathLabels = 1 + kColors;
constexpr std::size_t kKnightLevels = 3;
constexpr int kIntersectionLabels = 1 + 3 * kColors; // none, then settlement, city, knight of each colour
constexpr double kLeastProbability = least_chance::kOfALook;
constexpr double kNever = 1e4;               // cost of a label that is excluded
constexpr std::size_t kFirstSettlements = 2; // of each colour (SETUP-3)

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

int colorOf(int pathLabel) { return pathLabel - 1; }

/// The pieces of one colour, joined where they touch (road, building, knight). In a game each such group has a building
/// and a road: it grew from a settlement and a road of the setup.
class Groups {
public:
    Groups(const Island& island, const std::vector<int>& paths, const std::vector<int>& intersections, int color) {
        root_.fill(-1);
        for (std::size_t i = 0; i < paths.size(); ++i) {
            if (colorOf(paths[i]) != color) continue;
            const auto& ends = island.pathEnds[i];
            const std::size_t group = find(index(ends[0]));
            root_[find(index(ends[1]))] = static_cast<int>(group);
            hasRoad_[group] = true;
        }
        for (std::size_t i = 0; i < intersections.size(); ++i)
            if (intersections[i] != 0 && intersectionLabel(intersections[i]).color == color) {
                const std::size_t group = find(i);
                hasBuilding_[group] = hasBuilding_[group] || isBuilding(intersections[i]);
            }
        for (std::size_t i = 0; i < root_.size(); ++i) faulty_ += isRoot(i) && !whole(i);
    }

    /// Number of groups without a building or without a road.
    int faulty() const { return faulty_; }
    bool isRoot(std::size_t i) const { return root_[i] == static_cast<int>(i); }
    bool whole(std::size_t root) const { return hasRoad_[root] && hasBuilding_[root]; }
    /// The root of the intersection's group; makes a group of an intersection that has none.
    std::size_t find(std::size_t i) {
        if (root_[i] < 0) root_[i] = static_cast<int>(i);
        while (!isRoot(i)) i = static_cast<std::size_t>(root_[i]);
        return i;
    }

private:
    std::array<int, kMaxIntersections> root_{};
    std::array<bool, kMaxIntersections> hasRoad_{};
    std::array<bool, kMaxIntersections> hasBuilding_{};
    int faulty_ = 0;
};

struct Places {
    PathSet paths;
    IntersectionSet intersections;

    void insert(PathId path) { paths.insert(path); }
    void insert(IntersectionId at) { intersections.insert(at); }
    bool contains(PathId path) const { return paths.contains(path); }
    bool contains(IntersectionId at) const { return intersections.contains(at); }
    Places& operator|=(const Places& other) {
        paths |= other.paths;
        intersections |= other.intersections;
        return *this;
    }
};

/// Whether the pieces stand as in a game, or somebody laid them out regardless of its rules.
enum class Laid { InAGame, Anyhow };

/// Labels of all places with a minimal total cost (local search, up to 12 rounds). `eachKnight`: cost of each knight.
class Table {
public:
    Table(const PieceLooks& looks, const Ground& ground, const PieceParams& params, double eachKnight, Laid laid)
        : island_(&ground.places()), atSea_(ground.atSea()), laid_(laid), params_(params),
          pathCost_(looks.paths.size()), intersectionCost_(looks.intersections.size()), path_(looks.paths.size()),
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
    Laid laid() const { return laid_; }
    bool anyKnight() const {
        return std::any_of(intersection_.begin(), intersection_.end(),
                           [](int label) { return intersectionLabel(label).kind == Occupant::Knight; });
    }

    /// Cost of all labels: negative natural logarithm of probability, up to a constant.
    double total() const {
        double sum = anyKnight() ? params_.anyKnight : 0;
        if (laid_ == Laid::Anyhow) sum += params_.noGame * params_.breach;
        for (int color = 0; color < static_cast<int>(kColors); ++color) sum += ofColor(color);
        for (std::size_t i = 0; i < path_.size(); ++i) sum += pathCost_[i][static_cast<std::size_t>(path_[i])];
        for (std::size_t i = 0; i < intersection_.size(); ++i)
            sum += intersectionCost_[i][static_cast<std::size_t>(intersection_[i])] + ofNeighbors(i) / 2;
        return sum;
    }

    /// The places where the rules rather than the looks decide: in groups that break a rule; in the least clear groups
    /// of a colour that has more than two, since it started with two settlements; where the look shows something else;
    /// and in the group of such a piece, where the look is not sure.
    Places byRules() const {
        Places places;
        for (int color = 0; color < static_cast<int>(kColors); ++color) addByRules(color, places);
        return places;
    }

    /// Probabilities of the labels of one place with all others as chosen.
    PathChances pathChances(std::size_t i) { return chances<kPathLabels>(pathCosts(i)); }
    IntersectionChances intersectionChances(std::size_t i) {
        return chances<kIntersectionLabels>(intersectionCosts(i));
    }

private:
    int colorAt(PathId path) const { return colorOf(path_[index(path)]); }
    int colorAt(IntersectionId at) const { return intersectionLabel(intersection_[index(at)]).color; }

    /// The least cost of the look for another colour, or for none, minus that of the chosen one.
    double clearness(PathId path) const {
        const PathChances& look = pathCost_[index(path)];
        double other = kNever;
        for (int k = 0; k < kPathLabels; ++k)
            if (k != path_[index(path)]) other = std::min(other, look[static_cast<std::size_t>(k)]);
        return other - look[static_cast<std::size_t>(path_[index(path)])];
    }
    double clearness(IntersectionId at) const {
        const IntersectionChances& look = intersectionCost_[index(at)];
        double own = kNever;
        double other = kNever;
        for (int k = 0; k < kIntersectionLabels; ++k) {
            double& least = intersectionLabel(k).color == colorAt(at) ? own : other;
            least = std::min(least, look[static_cast<std::size_t>(k)]);
        }
        return other - own;
    }

    void addByRules(int color, Places& places) const {
        Groups groups(*island_, path_, intersection_, color);
        struct Group {
            Places all;
            Places unclear;
            double clearness = 0;
            bool overruled = false;
        };
        std::map<std::size_t, Group> found;
        const auto add = [&](auto place, IntersectionId end) {
            if (colorAt(place) != color) return;
            Group& group = found[groups.find(index(end))];
            const double clear = clearness(place);
            group.all.insert(place);
            if (clear < params_.breach) group.unclear.insert(place);
            group.clearness += clear;
            group.overruled = group.overruled || clear < 0;
        };
        for (const PathId path : island_->paths) add(path, island_->pathEnds[index(path)][0]);
        for (const IntersectionId at : island_->intersections) add(at, at);
        std::vector<const Group*> least;
        for (const auto& [root, group] : found) {
            if (group.overruled) places |= group.unclear;
            if (laid_ == Laid::InAGame && !groups.whole(root)) places |= group.all;
            least.push_back(&group);
        }
        // Scenarios of Seafarers have other starts.
        if (laid_ == Laid::Anyhow || atSea_ || least.size() <= kFirstSettlements) return;
        std::sort(least.begin(), least.end(), [](auto* a, auto* b) { return a->clearness < b->clearness; });
        least.resize(least.size() - kFirstSettlements);
        for (const Group* group : least) places |= group->all;
    }

    double cost(float probability) const {
        return -std::log(std::max(static_cast<double>(probability), kLeastProbability)) / params_.temperature;
    }

    template <std::size_t N>
    static int best(const std::array<double, N>& costs) {
        return static_cast<int>(std::min_element(costs.begin(), costs.end()) - costs.begin());
    }

    static double above(int count, int limit) { return std::max(0, count - limit); }

    /// Cost of one colour's labels by the rules.
    double ofColor(int color) const {
        std::array<int, 4> have{}; // roads, settlements, cities, knights
        for (const int label : path_) have[0] += colorOf(label) == color;
        for (const int label : intersection_)
            if (label != 0 && intersectionLabel(label).color == color)
                ++have[static_cast<std::size_t>(intersectionLabel(label).kind)];
        if (have[0] + have[1] + have[2] + have[3] == 0) return 0;
        // Green and brown come with the pieces for five and six players, and so does a larger island (SIX-6).
        const bool rare = static_cast<Color>(color) >= Color::Green && island_->id == IslandId::Standard;
        double sum = rare ? params_.rareColor : params_.anyColor;
        const int onPaths = supply::kRoads + (atSea_ ? seafarers::kShips : 0);
        sum += params_.overSupply * (above(have[0], onPaths) + above(have[1], supply::kSettlements) +
                                     above(have[2], supply::kCities) + above(have[3], supply::kKnights));
        if (laid_ == Laid::Anyhow) return sum;
        return sum + params_.breach * Groups(*island_, path_, intersection_, color).faulty();
    }

    /// Cost of the buildings next to this one (distance rule).
    double ofNeighbors(std::size_t i) const {
        if (laid_ == Laid::Anyhow || !isBuilding(intersection_[i])) return 0;
        double sum = 0;
        for (const IntersectionId next : island_->intersectionNeighbors[i])
            if (isBuilding(intersection_[index(next)])) sum += params_.breach;
        return sum;
    }

    /// Cost of each label of one place by its look and by the rules, up to a constant. `colorOfLabel`: -1 for none;
    /// `more`: cost of the current label beyond those of colours.
    template <std::size_t N, typename ColorOf, typename More>
    std::array<double, N> costs(int& label, const std::array<double, N>& look, ColorOf colorOfLabel, More more) {
        const int was = label;
        label = 0;
        std::array<double, kColors> without{};
        for (std::size_t color = 0; color < kColors; ++color) without[color] = ofColor(static_cast<int>(color));
        std::array<double, N> out{};
        for (std::size_t k = 0; k < N; ++k) {
            label = static_cast<int>(k);
            out[k] = look[k] + more();
            if (const int color = colorOfLabel(label); color >= 0)
                out[k] += ofColor(color) - without[static_cast<std::size_t>(color)];
        }
        label = was;
        return out;
    }

    PathChances pathCosts(std::size_t i) {
        return costs(path_[i], pathCost_[i], colorOf, [] { return 0.0; });
    }
    IntersectionChances intersectionCosts(std::size_t i) {
        const int label = std::exchange(intersection_[i], 0);
        const bool others = anyKnight();
        intersection_[i] = label;
        return costs(
            intersection_[i], intersectionCost_[i], [](int k) { return intersectionLabel(k).color; },
            [&] {
                const bool knight = intersectionLabel(intersection_[i]).kind == Occupant::Knight;
                return ofNeighbors(i) + (knight && !others ? params_.anyKnight : 0);
            });
    }

    template <std::size_t N>
    bool settle(int& label, const std::array<double, N>& all) {
        const int better = best(all);
        if (all[static_cast<std::size_t>(better)] > all[static_cast<std::size_t>(label)] - 1e-9) return false;
        label = better;
        return true;
    }

    bool improve() {
        bool better = false;
        for (std::size_t i = 0; i < intersection_.size(); ++i)
            better = settle(intersection_[i], intersectionCosts(i)) || better;
        for (std::size_t i = 0; i < path_.size(); ++i) better = settle(path_[i], pathCosts(i)) || better;
        if (laid_ == Laid::InAGame)
            for (int color = 0; color < static_cast<int>(kColors); ++color) {
                better = removeGroup(color) || better;
                better = addPair(color) || better;
            }
        return better;
    }

    /// Removes a group of pieces if that is better. One by one they would hold each other.
    bool removeGroup(int color) {
        Groups groups(*island_, path_, intersection_, color);
        for (std::size_t root = 0; root < intersection_.size(); ++root) {
            if (!groups.isRoot(root)) continue;
            const auto paths = path_;
            const auto intersections = intersection_;
            const double before = total();
            for (std::size_t i = 0; i < path_.size(); ++i)
                if (colorOf(path_[i]) == color && groups.find(index(island_->pathEnds[i][0])) == root) path_[i] = 0;
            for (std::size_t i = 0; i < intersection_.size(); ++i)
                if (intersectionLabel(intersection_[i]).color == color && groups.find(i) == root) intersection_[i] = 0;
            if (total() < before - 1e-9) return true;
            path_ = paths;
            intersection_ = intersections;
        }
        return false;
    }

    /// Adds a building with a road if that is better. Neither would stand alone.
    bool addPair(int color) {
        for (std::size_t i = 0; i < intersection_.size(); ++i) {
            if (intersection_[i] != 0) continue;
            const int settlement = 1 + color;
            const int city = settlement + static_cast<int>(kColors);
            const auto& look = intersectionCost_[i];
            const int building =
                look[static_cast<std::size_t>(city)] < look[static_cast<std::size_t>(settlement)] ? city : settlement;
            for (const PathId path : island_->intersectionPaths[i]) {
                int& road = path_[index(path)];
                if (road != 0) continue;
                const auto& roadLook = pathCost_[index(path)];
                const double looks = look[static_cast<std::size_t>(building)] - look[0] +
                                     roadLook[static_cast<std::size_t>(1 + color)] - roadLook[0];
                const double before = ofColor(color);
                road = 1 + color;
                intersection_[i] = building;
                if (looks + ofColor(color) + ofNeighbors(i) < before - 1e-9) return true;
                road = intersection_[i] = 0;
            }
        }
        return false;
    }

    template <std::size_t N>
    static std::array<double, N> chances(std::array<double, N> all) {
        const double least = *std::min_element(all.begin(), all.end());
        double sum = 0;
        for (double& c : all) sum += c = std::exp(least - c);
        for (double& c : all) c /= sum;
        return all;
    }

    const Island* island_; // not a reference, since tables are swapped
    bool atSea_;           // whether pieces on paths may be ships
    Laid laid_;
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

/// The most likely of the tables with and without knights, laid out in a game or anyhow. All are needed since the
/// local search cannot move between them: anyKnight is saved only when the last knight is removed. Once a table with
/// knights is chosen, each knight costs less: whether there are any is decided before, so that a doubtful one adds
/// nothing to it.
class Tables {
public:
    Tables(const PieceLooks& looks, const Ground& ground, const PieceParams& params) {
        const PieceParams withSigns = withOtherSigns(params, looks);
        std::vector<Table> all;
        for (const Laid laid : {Laid::InAGame, Laid::Anyhow}) {
            all.emplace_back(looks, ground, withSigns, 0, laid);
            if (all.back().anyKnight()) all.emplace_back(looks, ground, params, kNever, laid);
        }
        std::sort(all.begin(), all.end(), [](const Table& a, const Table& b) { return a.total() < b.total(); });
        double sum = 0;
        for (const Table& table : all) weights_.push_back(std::exp(all.front().total() - table.total()));
        for (const double weight : weights_) sum += weight;
        for (double& weight : weights_) weight /= sum;
        tables_ = std::move(all);
        if (tables_.front().anyKnight())
            tables_.front() = Table(looks, ground, withSigns, -params.knightAmongKnights, tables_.front().laid());
    }

    const Table& chosen() const { return tables_.front(); }

    /// Probabilities of the labels of one place, averaged over the tables by their probabilities.
    PathChances pathChances(std::size_t i) {
        return mixed<PathChances>([i](Table& table) { return table.pathChances(i); });
    }
    IntersectionChances intersectionChances(std::size_t i) {
        return mixed<IntersectionChances>([i](Table& table) { return table.intersectionChances(i); });
    }

private:
    template <typename Chances, typename Of>
    Chances mixed(Of of) {
        constexpr double kNegligible = 1e-4; // of a table's weight
        Chances sum{};
        for (std::size_t t = 0; t < tables_.size(); ++t) {
            if (weights_[t] < kNegligible) continue;
            const Chances one = of(tables_[t]);
            for (std::size_t k = 0; k < sum.size(); ++k) sum[k] += weights_[t] * one[k];
        }
        return sum;
    }

    std::vector<Table> tables_; ///< the chosen one first
    std::vector<double> weights_;
};

/// Least probabilities of what stands upon a city and is reported.
struct LeastUpon {
    double wall;
    double metropolis;
};

void addIntersection(std::vector<FittedPiece>& pieces, const IntersectionChances& chances, const IntersectionLook& look,
                     std::size_t i, int chosen, const LeastUpon& least) {
    const IntersectionLabel label = intersectionLabel(chosen);
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
    pieces.back().likeKnight = look.kind[static_cast<std::size_t>(Occupant::Knight)] > 0.5F;
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

struct FittedMark {
    HexMark mark;
    double nowhere; ///< probability that the figure stands on no hex
    std::optional<HexMark> ifLikely() const { return mark.confidence > nowhere ? std::optional(mark) : std::nullopt; }
};

/// The most likely hex of a figure. `none`: the odds that it stands on no hex; `likely`: factor of the odds of each
/// hex.
FittedMark fitMark(const PieceLooks& looks, float HexLook::*figure, const BareChances& likely, double none) {
    double sum = none;
    double most = -1;
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
    return {{.at = at, .confidence = most / sum}, none / sum};
}

FittedMark robberMark(const PieceLooks& looks, const BareChances& bare, const PieceParams& params) {
    BareChances likely(bare.size());
    std::transform(bare.begin(), bare.end(), likely.begin(),
                   [&](double chance) { return chance + (1 - chance) * params.besideToken; });
    return fitMark(looks, &HexLook::robber, likely, params.noRobber);
}

/// Whether the middle of a path lies in the image of a city, so that its tower may look like a road there.
bool behindCity(PathId path, IntersectionId city, const Island& island, const cv::Point3d& camera) {
    using namespace thresholds::fit_pieces;
    const auto pointOf = [](const BoardPoint& at) { return cv::Point2d{at.x, at.y}; };
    const cv::Point2d foot = pointOf(island.position(city));
    const cv::Point2d top = (foot - cv::Point2d{camera.x, camera.y}) * (kCityHeight / camera.z);
    const cv::Point2d middle = pointOf(island.position(path)) - foot;
    const double along = middle.dot(top) / std::max(top.dot(top), 1e-9);
    return along > 0 && along < 1 && cv::norm(middle - along * top) < kCityHalfWidth;
}

/// Whether a city of the road's colour hides what lies there.
bool behindCity(const PieceReading& road, const std::vector<FittedPiece>& pieces, const Island& island,
                const cv::Point3d& camera) {
    return road.piece == PieceKind::Road && std::ranges::any_of(pieces, [&](const FittedPiece& other) {
               return other.piece.piece == PieceKind::City && other.piece.color == road.color &&
                      behindCity(std::get<PathId>(road.at), std::get<IntersectionId>(other.piece.at), island, camera);
           });
}

/// The most likely label but none.
template <std::size_t N>
int likeliest(const std::array<double, N>& chances) {
    return static_cast<int>(std::max_element(chances.begin() + 1, chances.end()) - chances.begin());
}

} // namespace

std::vector<FittedPiece> fitPieces(const PieceLooks& looks, const Ground& ground, const PieceParams& params) {
    Tables table(looks, ground, params);
    const double alone = table.chosen().anyKnight() ? 0 : params.leastUponAlone;
    const LeastUpon least{std::max(params.leastWall, alone), std::max(params.leastMetropolis, alone)};
    std::vector<FittedPiece> pieces;
    std::vector<FittedPiece> missed;
    const bool game = table.chosen().laid() == Laid::InAGame;
    for (std::size_t i = 0; i < looks.paths.size(); ++i) {
        const int chosen = table.chosen().path(i);
        const PathChances chances = table.pathChances(i);
        const int label = chosen != 0 ? chosen : likeliest(chances);
        const double sure = chances[static_cast<std::size_t>(label)];
        if (chosen == 0 && (!game || 1 - chances[0] < params.leastMissed)) continue;
        (chosen != 0 ? pieces : missed)
            .push_back({{.piece = PieceKind::Road,
                         .color = static_cast<Color>(colorOf(label)),
                         .at = static_cast<PathId>(i),
                         .level = 0,
                         .active = false,
                         .confidence = sure},
                        sure});
    }
    for (std::size_t i = 0; i < looks.intersections.size(); ++i) {
        const IntersectionChances chances = table.intersectionChances(i);
        const int chosen = table.chosen().intersection(i);
        if (chosen != 0)
            addIntersection(pieces, chances, looks.intersections[i], i, chosen, least);
        else if (game && 1 - chances[0] >= params.leastMissed)
            addIntersection(missed, chances, looks.intersections[i], i, likeliest(chances), {1, 1});
    }
    fitLevels(pieces, looks, params);
    const Places byRules = table.chosen().byRules();
    for (FittedPiece& fitted : pieces)
        fitted.asked = std::visit([&](auto at) { return byRules.contains(at); }, fitted.piece.at) ||
                       behindCity(fitted.piece, pieces, ground.places(), looks.camera);
    for (FittedPiece& fitted : missed) {
        fitted.asked = fitted.missed = true;
        pieces.push_back(fitted);
    }
    return pieces;
}

std::optional<HexMark> fitRobber(const PieceLooks& looks, const BareChances& bare, const PieceParams& params) {
    return robberMark(looks, bare, params).ifLikely();
}

HexMark likeliestRobber(const PieceLooks& looks, const BareChances& bare, const PieceParams& params) {
    return robberMark(looks, bare, params).mark;
}

std::optional<HexMark> fitPirate(const PieceLooks& looks, const Ground& ground, const PieceParams& params) {
    BareChances likely(looks.hexes.size(), 0);
    for (const HexId hex : ground.sea) likely[index(hex)] = 1;
    return ground.atSea() ? fitMark(looks, &HexLook::pirate, likely, params.noPirate).ifLikely() : std::nullopt;
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
    return fitMark(looks, &HexLook::merchant, likely, anyKnight ? params.noMerchant : params.noMerchantAlone)
        .ifLikely();
}

} // namespace reeve::vision
