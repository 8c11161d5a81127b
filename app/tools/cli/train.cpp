// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tools/cli/train.h"

#include "app/tools/cli/table.h"
#include "engine/advance.h"
#include "engine/player/choose.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <thread>

namespace {

using namespace reeve;
using player::Features;
using player::kFeatures;
using player::Weights;

constexpr const char* kHelp =
    "Usage: reeve-cli train [--base] [--rounds R] [--games N] [--seed S] [--threads T]\n"
    "  R rounds (6) of N games (2000) of four players, who choose by what was learned in the rounds before and try\n"
    "  something else now and then; the first knows that points count, and nothing else. After each round the weights are\n"
    "  fitted to who won from the positions of the last two.\n";

constexpr int kPlayers = 4;
constexpr std::size_t kCompared = 24; ///< commands compared per step
constexpr double kNoise = 0.12;
constexpr int kMostCommands = 6000;
constexpr int kKeepOneIn = 24; ///< average number of commands between two kept positions
constexpr int kTestOneIn = 10; ///< every tenth game is used for testing only

/// A position and its winner.
struct Sample {
    std::array<Features, kPlayers> features;
    float late = 0;
    std::uint8_t winner = 0;
    bool test = false;
};

/// Plays a game and keeps some of its positions if it has a winner.
void playOne(bool base, std::uint64_t seed, const Weights& weights, double noise, std::vector<Sample>& samples) {
    Chance chance(seed * 7919);
    auto state = cli::newTable(base, kPlayers, seed);
    const auto first = samples.size();
    for (int n = 0; n < kMostCommands && state.turn.phase != Phase::Over; ++n) {
        const auto command = player::bestCommand(state, player::toAct(state), weights, kCompared, noise, chance);
        if (!command || !advance(state, *command)) break;
        if (state.turn.phase == Phase::Over || chance.draw(kKeepOneIn) != 0) continue;
        const player::Land land(state.board);
        const player::Common common(state);
        Sample sample;
        sample.late = common.late;
        sample.test = seed % kTestOneIn == 0;
        for (std::size_t p = 0; p < kPlayers; ++p)
            sample.features[p] = player::featuresOf(state, static_cast<PlayerId>(p), land, common);
        samples.push_back(sample);
    }
    if (state.winner == kNobody) return samples.resize(first);
    for (auto i = first; i < samples.size(); ++i) samples[i].winner = static_cast<std::uint8_t>(index(state.winner));
}

std::array<double, kPlayers> chancesIn(const Sample& sample, const Weights& weights) {
    std::array<double, kPlayers> chances{};
    double all = 0;
    for (std::size_t p = 0; p < kPlayers; ++p)
        all += chances[p] = std::exp(static_cast<double>(player::scoreOf(sample.features[p], weights, sample.late)));
    for (auto& chance : chances) chance /= all;
    return chances;
}

/// Mean negative log-likelihood of the winners. Uniform guessing gives log 4 = 1.386.
double surprise(const std::vector<Sample>& samples, const Weights& weights, bool test) {
    double all = 0;
    std::size_t n = 0;
    for (const auto& sample : samples)
        if (sample.test == test) {
            all -= std::log(std::max(1e-9, chancesIn(sample, weights)[sample.winner]));
            ++n;
        }
    return n == 0 ? 0 : all / static_cast<double>(n);
}

/// Weights that minimize surprise(), with L2 regularization (multinomial logistic regression with Adam: Kingma and Ba
/// 2015).
Weights fitted(const std::vector<Sample>& samples, std::uint64_t seed) {
    constexpr int kEpochs = 16, kBatch = 256;
    constexpr double kRate = 0.02, kDecay = 2e-4, kFirst = 0.9, kSecond = 0.999;
    constexpr std::size_t kAll = 2 * kFeatures;
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < samples.size(); ++i)
        if (!samples[i].test) order.push_back(i);
    std::array<double, kAll> value{}, mean{}, spread{};
    Weights weights;
    Chance chance(seed);
    int steps = 0;
    for (int epoch = 0; epoch < kEpochs; ++epoch) {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[static_cast<std::size_t>(chance.draw(static_cast<int>(i)))]);
        const double rate = kRate * (1.0 - static_cast<double>(epoch) / kEpochs);
        for (std::size_t from = 0; from + kBatch <= order.size(); from += kBatch) {
            std::array<double, kAll> slope{};
            for (std::size_t i = from; i < from + kBatch; ++i) {
                const auto& sample = samples[order[i]];
                const auto chances = chancesIn(sample, weights);
                for (std::size_t p = 0; p < kPlayers; ++p) {
                    const double error = chances[p] - (p == sample.winner ? 1.0 : 0.0);
                    const double late = error * static_cast<double>(sample.late);
                    for (std::size_t f = 0; f < kFeatures; ++f) {
                        const auto feature = static_cast<double>(sample.features[p][f]);
                        slope[f] += error * feature;
                        slope[kFeatures + f] += late * feature;
                    }
                }
            }
            ++steps;
            for (std::size_t k = 0; k < kAll; ++k) {
                const double g = slope[k] / kBatch + kDecay * value[k];
                mean[k] = kFirst * mean[k] + (1 - kFirst) * g;
                spread[k] = kSecond * spread[k] + (1 - kSecond) * g * g;
                const double m = mean[k] / (1 - std::pow(kFirst, steps));
                const double v = spread[k] / (1 - std::pow(kSecond, steps));
                value[k] -= rate * m / (std::sqrt(v) + 1e-8);
                (k < kFeatures ? weights.early[k] : weights.late[k - kFeatures]) = static_cast<float>(value[k]);
            }
        }
    }
    return weights;
}

void write(const char* name, const Features& row) {
    std::printf("    .%s = {", name);
    for (std::size_t f = 0; f < kFeatures; ++f)
        std::printf("%s%.4ff%s", f % 10 == 0 ? "\n        " : " ", static_cast<double>(row[f]),
                    f + 1 < kFeatures ? "," : "},\n");
}

} // namespace

int trainCommand(std::span<const std::string> args) {
    cli::Words words{{{"--base", false}, {"--help", false}},
                     {{"--rounds", 6}, {"--games", 2000}, {"--seed", 1}, {"--threads", 1}},
                     {},
                     {}};
    if (!words.read(args, kHelp)) return 2;
    if (words.switches["--help"]) {
        std::cout << kHelp;
        return 0;
    }
    const auto games = words.numbers["--games"], rounds = words.numbers["--rounds"],
               threads = words.numbers["--threads"];
    if (!words.alone.empty() || games < 100 || rounds == 0 || threads == 0 || threads > 64) {
        std::cerr << kHelp;
        return 2;
    }
    const bool base = words.switches["--base"];
    auto seed = words.numbers["--seed"];
    Weights weights;
    weights.early[index(player::Feature::Points)] = 1;
    std::vector<Sample> before, samples;
    for (std::uint64_t round = 1; round <= rounds; ++round) {
        const auto begin = std::chrono::steady_clock::now();
        std::vector<std::vector<Sample>> shares(threads);
        const auto share = [&](std::uint64_t t) {
            for (auto game = t; game < games; game += threads) playOne(base, seed + game, weights, kNoise, shares[t]);
        };
        {
            std::vector<std::jthread> helpers;
            for (std::uint64_t t = 1; t < threads; ++t) helpers.emplace_back(share, t);
            share(0);
        }
        seed += games;
        before = std::move(samples);
        samples.clear();
        for (auto& part : shares) samples.insert(samples.end(), part.begin(), part.end());
        const std::chrono::duration<double> played = std::chrono::steady_clock::now() - begin;
        auto both = samples;
        if (round > 2) both.insert(both.end(), before.begin(), before.end());
        weights = fitted(both, seed);
        const std::chrono::duration<double> all = std::chrono::steady_clock::now() - begin;
        std::fprintf(
            stderr,
            "round %d: %zu positions, surprise %.4f learned from, %.4f of other games; %.1f s played, %.1f s fitted\n",
            static_cast<int>(round), samples.size(), surprise(both, weights, false), surprise(both, weights, true),
            played.count(), all.count() - played.count());
    }
    write("early", weights.early);
    write("late", weights.late);
    return 0;
}
