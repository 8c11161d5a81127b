// SPDX-License-Identifier: GPL-3.0-or-later
// Second classification of the hexes, at 80 x 80 pixels: the first one often takes the merchant for the robber or
// misses it.
#pragma once

#include "vision/look/normal_view.h"
#include "vision/look/read_pieces.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

/// Probabilities (0..1) from the second look at a hex; both figures may stand there.
struct FigureLook {
    float robber = 0;
    float merchant = 0;
};

/// Combines both looks at a hex. The robber's odds are multiplied, the first look's with an exponent of kFirstWeight;
/// the merchant's probability is the second look's.
HexLook weighFigures(const HexLook& first, const FigureLook& second);

/// Looks at every hex again and replaces `looks` by weighFigures(). Appends to each row of `features` (of
/// lookAtHexes()), if given, the network's features at the likeliest cell of a figure. Thread-safe.
void lookAtFigures(HexLooks& looks, const NormalView& view, const cv::Point3d& camera, cv::Mat* features = nullptr);

} // namespace reeve::vision
