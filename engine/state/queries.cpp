// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/queries.h"

#include "engine/board/longest_road.h"
#include "engine/tables/terrain.h"

#include <algorithm>

namespace reeve {
namespace {

constexpr std::size_t seats(const GameState& state) { return state.seatCount; }

} // namespace

int bank(const GameState& state, Card card) {
    int n = supply::cards(card);
    for (std::size_t p = 0; p < seats(state); ++p) n -= state.players[p].hand[card];
    return n;
}

Hand bank(const GameState& state) {
    Hand all = supply::kBox;
    for (std::size_t p = 0; p < seats(state); ++p) all -= state.players[p].hand;
    return all;
}

IntersectionSet allBuildings(const GameState& state) {
    IntersectionSet all;
    for (std::size_t p = 0; p < seats(state); ++p) all |= state.players[p].buildings();
    return all;
}

IntersectionSet allKnights(const GameState& state) {
    IntersectionSet all;
    for (std::size_t p = 0; p < seats(state); ++p) all |= state.players[p].knightPlaces;
    return all;
}

IntersectionSet foreignPieces(const GameState& state, PlayerId player) {
    IntersectionSet all;
    for (std::size_t p = 0; p < seats(state); ++p)
        if (p != index(player)) all |= state.players[p].buildings() | state.players[p].knightPlaces;
    return all;
}

PathSet allRoads(const GameState& state) {
    PathSet all;
    for (std::size_t p = 0; p < seats(state); ++p) all |= state.players[p].roads;
    return all;
}

PlayerId buildingOwner(const GameState& state, IntersectionId at) {
    for (std::size_t p = 0; p < seats(state); ++p)
        if (state.players[p].buildings().contains(at)) return static_cast<PlayerId>(p);
    return kNobody;
}

PlayerId knightOwner(const GameState& state, IntersectionId at) {
    for (std::size_t p = 0; p < seats(state); ++p)
        if (state.players[p].knightPlaces.contains(at)) return static_cast<PlayerId>(p);
    return kNobody;
}

IntersectionSet endsOf(const PathSet& paths) {
    IntersectionSet ends;
    for (const auto path : paths) ends |= kTopology.pathEndSet[index(path)];
    return ends;
}

IntersectionSet withNeighbors(const IntersectionSet& places) {
    IntersectionSet all = places;
    for (const auto at : places) all |= kTopology.intersectionNeighbors[index(at)];
    return all;
}

HexSet hexesBeside(const IntersectionSet& places) {
    HexSet hexes;
    for (const auto at : places) hexes |= kTopology.intersectionHexes[index(at)];
    return hexes;
}

IntersectionSet cleanCities(const GameState& state, PlayerId player) {
    IntersectionSet clean = state.player(player).cities;
    for (const auto& metropolis : state.metropolises)
        if (metropolis.player == player) clean.erase(metropolis.at);
    return clean;
}

int handLimit(const GameState& state, PlayerId player) {
    return supply::kHandLimit + supply::kHandLimitPerWall * state.player(player).walls.size();
}

int knightStrength(const GameState& state, PlayerId player) {
    int strength = 0;
    for (const auto& knight : state.player(player).knights)
        if (knight.active) strength += knight.level;
    return strength;
}

int committedStrength(const GameState& state, PlayerId player) {
    int strength = 0;
    for (const auto& knight : state.player(player).knights)
        if (knight.active && state.committed[index(player)].contains(knight.at)) strength += knight.level;
    return strength;
}

int barbarianStrength(const GameState& state) {
    int cities = 0;
    for (std::size_t p = 0; p < seats(state); ++p) cities += state.players[p].cities.size();
    return cities;
}

int knightsOfLevel(const PlayerState& player, int level) {
    int n = 0;
    for (const auto& knight : player.knights) n += knight.level == level;
    return n;
}

int roadLength(const GameState& state, PlayerId player) {
    return longestTrail(state.player(player).roads, foreignPieces(state, player));
}

int points(const GameState& state, PlayerId player) {
    const auto& p = state.player(player);
    int n = p.settlements.size() + p.reduced.size() + 2 * p.cities.size() + p.defender;
    for (const auto& metropolis : state.metropolises)
        if (metropolis.player == player) n += 2;
    for (const auto card : {ProgressCard::Printer, ProgressCard::Constitution}) n += p.shown[index(card)];
    if (state.longestRoad.player == player) n += 2;
    if (state.largestArmy.player == player) n += 2;
    if (state.board.merchantOwner == player) n += 1;
    const auto victoryPoint = index(DevelopmentCard::VictoryPoint);
    return n + p.development[victoryPoint] + p.newDevelopment[victoryPoint];
}

std::array<std::uint8_t, kCards> bankRates(const GameState& state, PlayerId player) {
    const auto& p = state.player(player);
    const auto buildings = p.buildings();
    bool any = false;
    std::array<std::uint8_t, kCards> rates{};
    for (const auto& harbor : state.board.harbors) {
        if (!buildings.meets(kTopology.pathEndSet[index(harbor.at)])) continue;
        if (harbor.gives == HarborKind::Any) any = true;
        else rates[index(harbor.gives)] = 2;
    }
    if (state.board.merchantOwner == player)
        if (const auto card = resourceOf(state.board.terrain[index(state.board.merchant)]); card != kNoCard) rates[index(card)] = 2;
    const bool tradingHouse = p.improvements[index(Track::Trade)] >= 3;
    for (std::size_t c = 0; c < kCards; ++c) {
        const bool hired = ((state.turn.merchantFleet >> c) & 1U) != 0 && state.turn.player == player;
        const bool best = rates[c] == 2 || hired || (tradingHouse && c >= kResources);
        rates[c] = best ? 2 : any ? 3 : 4; // TRADE-21: the best one counts
    }
    return rates;
}

int bankRate(const GameState& state, PlayerId player, Card card) { return bankRates(state, player)[index(card)]; }

} // namespace reeve
