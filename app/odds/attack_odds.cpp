// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/odds/attack_odds.h"

#include "engine/commands/random_player.h"
#include "engine/game.h"

#include <optional>

namespace reeve::app {
namespace {

/// A game that has not come to an attack after so many commands is given up.
constexpr int kMostCommands = 3000;
/// So often `progress` is told.
constexpr int kTold = 25;

/// Whether the next attack is won; nothing where none comes.
std::optional<bool> nextAttack(GameState state, RandomPlayer& player, const std::atomic<bool>& stopped) {
    for (int n = 0; n < kMostCommands && state.turn.phase != Phase::Over && !stopped; ++n) {
        const Command* command = player.choose(state);
        if (command == nullptr) return std::nullopt;
        const auto decided = decide(state, *command);
        if (!decided) return std::nullopt;
        for (const auto& event : decided.value()) {
            if (const auto* battle = std::get_if<event::BarbariansAttacked>(&event)) return battle->won;
            apply(state, event);
        }
    }
    return std::nullopt;
}

} // namespace

AttackOdds playOdds(const GameState& state, int games, std::uint64_t seed, const std::atomic<bool>& stopped,
                    const std::function<void(const AttackOdds&)>& progress) {
    AttackOdds odds;
    if (!state.rules.knights() || state.turn.phase == Phase::Setup) return odds;
    for (int game = 0; game < games && !stopped; ++game) {
        // Another future each time: the generator of the game itself must tell nothing about what really comes.
        GameState start = state;
        start.chance = Chance{seed + 2 * static_cast<std::uint64_t>(game) + 1};
        RandomPlayer player(seed + 2 * static_cast<std::uint64_t>(game));
        const auto won = nextAttack(start, player, stopped);
        if (won) {
            ++odds.games;
            odds.won += *won;
        }
        if (progress && odds.games > 0 && game % kTold == kTold - 1) progress(odds);
    }
    return odds;
}

} // namespace reeve::app
