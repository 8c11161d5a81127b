// SPDX-License-Identifier: GPL-3.0-or-later
// A frame of a camera or a video as the reader's picture.
#pragma once

#include <opencv2/core.hpp>

class QImage;
class QVideoFrame;

namespace reeve::app {

/// 8-bit BGR, the frame's own memory left alone; empty for a frame that cannot be read. May be called on any thread for
/// the formats that cameras and files deliver (BGRA, RGBA, NV12, YUV 4:2:0, YUYV, UYVY, JPEG).
cv::Mat bgrOf(const QVideoFrame& frame);
/// The same of a picture in memory, and back.
cv::Mat bgrOf(const QImage& image);
QImage imageOf(const cv::Mat& bgr);

} // namespace reeve::app
