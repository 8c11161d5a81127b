// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/player/worth.h"

#include <cmath>
#include <cstring>

namespace reeve::player {
namespace {

constexpr double kWon = 100; ///< above every score

} // namespace

float scoreOf(const Features& features, const Weights& weights, float late) {
    // Four independent sums, so that the processor adds them in parallel.
    constexpr std::size_t kLanes = 4;
    static_assert(kFeatures % kLanes == 0);
    std::array<float, kLanes> early{}, later{};
    for (std::size_t i = 0; i < kFeatures; i += kLanes)
        for (std::size_t l = 0; l < kLanes; ++l) {
            early[l] += features[i + l] * weights.early[i + l];
            later[l] += features[i + l] * weights.late[i + l];
        }
    return early[0] + early[1] + early[2] + early[3] + late * (later[0] + later[1] + later[2] + later[3]);
}

Chances estimate(const GameState& state, const Weights& weights) {
    Chances chances{};
    if (state.winner != kNobody) {
        chances[index(state.winner)] = 1;
        return chances;
    }
    const Land land(state.board);
    const Common common(state);
    double all = 0;
    for (std::size_t p = 0; p < state.playerCount; ++p) {
        chances[p] = std::exp(static_cast<double>(
            scoreOf(featuresOf(state, static_cast<PlayerId>(p), land, common), weights, common.late)));
        all += chances[p];
    }
    for (auto& chance : chances) chance /= all;
    return chances;
}

Prospects::Prospects(const GameState& before, PlayerId player, const Weights& weights)
    : m_before(before), m_player(player), m_weights(weights), m_land(before.board), m_closed(closedSites(before)) {
    const Common common(before, m_closed);
    for (std::size_t p = 0; p < before.playerCount; ++p) {
        m_holdings[p] = holdingsOf(before, static_cast<PlayerId>(p), m_land, m_closed);
        if (p != index(player)) m_scores[p] = score(before, p, common, m_holdings[p]);
    }
}

float Prospects::score(const GameState& state, std::size_t player, const Common& common,
                       const Holdings& holdings) const {
    return scoreOf(featuresOf(state, static_cast<PlayerId>(player), common, holdings), m_weights, common.late);
}

/// True if another player's features may differ after the command. May return true unnecessarily.
bool Prospects::concerns(const GameState& after, std::size_t other) const {
    const auto& mine = m_before.player(m_player);
    const auto& now = after.player(m_player);
    return std::memcmp(&m_before.players[other], &after.players[other], sizeof(PlayerState)) != 0 ||
           m_before.board.robber != after.board.robber || m_before.longestRoad != after.longestRoad ||
           m_before.largestArmy != after.largestArmy || m_before.metropolises != after.metropolises ||
           m_before.board.merchantOwner != after.board.merchantOwner || m_before.shipSpaces != after.shipSpaces ||
           mine.roads != now.roads || mine.buildings() != now.buildings() || mine.cities != now.cities ||
           !(mine.knights == now.knights) || m_before.turn.player != after.turn.player || !m_land.isOf(after.board);
}

double Prospects::of(const GameState& after) {
    if (after.winner != kNobody) return after.winner == m_player ? kWon : -kWon;
    if (!m_land.isOf(after.board)) { // the Inventor: rare, so everything is recomputed
        Prospects anew(after, m_player, m_weights);
        return anew.of(after);
    }
    const bool same = sameHoldings(m_before, after);
    const Common common = same ? Common(after, m_closed) : Common(after);
    const auto scoreAfter = [&](std::size_t p) {
        if (same) return score(after, p, common, m_holdings[p]);
        return score(after, p, common, holdingsOf(after, static_cast<PlayerId>(p), m_land, common.closed));
    };
    double others = 0;
    for (std::size_t p = 0; p < after.playerCount; ++p) {
        if (p == index(m_player)) continue;
        others += std::exp(static_cast<double>(concerns(after, p) ? scoreAfter(p) : m_scores[p]));
    }
    return static_cast<double>(scoreAfter(index(m_player))) - std::log(others);
}

} // namespace reeve::player
