// SPDX-License-Identifier: GPL-3.0-or-later
// Classifies the harbour at each coast, independently of the frame (fit_harbors.h).
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
/// Index of a place of a side in harborPlaces() of the standard island.
constexpr std::size_t frameIndex(std::size_t side, std::size_t place) { return side * kFramePlaces + place; }
/// Returns the paths at which harbours are looked for. On the standard island the 18 paths clockwise, side by side,
/// from c1-d1 on; on the larger one every coast path, clockwise from the west; on a board of Seafarers Ground::harbors.
std::vector<PathId> harborPlaces(const Ground& ground);

inline constexpr std::size_t kHarborLooks = 7; ///< none, then a harbour for any, brick, lumber, wool, grain, ore
/// Index of a kind of harbour in HarborLook::kind.
constexpr std::size_t harborLook(HarborKind kind) {
    return kind == HarborKind::Any ? 1 : 2 + static_cast<std::size_t>(kind);
}
/// The inverse of harborLook(). Requires: look > 0.
constexpr HarborKind harborKind(std::size_t look) {
    return look == harborLook(HarborKind::Any) ? HarborKind::Any : static_cast<HarborKind>(look - 2);
}

struct HarborLook {
    std::array<float, kHarborLooks> kind{1, 0, 0, 0, 0, 0, 0}; ///< probabilities, sum 1
    bool inPicture = false;                                    ///< the core of the crop lies in the picture
};
/// In the order of harborPlaces().
using HarborLooks = std::vector<HarborLook>;

/// Returns the map from the crop's own plane (x right, y towards the land, hex sides) to the board plane.
cv::Matx33d viewFromSea(const Ground& ground, PathId path);

/// Returns the looks at all of harborPlaces(). `features` receives a row for each place unless null. Thread-safe.
HarborLooks lookAtHarbors(const NormalView& view, cv::Mat* features = nullptr);

} // namespace reeve::vision
