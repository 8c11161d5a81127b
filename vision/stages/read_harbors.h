// SPDX-License-Identifier: GPL-3.0-or-later
// What each coast looks like from the sea, before the frame has its say (fit_harbors.h).
#pragma once

#include "engine/basics/ids.h"
#include "vision/stages/normal_view.h"

#include <array>
#include <cstddef>

namespace reeve::vision {

/// The frame's six sides are alike: each has five coast paths, and a harbour either on its third or on its first and
/// its fourth. So 18 of the 30 coast paths can have one.
inline constexpr std::size_t kFrameSides = 6;
inline constexpr std::size_t kFramePlaces = 3; ///< of a side: first, third, fourth path
/// The paths clockwise, side by side, from c1-d1 on.
using FramePaths = std::array<std::array<PathId, kFramePlaces>, kFrameSides>;
const FramePaths& framePaths();

inline constexpr std::size_t kHarborLooks = 7; ///< none, then a harbour for any, brick, lumber, wool, grain, ore
/// The place of a harbour among them.
constexpr std::size_t harborLook(HarborKind kind) {
    return kind == HarborKind::Any ? 1 : 2 + static_cast<std::size_t>(kind);
}

struct HarborLook {
    std::array<float, kHarborLooks> kind{1, 0, 0, 0, 0, 0, 0}; ///< sum 1
    bool inPicture = false;                                    ///< most of the place that was looked at
};
using HarborLooks = std::array<std::array<HarborLook, kFramePlaces>, kFrameSides>;

/// The square that is looked at: its own plane (x right, y towards the land, hex sides) onto the board plane.
cv::Matx33d viewFromSea(PathId path);

/// Looks at the 18 places. May be called from several threads at once.
HarborLooks lookAtHarbors(const NormalView& view);

} // namespace reeve::vision
