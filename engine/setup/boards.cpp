// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/setup/boards.h"

#include "engine/game.h"
#include "engine/setup/shuffle.h"
#include "engine/state/queries.h"

#include <algorithm>

namespace reeve {
namespace {

using HarborPaths = InlineVector<const char*, kMostHarbors>;
using HarborKinds = InlineVector<HarborKind, kMostHarbors>;

/// The harbours of the frame, clockwise from the north-west corner.
HarborPaths harborPaths(IslandId island) {
    HarborPaths paths;
    switch (island) {
    case IslandId::Standard:
        for (const auto* at : {"a1-a2", "a4-a5", "b8-b9", "c11-d11", "e8-e9", "f5-f6", "f2-f3", "d2-e1", "b1-c2"})
            paths.push_back(at);
        break;
    case IslandId::Extended: // SIX-5
        for (const auto* at :
             {"a1-a2", "a4-a5", "b8-b9", "c11-d12", "e12-f11", "g8-g9", "h4-h5", "h1-h2", "f1-f2", "d1-e1", "c1-c2"})
            paths.push_back(at);
        break;
    }
    return paths;
}

/// What lies on a board is the same for every number of players; how many cards there are is not asked here.
const Box& layoutOf(IslandId island) { return boxOf(island, kMaxPlayers); }

void layHarbors(Board& board, const HarborKinds& kinds) {
    const auto paths = harborPaths(board.islandId);
    for (std::size_t i = 0; i < kinds.size(); ++i)
        board.harbors.push_back({*board.island().pathNamed(paths[i]), kinds[i]});
}

HarborKinds shuffledHarbors(IslandId island, Chance& chance) {
    HarborKinds harbors;
    const auto& counts = layoutOf(island).harbors;
    for (std::size_t k = 0; k < counts.size(); ++k)
        for (int i = 0; i < counts[k]; ++i) harbors.push_back(static_cast<HarborKind>(k));
    shuffle(harbors, chance);
    return harbors;
}

InlineVector<Terrain, kMaxHexes> shuffledTerrain(IslandId island, Chance& chance) {
    InlineVector<Terrain, kMaxHexes> terrain;
    const auto& counts = layoutOf(island).terrain;
    for (std::size_t t = 0; t < kTerrains; ++t)
        for (int i = 0; i < counts[t]; ++i) terrain.push_back(static_cast<Terrain>(t));
    shuffle(terrain, chance);
    return terrain;
}

/// SETUP-16: the tokens in the order of their letters, A to R.
constexpr std::array<std::uint8_t, 18> kLetters{5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};
/// From the north-west corner round the coast counter-clockwise, then the inner ring, then the middle.
constexpr std::array kSpiral{"A1", "B1", "C1", "D1", "E1", "E2", "E3", "D4", "C5", "B4",
                             "A3", "A2", "B2", "C2", "D2", "D3", "C4", "B3", "C3"};

} // namespace

bool redNeighbors(const Board& board) {
    auto red = [&](HexId hex) { return board.number[index(hex)] == 6 || board.number[index(hex)] == 8; };
    for (const auto hex : board.island().hexes)
        if (red(hex))
            for (const auto other : board.island().hexNeighbors[index(hex)])
                if (red(other)) return true;
    return false;
}

Board beginnerBoard() {
    using enum Terrain;
    struct Land {
        Terrain terrain;
        std::uint8_t number;
    };
    // No land beside its own kind, no kind with one number twice; fields have the most pips (14), then forest (13),
    // pasture (12), hills (10) and mountains (9).
    constexpr auto land = std::to_array<Land>({{Fields, 6},
                                               {Forest, 2},
                                               {Pasture, 5},
                                               {Hills, 3},
                                               {Mountains, 9},
                                               {Desert, 0},
                                               {Hills, 10},
                                               {Forest, 8},
                                               {Fields, 4},
                                               {Pasture, 11},
                                               {Fields, 3},
                                               {Pasture, 8},
                                               {Mountains, 10},
                                               {Forest, 5},
                                               {Hills, 6},
                                               {Forest, 4},
                                               {Fields, 9},
                                               {Pasture, 12},
                                               {Mountains, 11}});
    Board board;
    for (std::size_t h = 0; h < land.size(); ++h) {
        board.terrain[h] = land[h].terrain;
        board.number[h] = land[h].number;
    }
    using enum HarborKind;
    HarborKinds kinds; // none beside the land whose resource it takes
    for (const auto kind : {Any, Wool, Any, Brick, Any, Grain, Ore, Any, Lumber}) kinds.push_back(kind);
    layHarbors(board, kinds);
    board.robber = firstDesert(board);
    return board;
}

Board randomBoard(std::uint64_t seed, IslandId island) {
    Chance chance(seed);
    Board board;
    board.islandId = island;
    const auto terrain = shuffledTerrain(island, chance);
    InlineVector<std::uint8_t, kMaxHexes> tokens;
    for (std::size_t n = 2; n <= 12; ++n)
        for (int i = 0; i < layoutOf(island).tokens[n]; ++i) tokens.push_back(static_cast<std::uint8_t>(n));
    do { // SETUP-14: red numbers never lie side by side
        shuffle(tokens, chance);
        std::size_t next = 0;
        for (std::size_t h = 0; h < terrain.size(); ++h) {
            board.terrain[h] = terrain[h];
            board.number[h] = terrain[h] == Terrain::Desert ? std::uint8_t{0} : tokens[next++];
        }
    } while (redNeighbors(board));
    layHarbors(board, shuffledHarbors(island, chance));
    board.robber = firstDesert(board);
    return board;
}

Board boardFor(Layout layout, std::uint64_t seed) {
    switch (layout) {
    case Layout::Random: return randomBoard(seed);
    case Layout::Beginner: return beginnerBoard();
    case Layout::Letters: return spiralBoard(seed);
    }
    return {};
}

Board spiralBoard(std::uint64_t seed) {
    Chance chance(seed);
    Board board;
    const auto terrain = shuffledTerrain(board.islandId, chance);
    std::ranges::copy(terrain, board.terrain.begin());
    const int corner = chance.draw(6);
    std::size_t letter = 0;
    for (const auto* place : kSpiral) {
        const auto hex = index(*board.island().rotated(*board.island().hexNamed(place), corner));
        if (board.terrain[hex] != Terrain::Desert) board.number[hex] = kLetters[letter++];
    }
    layHarbors(board, shuffledHarbors(board.islandId, chance));
    board.robber = firstDesert(board);
    return board;
}

} // namespace reeve
