// SPDX-License-Identifier: GPL-3.0-or-later
// All that the networks see of a board whose place is known, each thing by itself.
#pragma once

#include "vision/look/looks.h"
#include "vision/params.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

struct Attention;
struct NormalView;

/// Looks at terrain, pieces, harbours and the ship, side by side on as many threads as OpenCV has. `view` is the normal
/// view of `bgr`, 8-bit BGR. May be called from several threads at once. `attention` belongs to whoever knows a set.
Looks lookAtBoard(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const NormalView& view,
                  const Attention& attention);
/// Looks at a photograph, from which a shade over half of the board is taken out first.
Looks lookAtBoard(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground,
                  const QualityParams& params, const Attention& attention);

} // namespace reeve::vision
