// SPDX-License-Identifier: GPL-3.0-or-later
// A second look at the hexes, in more pixels: the first one takes a merchant for the robber or overlooks it.
#pragma once

#include "vision/look/normal_view.h"
#include "vision/look/read_pieces.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

/// What the second look says about one hex; both may stand there.
struct FigureLook {
    float robber = 0;
    float merchant = 0;
};

/// What both looks say together about the robber, the second one with more weight: the first one takes the merchant for
/// it. The merchant is the second look's.
HexLook weighFigures(const HexLook& first, const FigureLook& second);

/// Looks again at every hex of the board. May be called from several threads at once. To each row of `features`, which
/// are those of lookAtHexes(), what the look saw where a figure most likely stands is added.
void lookAtFigures(HexLooks& looks, const NormalView& view, const cv::Point3d& camera, cv::Mat* features = nullptr);

} // namespace reeve::vision
