// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a photograph can be read at all.
#pragma once

#include "engine/board/island.h"
#include "vision/params.h"

#include <opencv2/core.hpp>

namespace reeve::vision {

/// Hardly any pixel is bright.
bool isTooDark(const cv::Mat& bgr, const QualityParams& params);
/// The whole picture shows no sharp edge (a picture without any contrast is not blurred, but empty).
bool isBlurred(const cv::Mat& bgr, const QualityParams& params);
/// The board at this place from above, gray, in 40 pixels for each hex side: what the next three judge.
cv::Mat1b grayBoard(const cv::Mat& bgr, const cv::Matx33d& boardToImage);
/// Hardly any pixel of the board is bright.
bool isBoardTooDark(const cv::Mat1b& board, const QualityParams& params);
/// How sharp the board is: mean absolute Laplacian, as a share of the contrast. About 0.1 to 0.5 where tokens can be
/// read.
double boardSharpness(const cv::Mat1b& board);
/// How alike the detail on the board is in all directions, 0 to 1: a moving camera takes it from one of them.
double boardEvenDetail(const cv::Mat1b& board);
/// A corner of a hex of the island lies outside of the picture by more than the margin.
bool isCutOff(cv::Size picture, const cv::Matx33d& boardToImage, const Island& island, const LocateParams& params);

} // namespace reeve::vision
