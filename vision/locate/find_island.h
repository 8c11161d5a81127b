// SPDX-License-Identifier: GPL-3.0-or-later
// From a photograph to the place of the island in it.
#pragma once

#include "vision/params.h"
#include "vision/trace.h"

#include <opencv2/core.hpp>

#include <optional>

namespace reeve::vision {

struct Located {
    Ground ground;
    cv::Matx33d boardToImage; ///< board plane (see BoardPoint) to pixels of the photograph, north uppermost
    double score = 0;         ///< how well it fits, 0 to 1
};

/// The one of `params.islands` that fits best; nothing if no place of any fits well enough. `bgr` is an 8-bit colour
/// photograph of any size.
std::optional<Located> findIsland(const cv::Mat& bgr, const LocateParams& params, Trace* trace = nullptr);

} // namespace reeve::vision
