// SPDX-License-Identifier: GPL-3.0-or-later
// How likely each player wins, as far as features tell: the chance of a player is exp(score), divided by everybody's.
#pragma once

#include "engine/player/features.h"

namespace reeve::player {

/// A score is the sum of `early` times the features, and of `late` times the features and the leader's points.
struct Weights {
    Features early{};
    Features late{};
};

float scoreOf(const Features& features, const Weights& weights, float late);

using Chances = std::array<double, kMaxPlayers>;
/// What the scores of a position say: of each player in the game a number from 0 to 1; together 1.
Chances estimate(const GameState& state, const Weights& weights);

/// Compares what can become of a position, for one player.
class Prospects {
public:
    Prospects(const GameState& before, PlayerId player, const Weights& weights);
    /// The logarithm of the player's chance against all others', if `after` comes of it; the higher the better.
    [[nodiscard]] double of(const GameState& after);

private:
    [[nodiscard]] float score(const GameState& state, std::size_t player, const Common& common,
                              const Holdings& holdings) const;
    [[nodiscard]] bool concerns(const GameState& after, std::size_t other) const;

    const GameState& m_before;
    PlayerId m_player;
    const Weights& m_weights;
    Land m_land;
    IntersectionSet m_closed;                     ///< before
    std::array<Holdings, kMaxPlayers> m_holdings; ///< before
    std::array<float, kMaxPlayers> m_scores{};    ///< of the others, as they stand before
};

} // namespace reeve::player
