// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/judge/fit_layout.h"

#include "vision/judge/thresholds.h"
#include "vision/least_chance.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace reeve::vision {
namespace {

/// Number of hexes of each terrain and of tokens of each number.
template <std::size_t Kinds>
struct Stock {
    std::array<int, Kinds> terrain{};
    std::array<int, 13> tokens{};

    /// Number of hexes with each of kTokenNumbers; the first counts deserts, which have no token.
    std::array<int, kTokenNumbers.size()> numbers() const {
        std::array<int, kTokenNumbers.size()> hexes{};
        for (std::size_t i = 0; i < hexes.size(); ++i) hexes[i] = tokens[static_cast<std::size_t>(kTokenNumbers[i])];
        hexes[0] = terrain[index(Terrain::Desert)];
        return hexes;
    }
};
constexpr double kLeastProbability = least_chance::kOfALook;
using namespace thresholds::fit_layout;

/// Chooses one kind for each hex jointly: maximizes the sum of log-probabilities minus `price` for each deviation from
/// the counts of the box. Local search: changes one hex or swaps two until nothing improves, within 20 rounds.
template <std::size_t Kinds>
class Choice {
public:
    using Table = std::vector<std::array<double, Kinds>>; ///< by HexId

    Choice(const Table& probability, const std::array<int, Kinds>& box, double price)
        : box_(box), price_(price), log_(probability.size()), kind_(probability.size()) {
        for (std::size_t hex = 0; hex < log_.size(); ++hex) {
            for (std::size_t kind = 0; kind < Kinds; ++kind)
                log_[hex][kind] = std::log(std::max(probability[hex][kind], kLeastProbability));
            kind_[hex] =
                static_cast<std::size_t>(std::max_element(log_[hex].begin(), log_[hex].end()) - log_[hex].begin());
            ++count_[kind_[hex]];
        }
        for (int round = 0; round < 20 && (improveOne() || exchangeTwo()); ++round) {
        }
    }

    std::size_t kind(std::size_t hex) const { return kind_[hex]; }

    /// Probability of the chosen kind, given the kinds of all other hexes.
    double confidence(std::size_t hex) const {
        double sum = 0;
        for (std::size_t other = 0; other < Kinds; ++other) sum += std::exp(gain(hex, other));
        return 1 / sum; // gain(hex, kind(hex)) is 0
    }

private:
    double cost(std::size_t kind, int count) const { return price_ * std::abs(count - box_[kind]); }

    /// Change of the objective if one hex becomes `to`.
    double gain(std::size_t hex, std::size_t to) const {
        const std::size_t from = kind_[hex];
        if (from == to) return 0;
        return log_[hex][to] - log_[hex][from] + cost(from, count_[from]) - cost(from, count_[from] - 1) +
               cost(to, count_[to]) - cost(to, count_[to] + 1);
    }

    bool improveOne() {
        bool better = false;
        for (std::size_t hex = 0; hex < log_.size(); ++hex)
            for (std::size_t to = 0; to < Kinds; ++to)
                if (gain(hex, to) > 1e-9) {
                    --count_[kind_[hex]];
                    ++count_[to];
                    kind_[hex] = to;
                    better = true;
                }
        return better;
    }

    bool exchangeTwo() {
        for (std::size_t a = 0; a < log_.size(); ++a)
            for (std::size_t b = a + 1; b < log_.size(); ++b) {
                const double before = log_[a][kind_[a]] + log_[b][kind_[b]];
                if (log_[a][kind_[b]] + log_[b][kind_[a]] <= before + 1e-9) continue;
                std::swap(kind_[a], kind_[b]);
                return true;
            }
        return false;
    }

    std::array<int, Kinds> box_;
    double price_;
    Table log_;
    std::vector<std::size_t> kind_;
    std::array<int, Kinds> count_{};
};

template <std::size_t Kinds>
using Terrains = typename Choice<Kinds>::Table;

/// Number of hexes that must change before the most likely terrains match the counts of the box.
template <std::size_t Kinds>
int othersThanBox(const Terrains<Kinds>& terrains, std::array<int, Kinds> counts) {
    for (const auto& chances : terrains)
        --counts[static_cast<std::size_t>(std::max_element(chances.begin(), chances.end()) - chances.begin())];
    int missing = 0;
    for (const int count : counts) missing += std::max(0, count);
    return missing;
}

/// Flattens the probabilities of all hexes with a temperature.
template <typename Terrains>
void soften(Terrains& terrains, double temperature) {
    for (auto& chances : terrains) {
        double sum = 0;
        for (double& chance : chances) sum += chance = std::pow(std::max(chance, kLeastProbability), 1 / temperature);
        for (double& chance : chances) chance /= sum;
    }
}

/// The probability of the most likely token.
double tokenSeen(const TerrainLook& look) {
    return static_cast<double>(*std::max_element(look.numberProbabilities.begin() + 1, look.numberProbabilities.end()));
}

/// Number of hexes classified as desert that bear a token: bleaching light makes fields look so.
int desertsWithToken(const TerrainLooks& looks) {
    return static_cast<int>(std::count_if(looks.begin(), looks.end(), [](const TerrainLook& look) {
        const auto& chances = look.terrainProbabilities;
        return *std::max_element(chances.begin(), chances.end()) == chances[index(Terrain::Desert)] &&
               tokenSeen(look) > kPlainToken;
    }));
}

/// Weights terrains by the tokens: one on a desert and land without one are unlikely.
template <std::size_t Kinds>
void weighTokens(Terrains<Kinds>& terrains, const TerrainLooks& looks, const LayoutParams& params,
                 const std::optional<HexMark>& robber) {
    for (std::size_t hex = 0; hex < looks.size(); ++hex) {
        const bool covered = robber && index(robber->at) == hex;
        const double bare = covered ? 0 : static_cast<double>(looks[hex].numberProbabilities[0]);
        for (std::size_t kind = 0; kind < Kinds; ++kind)
            terrains[hex][kind] *=
                std::exp(kind == index(Terrain::Desert) ? -params.tokenOnDesert * tokenSeen(looks[hex])
                                                        : -params.landWithoutToken * bare);
    }
}

/// Raises the confidence of the robber's number if the tokens of all other hexes are those of the box but that one: a
/// house board with other tokens would hardly match. It is then as sure as the least sure of what it follows from.
void settleUnderRobber(std::vector<HexReading>& hexes, std::array<int, 13> left, const HexMark& robber) {
    HexReading& hidden = hexes[index(robber.at)];
    if (hidden.number == 0) return;
    double least = robber.confidence * hidden.terrainConfidence;
    for (const HexReading& hex : hexes) {
        if (hex.number != 0) --left[static_cast<std::size_t>(hex.number)];
        if (&hex != &hidden) least = std::min(least, hex.numberConfidence);
    }
    const bool boxed = std::all_of(left.begin(), left.end(), [](int count) { return count == 0; });
    if (boxed) hidden.numberConfidence = std::max(hidden.numberConfidence, least);
}

template <std::size_t Kinds>
std::vector<HexReading> fit(const TerrainLooks& looks, const Stock<Kinds>& box, const LayoutParams& params,
                            const std::optional<HexMark>& robber) {
    Terrains<Kinds> terrains(looks.size());
    Choice<kTokenNumbers.size()>::Table numbers(looks.size());
    int tokens = 0;
    for (std::size_t hex = 0; hex < looks.size(); ++hex) {
        for (std::size_t kind = 0; kind < Kinds; ++kind)
            terrains[hex][kind] = static_cast<double>(terrainChance(looks[hex], static_cast<Terrain>(kind)));
        std::copy(looks[hex].numberProbabilities.begin(), looks[hex].numberProbabilities.end(), numbers[hex].begin());
        tokens += looks[hex].number != 0;
    }
    const bool withTokens = tokens >= params.fewTokens;
    if (robber && withTokens)
        for (double& chance : numbers[index(robber->at)])
            chance = std::max(chance, params.underRobber * robber->confidence);
    if (const int others = othersThanBox<Kinds>(terrains, box.terrain) + (withTokens ? desertsWithToken(looks) : 0);
        others > 0)
        soften(terrains, others == 1 ? params.softenedOne : params.softenedMore);
    if (withTokens) weighTokens<Kinds>(terrains, looks, params, robber);
    const Choice<Kinds> terrain(terrains, box.terrain, params.perMissing);

    // Deserts have no token, all other hexes one.
    if (withTokens)
        for (std::size_t hex = 0; hex < looks.size(); ++hex) {
            const bool desert = static_cast<Terrain>(terrain.kind(hex)) == Terrain::Desert;
            const double hint = std::exp(-params.perMissing * terrain.confidence(hex));
            for (std::size_t kind = 0; kind < numbers[hex].size(); ++kind)
                if ((kind == 0) != desert) numbers[hex][kind] *= hint;
        }
    else
        for (auto& chances : numbers)
            for (std::size_t kind = 1; kind < chances.size(); ++kind) chances[kind] *= std::exp(-params.perLoneToken);
    const Choice<kTokenNumbers.size()> number(numbers, box.numbers(), withTokens ? params.perMissing : 0);

    std::vector<HexReading> hexes(looks.size());
    for (std::size_t hex = 0; hex < looks.size(); ++hex) {
        hexes[hex].terrain = static_cast<Terrain>(terrain.kind(hex));
        hexes[hex].terrainConfidence = terrain.confidence(hex);
        hexes[hex].number = kTokenNumbers[number.kind(hex)];
        hexes[hex].numberConfidence = number.confidence(hex);
    }
    if (robber && withTokens) settleUnderRobber(hexes, box.tokens, *robber);
    return hexes;
}

} // namespace

std::vector<HexReading> fitLayout(const TerrainLooks& looks, const Box& box, const LayoutParams& params,
                                  const std::optional<HexMark>& robber) {
    return fit<kTerrains>(looks, {box.terrain, box.tokens}, params, robber);
}

std::vector<HexReading> fitLayout(const TerrainLooks& looks, const Ground& ground, const LayoutParams& params,
                                  const std::optional<HexMark>& robber) {
    TerrainLooks land;
    std::optional<HexMark> onLand;
    for (const HexId hex : ground.land()) {
        if (robber && robber->at == hex) onLand = {static_cast<HexId>(land.size()), robber->confidence};
        land.push_back(looks[index(hex)]);
        land.back().sea = 0;
    }
    constexpr std::size_t kLand = index(Terrain::Gold) + 1;
    Stock<kLand> stock{.terrain = {}, .tokens = ground.tokens};
    std::copy_n(ground.terrain.begin(), kLand, stock.terrain.begin());
    const std::vector<HexReading> fitted = fit<kLand>(land, stock, params, onLand);
    std::vector<HexReading> hexes(looks.size());
    auto next = fitted.begin();
    for (const HexId hex : ground.places().hexes) {
        const auto sea = static_cast<double>(looks[index(hex)].sea);
        HexReading& seen = hexes[index(hex)];
        if (ground.isSea(hex)) {
            seen.terrain = Terrain::Sea;
            seen.terrainConfidence = sea;
            seen.numberConfidence = 1; // no token lies on the sea
        } else {
            seen = *next++;
            seen.terrainConfidence *= 1 - sea;
        }
    }
    return hexes;
}

} // namespace reeve::vision
