// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/position/queries.h"

#include "engine/board/longest_road.h"
#include "engine/board/one_word.h"
#include "engine/modules/fan/coast/coast.h"
#include "engine/modules/seafarers/trade_route.h"
#include "engine/tables/improvements.h"
#include "engine/tables/terrain.h"

namespace reeve {

IntersectionSet cleanCities(const GameState& state, PlayerId player) {
    IntersectionSet clean = state.player(player).cities;
    for (const auto& metropolis : state.metropolises)
        if (metropolis.player == player) clean.erase(metropolis.at);
    if (state.rules.fan.any()) clean -= fan::conqueredBuildings(state, player);
    return clean;
}

int handLimit(const GameState& state, PlayerId player) {
    auto walls = state.player(player).walls;
    if (state.rules.fan.any()) walls -= fan::conqueredBuildings(state, player);
    return supply::kHandLimit + supply::kHandLimitPerWall * walls.size();
}

IntersectionSet standingCities(const GameState& state, PlayerId player) {
    const auto& cities = state.player(player).cities;
    return state.rules.fan.any() ? cities - fan::conqueredBuildings(state, player) : cities;
}

int barbarianStrength(const GameState& state) {
    int cities = 0;
    for (std::size_t p = 0; p < state.seatCount; ++p) cities += standingCities(state, static_cast<PlayerId>(p)).size();
    return cities;
}

int roadLength(const GameState& state, PlayerId player) {
    if (!state.player(player).ships.empty())
        return seafarers::longestRouteLength(state.island(), seafarers::networkOf(state, player));
    return longestTrail(state.island(), state.player(player).roads, foreignPieces(state, player));
}

InlineVector<PathId, kMaxPaths> longestRoad(const GameState& state, PlayerId player) {
    if (!state.player(player).ships.empty())
        return seafarers::longestRoute(state.island(), seafarers::networkOf(state, player));
    return longestTrailPath(state.island(), state.player(player).roads, foreignPieces(state, player));
}

namespace {

/// Bit set of HarborKind: the harbours at which these buildings stand.
unsigned harborsOf(const GameState& state, const IntersectionSet& buildings) {
    return onBoard(state.board.islandId, [&](auto sets) {
        const auto built = sets(buildings);
        unsigned kinds = 0;
        for (const auto& harbor : state.board.harbors) {
            const auto& [a, b] = state.island().pathEnds[index(harbor.at)];
            kinds |= static_cast<unsigned>(built.holds(a) | built.holds(b)) << index(harbor.gives);
        }
        return kinds;
    });
}

/// The rates without and with a 3:1 harbour, for each set of kinds with a 2:1 rate.
constexpr auto kRates = [] {
    std::array<std::array<Hand, 1U << kCards>, 2> rates{};
    for (unsigned any = 0; any < 2; ++any)
        for (unsigned best = 0; best < 1U << kCards; ++best)
            for (const Card card : kAllCards)
                rates[any][best].set(card, ((best >> index(card)) & 1U) != 0 ? 2 : any != 0 ? 3 : 4);
    return rates;
}();

} // namespace

Hand bankRates(const GameState& state, PlayerId player) {
    const auto& p = state.player(player);
    auto buildings = p.buildings();
    if (state.rules.fan.any()) buildings -= fan::conqueredBuildings(state, player);
    const auto harbors = harborsOf(state, buildings);
    constexpr auto any = 1U << index(HarborKind::Any);
    unsigned best = harbors & ~any; // bit set of Card: HarborKind begins with the resources
    if (state.board.merchantOwner == player)
        if (const auto card = resourceOf(state.board.terrain[index(state.board.merchant)]); card != kNoCard)
            best |= 1U << index(card);
    if (p.improvements[index(Track::Trade)] >= kAbilityLevel) // Trading House
        for (const Card card : kCommodityKinds) best |= 1U << index(card);
    if (state.turn.player == player) best |= state.turn.merchantFleet;
    return kRates[(harbors & any) != 0][best]; // TRADE-21: the best rate applies
}

} // namespace reeve
