// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/position/points.h"

#include "engine/board/one_word.h"
#include "engine/modules/fan/coast/coast.h"
#include "engine/modules/fan/questions.h"

#include <bit>
#include <utility>

namespace reeve {
namespace {

int victoryPointCards(const PlayerState& player) {
    constexpr auto kind = index(DevelopmentCard::VictoryPoint);
    return player.development[kind] + player.newDevelopment[kind];
}

/// The sources that a game may have.
enum class Sources : std::uint8_t {
    Base,    ///< the base game
    Knights, ///< Cities & Knights
    All      ///< all sources; those that the game lacks count 0
};

/// Numbers of settlements (with cities on their side) and of cities.
std::pair<int, int> countBuildings(const GameState& state, const PlayerState& player) {
    return onBoard(state.board.islandId, [&](auto sets) {
        return std::pair{(sets(player.settlements) | sets(player.reduced)).size(), sets(player.cities).size()};
    });
}

/// Calls `visit` with each source in the order of PointSource: source, count, points for one. Builds no list, because
/// the sum is needed after every command.
template <Sources kOf, typename Visit>
inline void eachPart(const GameState& state, PlayerId id, int victoryPoints, Visit visit) {
    constexpr bool kKnights = kOf != Sources::Base;
    constexpr bool kAll = kOf == Sources::All;
    const PlayerState& player = state.player(id);
    const bool fan = kAll && state.rules.fan.any(); // without fan modules a working copy omits that part
    auto [settlements, cities] = countBuildings(state, player);
    if (fan) {
        const auto conquered = fan::conqueredBuildings(state, id);
        settlements -= ((player.settlements | player.reduced) & conquered).size();
        cities -= (player.cities & conquered).size();
    }
    visit(PointSource::Settlement, settlements, 1);
    visit(PointSource::City, cities, 2);
    if constexpr (kKnights) {
        int metropolises = 0;
        for (const Metropolis& metropolis : state.metropolises) metropolises += metropolis.player == id ? 1 : 0;
        visit(PointSource::Metropolis, metropolises, 2);
    }
    visit(PointSource::LongestRoad, state.longestRoad.player == id ? 1 : 0, 2);
    visit(PointSource::LargestArmy, state.largestArmy.player == id ? 1 : 0, 2);
    if constexpr (kKnights) {
        visit(PointSource::Defender, player.defender, 1);
        visit(PointSource::Merchant, state.board.merchantOwner == id ? 1 : 0, 1);
        visit(PointSource::Printer, player.shown[index(ProgressCard::Printer)] ? 1 : 0, 1);
        visit(PointSource::Constitution, player.shown[index(ProgressCard::Constitution)] ? 1 : 0, 1);
    }
    visit(PointSource::VictoryPoint, victoryPoints, 1);
    if constexpr (kAll) {
        visit(PointSource::Island, std::popcount(player.settledAreas), state.rules.islandPoints);
        visit(PointSource::Mining, fan ? fan::chitsReached(state, id) : 0, 1);
        visit(PointSource::Nyala, fan && state.fan.nyala == id ? 1 : 0, state.rules.fan.numbers.nyalaPoints);
        visit(PointSource::Prisoner, fan ? fan::prisonerPoints(state, id) : 0, 1);
    }
}

template <Sources kOf>
int sumOf(const GameState& state, PlayerId id, int victoryPoints) {
    int n = 0;
    eachPart<kOf>(state, id, victoryPoints, [&](PointSource, int count, int each) { n += count * each; });
    return n;
}

/// Not inlined: otherwise every sum would set up its stack frame.
[[gnu::noinline]] int sumOfAll(const GameState& state, PlayerId id, int victoryPoints) {
    return sumOf<Sources::All>(state, id, victoryPoints);
}

int sum(const GameState& state, PlayerId id, int victoryPoints) {
    if (state.rules.seafarers() || state.rules.fan.any()) [[unlikely]]
        return sumOfAll(state, id, victoryPoints);
    return state.rules.knights() ? sumOf<Sources::Knights>(state, id, victoryPoints)
                                 : sumOf<Sources::Base>(state, id, victoryPoints);
}

int openVictoryPoints(const GameState& state, PlayerId player) {
    return state.turn.phase == Phase::Over ? victoryPointCards(state.player(player)) : 0;
}

} // namespace

PointParts openPointParts(const GameState& state, PlayerId player) {
    PointParts parts;
    std::size_t next = 0;
    eachPart<Sources::All>(
        state, player, openVictoryPoints(state, player), [&](PointSource source, int count, int each) {
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
