// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/setup/boards.h"

#include "engine/setup/shuffle.h"
#include "engine/state/queries.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

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
    default: // SIX-5
        for (const auto* at :
             {"a1-a2", "a4-a5", "b8-b9", "c11-d12", "e12-f11", "g8-g9", "h4-h5", "h1-h2", "f1-f2", "d1-e1", "c1-c2"})
            paths.push_back(at);
        break;
    }
    return paths;
}

/// The contents of the board do not depend on the number of players; the cards are not used here.
const Box& layoutOf(IslandId island) { return boxOf(island, kMaxPlayers); }

void layHarbors(Board& board, const HarborKinds& kinds) {
    const auto paths = harborPlacesOf(board.island());
    for (std::size_t i = 0; i < kinds.size(); ++i) board.harbors.push_back({paths[i], kinds[i]});
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

/// The tokens in the order of their letters, A to R (SETUP-16) and A to Zc (SIX-3).
constexpr std::array<std::uint8_t, 18> kLetters{5, 2, 6, 3, 8, 10, 9, 12, 11, 4, 8, 10, 9, 4, 5, 6, 3, 11};
constexpr std::array<std::uint8_t, 28> kExtendedLetters{2, 5,  4,  6,  3,  9, 8, 11, 11, 10, 6,  3, 8, 4,
                                                        8, 10, 11, 12, 10, 5, 4, 9,  5,  9,  12, 3, 2, 6};
/// The rotations, in sixths, that map the island onto itself.
InlineVector<int, 6> turnsOf(const Island& island) {
    InlineVector<int, 6> turns;
    for (int sixths = 0; sixths < 6; ++sixths)
        if (island.rotated(HexId{}, sixths)) turns.push_back(sixths);
    return turns;
}

/// The hexes from the first one along the coast counter-clockwise, then ring by ring inwards.
InlineVector<HexId, kMaxHexes> spiral(const Island& island, int turns) {
    InlineVector<HexId, kMaxHexes> order;
    std::vector<std::pair<int, int>> rows; // the remaining rows: first and last hex of each
    const Shape& shape = island.shape;
    for (int row = 0; row < shape.rowCount(); ++row) rows.emplace_back(0, shape.rowLength(row) - 1);
    const auto hexAt = [&](int row, int place) {
        std::string name(1, static_cast<char>('A' + row));
        name += std::to_string(place + 1);
        return *island.rotated(*island.hexNamed(name), turns);
    };
    int top = 0;
    int bottom = shape.rowCount() - 1;
    while (top <= bottom) {
        const auto take = [&](int row, int place) { order.push_back(hexAt(row, place)); };
        for (int row = top; row < bottom; ++row)
            take(row, rows[static_cast<std::size_t>(row)].first++); // west side, southwards
        auto& last = rows[static_cast<std::size_t>(bottom)];
        for (; last.first <= last.second; ++last.first) take(bottom, last.first); // south side, eastwards
        for (int row = bottom - 1; row > top; --row)                              // east side, northwards
            if (auto& r = rows[static_cast<std::size_t>(row)]; r.first <= r.second) take(row, r.second--);
        if (top < bottom)
            for (auto& r = rows[static_cast<std::size_t>(top)]; r.first <= r.second;)
                take(top, r.second--); // north side, westwards
        ++top;
        --bottom;
    }
    return order;
}

} // namespace

InlineVector<PathId, kMostHarbors> harborPlacesOf(const Island& island) {
    InlineVector<PathId, kMostHarbors> places;
    for (const char* path : harborPaths(island.id)) places.push_back(*island.pathNamed(path));
    return places;
}

std::span<const std::uint8_t> lettersOf(IslandId island) {
    if (island == IslandId::Standard) return kLetters;
    return kExtendedLetters;
}

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
    // No adjacent hexes of one terrain, no number twice on one terrain. Pips: fields 14, forest 13, pasture 12, hills
    // 10, mountains 9.
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
    HarborKinds kinds; // no harbour next to the terrain of its own resource
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
    do { // SETUP-14: no adjacent red numbers
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

Board boardFor(Layout layout, std::uint64_t seed, IslandId island) {
    switch (layout) {
    case Layout::Random: return randomBoard(seed, island);
    case Layout::Beginner: return island == IslandId::Standard ? beginnerBoard() : randomBoard(seed, island);
    case Layout::Letters: return spiralBoard(seed, island);
    }
    return {};
}

Board spiralBoard(std::uint64_t seed, IslandId island) {
    Chance chance(seed);
    Board board;
    board.islandId = island;
    const auto letters = lettersOf(island);
    const auto turns = turnsOf(board.island());
    do { // SETUP-14, SIX-13: the deserts decide which letters are adjacent
        const auto terrain = shuffledTerrain(island, chance);
        std::ranges::copy(terrain, board.terrain.begin());
        std::size_t letter = 0;
        for (const auto hex :
             spiral(board.island(), turns[static_cast<std::size_t>(chance.draw(static_cast<int>(turns.size())))]))
            board.number[index(hex)] =
                board.terrain[index(hex)] == Terrain::Desert ? std::uint8_t{0} : letters[letter++];
    } while (redNeighbors(board));
    layHarbors(board, shuffledHarbors(island, chance));
    board.robber = firstDesert(board);
    return board;
}

} // namespace reeve
