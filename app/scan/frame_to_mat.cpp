// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scan/frame_to_mat.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <QImage>
#include <QVideoFrame>

namespace reeve::app {
namespace {

cv::Mat plane(QVideoFrame& frame, int number, int rows, int cols, int type) {
    return {rows, cols, type, frame.bits(number), static_cast<std::size_t>(frame.bytesPerLine(number))};
}

/// The three planes of YUV 4:2:0 below each other, as OpenCV wants them.
cv::Mat stackedPlanes(QVideoFrame& frame, int rows, int cols) {
    cv::Mat all(rows * 3 / 2, cols, CV_8UC1);
    plane(frame, 0, rows, cols, CV_8UC1).copyTo(all.rowRange(0, rows));
    for (int chroma = 0; chroma < 2; ++chroma) {
        cv::Mat part(rows / 2, cols / 2, CV_8UC1, all.ptr(rows) + chroma * (rows / 2) * (cols / 2));
        plane(frame, 1 + chroma, rows / 2, cols / 2, CV_8UC1).copyTo(part);
    }
    return all;
}

cv::Mat converted(QVideoFrame& frame) {
    const int rows = frame.height();
    const int cols = frame.width();
    cv::Mat bgr;
    switch (frame.pixelFormat()) {
    case QVideoFrameFormat::Format_BGRA8888:
    case QVideoFrameFormat::Format_BGRA8888_Premultiplied:
    case QVideoFrameFormat::Format_BGRX8888:
        cv::cvtColor(plane(frame, 0, rows, cols, CV_8UC4), bgr, cv::COLOR_BGRA2BGR);
        break;
    case QVideoFrameFormat::Format_RGBA8888:
    case QVideoFrameFormat::Format_RGBX8888:
        cv::cvtColor(plane(frame, 0, rows, cols, CV_8UC4), bgr, cv::COLOR_RGBA2BGR);
        break;
    case QVideoFrameFormat::Format_NV12:
        cv::cvtColorTwoPlane(plane(frame, 0, rows, cols, CV_8UC1), plane(frame, 1, rows / 2, cols / 2, CV_8UC2), bgr,
                             cv::COLOR_YUV2BGR_NV12);
        break;
    case QVideoFrameFormat::Format_YUV420P:
        cv::cvtColor(stackedPlanes(frame, rows / 2 * 2, cols / 2 * 2), bgr, cv::COLOR_YUV2BGR_I420);
        break;
    case QVideoFrameFormat::Format_YUYV:
        cv::cvtColor(plane(frame, 0, rows, cols, CV_8UC2), bgr, cv::COLOR_YUV2BGR_YUYV);
        break;
    case QVideoFrameFormat::Format_UYVY:
        cv::cvtColor(plane(frame, 0, rows, cols, CV_8UC2), bgr, cv::COLOR_YUV2BGR_UYVY);
        break;
    case QVideoFrameFormat::Format_Jpeg:
        bgr = cv::imdecode(cv::Mat(1, frame.mappedBytes(0), CV_8UC1, frame.bits(0)), cv::IMREAD_COLOR);
        break;
    default: break;
    }
    return bgr;
}

} // namespace

cv::Mat bgrOf(const QVideoFrame& shared) {
    QVideoFrame frame(shared);
    if (!frame.isValid() || !frame.map(QVideoFrame::ReadOnly)) return {};
    cv::Mat bgr;
    try {
        bgr = converted(frame);
    } catch (const cv::Exception&) {
        bgr.release(); // an odd size, or a torn JPEG
    }
    frame.unmap();
    return bgr.empty() ? bgrOf(shared.toImage()) : bgr;
}

cv::Mat bgrOf(const QImage& image) {
    if (image.isNull()) return {};
    const QImage rgb = image.convertToFormat(QImage::Format_RGB888);
    const cv::Mat view(rgb.height(), rgb.width(), CV_8UC3, const_cast<uchar*>(rgb.constBits()),
                       static_cast<std::size_t>(rgb.bytesPerLine()));
    cv::Mat bgr;
    cv::cvtColor(view, bgr, cv::COLOR_RGB2BGR);
    return bgr;
}

QImage imageOf(const cv::Mat& bgr) {
    if (bgr.empty()) return {};
    return QImage(bgr.data, bgr.cols, bgr.rows, static_cast<qsizetype>(bgr.step), QImage::Format_BGR888).copy();
}

} // namespace reeve::app
