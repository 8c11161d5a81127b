// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/seafarers/layouts.h"

#include "engine/setup/boards.h"
#include "engine/setup/shuffle.h"
#include "engine/state/queries.h"

#include <span>
#include <string_view>

namespace reeve::seafarers {
namespace {

/// Hexes that share a pool of terrain and of tokens.
struct Pool {
    std::array<int, kAllTerrains - 1> terrain; ///< number of hexes, by Terrain without sea
    bool byLetter;                             ///< tokens in the order of the island's letters, along the hexes
    std::string_view tokens;                   ///< else these, shuffled: numbers 2 to 9, and A, B, C for 10 to 12
};
struct NamedHexes {
    std::string_view name, hexes;
};
/// Names of places are separated by one space.
struct Layout {
    IslandId island;
    std::span<const NamedHexes> areas; ///< the main island first, then the strip if there is one
    std::string_view deserts;          ///< fixed, in no area
    std::string_view harbors;
    std::string_view pirate, robber; ///< empty: off the board; the first desert by name
    Pool home;                       ///< includes the strip
    Pool isles;
};

constexpr std::array<NamedHexes, 4> kNewShores3Areas{{
    {"home", "C2 C3 D2 D3 D4 E1 E2 E3 E4 F1 F2 F3 G1 G2"},
    {"isle-1", "A1 A2"},
    {"isle-2", "B4 B5 C5 D6"},
    {"isle-3", "F5 G4"},
}};
constexpr Layout kNewShores3{.island = IslandId::Sea37,
                             .areas = kNewShores3Areas,
                             .deserts = "",
                             .harbors = "c3-d4 c7-d8 e9-e10 g6-h5 h3-h4 g2-h1 f1-f2 e2-e3",
                             .pirate = "D7",
                             .robber = "A1",
                             .home = {.terrain = {2, 3, 4, 3, 2, 0, 0}, .byLetter = false, .tokens = "2345566889AABB"},
                             .isles = {.terrain = {2, 0, 1, 1, 2, 0, 2}, .byLetter = false, .tokens = "344589AC"}};

constexpr std::array<NamedHexes, 4> kNewShores4Areas{{
    {"home", "C2 C3 C4 D5 E5 F4 G3 G2 G1 F1 E1 D2 D3 D4 E4 F3 F2 E2 E3"},
    {"isle-1", "A1 A2"},
    {"isle-2", "A4 B5 B6 C6 D7"},
    {"isle-3", "F6 G5"},
}};
constexpr Layout kNewShores4{.island = IslandId::Sea44,
                             .areas = kNewShores4Areas,
                             .deserts = "",
                             .harbors = "c3-c4 c6-c7 d10-d11 e12-f11 g8-g9 h4-h5 h1-h2 f2-g1 d3-e3",
                             .pirate = "D8",
                             .robber = "",
                             .home = {.terrain = {3, 4, 4, 4, 3, 1, 0}, .byLetter = true, .tokens = ""},
                             .isles = {.terrain = {2, 1, 1, 1, 2, 0, 2}, .byLetter = false, .tokens = "2345689AB"}};

constexpr std::array<NamedHexes, 7> kNewShores6Areas{{
    {"home", "D3 C3 B3 A3 A4 A5 B6 C7 D8 E7 F6 G5 G4 G3 F3 E3 D4 C4 B4 B5 C6 D7 E6 F5 F4 E4 D5 C5 D6 "
             "E5"},
    {"isle-1", "A1 B1 C1"},
    {"isle-2", "E1 F1 G1"},
    {"isle-3", "A7"},
    {"isle-4", "C9"},
    {"isle-5", "E9"},
    {"isle-6", "G7"},
}};
constexpr Layout kNewShores6{.island = IslandId::Sea58,
                             .areas = kNewShores6Areas,
                             .deserts = "",
                             .harbors = "a8-a9 b12-b13 c15-d16 e16-e17 f14-g13 h10-h11 h7-h8 g5-g6 e5-e6 c5-d6 b5-b6",
                             .pirate = "",
                             .robber = "",
                             .home = {.terrain = {5, 6, 6, 6, 5, 2, 0}, .byLetter = true, .tokens = ""},
                             .isles = {.terrain = {2, 1, 1, 1, 2, 0, 3}, .byLetter = false, .tokens = "2345689ABC"}};

constexpr std::array<NamedHexes, 5> kThroughTheDesert3Areas{{
    {"home", "B3 C3 C4 D3 D4 E1 E2 E3 E4 F1 F2 F3 G1 G2"},
    {"strip", "A1 B1 C1"},
    {"isle-1", "A4 B5"},
    {"isle-2", "D6"},
    {"isle-3", "F5 G4"},
}};
constexpr Layout kThroughTheDesert3{
    .island = IslandId::Sea37,
    .areas = kThroughTheDesert3Areas,
    .deserts = "A2 B2 C2",
    .harbors = "b6-b7 e9-e10 f8-f9 g6-h5 h2-h3 g2-h1 f1-f2 e4-e5",
    .pirate = "D7",
    .robber = "",
    .home = {.terrain = {3, 5, 3, 3, 2, 0, 1}, .byLetter = false, .tokens = "23344456668899AAB"},
    .isles = {.terrain = {0, 0, 1, 1, 2, 0, 1}, .byLetter = false, .tokens = "5589B"}};

constexpr std::array<NamedHexes, 5> kThroughTheDesert4Areas{{
    {"home", "A3 B3 B4 C3 C4 C5 D3 D4 D5 E1 E2 E3 E4 F1 F2 F3 G2"},
    {"strip", "A1 B1 C1"},
    {"isle-1", "A5 B6 C7"},
    {"isle-2", "E6 E7"},
    {"isle-3", "G4 G5"},
}};
constexpr Layout kThroughTheDesert4{
    .island = IslandId::Sea44,
    .areas = kThroughTheDesert4Areas,
    .deserts = "A2 B2 C2",
    .harbors = "a7-b8 c10-c11 d11-d12 f8-f9 g6-h5 h3-h4 g2-g3 f2-g1 d5-e5",
    .pirate = "D8",
    .robber = "",
    .home = {.terrain = {4, 5, 4, 3, 3, 0, 1}, .byLetter = false, .tokens = "3344556688899AAABBBC"},
    .isles = {.terrain = {1, 0, 1, 2, 2, 0, 1}, .byLetter = false, .tokens = "234569C"}};

constexpr std::array<NamedHexes, 6> kThroughTheDesert6Areas{{
    {"home", "C4 C5 C6 C7 D2 D3 D4 D5 D6 D7 D8 E1 E2 E3 E4 E5 E6 E7 F1 F2 G1"},
    {"strip", "A1 A2 A3 A5 A6 A7 A8 B1 B2"},
    {"isle-1", "G3 G4"},
    {"isle-2", "G6"},
    {"isle-3", "E10 F8 F9 G8"},
    {"isle-4", "C10"},
}};
constexpr Layout kThroughTheDesert6{
    .island = IslandId::Sea65,
    .areas = kThroughTheDesert6Areas,
    .deserts = "B3 B4 B5 B6 B7",
    .harbors = "f2-g1 e2-e3 d3-d4 d7-d8 c15-d16 e16-e17 f13-f14 f9-f10 f6-f7 g4-g5 h1-h2",
    .pirate = "G7",
    .robber = "",
    .home = {.terrain = {7, 6, 5, 5, 6, 0, 1}, .byLetter = false, .tokens = "223334445555666688999AAABBBCCC"},
    .isles = {.terrain = {0, 1, 2, 2, 1, 0, 2}, .byLetter = false, .tokens = "234889AB"}};

const Layout& layoutOf(Scenario scenario, int players) {
    if (scenario == Scenario::NewShores) return players <= 3 ? kNewShores3 : players == 4 ? kNewShores4 : kNewShores6;
    return players <= 3 ? kThroughTheDesert3 : players == 4 ? kThroughTheDesert4 : kThroughTheDesert6;
}

/// Harbours by the number of players (6.2): three or four 3:1 and one for each resource; SIX-4.
std::array<int, 6> harborKinds(int players) {
    if (players > kMostPlayersOfBaseBox) return boxes::kExtended.harbors;
    auto kinds = boxes::kBase.harbors;
    if (players <= 3) --kinds[index(HarborKind::Any)];
    return kinds;
}

/// Calls `with` with each word of a list.
template <typename With>
void eachWord(std::string_view list, const With& with) {
    while (!list.empty()) {
        const auto end = std::min(list.find(' '), list.size());
        with(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
    }
}

using Hexes = InlineVector<HexId, kMaxHexes>;

void add(const Island& island, std::string_view names, Hexes& hexes) {
    eachWord(names, [&](std::string_view name) { hexes.push_back(*island.hexNamed(name)); });
}

std::uint8_t tokenOf(char letter) {
    return static_cast<std::uint8_t>(letter >= 'A' ? letter - 'A' + 10 : letter - '0');
}

/// Lays the terrain and tokens of a pool on its hexes. False if the gold of the main island is outside the strip
/// (SCEN-6).
bool lay(Board& board, const Pool& pool, const Hexes& hexes, const HexSet& strip, Chance& chance) {
    InlineVector<Terrain, kMaxHexes> terrain;
    for (std::size_t t = 0; t < pool.terrain.size(); ++t)
        for (int i = 0; i < pool.terrain[t]; ++i) terrain.push_back(static_cast<Terrain>(t));
    shuffle(terrain, chance);
    InlineVector<std::uint8_t, kMaxHexes> tokens;
    for (const char letter : pool.tokens) tokens.push_back(tokenOf(letter));
    shuffle(tokens, chance);
    const auto letters = lettersOf(hexes.size() > 19 ? IslandId::Extended : IslandId::Standard);
    std::size_t next = 0;
    for (std::size_t i = 0; i < hexes.size(); ++i) {
        const auto hex = hexes[i];
        board.terrain[index(hex)] = terrain[i];
        if (terrain[i] == Terrain::Gold && !strip.empty() && !strip.contains(hex)) return false;
        if (terrain[i] == Terrain::Desert) continue;
        board.number[index(hex)] = pool.byLetter ? letters[next] : tokens[next];
        ++next;
    }
    return true;
}

} // namespace

int scenarioHarbors(int players) { return countOf(harborKinds(players)); }

Board scenarioBoard(Scenario scenario, int players, std::uint64_t seed) {
    const auto& layout = layoutOf(scenario, players);
    const auto& island = islandOf(layout.island);
    Chance chance(seed);
    Board empty;
    empty.islandId = layout.island;
    for (const auto hex : island.hexes) empty.terrain[index(hex)] = Terrain::Sea;
    eachWord(layout.deserts,
             [&](std::string_view name) { empty.terrain[index(*island.hexNamed(name))] = Terrain::Desert; });
    Hexes home;
    Hexes isles;
    HexSet strip;
    for (const auto& [name, names] : layout.areas) {
        Area area;
        area.rename(name);
        eachWord(names, [&](std::string_view hex) { area.hexes.insert(*island.hexNamed(hex)); });
        empty.waters.areas.push_back(area);
        if (name == "strip") strip = area.hexes;
        add(island, names, name == kHome || name == "strip" ? home : isles);
    }
    Board board;
    bool fits = false;
    do { // SCEN-5: no adjacent red numbers
        board = empty;
        fits = lay(board, layout.home, home, strip, chance);
        fits = fits && lay(board, layout.isles, isles, {}, chance);
    } while (!fits || redNeighbors(board));

    InlineVector<HarborKind, kMostHarbors> kinds;
    const auto counts = harborKinds(players);
    for (std::size_t k = 0; k < counts.size(); ++k)
        for (int i = 0; i < counts[k]; ++i) kinds.push_back(static_cast<HarborKind>(k));
    shuffle(kinds, chance);
    std::size_t next = 0;
    eachWord(layout.harbors, [&](std::string_view at) {
        board.harbors.push_back({*island.pathNamed(at), kinds[next++]});
    });
    board.robber = layout.robber.empty() ? firstDesert(board) : *island.hexNamed(layout.robber);
    if (!layout.pirate.empty()) board.waters.pirate = *island.hexNamed(layout.pirate);
    chart(board);
    return board;
}

} // namespace reeve::seafarers
