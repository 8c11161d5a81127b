// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/looks.h"

namespace reeve::vision {

Looks::Looks(IslandId which)
    : island(which), tiles(static_cast<std::size_t>(islandOf(which).hexCount)),
      harbors(harborPlaces(islandOf(which)).size()) {
    pieces.paths.resize(static_cast<std::size_t>(islandOf(which).pathCount));
    pieces.spots.resize(static_cast<std::size_t>(islandOf(which).intersectionCount));
    pieces.hexes.resize(tiles.size());
}

} // namespace reeve::vision
