// SPDX-License-Identifier: GPL-3.0-or-later
// Runs all networks on a located board, each place independently.
#pragma once

#include "vision/look/looks.h"
#include "vision/params.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

struct Attention;
struct NormalView;

/// Returns the looks at terrain, pieces, harbours and the ship, computed on as many threads as OpenCV has. `bgr`: 8-bit
/// BGR; `view`: its normalView(). `attention`: what a learned set asks for. Thread-safe.
Looks lookAtBoard(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const NormalView& view,
                  const Attention& attention);
/// The same for a photograph; if the light on its board is uneven (`params.shadedBelow`), shadows are removed first.
Looks lookAtBoard(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const Ground& ground,
                  const QualityParams& params, const Attention& attention);

} // namespace reeve::vision
