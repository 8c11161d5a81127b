// SPDX-License-Identifier: GPL-3.0-or-later
#include "vision/look/looks.h"

#include <utility>

namespace reeve::vision {

Looks::Looks(Ground which)
    : ground(std::move(which)), terrain(static_cast<std::size_t>(ground.places().hexCount)),
      harbors(harborPlaces(ground).size()) {
    pieces.paths.resize(static_cast<std::size_t>(ground.places().pathCount));
    pieces.intersections.resize(static_cast<std::size_t>(ground.places().intersectionCount));
    pieces.hexes.resize(terrain.size());
}

} // namespace reeve::vision
