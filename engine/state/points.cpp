// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/points.h"

#include <algorithm>

namespace reeve {
namespace {

int victoryPointCards(const PlayerState& player) {
    constexpr auto kind = index(DevelopmentCard::VictoryPoint);
    return player.development[kind] + player.newDevelopment[kind];
}

inline PointParts parts(const GameState& state, PlayerId id, int victoryPoints) {
    const PlayerState& player = state.player(id);
    const auto metropolises =
        std::ranges::count_if(state.metropolises, [&](const Metropolis& m) { return m.player == id; });
    const auto part = [](PointSource source, auto count, std::uint8_t each) {
        return PointPart{source, static_cast<std::uint8_t>(count), each};
    };
    return {part(PointSource::Settlement, player.settlements.size() + player.reduced.size(), 1),
            part(PointSource::City, player.cities.size(), 2),
            part(PointSource::Metropolis, metropolises, 2),
            part(PointSource::LongestRoad, state.longestRoad.player == id, 2),
            part(PointSource::LargestArmy, state.largestArmy.player == id, 2),
            part(PointSource::Defender, player.defender, 1),
            part(PointSource::Merchant, state.board.merchantOwner == id, 1),
            part(PointSource::Printer, player.shown[index(ProgressCard::Printer)], 1),
            part(PointSource::Constitution, player.shown[index(ProgressCard::Constitution)], 1),
            part(PointSource::VictoryPoint, victoryPoints, 1)};
}

inline int sum(const PointParts& parts) {
    int n = 0;
    for (const PointPart& part : parts) n += part.points();
    return n;
}

} // namespace

PointParts openPointParts(const GameState& state, PlayerId player) {
    return parts(state, player, state.turn.phase == Phase::Over ? victoryPointCards(state.player(player)) : 0);
}

int openPoints(const GameState& state, PlayerId player) { return sum(openPointParts(state, player)); }

int hiddenPoints(const GameState& state, PlayerId player) {
    return state.turn.phase == Phase::Over ? 0 : victoryPointCards(state.player(player));
}

int points(const GameState& state, PlayerId player) {
    return sum(parts(state, player, victoryPointCards(state.player(player))));
}

} // namespace reeve
