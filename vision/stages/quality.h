// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a photograph can be read at all.
#pragma once

#include "vision/params.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

/// Hardly any pixel is bright.
bool isTooDark(const cv::Mat& bgr, const QualityParams& params);
/// The whole picture shows no sharp edge (a picture without any contrast is not blurred, but empty).
bool isBlurred(const cv::Mat& bgr, const QualityParams& params);
/// The tokens of the board at this place cannot be sharp.
bool isBoardBlurred(const cv::Mat& bgr, const cv::Matx33d& boardToImage, const QualityParams& params);
/// A corner of one of the 19 hexes lies outside of the picture by more than the margin.
bool isCutOff(cv::Size picture, const cv::Matx33d& boardToImage, const LocateParams& params);

} // namespace reeve::vision
