// SPDX-License-Identifier: GPL-3.0-or-later
// From a photograph to the place of the island in it.
#pragma once

#include "vision/params.h"
#include "vision/trace.h"

#include <opencv2/core.hpp>

#include <functional>
#include <optional>

namespace reeve::vision {

struct Located {
    Ground ground;
    cv::Matx33d boardToImage; ///< board plane (see BoardPoint) to pixels of the photograph, north uppermost
    double score = 0;         ///< how well it fits, 0 to 1
};

/// Asked for what else may lie there.
using Otherwise = std::function<std::optional<Located>()>;

/// The one of `params.islands` that fits best; nothing if no place of any fits well enough. `bgr` is an 8-bit colour
/// photograph of any size. Where the first look leaves it in doubt, what `otherwise` returns is taken, if it returns
/// anything; only then the island is looked for in other light and in steep views.
std::optional<Located> findIsland(const cv::Mat& bgr, const LocateParams& params, Trace* trace = nullptr,
                                  const Otherwise& otherwise = {});
/// The same at a glance: in the picture's own light and in no steep view.
std::optional<Located> glanceAtIsland(const cv::Mat& bgr, const LocateParams& params);

} // namespace reeve::vision
