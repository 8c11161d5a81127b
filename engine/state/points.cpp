// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/points.h"

#include <bit>

namespace reeve {
namespace {

int victoryPointCards(const PlayerState& player) {
    constexpr auto kind = index(DevelopmentCard::VictoryPoint);
    return player.development[kind] + player.newDevelopment[kind];
}

/// Tells `visit` every source in the order of PointSource: source, count, points for one. Adding up must cost no list:
/// it is done after every command.
template <typename Visit>
inline void eachPart(const GameState& state, PlayerId id, int victoryPoints, Visit visit) {
    const PlayerState& player = state.player(id);
    int metropolises = 0;
    for (const Metropolis& metropolis : state.metropolises) metropolises += metropolis.player == id ? 1 : 0;
    visit(PointSource::Settlement, (player.settlements | player.reduced).size(), 1);
    visit(PointSource::City, player.cities.size(), 2);
    visit(PointSource::Metropolis, metropolises, 2);
    visit(PointSource::LongestRoad, state.longestRoad.player == id ? 1 : 0, 2);
    visit(PointSource::LargestArmy, state.largestArmy.player == id ? 1 : 0, 2);
    visit(PointSource::Defender, player.defender, 1);
    visit(PointSource::Merchant, state.board.merchantOwner == id ? 1 : 0, 1);
    visit(PointSource::Printer, player.shown[index(ProgressCard::Printer)] ? 1 : 0, 1);
    visit(PointSource::Constitution, player.shown[index(ProgressCard::Constitution)] ? 1 : 0, 1);
    visit(PointSource::VictoryPoint, victoryPoints, 1);
    visit(PointSource::Island, std::popcount(player.settledAreas), state.rules.islandPoints);
}

int sum(const GameState& state, PlayerId id, int victoryPoints) {
    int n = 0;
    eachPart(state, id, victoryPoints, [&](PointSource, int count, int each) { n += count * each; });
    return n;
}

int openVictoryPoints(const GameState& state, PlayerId player) {
    return state.turn.phase == Phase::Over ? victoryPointCards(state.player(player)) : 0;
}

} // namespace

PointParts openPointParts(const GameState& state, PlayerId player) {
    PointParts parts;
    std::size_t next = 0;
    eachPart(state, player, openVictoryPoints(state, player), [&](PointSource source, int count, int each) {
        parts[next++] = {source, static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(each)};
    });
    return parts;
}

int openPoints(const GameState& state, PlayerId player) { return sum(state, player, openVictoryPoints(state, player)); }

int hiddenPoints(const GameState& state, PlayerId player) {
    return state.turn.phase == Phase::Over ? 0 : victoryPointCards(state.player(player));
}

int points(const GameState& state, PlayerId player) {
    return sum(state, player, victoryPointCards(state.player(player)));
}

} // namespace reeve
