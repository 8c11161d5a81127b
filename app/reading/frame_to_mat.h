// SPDX-License-Identifier: GPL-3.0-or-later
// A frame of a camera or a video as the reader's picture.
#pragma once

#include <opencv2/core.hpp>

#include <QByteArray>
#include <QImage>
#include <QVideoFrameFormat>

#include <array>

class QVideoFrame;

namespace reeve::app {

/// What a frame shows, copied: the frame's own memory belongs to the camera. It is needed for the next frames, and is
/// gone when the camera is pulled out. To be made on the thread that was told of the frame.
struct FramePixels {
    explicit FramePixels(const QVideoFrame& frame);

    QVideoFrameFormat::PixelFormat format = QVideoFrameFormat::Format_Invalid;
    QSize size;
    std::array<QByteArray, 3> planes; ///< Empty where the format has fewer.
    std::array<std::size_t, 3> bytesPerLine{};
    QImage image; ///< For a format that no camera or file delivers, in the place of the planes.
};

/// 8-bit BGR; empty for a frame that cannot be read. May be called on any thread.
cv::Mat bgrOf(const FramePixels& frame);
/// A picture in memory as 8-bit BGR, and back.
cv::Mat bgrOf(const QImage& image);
QImage imageOf(const cv::Mat& bgr);

} // namespace reeve::app
