// SPDX-License-Identifier: GPL-3.0-or-later
// What each coast looks like from the sea, before the frame has its say (fit_harbors.h).
#pragma once

#include "engine/basics/ids.h"
#include "vision/look/normal_view.h"

#include <array>
#include <cstddef>
#include <vector>

namespace reeve::vision {

/// The six sides of the standard island's frame are alike: each has five coast paths, and a harbour either on its third
/// or on its first and its fourth. So 18 of the 30 coast paths can have one.
inline constexpr std::size_t kFrameSides = 6;
inline constexpr std::size_t kFramePlaces = 3; ///< of a side: first, third, fourth path
/// The number of a place of a side among those of the standard island.
constexpr std::size_t frameIndex(std::size_t side, std::size_t place) { return side * kFramePlaces + place; }
/// Where a harbour is looked for. On the standard island the 18 paths clockwise, side by side, from c1-d1 on; on
/// others every coast path, clockwise from the west; on a board of Seafarers where its harbours are known to be.
std::vector<PathId> harborPlaces(const Ground& ground);

inline constexpr std::size_t kHarborLooks = 7; ///< none, then a harbour for any, brick, lumber, wool, grain, ore
/// The place of a harbour among them.
constexpr std::size_t harborLook(HarborKind kind) {
    return kind == HarborKind::Any ? 1 : 2 + static_cast<std::size_t>(kind);
}

struct HarborLook {
    std::array<float, kHarborLooks> kind{1, 0, 0, 0, 0, 0, 0}; ///< sum 1
    bool inPicture = false;                                    ///< most of the place that was looked at
};
/// In the order of harborPlaces().
using HarborLooks = std::vector<HarborLook>;

/// The square that is looked at: its own plane (x right, y towards the land, hex sides) onto the board plane.
cv::Matx33d viewFromSea(const Ground& ground, PathId path);

/// Looks at all of harborPlaces(). May be called from several threads at once.
HarborLooks lookAtHarbors(const NormalView& view);

} // namespace reeve::vision
