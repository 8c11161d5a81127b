// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/modules/seafarers/state/waters.h"

#include "engine/state/game_state.h"

namespace reeve::seafarers {

void chart(Board& board) {
    auto& waters = board.waters;
    const auto& island = board.island();
    waters.sea = {};
    for (const auto hex : island.hexes)
        if (board.terrain[index(hex)] == Terrain::Sea) waters.sea.insert(hex);
    waters.landPaths = waters.seaPaths = {};
    for (const auto path : island.paths) {
        const auto& hexes = island.pathHexes[index(path)];
        if (!(hexes - waters.sea).empty()) waters.landPaths.insert(path);
        if (hexes.meets(waters.sea) || hexes.size() == 1) waters.seaPaths.insert(path); // the frame is sea (SHAPE-2)
    }
    waters.land = {};
    for (const auto at : island.intersections)
        if (!(island.intersectionHexes[index(at)] - waters.sea).empty()) waters.land.insert(at);
}

int areaOf(const Board& board, IntersectionId at) {
    const auto& hexes = board.island().intersectionHexes[index(at)];
    for (std::size_t a = 0; a < board.waters.areas.size(); ++a)
        if (board.waters.areas[a].hexes.meets(hexes)) return static_cast<int>(a);
    return -1;
}

} // namespace reeve::seafarers
