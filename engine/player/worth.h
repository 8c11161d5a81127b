// SPDX-License-Identifier: GPL-3.0-or-later
// Estimates each player's chance to win from the features: exp(score), divided by the sum over all players.
#pragma once

#include "engine/player/features.h"

namespace reeve::player {

/// Score = the sum of `early` times the features, plus `late` times the features times the leader's points.
struct Weights {
    Features early{};
    Features late{};
};

float scoreOf(const Features& features, const Weights& weights, float late);

using Chances = std::array<double, kMaxPlayers>;
/// Returns each player's chance from 0 to 1; the sum is 1.
Chances estimate(const GameState& state, const Weights& weights);

/// Compares possible successors of a position for one player.
class Prospects {
public:
    /// `before` and `weights` must outlive this object.
    Prospects(const GameState& before, PlayerId player, const Weights& weights);
    /// Returns the log odds of the player against all others after `after`; higher is better.
    [[nodiscard]] double of(const GameState& after);

private:
    [[nodiscard]] float score(const GameState& state, std::size_t player, const Common& common,
                              const Holdings& holdings) const;
    [[nodiscard]] bool concerns(const GameState& after, std::size_t other) const;

    const GameState& m_before;
    PlayerId m_player;
    const Weights& m_weights;
    Land m_land;
    IntersectionSet m_closed;                     ///< of the position before
    std::array<Holdings, kMaxPlayers> m_holdings; ///< of the position before
    std::array<float, kMaxPlayers> m_scores{};    ///< of the other players, in the position before
};

} // namespace reeve::player
