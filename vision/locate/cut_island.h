// SPDX-License-Identifier: GPL-3.0-or-later
// An island of which the picture shows only a part: not to be read, but to be told apart from no island.
#pragma once

#include "vision/params.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

/// Whether a part of an island, at least about half, lies at the edge of the photograph (8-bit BGR).
/// To be asked only where findIsland() found nothing.
bool showsPartOfIsland(const cv::Mat& bgr, const LocateParams& params);

} // namespace reeve::vision
