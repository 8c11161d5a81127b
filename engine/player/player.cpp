// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/player/player.h"

#include "engine/advance.h"
#include "engine/commands/legal_commands.h"
#include "engine/player/choose.h"
#include "engine/player/sample.h"
#include "engine/player/weights.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace reeve::player {
namespace {

constexpr double kNewcomersNoise = 0.15;
constexpr std::size_t kMostAhead = 24;   ///< commands compared at each step of a game that is played ahead
constexpr std::size_t kMostCompared = 6; ///< commands that are played ahead
constexpr double kWorthALook = 0.8;      ///< those that are at most so much worse
constexpr int kRoundsAhead = 2;
constexpr int kMostTurns = 400; ///< no sensible game is longer
constexpr int kMostCommandsAhead = 8000;
constexpr int kFewestSamples = 4; ///< fewer say nothing

/// One of the legal commands of a player, each as likely as any other.
std::optional<Command> anyCommand(const GameState& state, PlayerId player, Chance& chance,
                                  std::span<const Command> refused) {
    std::optional<Command> drawn;
    int met = 0;
    auto take = [&](const Command& command) {
        if (std::ranges::find(refused, command) == refused.end() && chance.draw(++met) == 0) drawn = command;
    };
    listLegalCommands(state, player, CommandSink(take));
    return drawn;
}

double chanceIn(const Chances& chances, PlayerId player) { return chances[index(player)]; }

/// Of the best few commands of one step the one that does best when the game is played on, with other hidden cards and
/// other dice each time; all commands meet the same ones. On a machine on which there is no time for that, the best of
/// one step.
std::optional<Command> lookAhead(const GameView& view, PlayerId player, const Weights& weights,
                                 std::chrono::milliseconds thinking, Chance& chance, std::span<const Command> refused) {
    const auto end = std::chrono::steady_clock::now() + thinking;
    const auto inTime = [&] { return std::chrono::steady_clock::now() < end; };
    const auto choices = choicesOf(sampled(view, chance), player, weights, kMostChoices, chance);
    std::array<std::size_t, kMostChoices> order{};
    std::size_t open = 0;
    for (std::size_t i = 0; i < choices.size(); ++i)
        if (std::ranges::find(refused, choices[i].command) == refused.end()) order[open++] = i;
    if (open == 0) return std::nullopt;
    std::sort(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(open),
              [&](std::size_t a, std::size_t b) { // of equals the one that was met first, as one step ahead
                  return choices[a].worth != choices[b].worth ? choices[a].worth > choices[b].worth : a < b;
              });
    std::size_t compared = 0;
    while (compared < std::min(open, kMostCompared) &&
           choices[order[compared]].worth >= choices[order[0]].worth - kWorthALook)
        ++compared;
    if (compared == 1) return choices[order[0]].command;

    std::array<double, kMostCompared> sum{}, square{};
    int samples = 0;
    for (; inTime(); ++samples) {
        const auto start = sampled(view, chance);
        const auto luck = chance;
        std::array<double, kMostCompared> won{};
        std::size_t played = 0;
        for (; played < compared && inTime(); ++played) {
            auto state = start;
            auto dice = luck;
            if (advance(state, choices[order[played]].command))
                won[played] = chanceIn(playedAhead(state, weights, kRoundsAhead * state.playerCount, 0, dice), player);
        }
        if (played < compared) break; // the last one is not complete
        for (std::size_t i = 0; i < compared; ++i) {
            sum[i] += won[i] - won[0];
            square[i] += (won[i] - won[0]) * (won[i] - won[0]);
        }
        chance.advance(1);
    }
    if (samples < kFewestSamples) return choices[order[0]].command;
    // Another command than the first must have done better by more than chance would have it.
    std::size_t best = 0;
    double lead = 0;
    for (std::size_t i = 1; i < compared; ++i) {
        const double mean = sum[i] / samples;
        const double error = std::sqrt(std::max(0.0, square[i] / samples - mean * mean) / samples);
        if (mean - error <= lead) continue;
        lead = mean - error;
        best = i;
    }
    return choices[order[best]].command;
}

} // namespace

Player::Player(Level level, std::uint64_t seed, std::chrono::milliseconds thinking)
    : m_level(level), m_thinking(thinking), m_chance(seed) {}

std::optional<Command> Player::choose(const GameView& view, std::span<const Command> refused) {
    const auto player = view.viewer.player();
    const auto& learned = learnedWeights(view.rules.game);
    if (m_level == Level::Strongest) return lookAhead(view, player, learned, m_thinking, m_chance, refused);
    const auto state = sampled(view, m_chance);
    const auto best = [&](const Weights& weights, double noise) {
        return bestCommand(state, player, weights, kMostChoices, noise, m_chance, refused);
    };
    switch (m_level) {
    case Level::Random: return anyCommand(state, player, m_chance, refused);
    case Level::Builder: return best(builderWeights(), 0);
    case Level::Newcomer: return best(thumbWeights(), kNewcomersNoise);
    case Level::Casual: return best(thumbWeights(), 0);
    default: return best(learned, 0);
    }
}

Chances playedAhead(GameState state, const Weights& weights, int turns, double noise, Chance& chance) {
    const int last = state.turn.number + turns;
    for (int n = 0; n < kMostCommandsAhead && state.turn.phase != Phase::Over && state.turn.number < last; ++n) {
        const auto command = bestCommand(state, toAct(state), weights, kMostAhead, noise, chance);
        if (!command || !advance(state, *command)) break;
    }
    return estimate(state, weights);
}

Chances chancesOf(const GameView& view, int games, Chance& chance) {
    const auto& weights = learnedWeights(view.rules.game);
    Chances all{};
    for (int n = 0; n < games; ++n) {
        const auto won = playedAhead(sampled(view, chance), weights, kMostTurns, 0, chance);
        for (std::size_t p = 0; p < all.size(); ++p) all[p] += won[p] / games;
    }
    return all;
}

} // namespace reeve::player
