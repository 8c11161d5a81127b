// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/seafarers/dealt_board.h"

#include "engine/modules/seafarers/layouts.h"
#include "engine/setup/shuffle.h"
#include "engine/state/queries.h"
#include "engine/tables/box.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace reeve::seafarers {
namespace {

using Hexes = std::vector<HexId>;

constexpr int kTries = 200;
/// Harbours are this many intersections apart, or the largest smaller gap for which there is room.
constexpr int kWidestGap = 5;

bool isRed(int number) { return number == 6 || number == 8; }

/// The land of the main island, and the other land; either may be empty.
std::array<Hexes, 2> groupsOf(const Board& board) {
    const int home = board.waters.home();
    std::array<Hexes, 2> groups;
    for (const auto hex : board.island().hexes) {
        if (board.terrain[index(hex)] == Terrain::Sea) continue;
        const bool main = home < 0 || board.waters.areas[static_cast<std::size_t>(home)].hexes.contains(hex);
        groups[main ? 0 : 1].push_back(hex);
    }
    return groups;
}

/// Distributes `size` items in the proportions of `counts`: each kind its integer share, the rest to the largest
/// fractions, ties at random. The values are indices of `counts`.
std::vector<int> shares(std::span<const int> counts, int size, Chance& chance) {
    int all = 0;
    for (const int count : counts) all += count;
    std::vector<int> dealt;
    std::vector<std::pair<int, int>> fractions; // fraction and kind
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        const int share = counts[kind] * size;
        dealt.insert(dealt.end(), static_cast<std::size_t>(share / all), static_cast<int>(kind));
        if (share % all > 0) fractions.emplace_back(share % all, static_cast<int>(kind));
    }
    shuffle(fractions, chance);
    std::ranges::stable_sort(fractions, [](const auto& a, const auto& b) { return a.first > b.first; });
    for (std::size_t i = 0; dealt.size() < static_cast<std::size_t>(size); ++i) dealt.push_back(fractions[i].second);
    shuffle(dealt, chance);
    return dealt;
}

bool besideRed(const Board& board, HexId hex) {
    for (const auto other : board.island().hexNeighbors[index(hex)])
        if (isRed(board.number[index(other)])) return true;
    return false;
}

/// Number of red numbers that are adjacent to another one.
int touching(const Board& board) {
    int count = 0;
    for (const auto hex : board.island().hexes)
        if (isRed(board.number[index(hex)]) && besideRed(board, hex)) ++count;
    return count;
}

/// Lays tokens on hexes in random order, the red ones first, on hexes without a red neighbour if possible.
void layTokens(Board& board, Hexes hexes, std::vector<int> tokens, Chance& chance) {
    shuffle(hexes, chance);
    std::stable_partition(tokens.begin(), tokens.end(), isRed);
    for (const int token : tokens) {
        auto at = hexes.begin();
        if (isRed(token)) {
            at = std::ranges::find_if(hexes, [&](HexId hex) { return !besideRed(board, hex); });
            if (at == hexes.end()) at = hexes.begin();
        }
        board.number[index(*at)] = static_cast<std::uint8_t>(token);
        hexes.erase(at);
    }
}

/// The kinds of `size` harbours.
std::vector<HarborKind> harborKinds(std::size_t size, Chance& chance) {
    std::vector<HarborKind> kinds;
    for (const auto kind :
         {HarborKind::Brick, HarborKind::Lumber, HarborKind::Wool, HarborKind::Grain, HarborKind::Ore})
        kinds.push_back(kind);
    if (size >= kMostHarbors) kinds.push_back(HarborKind::Wool);
    shuffle(kinds, chance); // fewer harbours than resources: some resources have none
    kinds.resize(size, HarborKind::Any);
    shuffle(kinds, chance);
    return kinds;
}

/// Random coast paths, at least `gap` intersections apart.
std::vector<PathId> spread(const Island& island, std::vector<PathId> coast, std::size_t most, int gap, Chance& chance) {
    shuffle(coast, chance);
    std::vector<PathId> places;
    IntersectionSet taken;
    for (const auto path : coast) {
        if (places.size() == most) break;
        const auto& ends = island.pathEnds[index(path)];
        if (taken.contains(ends[0]) || taken.contains(ends[1])) continue;
        places.push_back(path);
        IntersectionSet near{ends[0], ends[1]};
        for (int steps = 1; steps < gap; ++steps) near = withNeighbors(island, near);
        taken |= near;
    }
    return places;
}

std::vector<PathId> harborPlaces(const Board& board, int players, Chance& chance) {
    const auto& island = board.island();
    const int home = board.waters.home();
    const HexSet main = home < 0 ? island.hexes : board.waters.areas[static_cast<std::size_t>(home)].hexes;
    std::vector<PathId> coast;
    for (const auto path : board.waters.landPaths& board.waters.seaPaths)
        if (island.pathHexes[index(path)].meets(main - board.waters.sea)) coast.push_back(path);
    const auto wanted = static_cast<std::size_t>(scenarioHarbors(players));
    std::vector<PathId> best;
    for (int gap = kWidestGap; gap > 0 && best.size() < wanted; --gap)
        for (int i = 0; i < kTries / kWidestGap && best.size() < wanted; ++i)
            if (auto places = spread(island, coast, wanted, gap, chance); places.size() > best.size())
                best = std::move(places);
    return best;
}

} // namespace

Board withDealtTerrain(Board board, std::uint64_t seed) {
    Chance chance(seed);
    auto counts = boxes::kBase.terrain;
    counts[index(Terrain::Desert)] = 0;
    for (auto& hexes : groupsOf(board)) {
        std::erase_if(hexes, [&](HexId hex) {
            const auto terrain = board.terrain[index(hex)];
            return terrain == Terrain::Desert || terrain == Terrain::Gold;
        });
        const auto dealt = shares(counts, static_cast<int>(hexes.size()), chance);
        for (std::size_t i = 0; i < hexes.size(); ++i) board.terrain[index(hexes[i])] = static_cast<Terrain>(dealt[i]);
    }
    return board;
}

Board withDealtNumbers(Board board, std::uint64_t seed) {
    Chance chance(seed);
    auto groups = groupsOf(board);
    Board empty = board;
    empty.number = {};
    for (auto& hexes : groups)
        std::erase_if(hexes, [&](HexId hex) { return board.terrain[index(hex)] == Terrain::Desert; });
    Board best;
    int fewest = -1;
    for (int i = 0; i < kTries && fewest != 0; ++i) {
        Board next = empty;
        for (const auto& hexes : groups)
            layTokens(next, hexes, shares(boxes::kBase.tokens, static_cast<int>(hexes.size()), chance), chance);
        if (const int touch = touching(next); fewest < 0 || touch < fewest) {
            best = next;
            fewest = touch;
        }
    }
    return best;
}

Board withDealtHarbors(Board board, int players, std::uint64_t seed) {
    Chance chance(seed);
    chart(board);
    if (board.harbors.empty())
        for (const auto at : harborPlaces(board, players, chance)) board.harbors.push_back({at, HarborKind::Any});
    const auto kinds = harborKinds(board.harbors.size(), chance);
    for (std::size_t i = 0; i < kinds.size(); ++i) board.harbors[i].gives = kinds[i];
    return board;
}

} // namespace reeve::seafarers
