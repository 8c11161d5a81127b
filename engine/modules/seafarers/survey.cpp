// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/seafarers/survey.h"

#include "engine/tables/box.h"

#include <algorithm>
#include <string>

namespace reeve::seafarers {
namespace {

HexSet landOf(const Board& board) { return board.island().hexes - board.waters.sea; }

HexSet withoutNumber(const Board& board) {
    HexSet hexes;
    for (const auto hex : landOf(board))
        if (board.terrain[index(hex)] != Terrain::Desert && board.number[index(hex)] == 0) hexes.insert(hex);
    return hexes;
}

IntersectionSet cornersOf(const Island& island, const HexSet& hexes) {
    IntersectionSet corners;
    for (const auto hex : hexes) corners |= island.hexCornerSet[index(hex)];
    return corners;
}

/// True if `buildings` fit on `free` without adjacent ones. Greedy, in the order of the names.
bool hasRoom(const Island& island, IntersectionSet free, int buildings) {
    while (buildings > 0 && !free.empty()) {
        const auto at = free.first();
        free -= island.intersectionNeighbors[index(at)];
        free.erase(at);
        --buildings;
    }
    return buildings <= 0;
}

HexSet redNeighborsOf(const Board& board) {
    const auto red = [&](HexId hex) { return board.number[index(hex)] == 6 || board.number[index(hex)] == 8; };
    HexSet hexes;
    for (const auto hex : landOf(board))
        for (const auto other : board.island().hexNeighbors[index(hex)])
            if (red(hex) && red(other)) hexes.insert(hex);
    return hexes;
}

/// The hexes of areas that share an intersection.
HexSet meeting(const Board& board) {
    const auto& island = board.island();
    const auto& areas = board.waters.areas;
    HexSet hexes;
    for (std::size_t a = 0; a < areas.size(); ++a)
        for (std::size_t b = 0; b < areas.size(); ++b) {
            if (a == b) continue;
            const auto others = cornersOf(island, areas[b].hexes);
            for (const auto hex : areas[a].hexes)
                if (island.hexCornerSet[index(hex)].meets(others)) hexes.insert(hex);
        }
    return hexes;
}

HexSet only(HexId hex) {
    HexSet set;
    if (hex != kNoHex) set.insert(hex);
    return set;
}

} // namespace

int mostHarbors(IslandId island) {
    return island == IslandId::Standard ? countOf(boxes::kBase.harbors) : static_cast<int>(kMostHarbors);
}

std::vector<FlawFound> survey(Board board, int buildings) {
    chart(board);
    const auto& waters = board.waters;
    std::vector<FlawFound> flaws;
    const auto add = [&](Flaw flaw, const HexSet& hexes, const PathSet& paths = {}) {
        if (!hexes.empty() || !paths.empty()) flaws.push_back({flaw, hexes, paths});
    };
    add(Flaw::NumberMissing, withoutNumber(board));
    const int home = waters.home();
    const HexSet begin = home >= 0 ? waters.areas[static_cast<std::size_t>(home)].hexes : landOf(board);
    if (!hasRoom(board.island(), cornersOf(board.island(), begin), buildings))
        flaws.push_back({Flaw::TooSmall, begin, {}});
    HexSet wet;
    for (const auto& area : waters.areas) wet |= area.hexes & waters.sea;
    add(Flaw::AreaAtSea, wet);
    add(Flaw::AreasMeet, meeting(board));
    PathSet harbors;
    for (const auto& harbor : board.harbors) harbors.insert(harbor.at);
    add(Flaw::HarborInland, {}, harbors - (waters.landPaths & waters.seaPaths));
    if (static_cast<int>(board.harbors.size()) > mostHarbors(board.islandId)) add(Flaw::TooManyHarbors, {}, harbors);
    add(Flaw::RobberAtSea, only(board.robber) & waters.sea);
    add(Flaw::PirateOnLand, only(waters.pirate) - waters.sea);
    add(Flaw::RedNeighbors, redNeighborsOf(board));
    return flaws;
}

InlineVector<Area, kMostAreas> islesOf(const Board& board) {
    const auto& island = board.island();
    HexSet left;
    for (const auto hex : island.hexes)
        if (board.terrain[index(hex)] != Terrain::Sea) left.insert(hex);
    std::vector<HexSet> isles;
    while (!left.empty()) {
        HexSet isle = only(left.first());
        for (HexSet edge = isle; !edge.empty();) {
            HexSet next;
            for (const auto hex : edge) next |= island.hexNeighbors[index(hex)] & left;
            edge = next - isle;
            isle |= next;
        }
        left -= isle;
        isles.push_back(isle);
    }
    std::ranges::stable_sort(isles, [](const HexSet& a, const HexSet& b) { return a.size() > b.size(); });
    InlineVector<Area, kMostAreas> areas;
    for (std::size_t i = 0; i < isles.size() && !areas.full(); ++i) {
        Area area;
        area.rename(i == 0 ? std::string(kHome) : "isle-" + std::to_string(i));
        area.hexes = isles[i];
        areas.push_back(area);
    }
    return areas;
}

} // namespace reeve::seafarers
