// SPDX-License-Identifier: GPL-3.0-or-later
// Converts frames of cameras and videos to images of the reader.
#pragma once

#include <opencv2/core.hpp>

#include <QByteArray>
#include <QImage>
#include <QVideoFrameFormat>

#include <array>

class QVideoFrame;

namespace reeve::app {

/// Pixels copied from a frame, because the camera reuses its memory and it becomes invalid when the camera is removed.
/// Construct it on the thread that received the frame.
struct FramePixels {
    explicit FramePixels(const QVideoFrame& frame);

    QVideoFrameFormat::PixelFormat format = QVideoFrameFormat::Format_Invalid;
    QSize size;
    bool fullRange = false;           ///< of YUV: values from 0 to 255, as cameras send that compress by JPEG
    std::array<QByteArray, 3> planes; ///< unused ones are empty
    std::array<std::size_t, 3> bytesPerLine{};
    QImage image; ///< instead of planes, for formats that no camera or file delivers
};

/// Returns 8-bit BGR; empty: the frame cannot be read. Thread-safe.
cv::Mat bgrOf(const FramePixels& frame);
/// Returns a copy as 8-bit BGR; empty for a null image.
cv::Mat bgrOf(const QImage& image);
/// Returns a copy of 8-bit BGR as an image; null for an empty matrix.
QImage imageOf(const cv::Mat& bgr);

} // namespace reeve::app
