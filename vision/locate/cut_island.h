// SPDX-License-Identifier: GPL-3.0-or-later
// Detects an island that the picture shows only in part, to tell it apart from no island.
#pragma once

#include "vision/params.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

/// Returns whether at least about half of an island is visible at the edge of the photograph (8-bit BGR). Call only
/// after findIsland() found nothing.
bool showsPartOfIsland(const cv::Mat& bgr, const LocateParams& params);

} // namespace reeve::vision
