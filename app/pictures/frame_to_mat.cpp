// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/pictures/frame_to_mat.h"

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <QImage>
#include <QVideoFrame>

#include <algorithm>

namespace reeve::app {
namespace {

/// A view of a plane without copying. Throws if the plane is too small.
cv::Mat plane(const FramePixels& frame, std::size_t number, int rows, int cols, int type) {
    const QByteArray& bytes = frame.planes[number];
    const std::size_t line = frame.bytesPerLine[number];
    const std::size_t used = static_cast<std::size_t>(cols) * static_cast<std::size_t>(CV_ELEM_SIZE(type));
    CV_Assert(rows > 0 && line >= used &&
              static_cast<std::size_t>(bytes.size()) >= line * static_cast<std::size_t>(rows - 1) + used);
    return {rows, cols, type, const_cast<char*>(bytes.constData()), line};
}

/// The three planes of YUV 4:2:0 in one matrix, as OpenCV expects.
cv::Mat stackedPlanes(const FramePixels& frame, int rows, int cols) {
    cv::Mat all(rows * 3 / 2, cols, CV_8UC1);
    plane(frame, 0, rows, cols, CV_8UC1).copyTo(all.rowRange(0, rows));
    for (std::size_t chroma = 0; chroma < 2; ++chroma) {
        cv::Mat part(rows / 2, cols / 2, CV_8UC1,
                     all.ptr(rows) + chroma * static_cast<std::size_t>((rows / 2) * (cols / 2)));
        plane(frame, 1 + chroma, rows / 2, cols / 2, CV_8UC1).copyTo(part);
    }
    return all;
}

/// Scales the planes of brightness and colour from the full range to that which OpenCV expects: 16 to 235, 16 to 240.
void limitRange(cv::Mat luma, cv::Mat chroma) {
    luma.convertTo(luma, -1, 219 / 255.0, 16);
    chroma.convertTo(chroma, -1, 224 / 255.0, 128 * (1 - 224 / 255.0));
}

/// Formats that are converted without Qt.
bool known(QVideoFrameFormat::PixelFormat format) {
    switch (format) {
    case QVideoFrameFormat::Format_BGRA8888:
    case QVideoFrameFormat::Format_BGRA8888_Premultiplied:
    case QVideoFrameFormat::Format_BGRX8888:
    case QVideoFrameFormat::Format_RGBA8888:
    case QVideoFrameFormat::Format_RGBX8888:
    case QVideoFrameFormat::Format_NV12:
    case QVideoFrameFormat::Format_YUV420P:
    case QVideoFrameFormat::Format_YUYV:
    case QVideoFrameFormat::Format_UYVY:
    case QVideoFrameFormat::Format_Jpeg: return true;
    default: return false;
    }
}

cv::Mat converted(const FramePixels& frame) {
    const int rows = frame.size.height();
    const int cols = frame.size.width();
    // With subsampled colours an odd row or column at the edge is dropped.
    const int evenRows = rows / 2 * 2;
    const int evenCols = cols / 2 * 2;
    cv::Mat bgr;
    switch (frame.format) {
    case QVideoFrameFormat::Format_BGRA8888:
    case QVideoFrameFormat::Format_BGRA8888_Premultiplied:
    case QVideoFrameFormat::Format_BGRX8888:
        cv::cvtColor(plane(frame, 0, rows, cols, CV_8UC4), bgr, cv::COLOR_BGRA2BGR);
        break;
    case QVideoFrameFormat::Format_RGBA8888:
    case QVideoFrameFormat::Format_RGBX8888:
        cv::cvtColor(plane(frame, 0, rows, cols, CV_8UC4), bgr, cv::COLOR_RGBA2BGR);
        break;
    case QVideoFrameFormat::Format_NV12: {
        cv::Mat luma = plane(frame, 0, evenRows, evenCols, CV_8UC1);
        cv::Mat chroma = plane(frame, 1, rows / 2, cols / 2, CV_8UC2);
        if (frame.fullRange) limitRange(luma = luma.clone(), chroma = chroma.clone());
        cv::cvtColorTwoPlane(luma, chroma, bgr, cv::COLOR_YUV2BGR_NV12);
        break;
    }
    case QVideoFrameFormat::Format_YUV420P: {
        cv::Mat all = stackedPlanes(frame, evenRows, evenCols);
        if (frame.fullRange) limitRange(all.rowRange(0, evenRows), all.rowRange(evenRows, all.rows));
        cv::cvtColor(all, bgr, cv::COLOR_YUV2BGR_I420);
        break;
    }
    case QVideoFrameFormat::Format_YUYV:
        cv::cvtColor(plane(frame, 0, rows, evenCols, CV_8UC2), bgr, cv::COLOR_YUV2BGR_YUYV);
        break;
    case QVideoFrameFormat::Format_UYVY:
        cv::cvtColor(plane(frame, 0, rows, evenCols, CV_8UC2), bgr, cv::COLOR_YUV2BGR_UYVY);
        break;
    case QVideoFrameFormat::Format_Jpeg:
        bgr = cv::imdecode(cv::Mat(1, static_cast<int>(frame.planes[0].size()), CV_8UC1,
                                   const_cast<char*>(frame.planes[0].constData())),
                           cv::IMREAD_COLOR);
        break;
    default: break;
    }
    return bgr;
}

} // namespace

FramePixels::FramePixels(const QVideoFrame& shared)
    : format(shared.pixelFormat()), size(shared.size()),
      fullRange(shared.surfaceFormat().colorRange() == QVideoFrameFormat::ColorRange_Full) {
    QVideoFrame frame(shared);
    if (!frame.isValid()) return;
    if (!known(format)) {
        image = frame.toImage();
        return;
    }
    if (!frame.map(QVideoFrame::ReadOnly)) return;
    for (int i = 0; i < std::min(frame.planeCount(), static_cast<int>(planes.size())); ++i) {
        const auto at = static_cast<std::size_t>(i);
        planes[at] = QByteArray(reinterpret_cast<const char*>(frame.bits(i)), frame.mappedBytes(i));
        bytesPerLine[at] = static_cast<std::size_t>(frame.bytesPerLine(i));
    }
    frame.unmap();
}

cv::Mat bgrOf(const FramePixels& frame) {
    if (!frame.image.isNull()) return bgrOf(frame.image);
    try {
        return converted(frame);
    } catch (const cv::Exception&) {
        return {}; // an odd size, or a corrupt JPEG
    }
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
