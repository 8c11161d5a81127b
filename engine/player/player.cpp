// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/player/player.h"

#include "engine/advance.h"
#include "engine/choices/legal_commands.h"
#include "engine/player/choose.h"
#include "engine/player/look_ahead.h"
#include "engine/player/sample.h"
#include "engine/player/weights.h"

#include <algorithm>

namespace reeve::player {
namespace {

constexpr double kNewcomersNoise = 0.15;
constexpr std::size_t kMostAhead = 24; ///< commands compared at each step of a game played ahead
constexpr int kMostTurns = 400;        ///< upper bound for a sensible game
constexpr int kMostCommandsAhead = 8000;

/// A random legal command of a player, all equally likely.
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

} // namespace

Player::Player(Level level, std::uint64_t seed, Thinking thinking)
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
