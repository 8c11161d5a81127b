// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/points.h"

#include "engine/board/one_word.h"
#include "engine/modules/fan/conquest.h"
#include "engine/modules/fan/questions.h"

#include <bit>

namespace reeve {
namespace {

int victoryPointCards(const PlayerState& player) {
    constexpr auto kind = index(DevelopmentCard::VictoryPoint);
    return player.development[kind] + player.newDevelopment[kind];
}

/// Tells `visit` the sources in the order of PointSource: source, count, points for one. `All`: every source, also
/// those that the game does not have, which bring nothing; else those of the base game. Adding up must cost no list: it
/// is done after every command.
template <bool All, typename Visit>
inline void eachPart(const GameState& state, PlayerId id, int victoryPoints, Visit visit) {
    const PlayerState& player = state.player(id);
    auto settlements = player.settlements | player.reduced;
    auto cities = player.cities;
    const bool fan = All && state.rules.fan.any(); // else that part of the state may not be there
    if (fan) {
        const auto conquered = fan::conqueredBuildings(state, id);
        settlements -= conquered;
        cities -= conquered;
    }
    const bool oneWord = inOneWord(state.board.islandId);
    visit(PointSource::Settlement, oneWord ? std::popcount(firstWord(settlements)) : settlements.size(), 1);
    visit(PointSource::City, oneWord ? std::popcount(firstWord(cities)) : cities.size(), 2);
    if constexpr (All) {
        int metropolises = 0;
        for (const Metropolis& metropolis : state.metropolises) metropolises += metropolis.player == id ? 1 : 0;
        visit(PointSource::Metropolis, metropolises, 2);
    }
    visit(PointSource::LongestRoad, state.longestRoad.player == id ? 1 : 0, 2);
    visit(PointSource::LargestArmy, state.largestArmy.player == id ? 1 : 0, 2);
    if constexpr (All) {
        visit(PointSource::Defender, player.defender, 1);
        visit(PointSource::Merchant, state.board.merchantOwner == id ? 1 : 0, 1);
        visit(PointSource::Printer, player.shown[index(ProgressCard::Printer)] ? 1 : 0, 1);
        visit(PointSource::Constitution, player.shown[index(ProgressCard::Constitution)] ? 1 : 0, 1);
    }
    visit(PointSource::VictoryPoint, victoryPoints, 1);
    if constexpr (All) {
        visit(PointSource::Island, std::popcount(player.settledAreas), state.rules.islandPoints);
        visit(PointSource::Mining, fan ? fan::chitsReached(state, id) : 0, 1);
        visit(PointSource::Nyala, fan && state.fan.nyala == id ? 1 : 0, state.rules.fan.numbers.nyalaPoints);
        visit(PointSource::Prisoner, fan ? fan::prisonerPoints(state, id) : 0, 1);
    }
}

int sum(const GameState& state, PlayerId id, int victoryPoints) {
    int n = 0;
    const auto add = [&](PointSource, int count, int each) { n += count * each; };
    const Rules& rules = state.rules;
    if (rules.knights() || rules.seafarers() || rules.fan.any())
        eachPart<true>(state, id, victoryPoints, add);
    else
        eachPart<false>(state, id, victoryPoints, add);
    return n;
}

int openVictoryPoints(const GameState& state, PlayerId player) {
    return state.turn.phase == Phase::Over ? victoryPointCards(state.player(player)) : 0;
}

} // namespace

PointParts openPointParts(const GameState& state, PlayerId player) {
    PointParts parts;
    std::size_t next = 0;
    eachPart<true>(state, player, openVictoryPoints(state, player), [&](PointSource source, int count, int each) {
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
