// SPDX-License-Identifier: GPL-3.0-or-later
// Measures whether a photograph can be read.
#pragma once

#include "engine/board/island.h"
#include "vision/params.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

/// Whether the 95th percentile of the picture's brightness is below `darkLevel`.
bool isTooDark(const cv::Mat& bgr, const QualityParams& params);
/// Whether even the sharpest edges of the picture are blurred. False for a picture without contrast, which is empty.
bool isBlurred(const cv::Mat& bgr, const QualityParams& params);
/// Returns the rectified board, gray, 40 pixels for each hex side, out to 4 sides: the input of the next three.
cv::Mat1b grayBoard(const cv::Mat& bgr, const cv::Matx33d& boardToImage);
/// Whether the 95th percentile of the board's brightness is below `darkBoard`.
bool isBoardTooDark(const cv::Mat1b& board, const QualityParams& params);
/// Returns the mean absolute Laplacian divided by the standard deviation: about 0.1 to 0.5 if tokens are legible; 1
/// without contrast.
double boardSharpness(const cv::Mat1b& board);
/// Returns the least mean absolute gradient over all directions, as a share (0 to 1) of the greatest: motion blur
/// lowers it.
double boardEvenDetail(const cv::Mat1b& board);
/// Whether a corner of a hex lies outside the picture by more than `cutOffMargin`.
bool isCutOff(cv::Size picture, const cv::Matx33d& boardToImage, const Island& island, const LocateParams& params);

} // namespace reeve::vision
