// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/looks.h"

#include <utility>

namespace reeve::vision {

Looks::Looks(Ground which)
    : ground(std::move(which)), tiles(static_cast<std::size_t>(ground.places().hexCount)),
      harbors(harborPlaces(ground).size()) {
    pieces.paths.resize(static_cast<std::size_t>(ground.places().pathCount));
    pieces.spots.resize(static_cast<std::size_t>(ground.places().intersectionCount));
    pieces.hexes.resize(tiles.size());
}

} // namespace reeve::vision
