// SPDX-License-Identifier: GPL-3.0-or-later
// How likely the knights hold the next attack, found by playing the game on many times with players who leave everything to
// chance. It is a feeling for the position, no oracle: real people build knights when the ship draws near.
#pragma once

#include "engine/state/game_state.h"

#include <atomic>
#include <cstdint>
#include <functional>

namespace reeve::app {

struct AttackOdds {
    int games = 0; ///< that came to the next attack
    int won = 0;   ///< of these: the knights held
    int turns = 0; ///< of all these games together, until the attack
    friend bool operator==(const AttackOdds&, const AttackOdds&) = default;
};

/// Plays `games` games on from `state` to the next attack each, or until `stopped` says so. The same seed gives the same odds.
/// A game that ends before an attack, or does not come to one within the limit of commands, is not counted. `progress` is
/// called now and then with what is known so far; it may be empty.
AttackOdds playOdds(const GameState& state, int games, std::uint64_t seed, const std::atomic<bool>& stopped,
                    const std::function<void(const AttackOdds&)>& progress = {});

} // namespace reeve::app
