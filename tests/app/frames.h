// SPDX-License-Identifier: GPL-3.0-or-later
// Frames of a camera for tests.
#pragma once

#include <opencv2/imgproc.hpp>

#include <QVideoFrame>

namespace reeve::testing {

/// A frame (BGRX) with the pixels of an 8-bit BGR picture.
inline QVideoFrame frameOf(const cv::Mat& bgr) {
    QVideoFrame frame(QVideoFrameFormat({bgr.cols, bgr.rows}, QVideoFrameFormat::Format_BGRX8888));
    if (!frame.map(QVideoFrame::WriteOnly)) return {};
    cv::Mat there(bgr.rows, bgr.cols, CV_8UC4, frame.bits(0), static_cast<std::size_t>(frame.bytesPerLine(0)));
    cv::cvtColor(bgr, there, cv::COLOR_BGR2BGRA);
    frame.unmap();
    return frame;
}

} // namespace reeve::testing
